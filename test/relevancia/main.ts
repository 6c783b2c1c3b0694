/** Prints how well search answers the judged queries, and how often verification suggests what was meant, on the real pages that CORPUS_MIRROR names. */

import { hasMirror } from '../real/mirror.ts';
import { realSnapshot } from '../real/snapshot.ts';
import { openBuscador } from './buscador.ts';
import { CONSULTAS, PRIMEIRAS } from './consultas.ts';
import { ALHEIAS } from './consultas-alheias.ts';
import { COTIDIANAS } from './consultas-cotidianas.ts';
import { SEGUINTES } from './consultas-seguintes.ts';
import { ULTIMAS } from './consultas-ultimas.ts';
import { medir, piores } from './medida.ts';
import { medirCandidatosNoTexto, medirSugestoes, medirSugestoesNoTexto } from './sugestoes.ts';

const PIORES = 20;

if (hasMirror) {
  const { acervo, buscar, close } = openBuscador(await realSnapshot());
  const placar = medir(buscar, [...CONSULTAS, ...COTIDIANAS, ...ULTIMAS, ...ALHEIAS]);
  const partes = {
    'the first, which ranking and thesaurus were made with': medir(buscar, PRIMEIRAS),
    'those written later': medir(buscar, SEGUINTES),
    'both of them': medir(buscar, CONSULTAS),
    'in words of every day': medir(buscar, COTIDIANAS),
    'the last ones': medir(buscar, ULTIMAS),
    'of another hand': medir(buscar, ALHEIAS),
    all: placar,
  };
  const acertos = {
    'a wrong citation, by what an item claims': medirSugestoes(acervo),
    'a wrong citation in a text': medirSugestoesNoTexto(acervo),
    'a citation without its act in a text': medirCandidatosNoTexto(acervo),
  };
  close();
  for (const [name, { p5, recall10, mrr, consultas }] of Object.entries(partes))
    console.log(
      `${consultas.length} queries (${name}): P@5 ${p5.toFixed(3)}  recall@10 ${recall10.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
    );
  console.log(`\nThe ${PIORES} worst, each with its first results and what is missing among the first ten`);
  for (const { q, p5, recall10, mrr, primeiros, faltam } of piores(placar, PIORES)) {
    console.log(`\n${q}   P@5 ${p5.toFixed(2)}  recall@10 ${recall10.toFixed(2)}  MRR ${mrr.toFixed(2)}`);
    console.log(`  ${primeiros.join(' ') || 'nothing'}\n  missing ${faltam.join(' ') || 'nothing'}`);
  }
  console.log('\nWhat was meant, as suggestions and candidates');
  for (const [name, { primeira, cinco, mrr, erros }] of Object.entries(acertos)) {
    console.log(`${name}: first ${primeira.toFixed(3)}  first five ${cinco.toFixed(3)}  MRR ${mrr.toFixed(3)}`);
    for (const erro of erros) console.log(`  ${erro}`);
  }
}
