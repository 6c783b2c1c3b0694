import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { FORMAS_ATO } from '../../schemas/contract/model/corpus/diploma.ts';
import { findActCitations } from '../../schemas/law/act-citation.ts';
import { type AtoNumerado, compactSigla, makeSigla, printNumero, writtenForms } from '../../schemas/law/act-name.ts';
import { trecho } from './fragments.ts';
import { runs } from './runs.ts';

const formas = FORMAS_ATO.filter((forma) => forma !== 'constituicao');
const ato: fc.Arbitrary<AtoNumerado & { ano: number }> = fc
  .record({
    forma: fc.constantFrom(...formas),
    numero: fc.integer({ min: 1, max: 99_999 }),
    sufixo: fc.constantFrom('', '', '', '-A'),
    edicao: fc.integer({ min: 1, max: 99 }),
    ano: fc.integer({ min: 1900, max: 2049 }),
  })
  .map(({ forma, numero, sufixo, edicao, ano }) => {
    const reissue = forma === 'medida_provisoria' && ano % 2 === 0 ? `-${edicao}` : sufixo;
    return { forma, numero: printNumero(`${numero}${reissue}`), ano };
  });

describe('makeSigla', () => {
  test('is a sigla, and tells every act from every other', () => {
    fc.assert(
      fc.property(ato, ato, (one, other) => {
        expect(makeSigla(one)).toMatch(/^[A-Z0-9-]{1,20}$/);
        const same = one.forma === other.forma && one.numero === other.numero && one.ano === other.ano;
        expect(makeSigla(one) === makeSigla(other)).toBe(same);
        expect(compactSigla(one)).toMatch(/^[A-Z]+\d+[A-Z]?(?:-\d+)?$/);
      }),
      runs(1000),
    );
  });
});

/** A name that holds the year, so that it names one act alone. */
const named = fc.tuple(ato, fc.nat(40)).map(([act, n]) => {
  const forms = writtenForms(act).filter((form) => /[/ ]\d+$/.test(form) && /\/| de /.test(form));
  return { act, name: forms[n % forms.length] as string };
});

describe('findActCitations', () => {
  test('finds every act of a sentence, and each one’s span is its name', () => {
    const joints = fc.constantFrom(' e o art. 5º da ', ', combinado com a ', '; (Redação dada pela ', '\nRevoga-se a ');
    fc.assert(
      fc.property(fc.array(fc.tuple(joints, named), { minLength: 1, maxLength: 5 }), (parts) => {
        const text = `${parts.map(([joint, { name }]) => joint + name).join('')}.`;
        const found = findActCitations(text);
        expect(found.map(({ inicio, fim }) => text.slice(inicio, fim))).toEqual(parts.map(([, { name }]) => name));
        expect(found.map(makeSigla)).toEqual(parts.map(([, { act }]) => makeSigla(act)));
      }),
      runs(500),
    );
  });

  test('never throws; its spans are in order, apart and inside the text, and what is in them makes a sigla', () => {
    const cited = named.map(({ name }) => name);
    const text = fc.array(fc.oneof(trecho, cited, fc.string({ unit: 'binary' })), { maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ', ', e '), (parts, glue) => {
        const whole = parts.join(glue);
        let last = 0;
        for (const { inicio, fim, ...act } of findActCitations(whole)) {
          expect(inicio).toBeGreaterThanOrEqual(last);
          expect(fim).toBeGreaterThan(inicio);
          expect(fim).toBeLessThanOrEqual(whole.length);
          expect(makeSigla(act)).toMatch(/^[A-Z]+-\d+(?:-[A-Z0-9]+)*$/);
          last = fim;
        }
      }),
      runs(1000),
    );
  });
});
