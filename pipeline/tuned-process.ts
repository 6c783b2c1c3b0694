import { startAnew } from '../schemas/start/start-anew.ts';

/**
 * Engine options for a process that works through page after page for some ten seconds of CPU, and whose answers nobody
 * waits for. The defaults are for servers that run for days with all of the machine's memory.
 *
 * The heap may grow by as much as is in use before garbage is collected. The default is two or three times as much:
 * every act is garbage once it is written, and an ingestion would need a third more memory. Growth by four fifths would
 * need slightly less memory, but mark almost half as much again. One thread collects, and the work stops meanwhile: a
 * concurrent collector, or several threads that wait for each other, takes more CPU in all. The last tier of
 * JavaScriptCore's compiler waits fifty times as long as usual: earlier it costs more than it gains, and only a long
 * run reaches it. Freed memory stays with the process, which reuses it for the next page.
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

/** Restarts the process with these options. */
export const tuneProcess = (): void => startAnew(process, OPTIONS);
