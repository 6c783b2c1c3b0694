/** The content of a repealing clause. */
export interface Revogacao {
  /** The words after the verb, or before it, that name what is repealed. */
  objeto: string;
  /** Whether the clause opens a list, as `Revogam-se:` does: the members of the list are what is repealed. */
  lista: boolean;
}

const ADVERBIO = '(?:(?:expressa|igual|integral|total|parcial)mente|tamb[ée]m|ainda|assim|desde j[áa]|portanto)';
/** An inserted phrase: `, a partir de 1º de janeiro de 2025,`. */
const INCISE = String.raw`(?:\s*,[^,;:]{1,160},)?`;
const PARTICIPIO = '(?:revogad|derrogad|ab-rogad|suprimid)[oa]s?';
const AUXILIAR = '(?:fica(?:m|ndo)?|s[ãa]o|[ée]|ser[ãa]o|ser[áa]|est[ãa]o|sendo|considera(?:m|ndo)?-se)';

/** The verb before what it repeals, at the beginning of the text or of a clause. */
const VERB = new RegExp(
  String.raw`(?:^|[,;.]\s+|\be\s+)(?:e\s+)?(?:(?:${AUXILIAR}${INCISE}(?:\s+${ADVERBIO})*\s+)?${PARTICIPIO}|(?:revogam?|derrogam?|suprim[ae]m?|ab-rogam?)-se)(?![\p{L}-])${INCISE}(?:,?\s+${ADVERBIO},?)*\s*`,
  'giu',
);
/**
 * The beginning of an act, or of a part of one: `os arts. 1º e 2º`, `a Lei nº`, `as disposições em contrário`. `o
 * livramento` does not match.
 */
const OBJETO =
  /^(?:$|:|(?:e\s+)?(?:tod[oa]s\s+)?(?:[oa]s?\s+)?(?:(?:seguintes|demais|atuais|referid[oa]s?)\s+)?(?:["“]|§|arts?\b|artigos?\b|par[áa]grafos?\b|incisos?\b|al[íi]neas?\b|ite(?:m|ns)\b|caput\b|letras?\b|leis?\b|decretos?\b|medidas? provis|emendas?\b|constitui|c[óo]digo|consolida|estatuto|regulamento|resolu|portaria|ato\b|atos\b|dispositivo|disposi[çc]|parte|livro|t[íi]tulo|cap[íi]tulo|se[çc][ãõ]|subse[çc]|anexo|tabela|quadro|express|palavra))/iu;
/** The verb after what it repeals: `O art. 3º da Lei nº 1 fica revogado.` */
const VERB_BEHIND = new RegExp(
  String.raw`^([^;:]*?)\s+(?:fica|ficam|[ée]|s[ãa]o|ser[áa]|ser[ãa]o)${INCISE}(?:\s+${ADVERBIO})*\s+${PARTICIPIO}(?=\s*(?:[.;,]|e$|$|a partir|a contar|na data))`,
  'iu',
);
const AUXILIAR_BEFORE = /^(?:ficam?|s[ãa]o|[ée])\s+(.*?)\s+(?:revogad|derrogad)[oa]s?\s*[.;:,]?\s*$/isu;
/** The boundary between two sentences. */
const SENTENCE = /(?<!\b(?:arts?|nos?|n|inc|al|par))\.\s+(?=\p{Lu}\p{Ll})/u;

/** A cheap first test: it shows for most provisions that they repeal nothing. */
const ROOT = /(?:vog|rog)(?:ad[oa]|am?-se)|suprimid|suprim[ae]m?-se/i;

/**
 * Returns what a provision repeals; null if it is not a repealing clause. The verb usually begins the text or one of
 * its clauses: `Esta Lei entra em vigor na data de sua publicação, revogada a Lei nº 7.839, de 12 de outubro de 1989`.
 */
export function readRevogacao(texto: string): Revogacao | null {
  if (!ROOT.test(texto)) return null;
  const objetos: string[] = [];
  let end = 0;
  for (const match of texto.matchAll(VERB)) {
    const inicio = match.index + match[0].length;
    const behind = texto.slice(inicio);
    if (match.index < end || !OBJETO.test(behind)) continue;
    const objeto = behind.split(SENTENCE)[0] as string;
    end = inicio + objeto.length;
    objetos.push(objeto);
  }
  if (objetos.length > 0) return { objeto: objetos.join('; '), lista: /:\s*$/u.test(texto) };
  const before = (VERB_BEHIND.exec(texto) ?? AUXILIAR_BEFORE.exec(texto))?.[1];
  return before !== undefined && before !== '' && OBJETO.test(before) ? { objeto: before, lista: false } : null;
}
