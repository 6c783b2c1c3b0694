import { Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { handlers } from '../../runtime/handlers/index.ts';
import { tuneForLongRun } from '../../runtime/long-run.ts';
import { openAcervo } from '../../runtime/snapshot/acervo.ts';
import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { residentOf } from '../bench/process.ts';
import { openDoor } from '../contract/open-door.ts';
import { Random } from './random.ts';

/** What look-ups in a snapshot take. */
export interface LookUps {
  /** Microseconds for a provision and for an article, by key, evenly over all acts. */
  dispositivo: number;
  artigo: number;
  /**
   * Microseconds for a citation, with a hundred per call. Few acts are cited often and most acts seldom, as in real
   * texts.
   */
  citacao: number;
  /** Milliseconds for the slowest citation of an article that names no act, each asked once in a new process. */
  sem_ato: number;
  /** Milliseconds to load one more act into memory, evenly over all acts. */
  ato: number;
  /** Milliseconds for a search. */
  busca: number;
  /** Resident memory in MiB: once the snapshot is open, and after all these look-ups. */
  aberto: number;
  ao_fim: number;
}

const KEYS = 20_000;
const ATOS = 400;
const PER_CALL = 100;
const ROUNDS = 3;
/** Articles that most acts have, and one that few have. */
const ARTIGOS = ['1', '2', '3', '5', '8', '13', '40'];
const PERGUNTAS = ['cadastro', 'navegação fluvial', 'multa cabível', 'inventário das salinas', 'prazo de trinta dias'];

/** Runs in a process of its own, started like a service: prints the `LookUps` of the snapshot in `--data`, as JSON. */
tuneForLongRun();
const { values } = parseArgs({ options: { data: { type: 'string', default: '' } } });
const snapshot = await openSnapshot(values.data);
const { acervo } = snapshot;
const aberto = residentOf(process.pid);
const ask = openDoor(operations, handlers, snapshot);
const random = new Random(1);
const { alike, cited } = drawKeys(values.data);

const sem_ato = Math.max(...ARTIGOS.map((numero) => semAto(numero) / 1_000));
const dispositivo = microseconds(alike, ({ ref_key }) => present(acervo.dispositivo(ref_key)));
const artigo = microseconds(alike, ({ sigla, artigo }) => present(acervo.artigo(sigla, artigo)));
const citacao = microseconds(inCalls(cited), (citacoes) => ask('resolver', { body: { citacoes } })) / PER_CALL;
const siglas = new Set(Array.from({ length: ATOS }, () => random.pick(acervo.diplomas).sigla));
const busca = microseconds(PERGUNTAS, (q) => ask('buscar', { query: { q } })) / 1_000;
const ao_fim = residentOf(process.pid);
// Measured after the final memory, because these acts are loaded in a second database next to the service's.
const ato = microseconds([...siglas], openAnew(values.data), 1) / 1_000;
acervo.close();
console.log(JSON.stringify({ dispositivo, artigo, citacao, sem_ato, ato, busca, aberto, ao_fim } satisfies LookUps));

interface Key {
  ref_key: string;
  sigla: string;
  artigo: string;
}

/**
 * Draws keys evenly over all provisions, and keys for citations, in which the 2n-th act is cited half as often as the
 * n-th.
 */
function drawKeys(data: string): { alike: Key[]; cited: Key[] } {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const db = new Database(join(data, banco.path), { readonly: true });
  try {
    const last = db.query<{ last: number }, []>('SELECT max(rowid) AS last FROM dispositivo').get()?.last ?? 0;
    const any = db.query<Row, [number]>('SELECT ref_key, sigla FROM dispositivo WHERE rowid = ?');
    const first = db.query<Row, [string]>(
      'SELECT ref_key, sigla FROM dispositivo WHERE sigla = ? ORDER BY ordem LIMIT 4',
    );
    const rank = () => Math.floor(acervo.diplomas.length ** random.next()) - 1;
    const draw = (row: () => Row) => Array.from({ length: KEYS }, () => withArticle(row()));
    return {
      alike: draw(() => any.get(random.between(1, last)) as Row),
      cited: draw(() => random.pick(first.all(acervo.diplomas[rank()]?.sigla as string))),
    };
  } finally {
    db.close();
  }
}

type Row = Omit<Key, 'artigo'>;

function withArticle(row: Row): Key {
  return { ...row, artigo: row.ref_key.split('.', 2)[1] as string };
}

function inCalls(keys: readonly Key[]): { sigla: string; artigo: string; rotulo: null }[][] {
  const citacoes = keys.map(({ sigla, artigo }) => ({ sigla, artigo, rotulo: null }));
  return Array.from({ length: KEYS / PER_CALL }, (_, call) => citacoes.slice(call * PER_CALL, (call + 1) * PER_CALL));
}

/** Returns a function that loads acts in a database in which none has been loaded yet. */
function openAnew(data: string): (sigla: string) => void {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const fresh = openAcervo(join(data, banco.path));
  return (sigla) => fresh.ato(sigla);
}

function semAto(artigo: string): number {
  const citacao = { sigla: null, artigo, rotulo: 'multa pelo cadastro fora do prazo' };
  return microseconds([{ citacoes: [citacao] }], (body) => ask('resolver', { body }), 1);
}

function present(found: unknown): void {
  if (found === null) throw new Error('a key of the snapshot is not found');
}

/** Returns the time per item: the median of the rounds after one that warms up, or the time of a single round. */
function microseconds<T>(things: readonly T[], take: (thing: T) => void, rounds = ROUNDS): number {
  const spent = Array.from({ length: rounds === 1 ? 1 : rounds + 1 }, () => {
    const start = performance.now();
    for (const thing of things) take(thing);
    return ((performance.now() - start) * 1_000) / things.length;
  });
  const counted = spent.slice(rounds === 1 ? 0 : 1).sort((a, b) => a - b);
  return counted[counted.length >> 1] as number;
}
