import { beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ehOrgao } from '../../pipeline/indice/words/orgaos.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { IndiceExport } from '../../schemas/contract/model/service/indice.ts';
import { INDICE, MANIFEST, type Manifest, type RunLog, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { fold } from '../../schemas/text/fold.ts';
import { FATOS } from '../indice/facts.ts';
import { agreementOf, createLookup } from '../indice/lookup.ts';
import { hasMirror } from './mirror.ts';
import { realDispositivos, realSnapshot } from './snapshot.ts';

const LEAST_HITS = 0.98;
/**
 * The least share of facts with a subterm whose subterm in the index has a word in common with it. This is what is
 * reached today.
 */
const LEAST_SUBTERMS = 0.45;

describe.skipIf(!hasMirror)('the index of every real page', () => {
  let indice: IndiceExport;
  let rows: Map<string, Dispositivo>;
  let runs: IngestRunRelatado[];

  beforeAll(async () => {
    const out = await realSnapshot();
    const read = (path: string) => JSON.parse(readFileSync(join(out, path), 'utf8'));
    const manifest: Manifest = read(MANIFEST);
    runs = (read(manifest.runs.path) as RunLog).recentes;
    indice = read(`${snapshotPath(manifest.versao)}/${INDICE}`);
    rows = await realDispositivos();
  }, 300_000);

  test('has every article in force under a term', () => {
    const articles = [...rows.values()].filter(
      ({ caput_texto, revogado, texto }) => caput_texto !== null && texto !== '' && !revogado,
    );
    const articleOf = (refKey: string) => refKey.split('.', 2).join('.');
    const under = new Set(indice.termos.flatMap(({ entradas }) => entradas.map(({ ref_key }) => articleOf(ref_key))));
    expect(articles.length).toBeGreaterThan(9_000);
    expect(articles.filter(({ ref_key }) => !under.has(ref_key)).map(({ ref_key }) => ref_key)).toEqual([]);
  });

  test('leads to what is in force alone', () => {
    const dead = indice.termos.flatMap(({ entradas }) =>
      entradas.filter(({ ref_key }) => rows.get(ref_key)?.revogado !== false || rows.get(ref_key)?.texto === ''),
    );
    expect(dead).toEqual([]);
  });

  test('has every right of the Constitution under a term', () => {
    const rights = [...rows.values()].filter(
      ({ ref_key, revogado, texto }) => /^CF\.(?:5|7|14)\.[IVXLC]+$/.test(ref_key) && !revogado && texto !== '',
    );
    const under = indice.termos.flatMap(({ entradas }) => entradas.map(({ ref_key }) => ref_key));
    const known = (refKey: string) => under.some((key) => key === refKey || key.startsWith(`${refKey}.`));
    expect(rights.length).toBeGreaterThan(110);
    expect(rights.filter(({ ref_key }) => !known(ref_key)).map(({ ref_key }) => ref_key)).toEqual([]);
  });

  test('has no term with more than 150 entries, and a median of 2 to 8', () => {
    const counts = indice.termos.map(({ entradas }) => entradas.length).sort((a, b) => a - b);
    expect(counts.at(-1)).toBeLessThanOrEqual(150);
    const median = counts[counts.length >> 1] as number;
    console.info(`${counts.length} terms, ${indice.total_entradas} entries, median ${median}, most ${counts.at(-1)}`);
    expect(median).toBeGreaterThanOrEqual(2);
    expect(median).toBeLessThanOrEqual(8);
  });

  test('has no organ of the State for a term, and what it has no room for is reported', () => {
    expect(indice.termos.map(({ termo }) => termo).filter(ehOrgao)).toEqual([]);
    const excedentes = runs.flatMap(({ relatorio }) => (relatorio.indice_excedente ?? []) as unknown[]);
    const full = indice.termos.filter(({ entradas }) => entradas.length > 140);
    console.info(`${excedentes.length} entries left out; ${full.length} terms of more than 140`);
    expect(excedentes.length).toBeLessThan(indice.total_entradas / 50);
  });

  test('has terms that read as terms: a capital, no number alone, no fragment of a sentence, no trailing mark', () => {
    const odd = indice.termos.map(({ termo }) => termo).filter(oddTermo);
    expect(odd).toEqual([]);
    expect(indice.termos.filter(({ termo, chave }) => chave !== fold(termo))).toEqual([]);
    expect(new Set(indice.termos.map(({ chave }) => chave)).size).toBe(indice.total_termos);
  });

  test(`sends where a printed index does in ${LEAST_HITS * 100} % of the facts`, () => {
    const lookup = createLookup(indice);
    const misses = FATOS.filter(([termo, , refKey]) => lookup(termo, refKey).length === 0);
    console.info(`${FATOS.length - misses.length} of ${FATOS.length} facts`);
    console.info(misses.map((fato) => fato.join(' | ')).join('\n'));
    const { agree, told } = subtermosOf(lookup);
    expect(agree / told).toBeGreaterThanOrEqual(LEAST_SUBTERMS);
    expect(FATOS.length).toBeGreaterThan(150);
    expect((FATOS.length - misses.length) / FATOS.length).toBeGreaterThanOrEqual(LEAST_HITS);
  });
});

/**
 * Counts the facts that are found and name a subterm (`told`), and those among them whose subterm in the index has a
 * word in common with it (`agree`).
 */
function subtermosOf(lookup: ReturnType<typeof createLookup>): { agree: number; told: number } {
  const agreements = FATOS.flatMap(([termo, subtermo, refKey]) => {
    const found = lookup(termo, refKey);
    return subtermo === null || found.length === 0 ? [] : [agreementOf(subtermo, found)];
  });
  const count = (kind: (typeof agreements)[number]) => agreements.filter((each) => each === kind).length;
  console.info(
    `of ${agreements.length} subterms ${count('palavra')} share a word, ${count('sem')} are not told, ${count('outro')} are others`,
  );
  return { agree: count('palavra'), told: agreements.length };
}

function oddTermo(termo: string): boolean {
  const words = termo.split(' ');
  return (
    !/^[\p{Lu}\d]/u.test(termo) ||
    /^\d+$/.test(termo) ||
    /[.,;:–-]$|[§"“”{}]|\s{2}/.test(termo) ||
    /^\p{Lu}{9,}/u.test(termo) ||
    words.length > 16 ||
    /^(?:que|se|quando|quem|é|são)$/i.test(words[0] as string) ||
    /^(?:de|da|do|das|dos|e|ou|a|o|em|com|por|para|que)$/i.test(words.at(-1) as string)
  );
}
