import { Caracteres, palavraAt } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { endOfAlteracao } from './alteracao-entre.ts';
import { isBranco, skipBranco } from './lexico.ts';

/** What stands between two members of a list: `, `, `; e `, ` c/c o `, ` (`. */
export interface Separador {
  /** Where the next member would begin. */
  fim: number;
  virgula: boolean;
  /** More than a comma: the next member is another citation, not a level of this one. */
  conjuncao: boolean;
  /** A bracket was opened. */
  abre: boolean;
  /** It tells by what the member before is read, and need not be of the same act: `nos termos do art. 5º`. */
  frouxo?: boolean;
}

/** Nothing stands between. */
export const SEM_SEPARADOR: Separador = { fim: 0, virgula: false, conjuncao: false, abre: false };

const SEPARADOR = compact(
  /(?:["”’»](?=\s?(?:,|;|e\s)))?(?:\.(?=,))?\s*(?:(;)|(,)|([/+])(?!\s?\d)|([-–—:])(?=\s?(?:["“]?caput|§|inc|al[íi]n|par[áa]g|p[áa]r\.|[IVXLC]{2,}(?![\p{L}\p{N}])|[IVX]\s?[-–—,])))?\s*(?:((?:(?:tod|amb)[oa]s\s{1,3})?c\s?[/.]\s?c\.?(?:\s?\/)?,?|cc\.?(?=\s+(?:[oa]s?\s+)?(?:art|§))|c\/(?=\s?(?:[oa]s?\s+)?(?:art|§))|(?:combinad[oa]s?|conjugad[oa]s?)\s+(?:com|ao?s?(?=\s+art))|em\s+(?:combina[çc][ãa]o|conjunto|conjuga[çc][ãa]o)\s+com|(?:e\s+)?(?:na\s+forma|n\/f|nos\s+termos|[àa]\s+luz)\s+d[oae]s?(?=\s+art)|(?:e\/ou|e(?!\s*[,;.)])|ou|bem\s+como|assim\s+como|al[ée]m\s+d[oae]s?)(?!\p{L})),?)?\s*(?:(?:(?:mais\s+)?(?:precisa|especifica|particular|especial|notada|principal)mente|sobretudo|inclusive|em\s+(?:especial|particular)),?\s+)?(?:(?:[oaà]s?|n[oa]s?|d[oae]s?|ao?s?|pel[oa]s?|(?:em\s+|n?[oa]s?\s+)?seus?|também)\s+(?=["“'‘]?(?:art|§|par[áa]g|p[áa]r\.|inc|al[íi]n|ite|caput|let))|(?:em|n?os?)\s+seus?\s+(?=["“'‘]?[IVXLC]{1,9}(?![\p{L}\p{N}]))|(?:também\s+)?os?\s+(?=(?:\d{1,3}\.\d{3}|\d{1,4})(?:[º°]|-[A-Z])?(?:[,;.)]|\s+(?:d[oa]s?|e|c\/c)\s|$)))?/iuy,
);

/** Reads what stands between one member of a list and the next, should there be one. */
export function readSeparador(text: string, at: number): Separador {
  return readUsual(text, at) ?? readAny(text, at);
}

/** With what a word begins that joins one member to the next, or tells how; those of one letter are not here. */
const JUNTA = new Comecos(
  'tod amb tamb combin conjug cc em ou os bem além alem na no mai precis particular princip esp sob inclus da de do as ao às pel seu',
);
/** `e`, `o`, `a`, `c/c`, `n/f`. */
const JUNTA_SO = new Caracteres('eoaàcn');
const LETRA = new Caracteres('aáâãàbcçdeéêfghiíjklmnoóôõpqrstuúvwxyz');

const VALOR = new Caracteres('0123456789§"“‘\'');

/** `, ` and ` e ` before a value, and what joins nothing, told without a pattern. */
function readUsual(text: string, at: number): Separador | null {
  const virgula = text[at] === ',';
  const word = virgula ? at + 2 : at + 1;
  if (text[word - 1] !== ' ') return null;
  const conjuncao = text[word] === 'e' && text[word + 1] === ' ';
  const fim = conjuncao ? word + 2 : word;
  return joinsNothing(text, fim) ? { fim, virgula, conjuncao, abre: false } : null;
}

/** Whether a value, or a word, begins there that joins nothing. */
function joinsNothing(text: string, at: number): boolean {
  if (!LETRA.at(text, at)) return VALOR.at(text, at);
  return LETRA.at(text, at + 1) ? !JUNTA.at(text, at) : !JUNTA_SO.at(text, at);
}

/** `Art. 1º | O art. 121 do CP passa a vigorar`, `art. 1º | o art. 121`, `Art. 2º | Nos termos do art. 7º`: no list goes on, but a sentence, or a line, begins. */
const FRASE = /\s+(?:[OA][sS]?|N[oaOA][sS]|À|N[aA])\s|\s+[oa]s?\s+(?=art)|\s*\n\s*(?=[Aa][Rr][Tt])/y;

/** `art. 186, CC. Art. 5º`, `Art. 186 CC⏎Art. 14`: c/c in capitals stands between two on a line, with no mark beside it. */
const isCodigoCivil = ([whole, semicolon, comma, , , conjunction = '']: RegExpExecArray): boolean =>
  conjunction.startsWith('CC') && ((semicolon ?? comma) !== undefined || conjunction !== 'CC' || whole.includes('\n'));

function readAny(text: string, at: number): Separador {
  if (isBranco(text, at) && endAt(FRASE, text, at) >= 0) return { ...SEM_SEPARADOR, fim: text.length };
  const match = matchAt(SEPARADOR, text, at);
  if (match && isCodigoCivil(match)) return { ...SEM_SEPARADOR, fim: skipBranco(text, at) };
  const fim = skipBranco(text, at + (match?.[0].length ?? 0));
  const [, semicolon, comma, sign, , conjunction] = match ?? [];
  const abre = text[fim] === '(' || text[fim] === '[';
  return {
    fim,
    virgula: comma !== undefined || match?.[4] !== undefined,
    conjuncao: semicolon !== undefined || sign !== undefined || conjunction !== undefined,
    abre,
    // `ART. 12 CC ART. 14 DO CDC` may tell the Código Civil too.
    frouxo: conjunction !== undefined && FROUXA.test(conjunction),
  };
}

const FROUXA = /^(?:(?:[eE]\s+)?(?:na|NA|Na|n\/f|N\/F|nos|NOS|Nos|[àaÀA])\s|CC)/;

/** `do`, `da`, before the level above; `do aludido`, `do mesmo`. */
const DE =
  /\s*,?\s*(?:,\s*)?(?:d[oae]s?|n[oa]s?|ao|(?:previst|contid|inscrit|inserid|insculpid|descrit|estabelecid|dispost|tipificad|capitulad)[oa]s?\s+n[oa]s?|constantes?\s+[dn][oa]s?|tod[oa]s\s+d[oa]s?|ambos\s+d[oa]s?)\s+(?:(?:(?:supra|retro|super|pre|sobre)?[-\s]?(?:citad|mencionad|referid|transcrit)|mesm|aludid|indigitad|apontad|invocad|dit|predit|sobredit|comentad|pr[óo]pri)[oa]s?\s+)?(?=["“'‘]?(?:arts?|artigos?|§|par[áa]g|p[áa]r\.|inc|al[íi]n|caput|let|ite[mn]|n[º°.]{1,2}\s?\d|n[úu]mero\s\d|\d{1,4}[º°]?\s{1,3}d[ao]s?\s))/iy;
/** What may follow a provision and says which part of it, or goes on past it. A bracket with a level in it is none. */
const CAUDA = compact(
  /\s[—–-]\s(?!(?:d[aoe]s?|c\/c|e)\s|(?:inc|par|al[íi]n|caput|item|letra|art|[IVXLC]+(?!\p{L})))[^—–().;\d§\ufffc]{3,80}\s?[—–-](?=\s?,?\s(?:e|d[aoe]s?|c\/c|amb|tod))|[¹²³⁰⁴-⁹]{1,3}|\s?\[\d{1,3}\]|\s*,?\s*(?:\(?["“]?in\s+fine["”]?\)?|(?:primeira|segunda|terceira|[úu]ltima|[123]\.?\s?[ªa]\.?)\s+(?:parte|figura|hip[óo]tese)|parte\s+final|por\s+(?:\p{L}{3,10}|\d{1,3})\s+vezes|\[sic\]|(?:e|ou)\s+(?:seguintes|ss\.?|segs?\.?|par[áa]grafos|incisos)(?!\p{L})|et\s+seqq?\.?(?!\p{L})|(?:seguintes|ss\.)(?!\p{L})|(?:(?:e|ou)\s{1,3})?(?:seus?\s{1,3}(?:respectiv[oa]s\s{1,3})?)?(?:§§?|par[áa]grafos?|incisos|al[íi]neas)(?:(?:\s?,\s|\s{1,3}e\s{1,3})(?:§§?|par[áa]grafos?|incisos|al[íi]neas|itens)(?!\p{L}))*(?=\s{0,3}(?:[,;.)]|$|(?:e|c\/c|ambos|todos|d[aoe]s?)\s))|\((?!(?:[^()]{0,50}\s)?(?:§|(?:inc|al[íi]n|par[áa]g|caput|item|letra|(?!civil)[ivxlc]+(?!\p{L}))))[^()\d\ufffc]{1,60}\)(?=\s*(?:,|e\s|d[oae]s?\s|tod|amb))|\((?:atual|antigo|renumerado|por\s|com\s|red\.|redação|nova|duas|três|\d+\s+vezes)[^()\ufffc]{0,60}\))/iuy,
);

/** What leads to a level above by itself, and what may with `no`. */
const PREPOSICAO = new Comecos('do da de no na ao');
const DITO_EM = new Comecos(
  'previst contid inscrit inserid insculpid descrit estabelecid dispost tipificad capitulad constante tod amb',
);
/** With what a level, or a word before one, begins behind `do`, `da`, `nos`: most lead to an act. */
const NIVEL_ADIANTE = new Comecos(
  'art § par pár inc al cap let ite nº n° n. nú nu 0 1 2 3 4 5 6 7 8 9 " \' “ ‘ supra retro super pre sobre cit men ref tra ' +
    'mes ind apo inv dit com pro pró',
);

/** Past the preposition of a level above; -1 when none follows. `word` is where it would begin, past blank and comma. */
export function endOfDe(text: string, at: number, word: number): number {
  if (!PREPOSICAO.at(text, word)) return DITO_EM.at(text, word) ? endAt(DE, text, at) : -1;
  const end = palavraAt(text, word + 2, 's') ? word + 3 : word + 2;
  const next = skipBranco(text, end);
  if (next === end) return DITO_EM.at(text, word) ? endAt(DE, text, at) : -1;
  // ` do art. `, as most go on.
  if (palavraAt(text, next, 'art') && !palavraAt(text, word, 'a')) return next;
  return NIVEL_ADIANTE.at(text, next) ? endAt(DE, text, at) : -1;
}

/** With what these begin: to try a pattern costs more than to look. */
const CAUDA_DE_LETRAS = new Comecos(
  'alin alín in primeir por parte parag parág ss segu segs seu terceir ul úl et ou "i “ 1. 2. 3. 1ª 2ª 3ª 1a 2a 3a',
);
const CAUDA_DE_SINAIS = new Caracteres('§([¹²³⁰⁴⁵⁶⁷⁸⁹—–-', true);
const PARTE = new Caracteres('123', true);
/** Behind `e`: `e seguintes`, `e parágrafos`; not `e o art. 6º`, `e 7º`, as most lists go on. */
const CAUDA_APOS_E = new Comecos('seg ss seu par pár inc al §');

function mayBeCauda(text: string, word: number): boolean {
  if (CAUDA_DE_SINAIS.at(text, word) || CAUDA_DE_LETRAS.at(text, word)) return true;
  if (palavraAt(text, word, 'e')) return CAUDA_APOS_E.at(text, skipBranco(text, word + 1));
  // `1 ª parte`
  return PARTE.at(text, word) && skipBranco(text, word + 1) > word + 1;
}

/** Past what says which part of a provision is meant; -1 when nothing does. `word` is as for `endOfDe`. */
export function endOfCauda(text: string, at: number, word: number): number {
  const fim = mayBeCauda(text, word) ? endAt(CAUDA, text, at) : -1;
  return fim < 0 && text[word] === '(' ? endOfAlteracao(text, at) : fim;
}

const ACIMA = {
  paragrafo: /\s*,?\s*(?:d[oae]s?\s+)?art/iy,
  inciso: /\s*,?\s*(?:d[oae]s?\s+)?(?:art|§|par[áa]g)/iy,
  alinea: /\s*,?\s*(?:d[oae]s?\s+)?(?:art|§|par[áa]g|inc)/iy,
} as const;

/** Whether a level above `nivel` is named next: `inciso III, art. 105`. */
export const goesUp = (text: string, at: number, nivel: string): boolean =>
  nivel in ACIMA && endAt(ACIMA[nivel as keyof typeof ACIMA], text, at) >= 0;

const ANUNCIO =
  /\s*[-–—,;:]?\s*(?:(?:e|bem\s+como|assim\s+como)\s+)?(?:(?:(?:mais\s+)?(?:precisa|especifica|particular|especial|notada|principal)mente|sobretudo|inclusive|em\s+(?:especial|particular)),?\s+)?(?:(?:em|n[oa]s?|d[oa]s?|com)\s+)?(?:[oa]s?\s+)?(?:seus?\s+)?[“"([]?(?:§|inc|al[íi]n|par[áa]?g|p[áa]r\.|caput|let|item|[IVXLC])/iy;

/** `da CF inciso X`, `do CP no § 2º` */
const LOGO = /\s+(?:n[oa]\s+)?(?:§|inc(?:isos?|\.)\s|al[íi]neas?\s|par(?:[áa]grafos?|\.)\s|item\s)/iy;

/** Before an article or a preposition, and behind it, when levels are announced. */
const PEQUENA = new Caracteres('eoansd');
const ANUNCIADO = new Comecos('i v x l c § al par pár pre pri esp em not sob mai seu bem ass ( [ " “');
const LOGO_ANUNCIADO = new Comecos('inc ali alí par pár item no na');
const SINAL = new Caracteres(',;:-–—eE([§', true);
const PONTUACAO = new Caracteres(',;:-–—');

/** Whether levels may follow an act: told before anything is read, since they seldom do. */
export function announcesNivel(text: string, at: number): boolean {
  const sign = skipBranco(text, at);
  if (LOGO_ANUNCIADO.at(text, sign)) return endAt(LOGO, text, at) >= 0;
  if (!SINAL.at(text, sign)) return false;
  let word = PONTUACAO.at(text, sign) ? skipBranco(text, sign + 1) : sign;
  for (let next = pastPequena(text, word); next > word; next = pastPequena(text, word)) word = next;
  return ANUNCIADO.at(text, word) && endAt(ANUNCIO, text, at) >= 0;
}

/** Past a word of up to three letters, `e`, `o`, `nos`, and the blank behind it. */
function pastPequena(text: string, at: number): number {
  let end = at;
  while (end - at < 3 && PEQUENA.at(text, end)) end += 1;
  const next = end === at ? at : skipBranco(text, end);
  return next > end ? next : at;
}
