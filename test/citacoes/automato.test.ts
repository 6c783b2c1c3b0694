import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { Automato, type Palavra, QUALQUER } from '../../schemas/grammar/citacoes/automato.ts';
import { fold } from '../../schemas/text/fold.ts';

const LETRAS = 'abcdeABCDEáÁçÇñß';
const word = fc.string({ unit: fc.constantFrom(...LETRAS.replace('ß', '')), minLength: 1, maxLength: 4 });
const text = fc.string({
  unit: fc.constantFrom(...LETRAS, ' ', '.', ',', '§', '1', 'º', '-', '“', 'λ'),
  maxLength: 40,
});

/** What the automaton tells, found word by word. */
function expected(texto: string, palavras: readonly Palavra[]): [number, number[]][] {
  const told: [number, number[]][] = [];
  for (let fim = 0; fim <= texto.length; fim++) {
    const next = texto[fim] ?? ' ';
    if (isLetra(next)) continue;
    let inicio = fim;
    while (inicio > 0 && isLetra(texto[inicio - 1] as string)) inicio -= 1;
    const lida = texto.slice(inicio, fim);
    const alone = lida.length === 1 && !/[.\dº]/.test(next);
    const inteiras = palavras.flatMap(({ texto: palavra, exata }, at) =>
      lida !== '' && !alone && isSame(lida, palavra, exata) ? [at] : [],
    );
    const last = texto[fim - 1] ?? '';
    const virgula = next === ',' && (/[\dº]/.test(last) || lida.length === 1 || /\p{Lu}/u.test(last));
    if (inteiras.length > 0 || (fim < texto.length && (next === '§' || virgula))) told.push([fim, inteiras]);
  }
  return told;
}

const isLetra = (char: string): boolean => /\p{L}/u.test(char) && char !== 'º' && char !== 'λ';
const isSame = (lida: string, palavra: string, exata: boolean): boolean =>
  fold(lida) === fold(palavra) &&
  (!exata || [...lida].every((char, at) => isCapital(char) === isCapital(palavra[at] as string)));
const isCapital = (char: string): boolean => char !== char.toLowerCase();

describe('the automaton', () => {
  test('tells what a search word by word does', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.record({ texto: word, exata: fc.boolean() }), { maxLength: 8 }),
        (texto, palavras) => {
          const told: [number, readonly number[]][] = [];
          new Automato(palavras).scan(texto, (fim, inteiras) => told.push([fim, inteiras]));
          expect(told).toEqual(expected(texto, palavras));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('has any capital stand for the sign of one', () => {
    const told: number[] = [];
    new Automato([{ texto: `RI${QUALQUER.repeat(2)}`, exata: true }]).scan('RISJ RIsj RIS RISTJ', (fim) =>
      told.push(fim),
    );
    expect(told).toEqual([4]);
  });
});
