import { type AtoNumerado, type FormaNumerada, needsAno, printAto } from '../../law/act-name.ts';
import type { Nomes } from './nomes.ts';

const PLANALTO = /(?:https?:\/\/)?(?:www\.|www4\.)?planalto\.gov\.br\/(\S+?\.html?)(?:\?[^\s#]*)?(?:#([^\s,;]*))?/i;
/** `/diplomas/CF/artigos/5/#5.LXXVIII`, `/v1/dispositivos/CF.5`: this service's own. */
const VIGENTE =
  /^\s*\S*\/(?:dispositivos\/([^\s/?#]+)|diplomas\/([^\s/?#]+)\/(?:artigos|texto)\/([^\s/?#]+)\/?(?:#(\S+))?)\s*$/i;
/** LexML and others put the name of an act into an address. */
const URN = /\S*?(urn(?::|%3a)lex\S+)/i;

const FORMAS: Readonly<Record<string, FormaNumerada>> = {
  l: 'lei',
  lcp: 'lei_complementar',
  del: 'decreto_lei',
  d: 'decreto',
  emc: 'emenda_constitucional',
  mpv: 'medida_provisoria',
};
/** `l8078compilado.htm`, `Del2848.htm`, `D0678.htm`; what follows the number tells the edition. */
const ARQUIVO = /(?:^|\/)(lcp|del|emc|mpv|l|d)_?0*(\d+(?:-\d+)?)[a-z_]*\.html?$/i;
const CONSTITUICAO = /(?:^|\/)constitui[cç]ao(\d\d)?[a-z_]*\.html?$/i;

/** A query with the citation that a pasted address stands for in its place; as it is where no address is known. */
export function semEndereco(q: string, nomes: Nomes): string {
  if (URN.test(q)) return q.replace(URN, (_, urn: string) => decode(urn));
  const [, chave, sigla, artigo = '', lugar = artigo] = VIGENTE.exec(q) ?? [];
  if (chave !== undefined) return decode(chave);
  if (sigla !== undefined) return decode(lugar.startsWith(`${sigla}.`) ? lugar : `${sigla}.${lugar}`);
  return q.replace(PLANALTO, (inteiro: string, caminho: string, ancora = '') => {
    const ato = readCaminho(caminho, nomes);
    const onde = ancora === '' ? '' : readAncora(decode(ancora));
    return ato === null || onde === null ? inteiro : [ato, onde].filter((part) => part !== '').join(', ');
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readCaminho(caminho: string, nomes: Nomes): string | null {
  const constituicao = CONSTITUICAO.exec(caminho);
  if (constituicao) return constituicao[1] === undefined ? 'CF' : `Constituição de 19${constituicao[1]}`;
  const [, prefixo = '', numero = ''] = ARQUIVO.exec(caminho) ?? [];
  const forma = FORMAS[prefixo.toLowerCase()];
  if (forma === undefined) return null;
  const ato = { forma, numero, ano: null };
  return printAto({ ...ato, ano: anoDe(ato, caminho, nomes) });
}

/** Folders of acts of any year before the series of today. */
const ANTIGOS = /\/(?:antig[oa]s|hist[óo]ricos)\//i;
const PRIMEIRO = 1889;
const ULTIMO = 2099;

/** The year of an act whose number alone tells nothing: the folder's, or of the folder's years the only one of a known act. */
function anoDe(ato: AtoNumerado, caminho: string, nomes: Nomes): number | null {
  if (!needsAno(ato) || ANTIGOS.test(caminho)) return null;
  const [, so] = /\/(\d{4})\/[^-]*$/.exec(caminho) ?? [];
  if (so !== undefined) return Number(so);
  const [, de = PRIMEIRO, ate = ULTIMO] = /(\d{4})-(\d{4})\//.exec(caminho) ?? [];
  const anos = Array.from({ length: Number(ate) - Number(de) + 1 }, (_, i) => Number(de) + i);
  const known = anos.filter((ano) => nomes.ano.has(nomes.numerado({ ...ato, ano })));
  return known.length === 1 ? (known[0] as number) : null;
}

/**
 * `art5lxxviii`, `art121§2iv`, `art14p`, `art103a`, `art1.039`: null where it cannot be read to its end. A single letter
 * is the suffix of the article, unless it is a numeral; at the end stand dots and a digit that tell wordings apart.
 */
const ANCORA =
  /^art\.?(\d{1,3}(?:\.\d{3})+|\d+)[º°]?(?:-([a-z])|([a-hjkm-oq-uwyz])(?![ivxlc]))?(?:(p)|§\.?(\d+)[º°]?(?:-([a-z]))?)?\.?([ivxlc]+)?([a-z])?(?:\.\d{0,2})*$/i;

function readAncora(ancora: string): string | null {
  const match = ANCORA.exec(ancora);
  if (!match) return null;
  const [, artigo, separado, junto, unico, paragrafo, letra, inciso, alinea] = match;
  const sufixo = separado ?? junto;
  const parts = [`art. ${artigo}${sufixo === undefined ? '' : `-${sufixo.toUpperCase()}`}`];
  if (unico !== undefined) parts.push('parágrafo único');
  if (paragrafo !== undefined) parts.push(`§ ${paragrafo}${letra === undefined ? '' : `-${letra.toUpperCase()}`}`);
  if (inciso !== undefined) parts.push(inciso.toUpperCase());
  if (alinea !== undefined) parts.push(`alínea ${alinea.toLowerCase()}`);
  return parts.join(', ');
}
