/** The form in a ref_key, which programs send. */
const PRONTO = /^[1-9]\d*(?:-[A-Z]{1,2})?$/;
const LABEL = /^(?:artigo|art)[.\s]*/;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Number, ordinal mark, letter suffixes, and the mark of a second series or of a repeated label. */
const MARKS = 'bis|ter|quater|quinquies|sexies|septies|octies|nonies|dl|dec|lei|lc|mp|ec';
const NUMBER = new RegExp(
  String.raw`^(\d{1,3}(?:\.\d{3})+|\d+)(?:\.?[º°ª])?(?:-?(?!(?:${MARKS})$)([a-z]{1,2}))?(?:-(?!(?:${MARKS})$)([a-z]{1,2}))?(?:-?(${MARKS}))?$`,
);
const REPEATED = new Set(['bis', 'ter', 'quater', 'quinquies', 'sexies', 'septies', 'octies', 'nonies']);
/** The ordinal mark typed as a letter: `5o`, `5o-A`. */
const ORDINAL_LETTER = /(?<=\d)o(?=-|$)/;
/** Articles have ordinals up to the ninth (LC 95/1998, art. 10, I). */
const LAST_ORDINAL = 9;

/**
 * The article numbers, in ref_key form, that a person's spelling may mean, likeliest first: `art. 5º` → `5`; `1.003` →
 * `1003`; `121A` → `121-A`; `359o` → `359-O`, `359`. Empty if it is not an article number.
 */
export function artigoNumbers(citado: string): string[] {
  if (PRONTO.test(citado)) return [citado];
  const written = citado.normalize('NFC').trim().toLowerCase().replace(LABEL, '').replace(DASHES, '-');
  // `1 22` is ambiguous: it may be two numbers.
  if (/\d\s+\d/.test(written)) return [];
  const compact = written.replace(/\s+/g, '');
  if (compact === 'único' || compact === 'unico') return ['unico'];

  const asLetter = readNumber(compact);
  const asOrdinal = ORDINAL_LETTER.test(compact) ? readNumber(compact.replace(ORDINAL_LETTER, '')) : null;
  const ordinalFirst = asOrdinal !== null && Number.parseInt(asOrdinal, 10) <= LAST_ORDINAL;
  const readings = ordinalFirst ? [asOrdinal, asLetter] : [asLetter, asOrdinal];
  return readings.filter((reading) => reading !== null);
}

function readNumber(compact: string): string | null {
  const match = NUMBER.exec(compact);
  if (!match) return null;
  const [, number = '', letter, second, mark] = match;
  const canonical = number.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  // Letters and the marks of a second series are upper case (`5-A`, `1-DL`); those of a repeated label are lower case.
  const suffixes = [
    letter?.toUpperCase(),
    second?.toUpperCase(),
    mark && REPEATED.has(mark) ? mark : mark?.toUpperCase(),
  ];
  return [canonical, ...suffixes.filter((suffix) => suffix !== undefined)].join('-');
}
