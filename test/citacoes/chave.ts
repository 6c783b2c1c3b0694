import type { DispositivoCitado } from '../../schemas/contract/model/citacao.ts';
import { formatRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';
import type { Esperada, Linha } from './estrutura.ts';

/** A key of the table, read; `?` and `*` stand where the sigla would. */
export interface Chave {
  sigla: string;
  refKey: string;
  caput: boolean;
  origem: 'anafora' | 'mencao' | null;
}

const CHAVE = /^(?<refKey>(?<sigla>\?|\*|[A-Z0-9-]{1,20})\.[^+ ]+)(?<caput>\+caput)?(?: ~(?<origem>anafora|mencao))?$/;

/** Null when the key is not well formed. */
export function readChave(chave: string): Chave | null {
  const groups = CHAVE.exec(chave)?.groups;
  if (!groups) return null;
  const { refKey = '', sigla = '', caput, origem = null } = groups;
  const parsed = parseRefKey(refKey.replace(/^[?*]/, 'X'));
  if (parsed === null) return null;
  return { sigla, refKey, caput: caput !== undefined, origem: origem as Chave['origem'] };
}

/** The key of an extracted citation, as the table writes it. A capital alínea is the same one: only the law tells. */
export function chaveOf(citacao: DispositivoCitado): string {
  const { sigla, artigo, paragrafo, inciso, caput, inferencia } = citacao;
  const alinea = citacao.alinea?.toLowerCase() ?? null;
  const solto = citacao.item !== null && alinea === null;
  const item = solto ? `item-${citacao.item?.replace(/^item-/, '')}` : citacao.item;
  const refKey = formatRefKey({ sigla: sigla ?? '?', artigo, paragrafo, inciso, alinea, item });
  const origem = { anafora: ' ~anafora', mencao_anterior: ' ~mencao' };
  return `${refKey}${caput ? '+caput' : ''}${inferencia === undefined ? '' : origem[inferencia.origem]}`;
}

const solta = (texto: string, inicio: number, fim: number) =>
  !/[\p{L}\p{N}]$/u.test(texto.slice(0, inicio)) && !/^[\p{L}\p{N}]/u.test(texto.slice(fim));

function find(texto: string, rotulo: string, desde: number): number {
  const primeiro = texto.indexOf(rotulo, desde);
  for (let inicio = primeiro; inicio >= 0; inicio = texto.indexOf(rotulo, inicio + 1)) {
    if (solta(texto, inicio, inicio + rotulo.length)) return inicio;
  }
  // Glued words: `noartigo 85`.
  return primeiro;
}

/** Where each expected citation begins, −1 where it is not found after the one before; a range is one span. */
export function offsetsOf([texto, citacoes]: Linha): number[] {
  let fim = 0;
  let anterior: Esperada | undefined;
  let offset = -1;
  return citacoes.map((esperada) => {
    if (esperada[1] !== anterior?.[1]) {
      offset = find(texto, esperada[1], fim);
      fim = offset + esperada[1].length;
    }
    anterior = esperada;
    return offset;
  });
}
