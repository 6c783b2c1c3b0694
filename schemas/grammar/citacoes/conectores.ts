import { endAt, matchAt } from '../sticky.ts';
import { endOfAlteracao } from './alteracao-entre.ts';
import { skipBranco } from './lexico.ts';

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

const SEPARADOR =
  /(?:["”’»](?=\s?(?:,|;|e\s)))?(?:\.(?=,))?\s*(?:(;)|(,)|([/+])(?!\s?\d)|([-–—:])(?=\s?(?:["“]?caput|§|inc|al[íi]n|par[áa]g|p[áa]r\.|[IVXLC]{2,}(?![\p{L}\p{N}])|[IVX]\s?[-–—,])))?\s*(?:((?:(?:tod|amb)[oa]s\s{1,3})?c\s?[/.]\s?c\.?(?:\s?\/)?,?|cc\.?(?=\s+(?:[oa]s?\s+)?(?:art|§))|c\/(?=\s?(?:[oa]s?\s+)?(?:art|§))|(?:combinad[oa]s?|conjugad[oa]s?)\s+(?:com|ao?s?(?=\s+art))|em\s+(?:combina[çc][ãa]o|conjunto|conjuga[çc][ãa]o)\s+com|(?:e\s+)?(?:na\s+forma|n\/f|nos\s+termos|[àa]\s+luz)\s+d[oae]s?(?=\s+art)|(?:e\/ou|e(?!\s*[,;.)])|ou|bem\s+como|assim\s+como|al[ée]m\s+d[oae]s?)(?!\p{L})),?)?\s*(?:(?:(?:mais\s+)?(?:precisa|especifica|particular|especial|notada|principal)mente|sobretudo|inclusive|em\s+(?:especial|particular)),?\s+)?(?:(?:[oaà]s?|n[oa]s?|d[oae]s?|ao?s?|pel[oa]s?|(?:em\s+|n?[oa]s?\s+)?seus?|também)\s+(?=["“'‘]?(?:art|§|par[áa]g|p[áa]r\.|inc|al[íi]n|ite|caput|let))|(?:em|n?os?)\s+seus?\s+(?=["“'‘]?[IVXLC]{1,9}(?![\p{L}\p{N}]))|(?:também\s+)?os?\s+(?=(?:\d{1,3}\.\d{3}|\d{1,4})(?:[º°]|-[A-Z])?(?:[,;.)]|\s+(?:d[oa]s?|e|c\/c)\s|$)))?/iuy;

/** Reads what stands between one member of a list and the next, should there be one. */
export function readSeparador(text: string, at: number): Separador {
  return readUsual(text, at) ?? readAny(text, at);
}

/** With these letters no word begins that joins one member to the next. */
const NADA_JUNTA = 'fghjkqruvwxyz';

/** `, ` and ` e ` before a number, and what joins nothing, told without a pattern. */
function readUsual(text: string, at: number): Separador | null {
  if (text[at] === ',' && text[at + 1] === ' ')
    return isNumero(text, at + 2) || isNivel(text, at + 2) || NADA_JUNTA.includes((text[at + 2] ?? '-').toLowerCase())
      ? { fim: at + 2, virgula: true, conjuncao: false, abre: false }
      : null;
  if (text.startsWith(' e ', at) && isNumero(text, at + 3))
    return { fim: at + 3, virgula: false, conjuncao: true, abre: false };
  return text[at] === ' ' && NADA_JUNTA.includes((text[at + 1] ?? '-').toLowerCase())
    ? { fim: at + 1, virgula: false, conjuncao: false, abre: false }
    : null;
}

/** A digit, or a Roman numeral but for those with which a word that joins may begin. */
function isNumero(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x49) return (text.charCodeAt(at + 1) | 0x20) !== 0x6e;
  return (code >= 0x30 && code <= 0x39) || code === 0x56 || code === 0x58;
}

/** `§`, `inciso`, `alínea`, `art.`: nothing that joins begins so; `inclusive` and `além de` do not. */
function isNivel(text: string, at: number): boolean {
  switch (text[at]) {
    case '§':
      return true;
    case 'i':
      return text.startsWith('nc', at + 1) && 'i.'.includes(text[at + 3] ?? '-');
    case 'a':
      return text.startsWith('línea', at + 1) || text.startsWith('rt', at + 1);
    case 'c':
      return text.startsWith('aput', at + 1);
    case 'p':
      return text.startsWith('arágraf', at + 1);
    default:
      return false;
  }
}

/** `Art. 1º | O art. 121 do CP passa a vigorar`, `Art. 2º | Nos termos do art. 7º`: no list goes on, but a sentence, or a line, begins. */
const FRASE = /\s+(?:[OA][sS]?|N[oaOA][sS]|À|N[aA])\s|\s*\n\s*(?=[Aa][Rr][Tt])/uy;

/** `art. 186, CC. Art. 5º`, `Art. 186 CC⏎Art. 14`: c/c in capitals stands between two on a line, with no mark beside it. */
const isCodigoCivil = ([whole, semicolon, comma, , , conjunction = '']: RegExpExecArray): boolean =>
  conjunction.startsWith('CC') && ((semicolon ?? comma) !== undefined || conjunction !== 'CC' || whole.includes('\n'));

function readAny(text: string, at: number): Separador {
  if (endAt(FRASE, text, at) >= 0) return { ...SEM_SEPARADOR, fim: text.length };
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
  /\s*,?\s*(?:,\s*)?(?:d[oae]s?|n[oa]s?|ao|(?:previst|contid|inscrit|inserid|insculpid|descrit|estabelecid|dispost|tipificad|capitulad)[oa]s?\s+n[oa]s?|constantes?\s+[dn][oa]s?|tod[oa]s\s+d[oa]s?|ambos\s+d[oa]s?)\s+(?:(?:(?:supra|retro|super|pre|sobre)?[-\s]?(?:citad|mencionad|referid|transcrit)|mesm|aludid|indigitad|apontad|invocad|dit|predit|sobredit|comentad|pr[óo]pri)[oa]s?\s+)?(?=["“'‘]?(?:arts?|artigos?|§|par[áa]g|p[áa]r\.|inc|al[íi]n|caput|let|ite[mn]|n[º°.]{1,2}\s?\d|n[úu]mero\s\d|\d{1,4}[º°]?\s{1,3}d[ao]s?\s))/iuy;
/** What may follow a provision and says which part of it, or goes on past it. A bracket with a level in it is none. */
const CAUDA =
  /\s[—–-]\s(?!(?:d[aoe]s?|c\/c|e)\s|(?:inc|par|al[íi]n|caput|item|letra|art|[IVXLC]+(?!\p{L})))[^—–().;\d§\ufffc]{3,80}\s?[—–-](?=\s?,?\s(?:e|d[aoe]s?|c\/c|amb|tod))|[¹²³⁰⁴-⁹]{1,3}|\s?\[\d{1,3}\]|\s*,?\s*(?:\(?["“]?in\s+fine["”]?\)?|(?:primeira|segunda|terceira|[úu]ltima|[123]\.?\s?[ªa]\.?)\s+(?:parte|figura|hip[óo]tese)|parte\s+final|por\s+(?:\p{L}{3,10}|\d{1,3})\s+vezes|\[sic\]|(?:e|ou)\s+(?:seguintes|ss\.?|segs?\.?|par[áa]grafos|incisos)(?!\p{L})|et\s+seqq?\.?(?!\p{L})|(?:seguintes|ss\.)(?!\p{L})|(?:(?:e|ou)\s{1,3})?(?:seus?\s{1,3}(?:respectiv[oa]s\s{1,3})?)?(?:§§?|par[áa]grafos?|incisos|al[íi]neas)(?:(?:\s?,\s|\s{1,3}e\s{1,3})(?:§§?|par[áa]grafos?|incisos|al[íi]neas|itens)(?!\p{L}))*(?=\s{0,3}(?:[,;.)]|$|(?:e|c\/c|ambos|todos|d[aoe]s?)\s))|\((?!(?:[^()]{0,50}\s)?(?:§|(?:inc|al[íi]n|par[áa]g|caput|item|letra|(?!civil)[ivxlc]+(?!\p{L}))))[^()\d\ufffc]{1,60}\)(?=\s*(?:,|e\s|d[oae]s?\s|tod|amb))|\((?:atual|antigo|renumerado|por\s|com\s|red\.|redação|nova|duas|três|\d+\s+vezes)[^()\ufffc]{0,60}\))/iuy;

/** With what letters, after white space and a comma, these two begin: to try a pattern costs more than to look. */
const COMECA_CAUDA = 'aipstuú123eo§(["“¹²³⁰⁴⁵⁶⁷⁸⁹—–-';
/** The second letter, where the first is also that of a numeral or of what goes on. */
const SEGUNDA_DA_CAUDA: Readonly<Record<string, string>> = {
  ...{
    a: 'l',
    i: 'n',
    p: 'aáor',
    s: 'es',
    o: 'u',
    t: 'e',
    u: 'l',
    ú: 'l',
    '1': '.ªa ',
    '2': '.ªa ',
    '3': '.ªa ',
    '"': 'i',
    '“': 'i',
  },
};
/** The first letter and the second. */
const COMECA_DE: Readonly<Record<string, string>> = {
  ...{ d: 'aoei', n: 'oa', a: 'om', p: 'r', c: 'oa', t: 'oi', i: 'n', e: 's' },
};

/** Past the preposition of a level above; -1 when none follows. `word` is where it would begin, past blank and comma. */
export function endOfDe(text: string, at: number, word: number): number {
  const letter = (text[word] ?? ' ').toLowerCase();
  if (!COMECA_DE[letter]?.includes((text[word + 1] ?? ' ').toLowerCase())) return -1;
  if ((letter === 'd' || letter === 'n') && !leadsToNivel(text, word)) return -1;
  // `, inciso`, as most go on, is none of these.
  if (letter === 'i' && (text[word + 2] ?? ' ').toLowerCase() !== 's') return -1;
  // ` do art. `, as most go on.
  if (word === at + 1 && text.startsWith('do art', word)) return word + 3;
  return endAt(DE, text, at);
}

/** With what two letters a level, or a word before one, begins behind `do`, `da`, `nos`. */
const COMECA_NIVEL: Readonly<Record<string, string>> = {
  ...{ a: 'rlp', c: 'aio', d: 'i', i: 'nt', l: 'e', m: 'e', n: 'º°.uú', p: 'aár', r: 'e', s: 'uo', t: 'r' },
};

/** Whether what `do`, `da`, `nos` lead to may be a level, or a word before one: most lead to an act. */
function leadsToNivel(text: string, word: number): boolean {
  const end = text[word + 2] === 's' || text[word + 2] === 'S' ? word + 3 : word + 2;
  const next = skipBranco(text, end);
  // `descrito no art.`, `disposto no art.`
  if (next === end && end === word + 3) return true;
  const letter = (text[next] ?? ' ').toLowerCase();
  const second = (text[next + 1] ?? ' ').toLowerCase();
  // `comentado`, `letra`, of all that begin so: names of acts are `Constituição`, `Consolidação`, `Código`, `Lei`.
  const terceira = letter === 'l' ? 't' : letter === 'c' && second === 'o' ? 'm' : '';
  if (terceira !== '' && (text[next + 2] ?? ' ').toLowerCase() !== terceira) return false;
  return COMECA_NIVEL[letter]?.includes(second) ?? (next > end && '§"“\'‘0123456789'.includes(letter));
}

/** Past what says which part of a provision is meant; -1 when nothing does. `word` is as for `endOfDe`. */
export function endOfCauda(text: string, at: number, word: number): number {
  const letter = (text[word] ?? '').toLowerCase();
  const second = SEGUNDA_DA_CAUDA[letter];
  const may =
    second === undefined ? COMECA_CAUDA.includes(letter) : second.includes((text[word + 1] ?? ' ').toLowerCase());
  // `e o art. 6º`, `e 7º`, as most lists go on.
  if (letter === 'e' && !'spiat§'.includes((text[skipBranco(text, word + 1)] ?? '.').toLowerCase())) return -1;
  const fim = may ? endAt(CAUDA, text, at) : -1;
  return fim < 0 && letter === '(' ? endOfAlteracao(text, at) : fim;
}

const ACIMA = {
  paragrafo: /\s*,?\s*(?:d[oae]s?\s+)?art/iuy,
  inciso: /\s*,?\s*(?:d[oae]s?\s+)?(?:art|§|par[áa]g)/iuy,
  alinea: /\s*,?\s*(?:d[oae]s?\s+)?(?:art|§|par[áa]g|inc)/iuy,
} as const;

/** Whether a level above `nivel` is named next: `inciso III, art. 105`. */
export const goesUp = (text: string, at: number, nivel: string): boolean =>
  nivel in ACIMA && endAt(ACIMA[nivel as keyof typeof ACIMA], text, at) >= 0;

const ANUNCIO =
  /\s*[-–—,;:]?\s*(?:(?:e|bem\s+como|assim\s+como)\s+)?(?:(?:(?:mais\s+)?(?:precisa|especifica|particular|especial|notada|principal)mente|sobretudo|inclusive|em\s+(?:especial|particular)),?\s+)?(?:(?:em|n[oa]s?|d[oa]s?|com)\s+)?(?:[oa]s?\s+)?(?:seus?\s+)?[“"([]?(?:§|inc|al[íi]n|par[áa]?g|p[áa]r\.|caput|let|item|[IVXLC])/iuy;

/** `da CF inciso X`, `do CP no § 2º` */
const LOGO = /\s+(?:n[oa]\s+)?(?:§|inc(?:isos?|\.)\s|al[íi]neas?\s|par(?:[áa]grafos?|\.)\s|item\s)/iuy;

/** Whether levels may follow an act: told before anything is read, since they seldom do. */
export function announcesNivel(text: string, at: number): boolean {
  const sign = skipBranco(text, at);
  const next = text[sign] ?? '.';
  if ('iapn'.includes(next.toLowerCase())) return endAt(LOGO, text, at) >= 0;
  if (!',;:-–—eE([§'.includes(next)) return false;
  // `, que`, `, redação`
  const word = next === ',' ? (text[skipBranco(text, sign + 1)] ?? '-').toLowerCase() : '-';
  return !'fghjkqrtuwyz'.includes(word) && endAt(ANUNCIO, text, at) >= 0;
}
