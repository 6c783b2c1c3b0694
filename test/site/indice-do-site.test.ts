import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { procurar } from '../../schemas/search/procurar.ts';
import { markTrecho } from '../../schemas/search/trecho.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { differences, packVarints, Varints } from '../../schemas/storage/varints.ts';
import { procurarNoSite } from '../../site/busca/procurar.ts';
import { openIndiceDoSite } from '../relevancia/buscador-do-site.ts';
import { sampleSite } from './built.ts';

let acervo: ReturnType<typeof openAcervo>;
let indice: ReturnType<typeof openIndiceDoSite>;
beforeAll(() => {
  const { data, folder } = sampleSite();
  const { banco }: Manifest = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8'));
  acervo = openAcervo(join(data, banco.path));
  indice = openIndiceDoSite(folder);
}, 120_000);
afterAll(() => acervo.close());

const TUDO = { siglas: null, tipo: 'todos', alteradores: true } as const;

describe('the index of the site', () => {
  test.each([
    ...['fruta', 'livro emprestado', 'muda de árvore', 'código do pomar poda', 'prazo', 'multa por atraso'],
    ...[
      '"da fruta"',
      '"caroço de fruta"',
      '"árvores que dão fruta"',
      '"que não há assim"',
      'livro -leitor',
      'livroxyz',
      'livro xyzzyq',
      'de',
    ],
  ])('finds for %s what the service finds, in its order', async (q) => {
    const service = procurar(q, acervo.busca, acervo.busca.nomes, TUDO);
    const site = await procurarNoSite(q, indice, TUDO);
    const told = ({ achados }: typeof service) => achados.map(({ doc, melhor, nota }) => [doc.id, melhor, nota]);
    expect(told(site)).toEqual(told(service));
    // Whatever the query names is read, what it excludes too.
    expect(site.indice.faltam.size).toBe(0);
    for (const { doc } of site.achados)
      expect(indice.ficha(doc.id).ref_key).toBe(acervo.busca.refKey(doc.id) as string);
  });

  test('searches where it is told to', async () => {
    const found = async (onde: object) =>
      (await procurarNoSite('livro', indice, { ...TUDO, ...onde })).achados.map(
        ({ doc }) => indice.ficha(doc.id).ref_key,
      );
    const all = await found({});
    expect(await found({ siglas: new Set(['EX-BIBLIOTECA']) })).toEqual(
      all.filter((key) => key.startsWith('EX-BIBLIOTECA.')),
    );
    expect((await found({ tipo: 'sumulas' })).every((key) => key.startsWith('SUM.'))).toBe(true);
    const revogados = (id: number) => indice.tabela.situacao(id) === 'Revogado';
    for (const key of await found({ aceito: revogados }))
      expect(acervo.busca.doc(acervo.busca.id(key) as number)?.inativo).toBe(true);
  });

  test('marks a wording of several words only where all of them are shown', () => {
    const ditos = [['batid'], ['acident', 'transit']];
    expect(markTrecho('O trânsito de mercadorias.', ditos)).toBe('O trânsito de mercadorias.');
    expect(markTrecho('O acidente de trânsito.', ditos)).toBe('O <mark>acidente</mark> de <mark>trânsito</mark>.');
  });
});

test('numbers of seven bits a byte come back as they were', () => {
  const numbers = [0, 1, 127, 128, 300, 16_383, 16_384, 2 ** 31 - 1, 2 ** 32 - 1];
  const packed = packVarints(numbers);
  expect(packed.length).toBe(3 * 1 + 3 * 2 + 3 + 5 + 5);
  const read = new Varints(packed);
  expect(numbers.map(() => read.next())).toEqual(numbers);
  expect(read.ended).toBe(true);
  expect(differences([3, 5, 5])).toEqual([3, 2, 0]);
});
