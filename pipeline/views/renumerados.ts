import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { NIVEIS } from '../../schemas/law/rotulos.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { isRiscadoSemNota } from '../../schemas/verify/acervo/notas.ts';

const DE =
  /numerad[oa]\s+d[oea]\s+(?:antig[oa]\s+)?(?:(par[áa]grafo\s+[úu]nico)|§\s*(\d+\s?[º°o]?(?:-[A-Z])?)|inciso\s+([IVXLC]+(?:-[A-Z])?)|al[íi]nea\s+["“]?([a-z])|art(?:igo)?\.?\s*(\d[\d.]*\s?[º°o]?(?:-[A-Z])?))/i;
/** A quick test, which saves classifying most notes. */
const RENUMERADO = /numerad|transformad/i;
const PARA_PRIMEIRO = /^par[áa]grafo\s+[úu]nico\s+(?:re)?numerad/i;

/**
 * Lists the former and the present key of each provision that has another number today, one key per line. A note may
 * say so. It is also inferred if a provision is struck as a whole without a note and the same words appear under
 * another label of the article (`Parágrafo único` after the law added a § 2º).
 */
export function renumeradosDe(dispositivos: readonly Dispositivo[]): string {
  return [...mudados(dispositivos), ...dispositivos.flatMap(renumeracao)].join('\n');
}

/** Returns the former key and the present key of a renumbered provision. */
function renumeracao(linha: Dispositivo): string[] {
  const lida = renumeracaoDe(linha);
  return lida === null ? [] : [lida.antiga, linha.ref_key];
}

/** Returns the former key of a provision and the note that says so, or null if no note does. */
export function renumeracaoDe(linha: Dispositivo): { antiga: string; nota: string } | null {
  const nota = linha.anotacoes.find((nota) => RENUMERADO.test(nota) && classifyNota(nota) === 'renumeracao');
  const antiga = nota === undefined ? null : chaveAntiga(linha, nota);
  return nota === undefined || antiga === null ? null : { antiga, nota };
}

function chaveAntiga(linha: Dispositivo, nota: string): string | null {
  const parent = linha.ref_key.slice(0, linha.ref_key.lastIndexOf('.'));
  const depth = NIVEIS.filter((nivel) => linha[nivel] !== null).length;
  if (depth > 1 && PARA_PRIMEIRO.test(nota)) return `${parent}.unico`;
  const [, unico, paragrafo, inciso, alinea, artigo] = DE.exec(nota) ?? [];
  const level = unico ? 'unico' : (paragrafo ?? inciso ?? alinea);
  if (level !== undefined && depth > 1) return `${parent}.${bare(level)}`;
  return artigo !== undefined && depth === 1 ? `${linha.sigla}.${bare(artigo)}` : null;
}

/** Turns `1.003` and `5º-A` into the form that keys have. */
const bare = (numero: string): string => numero.replace(/[.\s]/g, '').replace(/(\d)[º°o]/, '$1');

/** A text with fewer letters (`Pena`, `idem`) may occur anywhere. */
const MIN_TEXTO = 20;
const letters = (row: Dispositivo): string =>
  ownWording(row)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * For provisions struck without a note, finds where in the article the same words are in force. Words that occur at
 * several places say nothing.
 */
function mudados(dispositivos: readonly Dispositivo[]): string[] {
  const riscados = dispositivos.filter(isRiscadoSemNota);
  if (riscados.length === 0) return [];
  const artigos = new Set(riscados.map(({ artigo }) => artigo));
  const emVigor = new Map<string, string | null>();
  for (const row of dispositivos) {
    if (row.revogado || !artigos.has(row.artigo)) continue;
    const place = `${row.artigo} ${letters(row)}`;
    emVigor.set(place, emVigor.has(place) ? null : row.ref_key);
  }
  return riscados.flatMap((row) => {
    const words = letters(row);
    const hoje = words.length < MIN_TEXTO ? undefined : emVigor.get(`${row.artigo} ${words}`);
    return hoje ? [row.ref_key, hoje] : [];
  });
}
