/**
 * Starts the process anew without the last tier of the JavaScript compiler, where the system can (POSIX `execve`: same
 * process, same arguments). That tier compiles for code that runs for minutes: an ingestion of 16 s of CPU is over before it
 * has paid, and took 5 to 25 % more with it. It can be asked for with `BUN_JSC_useFTLJIT=1`.
 */
export function leaveOutLastTier(): void {
  if (process.env.BUN_JSC_useFTLJIT !== undefined || !process.execve) return;
  const [bun, ...args] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(bun as string, [bun as string, ...args], { ...process.env, BUN_JSC_useFTLJIT: '0' });
}
