import type { Line } from '../lines/lines.ts';
import { hasBody } from '../lines/shape.ts';
import type { Zona } from '../lines/zones.ts';
import { Builder } from '../tree/builder.ts';
import { type Nomes, readChave } from '../tree/keys.ts';
import { addNo, descend, type No, type Serie } from '../tree/tree.ts';
import type { Achado } from '../types.ts';
import { settleTails } from './tails.ts';

/**
 * Takes over the promulgated wordings of provisions whose veto was overridden, from a second document on the page. If
 * the act's own text still shows only the veto, the promulgated wording is its newest one, with the provisions below
 * it. The rest of the document repeats what the act already says.
 */
export function adoptPromulgated(
  zonas: readonly Zona[],
  lidas: ReadonlyMap<Zona, { serie: Serie; nomes: Nomes }>,
  achados: Achado[],
): void {
  const main = [...lidas].find(([zona]) => zona.tipo === 'corpo')?.[1];
  if (!main || !zonas.some((zona) => zona.tipo === 'vetos')) return;
  const byKey = new Map<string, No>();
  for (const artigo of main.serie.artigos) {
    for (const no of descend(artigo)) byKey.set(readChave(no, main.nomes).ref_key, no);
  }
  for (const zona of zonas) {
    if (zona.tipo !== 'vetos') continue;
    const { serie } = new Builder(zona.lines, false).read();
    settleTails(serie);
    for (const line of zona.lines) closeQuote(line);
    for (const artigo of serie.artigos) {
      for (const no of descend(artigo)) {
        const { ref_key } = readChave(no, main.nomes);
        const own = byKey.get(ref_key);
        if (!own || !isVetoedOnly(own) || !hasWords(no)) continue;
        adopt(own, no);
        achados.push({
          tipo: 'veto_promulgado',
          ref_key,
          mensagem: 'redação tirada do documento que promulga as partes vetadas',
        });
      }
    }
  }
}

/** Gives the vetoed provision its promulgated wording, and the provisions below it that it never had. */
function adopt(own: No, promulgado: No): void {
  const caminho = own.grupos.at(-1)?.caminho ?? [];
  for (const grupo of promulgado.grupos) own.grupos.push({ ...grupo, caminho, posicao: own.posicao });
  for (const filho of promulgado.filhos) {
    if (own.filhos.some((other) => other.nivel === filho.nivel && other.valor === filho.valor)) continue;
    filho.pai = own;
    addNo(own, filho, filho.valor);
    for (const no of descend(filho)) for (const grupo of no.grupos) grupo.caminho = caminho;
  }
}

/** Removes the mark that closes what a promulgation quotes. A mark that closes a quotation inside the words stays. */
function closeQuote(line: Line): void {
  const last = line.trechos.at(-1);
  const mark = last && /["”]\s*$/u.exec(line.block.text.slice(last.start, last.end));
  if (!mark || /["“]/u.test(line.corpo.trimEnd().slice(0, -1))) return;
  last.end -= mark[0].length;
  line.corpo = line.trechos.map(({ start, end }) => line.block.text.slice(start, end)).join(' ');
}

const hasWords = (no: No): boolean => no.grupos.some((grupo) => hasBody(grupo.principal));
const isVetoedOnly = (no: No): boolean =>
  !hasWords(no) && no.grupos.some((grupo) => grupo.notas.some((nota) => nota.tipo === 'veto'));
