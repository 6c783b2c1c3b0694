import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { checkSnapshot } from '../../pipeline/bake/check/check-snapshot.ts';
import { createHttpFetch } from '../../pipeline/fetch/http.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import { Random } from '../growth/random.ts';
import { HURRIED } from '../ingest/hurried.ts';
import { FAULTS, law, serveHostile } from './hostile-origin.ts';
import { ATTEMPTS, drawSchedule } from './schedule.ts';

const HOST = 'www.exemplo.test';
const NUMBERS = ['90.001', '90.002', '90.003'];
const siglaOf = (numero: string) => `LEI-${numero.replace('.', '')}-2091`;
const pathOf = (numero: string) => `/leis/l${numero.replace('.', '')}.htm`;
const paths = NUMBERS.map(pathOf);

const catalogo: Catalogo = {
  nome: 'Acervo de teste',
  areas: [{ slug: 'exemplos', label: 'Exemplos', ordem: 1 }],
  atos: NUMBERS.map((numero) => ({
    ...{ sigla: siglaOf(numero), nome: `Lei nº ${numero}`, tipo: 'lei', forma: 'lei', numero, ano: 2091 },
    ...{ areas: ['exemplos'], enderecos: [`https://${HOST}${pathOf(numero)}`], nomes: [] },
  })),
};

/** What went otherwise than the good pages imply, a sentence each. */
export type Problems = string[];

/** What a rehearsal did, beside what went wrong. */
export interface Rehearsal {
  problems: Problems;
  /** How often each fault was the last word on a page. */
  faults: Map<string, number>;
}

/**
 * Ingests some times, by the real client and parser, from an origin whose every request goes wrong as the seed says. After
 * each run, each act is as its last good page says, whatever came of the others; a page that went wrong has a reason.
 */
export async function rehearse(seed: number, runs = 4): Promise<Rehearsal> {
  const out = mkdtempSync(join(tmpdir(), 'vigente-rehearsal-'));
  const origin = serveHostile(new Map(NUMBERS.map((numero) => [pathOf(numero), numero])));
  const random = new Random(seed);
  const expected = new Map<string, number>();
  const problems: Problems = [];
  const faults = new Map<string, number>();
  const complain = (run: number, what: string) => problems.push(`seed ${seed}, run ${run}: ${what}`);
  try {
    for (let run = 1; run <= runs; run++) {
      // Every other run the pages are as they were.
      const edition = Math.ceil(run / 2);
      const share = run === runs ? 0 : 0.3 + 0.6 * random.next();
      origin.begin(edition, drawSchedule(random, paths, Object.keys(FAULTS), share));
      const result = await ingest({
        catalogo,
        names: composeNames(catalogo),
        parser: { parse: parsePagina, versao: 1 },
        fetchPages: (store) =>
          createHttpFetch({ ...HURRIED, store, origin: origin.url, timeoutMs: 150, attempts: ATTEMPTS, robots: false }),
        out,
        clock: () => new Date(Date.UTC(2030, 0, run)),
      });
      for (const numero of NUMBERS) {
        const sigla = siglaOf(numero);
        const last = origin.last.get(pathOf(numero)) ?? 'not asked for';
        if (last === 'good') expected.set(sigla, edition);
        else faults.set(last, (faults.get(last) ?? 0) + 1);
        const { status, erro } = result.runs.find((each) => each.sigla === sigla) ?? {};
        const fails = status === 'erro';
        if (fails !== (last !== 'good')) complain(run, `${sigla} is ${status} (${erro}) after "${last}"`);
        if (fails && !/\p{Lu}?\p{L}{3}/u.test(erro ?? '')) complain(run, `${sigla} failed without a reason`);
      }
      for (const problem of result.manifest ? checkSnapshot(out).problems : []) complain(run, problem);
      const texts = result.manifest ? readTexts(join(out, result.manifest.banco.path)) : new Map<string, string>();
      for (const numero of NUMBERS) {
        const sigla = siglaOf(numero);
        const want = expected.get(sigla);
        const articles = [1, 2, 3, 4, 5, 6].map((artigo) => texts.get(`${sigla}.${artigo}`));
        const good = articles.every((texto) =>
          want === undefined ? texto === undefined : texto !== undefined && law(numero, want).includes(texto),
        );
        if (!good) complain(run, `${sigla} should be edition ${want} and is ${JSON.stringify(articles)}`);
      }
    }
    return { problems, faults };
  } finally {
    await origin.stop();
    rmSync(out, { recursive: true, force: true });
  }
}

function readTexts(banco: string): Map<string, string> {
  const db = new Database(banco, { readonly: true });
  try {
    const docs = db.prepare<[], string>('SELECT doc FROM dispositivo').pluck().all();
    return new Map(docs.map((doc) => JSON.parse(doc)).map(({ ref_key, texto }) => [ref_key, texto]));
  } finally {
    db.close();
  }
}
