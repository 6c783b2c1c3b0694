import { startAnew } from '../schemas/start/start-anew.ts';

/**
 * What suits a process that works through page after page for some ten seconds of CPU, and for whose answers nobody waits;
 * the defaults are for servers that run for days on all of the machine's memory.
 *
 * The heap may grow by as much as is in use before garbage is collected. Two or three times as much is the default: every
 * act is garbage once it is written, and an ingestion would need a third as much memory again. With four fifths it would
 * need a little less, and mark almost half as much again. It is collected at one go by one thread: beside the work, or by
 * several that wait for each other, it takes more CPU in all. The last tier of JavaScriptCore's compiler waits for fifty times
 * what it would: sooner it costs more than it gives, and only a long run gets there. Memory that was freed stays with the
 * process, which takes it up again for the next page.
 */
const OPTIONS = {
  BUN_JSC_heapGrowthMaxIncrease: '1',
  BUN_JSC_useConcurrentGC: 'false',
  BUN_JSC_numberOfGCMarkers: '1',
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '5000000',
  BUN_JSC_thresholdForFTLOptimizeSoon: '50000',
  /** In milliseconds. */
  MIMALLOC_PURGE_DELAY: '10000',
};

/** Starts the process anew with these options. */
export const tuneProcess = (): void => startAnew(process, OPTIONS);
