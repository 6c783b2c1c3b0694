import { Builder } from './builder.ts';
import type { Nomes } from './keys.ts';
import { readChave } from './keys.ts';
import type { Line } from './lines.ts';
import { descend, type Grupo, type No, type Serie } from './tree.ts';
import type { Achado } from './types.ts';
import type { Zona } from './zones.ts';

/**
 * A second document promulgates provisions whose veto was overridden. Where the act's own text still shows only the
 * veto, the promulgated wording is its newest one; the rest of the document repeats what the act already says.
 * @returns the lines that became wordings, with their provision
 */
export function adoptPromulgated(
  zonas: readonly Zona[],
  lidas: ReadonlyMap<Zona, { serie: Serie; nomes: Nomes }>,
  achados: Achado[],
): Map<Line, No> {
  const adopted = new Map<Line, No>();
  const main = [...lidas].find(([zona]) => zona.tipo === 'corpo')?.[1];
  if (!main) return adopted;
  const byKey = new Map<string, No>();
  for (const artigo of main.serie.artigos) {
    for (const no of descend(artigo)) byKey.set(readChave(no, main.nomes).ref_key, no);
  }
  for (const zona of zonas) {
    if (zona.tipo !== 'vetos') continue;
    const { serie } = new Builder(zona.lines, false).read();
    for (const artigo of serie.artigos) {
      for (const no of descend(artigo)) {
        const own = byKey.get(readChave(no, main.nomes).ref_key);
        if (!own || !isVetoedOnly(own) || !hasWords(no)) continue;
        for (const grupo of no.grupos) {
          own.grupos.push({ ...grupo, caminho: own.grupos.at(-1)?.caminho ?? [], posicao: own.posicao });
          adopted.set(grupo.principal, own);
          for (const { line } of grupo.caudas) adopted.set(line, own);
        }
        achados.push({
          tipo: 'veto_promulgado',
          ref_key: readChave(own, main.nomes).ref_key,
          mensagem: 'redação tirada do documento que promulga as partes vetadas',
        });
      }
    }
  }
  return adopted;
}

const words = (grupo: Grupo): boolean => /[\p{L}\d]/u.test(grupo.principal.corpo);
const hasWords = (no: No): boolean => no.grupos.some(words);
const isVetoedOnly = (no: No): boolean =>
  no.grupos.every((grupo) => !words(grupo)) &&
  no.grupos.some((grupo) => grupo.notas.some((nota) => nota.tipo === 'veto'));
