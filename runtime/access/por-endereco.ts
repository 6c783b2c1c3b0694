import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Passagem, passar, tamanhoDa } from './janela.ts';

/** Of memory that is only taken when it is written to; a log of the shipped limit takes 0.5 KiB. */
const MAX_BYTES = 64 << 20;
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

/** How a table for this limit is laid out: a lock for each set, then the sets of logs. */
function medidas(porMinuto: number) {
  const log = HEAD + tamanhoDa(porMinuto);
  const sets = Math.max(64, Math.floor(MAX_BYTES / (8 * log * WAYS)));
  return { log, sets, locks: Math.ceil(sets / 2) * 8, bytes: Math.ceil(sets / 2) * 8 + sets * WAYS * log * 8 };
}

/** A table of this process alone. */
export function tabelaPropria(porMinuto: number): Tabela {
  return { bytes: new ArrayBuffer(medidas(porMinuto).bytes), sal: novoSal() };
}

/** A table that processes share: a file that they map, in a folder that only this user may look into. */
export function criarTabela(porMinuto: number): { file: string; sal: number; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-limites-'));
  const file = join(dir, 'enderecos');
  writeFileSync(file, '', { mode: 0o600 });
  truncateSync(file, medidas(porMinuto).bytes);
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
 */
export function createPorEndereco(porMinuto: number, { bytes, sal }: Tabela = tabelaPropria(porMinuto)): PorEndereco {
  const { log, sets, locks } = medidas(porMinuto);
  const locked = new Int32Array(bytes, 0, sets);
  const m = new Float64Array(bytes, locks);

  /** The place of an address in its set: its own, one that nobody counts by any more, or that of whoever came least lately. */
  function find(set: number, id: number, agora: number): number {
    const first = set * WAYS * log;
    let chosen = first;
    for (let at = first; at < first + WAYS * log; at += log) {
      if (m[at] === id) return at;
      if ((m[at + 1] as number) < (m[chosen + 1] as number)) chosen = at;
    }
    m.fill(0, chosen, chosen + log);
    m[chosen] = id;
    m[chosen + 1] = agora;
    return chosen;
  }

  return {
    consumir: (endereco, agora, vezes = 1) => passing(endereco, agora, vezes, true),
    olhar: (endereco, agora) => passing(endereco, agora, 1, false),
  };

  function passing(endereco: string, agora: number, vezes: number, mais: boolean): Passagem {
    const low = Bun.hash.xxHash32(endereco, sal);
    const high = Bun.hash.xxHash32(endereco, sal ^ 0x5bd1e995);
    const set = low % sets;
    lock(locked, set);
    try {
      const at = find(set, 1 + low + (high & 0xfffff) * 2 ** 32, agora);
      m[at + 1] = agora;
      return passar(m, at + HEAD, porMinuto, agora, mais, vezes);
    } finally {
      Atomics.store(locked, set, 0);
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
