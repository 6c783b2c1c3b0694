import { romanValue, toRoman } from '../../schemas/law/numerais.ts';

/** Words that are in lower case in titles of laws, except as the first word. */
const MIUDAS = new Set(
  (
    'a o as os à às ao aos e ou de da do das dos em na no nas nos num numa por para pela pelo pelas pelos com sem sob ' +
    'sobre entre contra que se como até'
  ).split(' '),
);
const PALAVRA = /[\p{L}\p{M}]+/gu;
const DIVISA = ' – ';

/**
 * Converts headings in capitals to title case: `TÍTULO I – DAS PESSOAS NATURAIS` becomes `Título I – Das Pessoas
 * Naturais`. Numerals stay as they are. So do words that the act's own texts write in capitals more often than not,
 * such as `ICMS`.
 * @param textos the act's texts; read once, and only if a heading needs it
 */
export function comCaixaDeTitulo(textos: () => Iterable<string>): (titulo: string) => string {
  const known = new Map<string, string>();
  let usos: ReadonlyMap<string, Uso> | null = null;
  const isSigla = (palavra: string): boolean => {
    usos ??= contarUsos(textos());
    const { maiusculas, outras } = usos.get(palavra.toLowerCase()) ?? NENHUM;
    return maiusculas > outras;
  };
  return (titulo) => {
    const made =
      known.get(titulo) ??
      titulo
        .split(DIVISA)
        .map((parte) => semGrito(parte, isSigla))
        .join(DIVISA);
    known.set(titulo, made);
    return made;
  };
}

function semGrito(texto: string, isSigla: (palavra: string) => boolean): string {
  return texto.replace(PALAVRA, (palavra, at: number) => {
    if (!isGritada(palavra) || isRomana(palavra) || isSigla(palavra)) return palavra;
    if (palavra.length === 1 && isOrdinal(texto, at)) return palavra;
    const lower = palavra.toLowerCase();
    return at > 0 && MIUDAS.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}

/** Whether a single letter is a number: `Capítulo II-A`, `PARTE A`. No heading ends in an article or a preposition. */
const isOrdinal = (texto: string, at: number): boolean =>
  texto[at - 1] === '-' || (at > 0 && !OUTRA_PALAVRA.test(texto.slice(at + 1)));
const OUTRA_PALAVRA = /[\p{L}\p{N}]/u;

/** How often the texts of an act have a word in capitals, and how often not. */
interface Uso {
  maiusculas: number;
  outras: number;
}

const NENHUM: Uso = { maiusculas: 0, outras: 0 };

function contarUsos(textos: Iterable<string>): Map<string, Uso> {
  const usos = new Map<string, Uso>();
  for (const texto of textos) {
    for (const [palavra] of texto.matchAll(PALAVRA)) {
      const uso = usos.get(palavra.toLowerCase()) ?? { ...NENHUM };
      uso[isGritada(palavra) ? 'maiusculas' : 'outras'] += 1;
      usos.set(palavra.toLowerCase(), uso);
    }
  }
  return usos;
}

/**
 * Whether a word is in capitals: `TÍTULO`, but also `TíTULO`, which a page has if an accent was written as an entity. A
 * single `O` counts too.
 */
const isGritada = (palavra: string): boolean => palavra.replace(MINUSCULAS, '').length > palavra.length / 2;
const MINUSCULAS = /\p{Ll}/gu;

/** Strict, because all letters of `CIVIL` are also numerals. */
const isRomana = (palavra: string): boolean => {
  const value = romanValue(palavra);
  return value !== null && value < 400 && toRoman(value) === palavra;
};
