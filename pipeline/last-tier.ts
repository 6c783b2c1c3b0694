/**
 * What the last tier of JavaScriptCore's compiler waits for, several times the default: it compiles for code that runs for
 * minutes, and an ingestion is over after 16 s of CPU. Left alone it costs more than it gives; left out, the loops that
 * read pages character by character run at half their speed; so it is kept for those.
 */
const PATIENCE = {
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '500000',
  BUN_JSC_thresholdForFTLOptimizeSoon: '5000',
};

/** Starts the process anew with a patient compiler, where the system can (POSIX `execve`: same process, same arguments). */
export function holdLastTier(): void {
  if (Object.keys(PATIENCE).some((name) => name in process.env) || !process.execve) return;
  const [bun, ...args] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(bun as string, [bun as string, ...args], { ...process.env, ...PATIENCE });
}
