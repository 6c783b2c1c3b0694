import { ROOT } from './corpus.ts';

/**
 * Returns the CPU seconds, user and system, of all threads of this process during `work`, starting from a clean heap.
 */
export function cpuOf(work: () => void): number {
  Bun.gc(true);
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** What a process used during its whole life. */
export interface Spent {
  /** CPU seconds, user and system, of all its threads. */
  cpu: number;
  /** Its largest resident set, in MiB. */
  peak: number;
}

/** Runs a script of the project in a process of its own, to its end. Throws if it fails. */
export async function runScript(...args: string[]): Promise<Spent> {
  const command = [process.execPath, 'test/bench/spent.ts', process.execPath, ...args];
  const child = Bun.spawn(command, { cwd: ROOT, stdout: 'pipe', stderr: 'pipe' });
  const [report, complaints, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${complaints.slice(-2000)}`);
  return JSON.parse(report) as Spent;
}

/** A server in a process of its own. */
export interface Served {
  pid: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  stop(): Promise<void>;
}

/** Starts a script of the project that prints its address once it listens. Throws if it ends before that. */
export async function startServer(
  script: string,
  { args, log, env = {} }: { args: string[]; log: string; env?: Record<string, string> },
): Promise<Served> {
  const command = [process.execPath, script, ...args];
  // A log that nobody reads would block the server, or be lost.
  const child = Bun.spawn(command, {
    cwd: ROOT,
    stdout: 'pipe',
    stderr: Bun.file(log),
    env: { ...process.env, ...env },
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += new TextDecoder().decode(chunk);
    const port = /http:\/\/[^/\s]*:(\d+)/.exec(printed)?.[1];
    if (port === undefined) continue;
    const stop = async () => {
      child.kill();
      await child.exited;
    };
    return { pid: child.pid, url: `http://127.0.0.1:${port}`, stop };
  }
  throw new Error(`${script} ended with ${await child.exited}: ${await Bun.file(log).text()}`);
}

/** Returns the resident memory of a running process, in MiB. */
export function residentOf(pid: number): number {
  const { stdout } = Bun.spawnSync(['ps', '-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.toString()) / 1024;
}
