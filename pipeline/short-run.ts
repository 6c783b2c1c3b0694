/**
 * What suits a process that is over after some ten seconds of CPU; the defaults are for those that run for minutes.
 *
 * The last tier of JavaScriptCore's compiler waits for several times what it would: left alone it costs more than it
 * gives, left out the loops that read pages character by character run at half their speed. Garbage is collected at one
 * go: beside the work it takes longer in all, and nobody waits for an answer meanwhile. And memory that was freed stays
 * with the process, which takes it up again for the next page.
 */
const OPTIONS = {
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '500000',
  BUN_JSC_thresholdForFTLOptimizeSoon: '5000',
  BUN_JSC_useConcurrentGC: 'false',
  /** In milliseconds. */
  MIMALLOC_PURGE_DELAY: '10000',
};

/** Starts the process anew with these options, where the system can (POSIX `execve`: same process, same arguments). */
export function tuneForShortRun(): void {
  if (Object.keys(OPTIONS).some((name) => name in process.env) || !process.execve) return;
  const [bun, ...args] = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(bun as string, [bun as string, ...args], { ...process.env, ...OPTIONS });
}
