import type { DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { formatRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';

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
