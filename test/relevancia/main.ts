/** Prints how well search answers the judged queries, on the real pages that CORPUS_MIRROR names. */

import { hasMirror } from '../real/mirror.ts';
import { realSnapshot } from '../real/snapshot.ts';
import { openBuscador } from './buscador.ts';
import { medir, piores } from './medida.ts';

const PIORES = 20;

if (hasMirror) {
  const { buscar, close } = openBuscador(await realSnapshot());
  const placar = medir(buscar);
  close();
  const { p5, recall10, mrr, consultas } = placar;
  console.log(
    `${consultas.length} queries: P@5 ${p5.toFixed(3)}  recall@10 ${recall10.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
  );
  console.log(`\nThe ${PIORES} worst, each with its first results and what is missing among the first ten`);
  for (const { q, p5, recall10, mrr, primeiros, faltam } of piores(placar, PIORES)) {
    console.log(`\n${q}   P@5 ${p5.toFixed(2)}  recall@10 ${recall10.toFixed(2)}  MRR ${mrr.toFixed(2)}`);
    console.log(`  ${primeiros.join(' ') || 'nothing'}\n  missing ${faltam.join(' ') || 'nothing'}`);
  }
}
