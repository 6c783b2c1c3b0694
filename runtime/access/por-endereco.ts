import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTO, type Passagem, passar, tamanhoDa } from './janela.ts';

/** The most memory that a table may take. A log for the default limit takes 0.5 KiB. */
const MAX_BYTES = 64 << 20;
/** Sets that a table begins with, enough for about thirty addresses. */
const SETS = 8;
/** Places in a set for the log of an address. If all are taken, the address that was idle the longest loses its log. */
const WAYS = 8;
/** Numbers before each log: the address's hash, and when it was last used. */
const HEAD = 2;
/** After this many attempts to take a lock, the process that holds it is checked for being alive. */
const PATIENCE = 10_000;

export interface PorEndereco {
  /** Counts a request that uses `vezes` of the limit, if there is room for it. */
  consumir(endereco: string, agora: number, vezes?: number): Passagem;
  /** What is left of the limit; nothing is counted. */
  olhar(endereco: string, agora: number): Passagem;
}

/** A table of logs, in the memory of this process or shared by several. */
export interface Tabela {
  bytes: ArrayBufferLike;
  /** A salt for the hash, so that nobody can choose addresses that share a set with a victim's. */
  sal: number;
}

/** The size and precision of a table. */
export interface Medidas {
  bytes: number;
  /** The most entries of a log that need not be exact to the millisecond. */
  entradas?: number;
}

const EXATA: Medidas = { bytes: MAX_BYTES };
/** For limits that are not reported to clients: 4,000 addresses, and usage is given back up to a second late. */
export const RESUMIDA: Medidas = { bytes: 8 << 20, entradas: 64 };

/**
 * The size of a log for this limit, in numbers, and the number of sets that a table may have: a power of two times
 * `SETS`.
 */
function logsOf(porMinuto: number, { bytes, entradas }: Medidas) {
  const log = HEAD + tamanhoDa(porMinuto, entradas);
  const fit = bytes / (8 * log * WAYS);
  return { log, most: SETS * 2 ** Math.max(0, Math.floor(Math.log2(fit / SETS))) };
}

/** The memory layout for a number of sets: a lock for each, then the logs. */
function layOut(log: number, sets: number) {
  const locks = Math.ceil(sets / 2) * 8;
  return { locks, bytes: locks + sets * WAYS * log * 8 };
}

/** Creates an exact table that processes share: a file that they map, in a folder that only this user can read. */
export function criarTabela(porMinuto: number): { file: string; sal: number; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-limites-'));
  const file = join(dir, 'enderecos');
  const { log, most } = logsOf(porMinuto, EXATA);
  writeFileSync(file, '', { mode: 0o600 });
  truncateSync(file, layOut(log, most).bytes);
  return { file, sal: novoSal(), remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Opens a table that another process created. */
export function abrirTabela(file: string, sal: number): Tabela {
  return { bytes: Bun.mmap(file, { shared: true }).buffer, sal };
}

const novoSal = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/**
 * Counts the requests of each client address in the last minute. Of an address only a 53-bit hash is kept. A set is
 * changed by one process at a time, for about a microsecond; the lock of a process that died passes to the next.
 *
 * A table of one process begins small and doubles whenever a set is full, because JavaScript's collector allows garbage
 * in proportion to the memory in use, even memory that was never written. A shared table has its full size from the
 * start; the system provides a page only when it is written to.
 */
export function createPorEndereco(
  porMinuto: number,
  medidas: Medidas = EXATA,
  shared: Tabela | null = null,
): PorEndereco {
  const { log, most } = logsOf(porMinuto, medidas);
  const sal = shared?.sal ?? novoSal();
  let sets = shared ? most : SETS;
  let { locked, m } = open(shared?.bytes);

  function open(bytes: ArrayBufferLike = new ArrayBuffer(layOut(log, sets).bytes)) {
    return { locked: new Int32Array(bytes, 0, sets), m: new Float64Array(bytes, layOut(log, sets).locks) };
  }

  /**
   * The index of an address's log in its set: its own, an unused one, or that of the address that was idle the longest.
   */
  function find(low: number, id: number, agora: number): number {
    const first = (low % sets) * WAYS * log;
    let chosen = first;
    for (let at = first; at < first + WAYS * log; at += log) {
      if (m[at] === id) return at;
      if ((m[at + 1] as number) < (m[chosen + 1] as number)) chosen = at;
    }
    if (!shared && sets < most && (m[chosen + 1] as number) > agora - MINUTO) {
      grow();
      return find(low, id, agora);
    }
    m.fill(0, chosen, chosen + log);
    m[chosen] = id;
    m[chosen + 1] = agora;
    return chosen;
  }

  /** Splits each set into two. Every log keeps its index within the set, so none is lost. */
  function grow(): void {
    const old = m;
    sets *= 2;
    ({ locked, m } = open());
    for (let at = 0; at < old.length; at += log) {
      const id = old[at] as number;
      if (id === 0) continue;
      const first = (((id - 1) % 2 ** 32) % sets) * WAYS * log;
      m.set(old.subarray(at, at + log), first + (at % (WAYS * log)));
    }
  }

  return {
    consumir: (endereco, agora, vezes = 1) => passing(endereco, agora, vezes, true),
    olhar: (endereco, agora) => passing(endereco, agora, 1, false),
  };

  function passing(endereco: string, agora: number, vezes: number, mais: boolean): Passagem {
    const low = Bun.hash.xxHash32(endereco, sal);
    const high = Bun.hash.xxHash32(endereco, sal ^ 0x5bd1e995);
    if (shared) lock(locked, low % sets);
    try {
      const at = find(low, 1 + low + (high & 0xfffff) * 2 ** 32, agora);
      m[at + 1] = agora;
      return passar(m, at + HEAD, porMinuto, agora, mais, vezes, medidas.entradas);
    } finally {
      if (shared) Atomics.store(locked, low % sets, 0);
    }
  }
}

function lock(locked: Int32Array, set: number): void {
  for (let looks = 1; ; looks++) {
    const holder = Atomics.compareExchange(locked, set, 0, process.pid);
    if (holder === 0) return;
    if (looks % PATIENCE === 0 && !lives(holder)) Atomics.compareExchange(locked, set, holder, 0);
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
