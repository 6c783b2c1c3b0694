import { type AtoNumerado, expandAno, type FormaNumerada, printNumero } from './act-name.ts';

/**
 * An act as identified by the address of its page: `_ato2007-2010/2009/decreto/d7030.htm`,
 * `decreto-lei/1937-1946/del0147.htm`.
 */
export interface AtoDoEndereco extends AtoNumerado {
  /** The first and last year that the folders allow; null if they give none. */
  anos: readonly [number, number] | null;
}

/** A link of a page, resolved. */
export interface Endereco {
  /** Absolute, without a fragment, on the current host. */
  url: string;
  /** Whether the link was relative to the page. */
  relativo: boolean;
  /** Whether the link named a host or scheme that the site no longer uses. */
  antigo: boolean;
  /** Whether it is on a host of the official site, or on the page's own host, which may be a mirror of the site. */
  oficial: boolean;
}

/** Every host that has ever served the pages of acts: `www4.planalto.gov.br`, `www.presidencia.gov.br`. */
const OFICIAL = /^(?:[\w-]+\.)?(?:planalto|presidencia)\.gov\.br$/;
const HOJE = 'www.planalto.gov.br';
const PAGINAS = /^\/ccivil_03\//i;
const ESQUEMA = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * Resolves a link of a page. Null if it stays within the page or does not lead to a page (`mailto:`). Old hosts are
 * replaced by the current one.
 * @param page the address of the page that contains the link
 */
export function readEndereco(href: string, page: string): Endereco | null {
  if (href.trim() === '' || href.trim().startsWith('#') || !URL.canParse(href, page)) return null;
  const url = new URL(href, page);
  if (!/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  const own = new URL(page).host === url.host;
  const moved = !own && OFICIAL.test(url.host) && PAGINAS.test(url.pathname);
  const relativo = !ESQUEMA.test(href) && !href.trim().startsWith('//');
  const before = `${url.protocol}//${url.host}`;
  if (moved) Object.assign(url, { protocol: 'https:', host: HOJE });
  else if (own) url.protocol = new URL(page).protocol;
  // `L13431.htmart25`: the `#` before the fragment is missing.
  url.pathname = url.pathname.replace(/(\.html?)art[^/]*$/i, '$1');
  const antigo = !relativo && (before !== `${url.protocol}//${url.host}` || isIndiceAntigo(url));
  return { url: url.href, relativo, antigo, oficial: own || OFICIAL.test(url.host) };
}

/** An old list of acts, from before they had pages: `legislacao.planalto.gov.br/legisla/legislacao.nsf/…`. */
const isIndiceAntigo = ({ host, pathname }: URL): boolean => OFICIAL.test(host) && /\.nsf\//i.test(pathname);

const FORMAS: Readonly<Record<string, FormaNumerada>> = {
  l: 'lei',
  lim: 'lei',
  lei: 'lei',
  lcp: 'lei_complementar',
  del: 'decreto_lei',
  d: 'decreto',
  dec: 'decreto',
  emc: 'emenda_constitucional',
  mpv: 'medida_provisoria',
};
/** File name endings for different pages of one act: `l8987cons.htm`, `del5452compilado.htm`, `l7347orig.htm`. */
const EDICAO = '(?:_?(?:cons(?:ol(?:idad[oa])?)?|compilad[oa]?|orig(?:inal)?|atualizad[oa]|impress(?:a|ao|ão)?))*';
const NUMERO = '0*(?<numero>\\d{1,3}(?:\\.\\d{3})+|\\d+)';
/**
 * After the number: the letter of a law, the issue of a provisional measure, or the year: `Del8987-a`, `2158-35`,
 * `L816-49`.
 */
const SUFIXO = '(?:-?(?<letra>[a-d])|-(?<curto>\\d{1,2})|-(?<ano>\\d{4}))?';
const ARQUIVO = new RegExp(`/(?<prefixo>lim|lcp|del|dec|emc|mpv|l|d)?_?${NUMERO}${SUFIXO}${EDICAO}\\.html?$`, 'i');
/** `lei 11.079-2004`, in the old list of acts. */
const IDENTIFICACAO = new RegExp(
  `/(?<prefixo>lei|lcp|del|dec|emc|mpv)\\s${NUMERO}(?:-?(?<letra>[a-d]))?-(?<ano>\\d{4})$`,
  'i',
);
const PASTA_DE_MEDIDAS = /\/mpv\/(?:[^/]+\/)*[^/]+$/i;
/** Amendments of earlier constitutions, which have a numbering of their own. */
const DE_ANTES = /\/emc_anterior1988\//i;
const FAIXA = /\/_?(?:ato)?(\d{4})[-_](\d{4})\//i;

/** Identifies the act whose page an address is, from its file name and folders. Null if it is not an act's page. */
export function readAtoDoEndereco(url: string): AtoDoEndereco | null {
  const path = decode(new URL(url).pathname);
  const { prefixo, numero = '', letra, curto, ano } = (ARQUIVO.exec(path) ?? IDENTIFICACAO.exec(path))?.groups ?? {};
  // `Mpv/575.htm`: the folder gives the type.
  const nome = prefixo?.toLowerCase() ?? (PASTA_DE_MEDIDAS.test(path) ? 'mpv' : '');
  const forma = FORMAS[nome];
  if (forma === undefined || Number(numero.replaceAll('.', '')) === 0) return null;
  const emissao = forma === 'medida_provisoria' ? curto : undefined;
  const sufixo = letra ?? emissao;
  const impresso = printNumero(sufixo === undefined ? numero : `${numero}-${sufixo}`);
  const escrito = ano ?? (emissao === undefined && curto?.length === 2 ? curto : undefined);
  const anos = readAnos(path);
  const doNome = escrito === undefined ? null : readAno(escrito, { forma, numero: impresso }, anos);
  return { forma, numero: impresso, ano: doNome ?? (anos && anos[0] === anos[1] ? anos[0] : null), anos };
}

function readAno(escrito: string, ato: Pick<AtoNumerado, 'forma' | 'numero'>, anos: AtoDoEndereco['anos']): number {
  if (escrito.length === 4) return Number(escrito);
  const curto = Number(escrito);
  const longo = [1900 + curto, 2000 + curto].find((ano) => anos !== null && anos[0] <= ano && ano <= anos[1]);
  return longo ?? expandAno(ato, curto);
}

/**
 * The years that the folders give: a single one for `_ato2007-2010/2009/` and `LEIS_2001/`, a range for `1950-1969/`.
 */
function readAnos(path: string): AtoDoEndereco['anos'] {
  const so = /.*\/(?:[a-z]+_)?((?:18|19|20)\d{2})\//i.exec(path)?.[1];
  if (so !== undefined) return [Number(so), Number(so)];
  if (DE_ANTES.test(path)) return [1946, 1987];
  const [, de, ate] = FAIXA.exec(path) ?? [];
  return de === undefined || ate === undefined ? null : [Number(de), Number(ate)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
