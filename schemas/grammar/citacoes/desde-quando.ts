import { compact } from '../compact.ts';
import { anyOf } from './instrumentos.ts';
import { DESFEITO, MUDADO, MUDANCA } from './mudanca.ts';

const DATA = String.raw`(?:vig[êe]ncia|edi[çc][ãa]o|promulga[çc][ãa]o|publica[çc][ãa]o|san[çc][ãa]o|advento|reforma|superveni[êe]ncia|surgimento|chegada|entrada\s{1,3}em\s{1,3}vigor)`;
const ADJETIVO = String.raw`(?:(?:recente|nov[oa]|atual|pr[óo]pri[oa]|referid[oa]|citad[oa]|mencionad[oa])\s{1,3})?`;
/** `após a`, `a partir da vigência da`, `com o advento da`: since when, or until when. */
const TEMPO = String.raw`(?:(?:(?:antes|depois|a\s{1,3}partir)\s{1,3}d[oa]|(?:anterior|posterior)(?:mente)?\s{1,3}(?:ao?|à)|(?:ap[óo]s|desde|at[ée])(?:\s{1,3}[oa])?)(?:\s{1,3}${DATA}\s{1,3}d[oa])?|${DATA}\s{1,3}d[oa])`;
/** Where a sentence begins, or goes on behind a word that opens one. */
const CABECA = String.raw`(?:^|[.;:!?(\n]["”)]?\s{0,3})(?:(?:e|mas|(?:ocorre|sucede)\s{1,3}que|todavia|contudo|entretanto|no\s{1,3}entanto|por[ée]m|recentemente|hoje|atualmente|posteriormente|depois|ademais|assim|j[áa]|agora),?\s{1,3})?`;
/** `Após a Lei X e a |MP 808`: the last of several. */
const MAIS_DE_UM = String.raw`(?:\p{L}(?:[^.;:()]|\.(?=\d)){2,40}?\s{1,3}e\s{1,3}(?:d?[oa]\s{1,3})?)?`;
/** `Após a |EC 45/2004, o art. 5º`: the act tells since when, and not of what the article is. */
const DESDE_QUANDO = compact(
  new RegExp(String.raw`(?:(?<!\p{L})${TEMPO}|${CABECA}com\s{1,3}[oa])\s{1,3}${ADJETIVO}${MAIS_DE_UM}$`, 'iu'),
);
const ALCANCE = 72;
/** `, o |`, ` o |`: the list is the subject of what follows. */
const DITO = /^,?\s{1,3}n?[oa]s?\s{1,3}$/i;
/** `Pela |Lei X, o art. 10| foi revogado`. */
const PELA = compact(
  new RegExp(
    String.raw`${CABECA}(?:pel[oa]|(?:(?:por\s{1,3}(?:for[çc]a|meio|obra|conta)|em\s{1,3}(?:raz[ãa]o|virtude|decorr[êe]ncia|face|fun[çc][ãa]o)|atrav[ée]s)\s{1,3}d[oa]|mediante\s{1,3}[oa]|gra[çc]as\s{1,3}(?:ao|à)))\s{1,3}${ADJETIVO}$`,
    'iu',
  ),
);
const FOI_MUDADO = compact(
  new RegExp(
    String.raw`^[^.;:()]{0,30}?\s(?:(?:foi|foram|fica|ficou|ficam|ficaram|restou|restaram|est[áa]|est[ãa]o|encontra(?:m|-se|m-se)|[ée]|s[ãa]o)(?:\s{1,3}\p{Ll}{4,14}mente)?\s{1,3}(?:${anyOf([...MUDADO, ...DESFEITO])})[oa]s?|(?:teve|tiveram|tem|t[êe]m|sofre(?:u|ram)|ganh(?:ou|aram)|recebe(?:u|ram))\s{1,3}(?:(?:a|sua|uma|nova|profunda|relevantes?)\s{1,3}){0,2}(?:${anyOf(MUDANCA)})|pass(?:ou|aram|a|am)\s{1,3}a\s{1,3}(?:\p{Ll}{2,12}[aei]r))(?!\p{L})`,
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
  if (DITO.test(text.slice(fim, lista))) {
    const before = text.slice(Math.max(0, inicio - ALCANCE), inicio);
    if (DESDE_QUANDO.test(before)) return true;
    if (PELA.test(before) && FOI_MUDADO.test(text.slice(fimDaLista, fimDaLista + 60))) return true;
  }
  const next = text[fim] === ' ' ? text[fim + 1] : text[fim];
  if (next !== ',' && next !== '(') return false;
  const near = text.slice(Math.max(0, inicio - ALCANCE_DE_APOS), inicio);
  if (!near.includes(',')) return false;
  const apos = APOS.exec(near) ?? (EMENDA.test(text.slice(inicio, inicio + 9)) ? COM_EMENDA.exec(near) : null);
  if (!apos) return false;
  const at = inicio - near.length + apos.index;
  return at === desde || SIGLA.test(text.slice(Math.max(0, at - 12), at));
}
