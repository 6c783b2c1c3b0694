import type { Subprocess } from 'bun';
import { abrirTabela, criarTabela, type Tabela } from './access/por-endereco.ts';

/** How a process is told that it is one of several; JSON of `Part`. */
const ENV = 'VIGENTE_PROCESSO';
/** Before a process that died is begun anew, so that one that cannot live does not take the machine. */
const PAUSE_MS = 1_000;

/** What one of several processes is told. */
interface Part {
  /** The memory in which addresses are counted, as a file. */
  tabela: string;
  sal: number;
  /** The one that says what is served. */
  first: boolean;
}

/** What it makes of that. */
export interface Shared {
  tabela: Tabela;
  first: boolean;
  /** Told once when the process that began this one is no more: none is left behind. */
  onOrphaned(stop: () => void): void;
}

/** What this process shares with others; null where it is alone, or the one that begins them. */
export function sharedPart(): Shared | null {
  const text = process.env[ENV];
  if (text === undefined) return null;
  const { tabela, sal, first } = JSON.parse(text) as Part;
  return {
    tabela: abrirTabela(tabela, sal),
    first,
    onOrphaned(stop) {
      // Nothing is ever written to it: it ends with whoever holds the other end.
      process.stdin.once('end', stop).resume();
    },
  };
}

export interface ProcessesOptions {
  count: number;
  port: number;
  /** Reads of an address in a minute, one limit for all. */
  porMinuto: number;
  log(line: string): void;
  exit(message: string): never;
}

/**
 * Runs this program several times on one port, which the system shares out among them (SO_REUSEPORT), until it is told
 * to stop. What dies is begun anew, unless it never served at all. Resolves to the code that the program should end with.
 */
export async function runProcesses({ count, port, porMinuto, log, exit }: ProcessesOptions): Promise<number> {
  const free = freePort(port, exit);
  const tabela = criarTabela(porMinuto);
  const running = new Set<Subprocess>();
  let stopping = false;

  function begin(first: boolean): Subprocess {
    const part: Part = { tabela: tabela.file, sal: tabela.sal, first };
    const child = Bun.spawn([process.execPath, ...process.argv.slice(1), '--port', String(free)], {
      env: { ...process.env, [ENV]: JSON.stringify(part) },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    running.add(child);
    return child;
  }

  /** Keeps one process running; its code is that of the one that was told to stop, or never served. */
  async function keep(first: boolean): Promise<number> {
    for (let again = false; ; again = true) {
      const since = performance.now();
      const child = begin(first && !again);
      const code = await child.exited;
      running.delete(child);
      // One that had not yet come to listen for it ends by the signal itself.
      if (stopping) return child.signalCode === 'SIGTERM' ? 0 : code;
      if (!again && code === 1 && performance.now() - since < 10 * PAUSE_MS) return code;
      log(`a process ended with ${child.signalCode ?? code}; another takes its place`);
      await Bun.sleep(PAUSE_MS);
      if (stopping) return 0;
    }
  }

  function stop(): void {
    stopping = true;
    for (const child of running) child.kill('SIGTERM');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  const kept = Array.from({ length: count }, (_, n) => keep(n === 0));
  try {
    // One that cannot serve ends them all: the others would fail alike, or serve with less than was asked for.
    for (const each of kept) void each.then(stop);
    return Math.max(...(await Promise.all(kept)));
  } finally {
    tabela.remove();
  }
}

/** The port, or for 0 one that is free; none that another listens on, with whom it would be shared without a word. */
function freePort(port: number, exit: (message: string) => never): number {
  try {
    const probe = Bun.listen({ hostname: '0.0.0.0', port, socket: { data() {} } });
    const { port: found } = probe;
    probe.stop(true);
    return found;
  } catch (error) {
    return exit(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? `port ${port} is in use; choose another with --port or PORT`
        : `cannot listen: ${(error as Error).message}`,
    );
  }
}
