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

export interface Spent {
  /** CPU seconds, user and system, of all threads of the child. */
  cpu: number;
  /** The largest resident set during its life, in MiB. */
  peak: number;
}

/** Runs a script of the project in a process of its own, to its end. Throws if it fails. */
export async function runScript(...args: string[]): Promise<Spent> {
  const child = Bun.spawn([process.execPath, ...args], { cwd: ROOT, stdout: 'ignore', stderr: 'pipe' });
  const [complaints, code] = await Promise.all([child.stderr.text(), child.exited]);
  const usage = child.resourceUsage();
  if (code !== 0 || !usage) throw new Error(`${args.join(' ')} ended with ${code}: ${complaints.slice(-2000)}`);
  return { cpu: Number(usage.cpuTime.total) / 1e6, peak: usage.maxRSS / 2 ** 20 };
}
