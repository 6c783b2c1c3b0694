import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTO, type Passagem, passar, tamanhoDa } from './janela.ts';

/** What a table takes at most; a log of the shipped limit takes 0.5 KiB. */
const MAX_BYTES = 64 << 20;
/** Sets of places that a table begins with: some thirty addresses. */
const SETS = 8;
/** An address has its log in one of so many places; where all are of others, the one that was still longest is forgiven. */
const WAYS = 8;
/** Before a log: whose it is, and when it was last asked for. */
const HEAD = 2;
/** After so many looks the one who holds a lock is asked whether it lives. */
const PATIENCE = 10_000;

export interface PorEndereco {
  /** Counts one request, or what it takes, and says whether there was room for it. */
  consumir(endereco: string, agora: number, vezes?: number): Passagem;
  /** What is left, without anything counted. */
  olhar(endereco: string, agora: number): Passagem;
}

/** A table of logs, in memory of this process or of several. */
export interface Tabela {
  bytes: ArrayBufferLike;
  /** Makes the place of an address hard to guess for whoever would fill those beside it. */
  sal: number;
}

/** How large a table may be, and how exact. */
export interface Medidas {
  bytes: number;
  /** How many entries a log has at most, where it need not be exact to the millisecond. */
  entradas?: number;
}

const EXATA: Medidas = { bytes: MAX_BYTES };
/** Of limits that nobody is told: 4,000 addresses, and what they have spent is given back up to a second late. */
export const RESUMIDA: Medidas = { bytes: 8 << 20, entradas: 64 };

/** Numbers of one log of this limit, and how many sets of them there may be: so many times twice those at the beginning. */
function logsOf(porMinuto: number, { bytes, entradas }: Medidas) {
  const log = HEAD + tamanhoDa(porMinuto, entradas);
  const fit = bytes / (8 * log * WAYS);
  return { log, most: SETS * 2 ** Math.max(0, Math.floor(Math.log2(fit / SETS))) };
}

/** How so many sets are laid out: a lock for each, then the logs. */
function layOut(log: number, sets: number) {
  const locks = Math.ceil(sets / 2) * 8;
  return { locks, bytes: locks + sets * WAYS * log * 8 };
}

/** A table, exact, that processes share: a file that they map, in a folder that only this user may look into. */
export function criarTabela(porMinuto: number): { file: string; sal: number; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-limites-'));
  const file = join(dir, 'enderecos');
  const { log, most } = logsOf(porMinuto, EXATA);
  writeFileSync(file, '', { mode: 0o600 });
  truncateSync(file, layOut(log, most).bytes);
  return { file, sal: novoSal(), remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A table that another process made. */
export function abrirTabela(file: string, sal: number): Tabela {
  return { bytes: Bun.mmap(file, { shared: true }).buffer, sal };
}

const novoSal = () => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/**
 * What each client address spent in the last minute. Nothing of an address is kept but a hash of 53 bits. A set of places
 * is changed by one process at a time, in a microsecond; what a process held that died is given to the next.
 *
 * A table of this process alone begins small and becomes twice as large whenever a set has no place for one more: memory
 * that JavaScript has, used or not, lets as much garbage pile up before any is collected. One that is shared is as large
 * as it may be; the system gives a page of it when it is written to.
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

  /** The place of an address in its set: its own, one that nobody counts by any more, or that of whoever came least lately. */
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

  /** Each set becomes two, in which each log has the place that it had: none is without one. */
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
