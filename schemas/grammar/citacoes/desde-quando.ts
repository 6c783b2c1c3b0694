import { compact } from '../compact.ts';
import { anyOf } from './instrumentos.ts';
import { DESFEITO, MUDADO, MUDANCA } from './mudanca.ts';

const DATA = String.raw`(?:vig[êe]ncia|edi[çc][ãa]o|promulga[çc][ãa]o|publica[çc][ãa]o|san[çc][ãa]o|advento|reforma|superveni[êe]ncia|surgimento|chegada|entrada\s{1,3}em\s{1,3}vigor)`;
/** `após a`, `a partir da vigência da`, `com o advento da`: since when, or until when. */
const TEMPO = String.raw`(?:(?:(?:antes|depois|a\s{1,3}partir)\s{1,3}d[oa]|(?:ap[óo]s|desde|at[ée])(?:\s{1,3}[oa])?)(?:\s{1,3}${DATA}\s{1,3}d[oa])?|(?:advento|promulga[çc][ãa]o|edi[çc][ãa]o|publica[çc][ãa]o|san[çc][ãa]o|superveni[êe]ncia|surgimento|entrada\s{1,3}em\s{1,3}vigor)\s{1,3}d[oa])`;
/** `Após a |EC 45/2004, o art. 5º`: the act tells since when, and not of what the article is. */
const DESDE_QUANDO = compact(
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${TEMPO}|(?:^|[.;]\s{1,3})com\s{1,3}[oa])\s{1,3}$`, 'iu'),
);
const ALCANCE = 48;
/** `, o |`: the list is the subject of what follows. */
const DITO = /^,\s{1,3}n?[oa]s?\s{1,3}$/i;
/** `Pela |Lei X, o art. 10| foi revogado`. */
const PELA = /(?:^|[.;]\s{1,3})pel[oa]\s{1,3}$/i;
const FOI_MUDADO = compact(
  new RegExp(
    String.raw`^[^.;:()]{0,30}?\s(?:foi|foram|fica|ficou|ficam|restou|teve|tiveram|[ée]|s[ãa]o)\s{1,3}(?:(?:${anyOf([...MUDADO, ...DESFEITO])})[oa]s?|(?:a\s{1,3})?(?:sua\s{1,3})?reda[çc][ãa]o)(?!\p{L})`,
    'iu',
  ),
);

/** `A CF|, após a |EC 45/2004, art. 5º`, `A CLT|, com a reforma promovida pela |Lei X, art. 5º`: right behind what it changed. */
const APOS = compact(
  new RegExp(
    String.raw`\s?,\s{1,3}(?:j[áa]\s{1,3})?(?:(?:com\s{1,3}[oa]\s{1,3})?${TEMPO}|com\s{1,3}[oa]|(?:com\s{1,3}o|n[oa])\s{1,3}(?:texto|vers[ãa]o)\s{1,3}d[oa]|(?:com|ap[óo]s|conforme|segundo|depois\s{1,3}d|desde|antes\s{1,3}d|n)\s{0,3}[oa]s?\s{1,3}(?:${anyOf(MUDANCA)})(?:\s{1,3}\p{L}{4,14}[oa]s?)?\s{1,3}(?:pel|d)[oa])\s{1,3}$`,
    'iu',
  ),
);
/** How far before the act that may begin. */
const ALCANCE_DE_APOS = 64;
/** `O CC|, após a |`: a short acronym with no provisions of its own is not remembered. */
const SIGLA = compact(/(?<![\p{L}\p{N}])[A-Z]{2,6}(?:\s?\/\s?\d{2,4})?$/u);
/** An amendment has hardly any articles of its own. */
const EMENDA = compact(/^(?:EC|[Ee]menda|EMENDA)(?!\p{L})/u);
const COM_EMENDA =
  /\s?,\s{1,3}(?:(?:com|conforme|segundo)(?:\s{1,3}[oa])?|(?:na\s{1,3}forma|nos\s{1,3}termos|por\s{1,3}for[çc]a)\s{1,3}d[oa])\s{1,3}$/i;

/** An act and the list right behind it. */
export interface AtoComLista {
  /** The act, with what stands in a bracket behind it. */
  inicio: number;
  fim: number;
  /** Where the list begins and ends. */
  lista: number;
  fimDaLista: number;
  /** Where the act named before it ends. */
  desde: number;
}

/** Whether an act only tells since when something holds that is of another one. */
export function isSoData(text: string, { inicio, fim, lista, fimDaLista, desde }: AtoComLista): boolean {
  const next = text[fim] === ' ' ? text[fim + 1] : text[fim];
  if (next !== ',' && next !== '(') return false;
  if (next === ',' && DITO.test(text.slice(fim, lista))) {
    const before = text.slice(Math.max(0, inicio - ALCANCE), inicio);
    if (DESDE_QUANDO.test(before)) return true;
    if (PELA.test(before) && FOI_MUDADO.test(text.slice(fimDaLista, fimDaLista + 60))) return true;
  }
  const near = text.slice(Math.max(0, inicio - ALCANCE_DE_APOS), inicio);
  if (!near.includes(',')) return false;
  const apos = APOS.exec(near) ?? (EMENDA.test(text.slice(inicio, inicio + 9)) ? COM_EMENDA.exec(near) : null);
  if (!apos) return false;
  const at = inicio - near.length + apos.index;
  return at === desde || SIGLA.test(text.slice(Math.max(0, at - 12), at));
}
