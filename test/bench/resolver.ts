import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handlers } from '../../runtime/handlers/index.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { CitacaoDispositivo } from '../../schemas/contract/model/verification/citacao.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { readDispositivos } from '../baked-rows.ts';
import { openDoor } from '../contract/open-door.ts';
import type { Measure } from './bench.ts';
import { figure } from './figure.ts';

const ITEMS = 100;
const CALLS = 500;
const MAX_MS = 5;
/** A prime, so that the order jumps from act to act. */
const STEP = 7_919;
/** Length in characters of a label that says what the provision is about. */
const CLAIM = 120;

interface Claimed {
  item: CitacaoDispositivo;
  /** The words of another provision. */
  claim: string;
}

/** Measures `POST /v1/resolver` at its limit of items, in the handler with its validation. */
export const measureResolver: Measure = async ({ snapshot, rounds, note }) => {
  const data = await snapshot();
  note(`${ITEMS} citations a call`);
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const acervo = openAcervo(join(data, banco.path));
  try {
    const existing = citations(join(data, banco.path));
    const mixed = existing.map((claimed, i) => (i % 4 === 0 ? missing(claimed, i) : claimed));
    const lost = existing.map(missing);
    const bound = { at: 'most', value: MAX_MS } as const;
    const ask = openDoor(operations, handlers, { acervo, manifest: { catalogo: 'Atos de teste' } } as Snapshot);
    const p99 = (items: Claimed[]) => {
      const spent: number[] = [];
      for (let call = 0; call < CALLS; call++) {
        const citacoes = Array.from({ length: ITEMS }, (_, i) => items[(call * ITEMS + i) % items.length]?.item);
        const start = performance.now();
        ask('resolver', { body: { citacoes } });
        spent.push(performance.now() - start);
      }
      return spent.sort((a, b) => a - b)[Math.floor(CALLS * 0.99)] as number;
    };
    const measured = (items: Claimed[]) => {
      p99(items);
      return Array.from({ length: rounds }, () => p99(items));
    };
    return {
      title: `POST /v1/resolver, ${ITEMS} items (99th percentile of ${CALLS} calls, warm)`,
      figures: [
        figure('every provision exists', 'ms', measured(existing), bound),
        figure('a quarter does not, with suggestions', 'ms', measured(mixed), bound),
        figure('none does, with suggestions', 'ms', measured(lost), bound),
      ],
    };
  } finally {
    acervo.close();
  }
};

/** Returns citations of provisions from all over the corpus, in an order that jumps from act to act. */
function citations(banco: string): Claimed[] {
  const rows = readDispositivos(banco);
  const at = (i: number) => rows[(i * STEP) % rows.length] as Dispositivo;
  return rows.map((_, i) => {
    const { sigla, artigo, paragrafo, inciso, alinea } = at(i);
    const claim = at(i + 1).texto.slice(0, CLAIM);
    return { item: { sigla, artigo, paragrafo, inciso, alinea: alinea?.slice(0, 4) ?? null }, claim };
  });
}

/**
 * Returns the same citation with an article or a level that does not exist, and the words of another provision as its
 * label.
 */
const missing = ({ item, claim }: Claimed, i: number): Claimed => ({
  item: { ...item, ...(i % 2 === 0 ? { artigo: `${3_000 + (i % 5_000)}` } : { inciso: 'CCXC' }), rotulo: claim },
  claim,
});
