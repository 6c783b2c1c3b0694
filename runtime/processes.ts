import type { Subprocess } from 'bun';
import { abrirTabela, criarTabela, type Tabela } from './access/por-endereco.ts';

/** The environment variable that tells a process that it is one of several. Its value is `Part` as JSON. */
const ENV = 'VIGENTE_PROCESSO';
/** The pause before a dead process is replaced, so that one that always fails does not use up the machine. */
const PAUSE_MS = 1_000;

/** What the parent tells each process. */
interface Part {
  /** The path of the shared table of requests by address, a file that the processes map into memory. */
  tabela: string;
  sal: number;
  /** Whether this process prints what is served. */
  first: boolean;
}

/** What the process makes of `Part`. */
export interface Shared {
  tabela: Tabela;
  first: boolean;
  /** Registers what to do when the parent process ends, so that no process is left behind. */
  onOrphaned(stop: () => void): void;
}

/** Returns what this process shares with others. Null if it runs alone or is the parent. */
export function sharedPart(): Shared | null {
  const text = process.env[ENV];
  if (text === undefined) return null;
  const { tabela, sal, first } = JSON.parse(text) as Part;
  return {
    tabela: abrirTabela(tabela, sal),
    first,
    onOrphaned(stop) {
      // The parent never writes to this pipe. It ends when the parent does.
      process.stdin.once('end', stop).resume();
    },
  };
}

export interface ProcessesOptions {
  count: number;
  port: number;
  /** The read limit of one address per minute, over all processes together. */
  porMinuto: number;
  log(line: string): void;
  exit(message: string): never;
}

/**
 * Runs this program as several processes on one port until it is told to stop. The system distributes connections among
 * them (SO_REUSEPORT). A process that dies is replaced, unless it failed before it served at all. Resolves to the exit
 * code for the program.
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

  /**
   * Keeps one process running. Resolves to the exit code of the process that was told to stop, or that failed at its
   * start.
   */
  async function keep(first: boolean): Promise<number> {
    for (let again = false; ; again = true) {
      const since = performance.now();
      const child = begin(first && !again);
      const code = await child.exited;
      running.delete(child);
      // A process that has not installed its SIGTERM handler yet is ended by the signal itself, which is no failure.
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
    // If one process cannot serve, all are stopped: the others would fail for the same reason, or serve with less
    // capacity than was asked for.
    for (const each of kept) void each.then(stop);
    return Math.max(...(await Promise.all(kept)));
  } finally {
    tabela.remove();
  }
}

/**
 * Returns the port, or a free one for 0. Exits if another program listens on it: with SO_REUSEPORT the two would
 * silently share the connections.
 */
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
