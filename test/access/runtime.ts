import { join } from 'node:path';

const ROOT = join(import.meta.dir, '../..');

/** A service in a process of its own, as it is run. */
export interface RunningService {
  base: string;
  child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>;
  /** Ends it with a signal and waits for it. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number>;
}

export async function runService(args: string[], env: Record<string, string>): Promise<RunningService> {
  const child = Bun.spawn([process.execPath, 'runtime/main.ts', '--port', '0', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += new TextDecoder().decode(chunk);
    const [, port] = /http:\/\/[^/\s]*:(\d+)/.exec(printed) ?? [];
    if (port === undefined) continue;
    return {
      base: `http://127.0.0.1:${port}`,
      child,
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        return await child.exited;
      },
    };
  }
  throw new Error(`the service ended with ${await child.exited}: ${await child.stderr.text()}`);
}

/** Runs the commands of keys to their end. */
export async function runChaves(args: string[], env: Record<string, string>) {
  const child = Bun.spawn([process.execPath, 'runtime/chaves.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { stdout, stderr, code };
}

/** Asks for a citation to be verified, which needs a key. */
export function askResolver(base: string, chave: string): Promise<Response> {
  return fetch(`${base}/v1/resolver`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chave}`, 'content-type': 'application/json' },
    body: '{"citacoes":[]}',
  });
}
