import { type AtoEmpacotado, packNumbers } from '../../schemas/ato-verificavel.ts';
import { classifyNota } from '../../schemas/grammar/note-kinds.ts';
import { NIVEIS } from '../../schemas/grammar/rotulos.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { isArtigo, type Linha, packLinha } from '../../schemas/model/linha.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { composeLinha } from './linha.ts';

/** Packs the provisions of one act, in reading order, with the stems of their own wordings and their former keys. */
export function composeVerificacao(dispositivos: readonly Dispositivo[]): AtoEmpacotado {
  const linhas = dispositivos.map(composeLinha);
  const packed = linhas.map((linha) => Buffer.from(packLinha(linha)));
  return {
    chaves: linhas.map(({ ref_key }) => ref_key).join('\n'),
    linhas: Buffer.concat(packed),
    limites: packNumbers(endsOf(packed)),
    renumerados: linhas.flatMap(renumeracao).join('\n'),
    ...indexWords(linhas),
  };
}

/** From 0 on, where each of the parts ends once they stand one after the other. */
function endsOf(parts: readonly { length: number }[]): number[] {
  const ends = [0];
  for (const { length } of parts) ends.push((ends.at(-1) as number) + length);
  return ends;
}

function indexWords(linhas: readonly Linha[]): Pick<AtoEmpacotado, 'termos' | 'inicios' | 'posicoes' | 'tamanhos'> {
  const lists = new Map<string, number[]>();
  const tamanhos = linhas.map((linha, position) => {
    if (linha.revogado || linha.veto === 'todo') return 0;
    const words = radicais(linha.proprio);
    for (const word of words) {
      const list = lists.get(word);
      if (list) list.push(position);
      else lists.set(word, [position]);
    }
    return words.size;
  });
  const termos = [...lists.keys()].sort();
  const sorted = termos.map((termo) => lists.get(termo) as number[]);
  return {
    termos: termos.join('\n'),
    inicios: packNumbers(endsOf(sorted)),
    posicoes: packNumbers(sorted.flat()),
    tamanhos: packNumbers(tamanhos),
  };
}

const DE =
  /numerad[oa]\s+d[oea]\s+(?:antig[oa]\s+)?(?:(par[áa]grafo\s+[úu]nico)|§\s*(\d+)\s?[º°o]?|inciso\s+([IVXLC]+)|al[íi]nea\s+["“]?([a-z])|art(?:igo)?\.?\s*(\d[\d.]*))/i;
/** Spares most notes their classification. */
const RENUMERADO = /numerad|transformad/i;
const PARA_PRIMEIRO = /^par[áa]grafo\s+[úu]nico\s+(?:re)?numerad/i;

/** The key that a renumbered provision had, and the one it has. */
function renumeracao(linha: Linha): string[] {
  const antiga = chaveAntiga(linha);
  return antiga === null ? [] : [antiga, linha.ref_key];
}

function chaveAntiga(linha: Linha): string | null {
  const nota = linha.anotacoes.find((nota) => RENUMERADO.test(nota) && classifyNota(nota) === 'renumeracao');
  if (nota === undefined) return null;
  const parent = linha.ref_key.slice(0, linha.ref_key.lastIndexOf('.'));
  const depth = NIVEIS.filter((nivel) => linha[nivel] !== null).length;
  if (depth > 1 && PARA_PRIMEIRO.test(nota)) return `${parent}.unico`;
  const [, unico, paragrafo, inciso, alinea, artigo] = DE.exec(nota) ?? [];
  const level = unico ? 'unico' : (paragrafo ?? inciso ?? alinea);
  if (level !== undefined && depth > 1) return `${parent}.${level}`;
  return artigo !== undefined && isArtigo(linha) ? `${linha.sigla}.${artigo.replaceAll('.', '')}` : null;
}
