import { describe, expect, test } from 'bun:test';
import { buildAliases } from '../../schemas/catalog/aliases.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { forcaOf } from '../../schemas/catalog/forca.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { superados } from '../../schemas/catalog/superados.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';

const nomes = nomesDe(catalogo);
const { aliases } = buildAliases(catalogo);
/** A small number without its mark may be anything: `a lei 605 dias depois`. */
const AMBIGUO = /^Lei \d{1,3}$/;

describe('what is published as a name of an act is read as that act', () => {
  const read = (alias: string) =>
    extractCitacoes(`Vale o art. 1º da ${alias}, e só.`, nomes).map((citacao) => ({
      sigla: citacao.tipo === 'dispositivo' ? citacao.sigla : null,
      rotulo: citacao.rotulo,
    }));

  test('in a text, to its last letter', () => {
    const pairs = Object.entries(aliases).flatMap(([sigla, all]) => all.map((alias) => ({ sigla, alias })));
    expect(pairs.length).toBeGreaterThan(5_000);
    const lost = pairs.filter(({ sigla, alias }) => {
      const [only, more] = read(alias);
      return !AMBIGUO.test(alias) && (more || only?.sigla !== sigla || only.rotulo !== `art. 1º da ${alias}`);
    });
    expect(lost).toEqual([]);
  });

  test('and what is a name of a superseded act is never one of today’s', () => {
    const today = new Set(catalogo.atos.filter((ato) => !ato.revogado_por).map(({ sigla }) => sigla));
    const taken = superados.flatMap(({ nomes: all, ano }) =>
      all.flatMap((nome) =>
        [`${nome} de ${ano}`, `${nome}/${ano}`, `${nome} (${ano})`].filter((dated) =>
          today.has(read(dated)[0]?.sigla ?? ''),
        ),
      ),
    );
    expect(taken).toEqual([]);
  });
});

describe('an alias is forte or contextual', () => {
  const contextuais = Object.values(aliases)
    .flat()
    .filter((alias) => forcaOf(alias) === 'contextual');

  test('contextual ones are the acronyms of at most three letters, ten aside', () => {
    expect(contextuais.filter((alias) => !/^\p{L}{1,3}$/u.test(alias))).toEqual([]);
    expect(contextuais).toEqual(expect.arrayContaining(['CC', 'CP', 'CE', 'ED', 'EI', 'ET', 'LIA', 'LRF']));
  });

  test.each(['CF', 'CLT', 'CPC', 'CPP', 'CDC', 'CTN', 'CTB', 'ECA', 'LEP', 'CPM', 'ADCT', 'Código Civil'])(
    '%s is forte',
    (alias) => expect(forcaOf(alias)).toBe('forte'),
  );

  test('a contextual one alone in a text is no mention, a forte one is', () => {
    const mentioned = (alias: string) => {
      const [only] = extractCitacoes(`Fala-se muito: ${alias} é o tema. O art. 1º o diz.`, nomes);
      return only?.tipo === 'dispositivo' ? only.sigla : null;
    };
    expect(contextuais.filter((alias) => mentioned(alias) !== null)).toEqual([]);
    expect(['CF', 'CLT', 'LGPD', 'LINDB'].map(mentioned)).toEqual(['CF', 'CLT', 'LGPD', 'LINDB']);
  });
});
