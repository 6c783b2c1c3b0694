/** The `+` of an offset arrives as a space if the client did not encode it. */
const DATA = /^\d{4}-\d\d-\d\d$/;
const HORA =
  /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?)(Z|[+\- ](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i;

/**
 * The instant of an ISO 8601 date or date-time, taken as UTC if it has no offset. The result has the form of
 * `toISOString`, so instants compare as strings. Returns null for an impossible date, such as 30 February.
 */
export function readDesde(texto: string): string | null {
  if (DATA.test(texto)) return instant(texto, '00:00:00', 'Z');
  const [, dia = '', hora, fuso = 'Z'] = HORA.exec(texto) ?? [];
  return hora === undefined ? null : instant(dia, hora.replace(',', '.'), fuso);
}

function instant(dia: string, hora: string, fuso: string): string | null {
  // JavaScript reads a day past the end of a month as one of the next month.
  const day = new Date(`${dia}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(dia)) return null;
  const offset = fuso
    .replace(' ', '+')
    .replace(/^([+-]\d\d)$/, '$1:00')
    .replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
    .toUpperCase();
  const parsed = new Date(`${dia}T${hora}${offset}`);
  const written = Number.isNaN(parsed.getTime()) ? '' : parsed.toISOString();
  return /^\d{4}-/.test(written) ? written : null;
}
