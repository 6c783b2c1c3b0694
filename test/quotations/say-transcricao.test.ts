import { expect, test } from 'bun:test';
import { sayTranscricao } from '../../schemas/verify/quotations/say-transcricao.ts';

type Dita = Parameters<typeof sayTranscricao>[0];

const OUTRO: Omit<Dita, 'keys' | 'de'> = {
  ...{ situacao: 'de_outro_dispositivo', cuts: [], diferencas: [], ref_key: 'CF.5.II' },
};
const de = { ref_key: 'CF.5.III', ate: null, por: null };

test('words of another provision are said to be its', () => {
  expect(sayTranscricao({ ...OUTRO, de, keys: ['CF.5', 'CF.5.III'] })).toBe(
    'As palavras não são do art. 5º, inciso II (CF), e sim do art. 5º, inciso III (CF).',
  );
});

test('words of the cited provision that go on into another are not said to be only the other’s', () => {
  expect(sayTranscricao({ ...OUTRO, de, keys: ['CF.5.II', 'CF.5.III'] })).toBe(
    'As palavras são do art. 5º, inciso II (CF) e também do art. 5º, inciso III (CF).',
  );
});
