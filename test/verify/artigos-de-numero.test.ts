import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { artigosDeNumero } from '../../schemas/verify/suggest/artigos-de-numero.ts';
import { parteNoArtigo, pedidasEm } from '../../schemas/verify/suggest/semelhanca.ts';
import { memoryAcervo } from './memory-acervo.ts';

const PALAVRAS = 'prazo recurso multa dano juiz prova contrato herança usucapião tributo pena crime'.split(' ');
const frase = (min: number, max: number) =>
  fc.array(fc.constantFrom(...PALAVRAS), { minLength: min, maxLength: max }).map((words) => words.join(' '));

test('whose article holds a share of the words is what weighing each act tells', () => {
  const acts = fc.array(fc.array(frase(0, 6), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(acts, frase(1, 8), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (acts, dito, minimo) => {
      const atos = acts.map((_, i) => ({ sigla: `A${i}`, nome: `Ato ${i}`, tipo: 'lei' as const, numero: `${i}` }));
      const linhas = acts.flatMap((artigos, i) =>
        artigos.map((texto, n) => ({ ref_key: `A${i}.${n + 1}`, sigla: `A${i}`, texto })),
      );
      const acervo = memoryAcervo(
        atos.map((ato) => ({ ...ato, nomes: [] })),
        linhas,
      );
      const known = new Map(atos.map(({ sigla }) => [sigla, acervo.ato(sigla)]));
      const palavras = acervo.vocabulario.radicaisDe(dito);
      fc.pre(palavras.length > 0);
      const one = { ...acervo, ato: (sigla: string) => known.get(sigla) } as typeof acervo;
      const weighed = [...known.values()].flatMap((ato) => {
        const range = ato.artigo('2');
        const parte = range ? parteNoArtigo(ato.ditas, pedidasEm(ato, palavras), range) : 0;
        return parte >= minimo ? [{ ato: ato.sigla, parte }] : [];
      });
      const found = artigosDeNumero(one, '2')?.comParte(palavras, minimo) ?? [];
      expect(found.map(({ ato, parte }) => ({ ato: ato.sigla, parte }))).toEqual(weighed);
    }),
  );
});

test('no act has a number that none has', () => {
  expect(artigosDeNumero(memoryAcervo([]), '1')).toBeNull();
});
