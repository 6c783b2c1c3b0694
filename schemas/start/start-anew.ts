/** What a program knows of itself: the `process` of Bun or Node. */
interface Running {
  execPath: string;
  execArgv: string[];
  argv: string[];
  env: Record<string, string | undefined>;
  execve?(file: string, args: string[], env: Record<string, string | undefined>): never;
}

/**
 * Starts a program anew with options that its engine reads from the environment at the start, where the system can (POSIX
 * `execve`: same process, same arguments). One that has any of them already goes on as it is.
 */
export function startAnew(running: Running, options: Readonly<Record<string, string>>): void {
  const { execPath, execArgv, argv, env } = running;
  if (Object.keys(options).some((name) => name in env)) return;
  running.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...options });
}
