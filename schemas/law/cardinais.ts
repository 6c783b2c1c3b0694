import { fold } from '../text/fold.ts';

const VALORES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'um uma|1 dois duas|2 tres|3 quatro|4 cinco|5 seis|6 sete|7 oito|8 nove|9 dez|10 onze|11 doze|12 treze|13',
    'quatorze catorze|14 quinze|15 dezesseis|16 dezessete|17 dezoito|18 dezenove|19 vinte|20 trinta|30 quarenta|40',
    'cinquenta|50 sessenta|60 setenta|70 oitenta|80 noventa|90 cem cento|100 duzentos|200 trezentos|300',
  ]
    .join(' ')
    .split(/(?<=\d) /)
    .flatMap((entry) => {
      const [words = '', value] = entry.split('|');
      return words.split(' ').map((word) => [word, Number(value)] as const);
    }),
);

/** Matches a cardinal in folded words: `cento e oitenta`. It has no anchors. */
export const CARDINAL = `(?:${Object.keys(VALORES).join('|')})(?:\\s+(?:e\\s+)?(?:${Object.keys(VALORES).join('|')}))*`;

/** The value of a cardinal in words (`cento e oitenta` → 180), or null if it is not one. */
export function cardinalValue(words: string): number | null {
  const parts = fold(words)
    .split(/\s+/)
    .filter((word) => word !== 'e' && word !== '');
  const values = parts.map((part) => VALORES[part]);
  if (values.length === 0 || values.includes(undefined)) return null;
  return values.reduce((total: number, value) => total + (value as number), 0);
}
