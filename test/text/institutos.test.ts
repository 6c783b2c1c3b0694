import { describe, expect, test } from 'bun:test';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import dados from '../../schemas/search/query/institutos.json' with { type: 'json' };
import { dispositivosDoInstituto, notoriedadeDe } from '../../schemas/search/query/institutos.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';

const placesOf = (nome: string) => dispositivosDoInstituto(listRadicais(nome));
const nomes = Object.keys(dados).flatMap((those) => those.split(', '));

describe('the institutes of the law', () => {
  test('lead from any of their names, in whatever order, to the principal article first', () => {
    expect(placesOf('latrocínio')[0]).toBe('CP.157.3.II');
    expect(placesOf('roubo seguido de morte')).toEqual(placesOf('latrocínio'));
    expect(placesOf('habitação, direito real de')).toEqual(placesOf('direito real de habitação'));
    expect(placesOf('instituto que não há')).toEqual([]);
  });

  test('make known what they are known by, and less what also treats of them', () => {
    expect(notoriedadeDe('CC.186')).toBe(1);
    expect(notoriedadeDe('CPP.41')).toBeGreaterThan(notoriedadeDe('CP.102'));
    expect(notoriedadeDe('CP.102')).toBeGreaterThan(0);
    expect(notoriedadeDe('CC.233')).toBe(1);
    expect(notoriedadeDe('CC.234')).toBe(0);
  });

  test('are named once each, by words that search reads', () => {
    expect(nomes.filter((nome) => listRadicais(nome).length === 0)).toEqual([]);
    expect(nomes.filter((nome, i) => nomes.indexOf(nome) !== i)).toEqual([]);
  });

  test('that have the same words in two places are found in both', () => {
    const [um, outro] = [placesOf('vizinho do barulho'), placesOf('barulho do vizinho')];
    expect(um.length).toBeGreaterThan(0);
    expect(um).toEqual(outro);
  });

  test('are where keys are well formed', () => {
    const chaves = Object.values(dados).flatMap((those) => those.split(' '));
    const wrong = chaves.filter((chave) => !/^SUM\.ST[FJ]\.(?:SV)?\d+$/.test(chave) && parseRefKey(chave) === null);
    expect(wrong).toEqual([]);
  });
});
