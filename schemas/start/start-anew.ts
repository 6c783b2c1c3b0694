/** What a program knows about itself: the `process` of Bun or Node. */
interface Running {
  execPath: string;
  execArgv: string[];
  argv: string[];
  env: Record<string, string | undefined>;
  execve?(file: string, args: string[], env: Record<string, string | undefined>): never;
}

/**
 * Restarts a program with options that its engine reads from the environment at startup, if the system can replace a
 * running process (POSIX `execve`: same process, same arguments). Does nothing if any of the options is already set.
 */
export function startAnew(running: Running, options: Readonly<Record<string, string>>): void {
  const { execPath, execArgv, argv, env } = running;
  if (Object.keys(options).some((name) => name in env)) return;
  running.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...options });
}
