/** What a clause says that repeals. */
export interface Revogacao {
  /** The words behind the verb, or before it: what is repealed. */
  objeto: string;
  /** `Revogam-se:`: what is repealed are the members of the list below. */
  lista: boolean;
}

const ADVERBIO = '(?:(?:expressa|igual|integral|total|parcial)mente|tamb[ée]m|ainda|assim|desde j[áa]|portanto)';
/** `, a partir de 1º de janeiro de 2025,` */
const INCISE = String.raw`(?:\s*,[^,;:]{1,160},)?`;
const PARTICIPIO = '(?:revogad|derrogad|ab-rogad|suprimid)[oa]s?';
const AUXILIAR = '(?:fica(?:m|ndo)?|s[ãa]o|[ée]|ser[ãa]o|ser[áa]|est[ãa]o|sendo|considera(?:m|ndo)?-se)';

/** At the head of the text or of a clause, the verb before what it repeals. */
const VERB = new RegExp(
  String.raw`(?:^|[,;.]\s+|\be\s+)(?:e\s+)?(?:(?:${AUXILIAR}${INCISE}(?:\s+${ADVERBIO})*\s+)?${PARTICIPIO}|(?:revogam?|derrogam?|suprim[ae]m?|ab-rogam?)-se)(?![\p{L}-])${INCISE}(?:,?\s+${ADVERBIO},?)*\s*`,
  'giu',
);
/** What an act is made of: `os arts. 1º e 2º`, `a Lei nº`, `as disposições em contrário`; and not `o livramento`. */
const OBJETO =
  /^(?:$|:|(?:e\s+)?(?:tod[oa]s\s+)?(?:[oa]s?\s+)?(?:(?:seguintes|demais|atuais|referid[oa]s?)\s+)?(?:["“]|§|arts?\b|artigos?\b|par[áa]grafos?\b|incisos?\b|al[íi]neas?\b|ite(?:m|ns)\b|caput\b|letras?\b|leis?\b|decretos?\b|medidas? provis|emendas?\b|constitui|c[óo]digo|consolida|estatuto|regulamento|resolu|portaria|ato\b|atos\b|dispositivo|disposi[çc]|parte|livro|t[íi]tulo|cap[íi]tulo|se[çc][ãõ]|subse[çc]|anexo|tabela|quadro|express|palavra))/iu;
/** The verb behind what it repeals: `O art. 3º da Lei nº 1 fica revogado.` */
const VERB_BEHIND = new RegExp(
  String.raw`^([^;:]*?)\s+(?:fica|ficam|[ée]|s[ãa]o|ser[áa]|ser[ãa]o)${INCISE}(?:\s+${ADVERBIO})*\s+${PARTICIPIO}(?=\s*(?:[.;,]|e$|$|a partir|a contar|na data))`,
  'iu',
);
const AUXILIAR_BEFORE = /^(?:ficam?|s[ãa]o|[ée])\s+(.*?)\s+(?:revogad|derrogad)[oa]s?\s*[.;:,]?\s*$/isu;
/** Where a sentence ends and another begins. */
const SENTENCE = /(?<!\b(?:arts?|nos?|n|inc|al|par))\.\s+(?=\p{Lu}\p{Ll})/u;

/** Most provisions are told by this to repeal nothing. */
const ROOT = /(?:vog|rog)(?:ad[oa]|am?-se)|suprimid|suprim[ae]m?-se/i;

/**
 * What a provision repeals; null where it is no clause of repeal. The verb heads the text, or a clause of it: `Esta Lei
 * entra em vigor na data de sua publicação, revogada a Lei nº 7.839, de 12 de outubro de 1989`.
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
