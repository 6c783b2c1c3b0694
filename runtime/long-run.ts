import { startAnew } from '../schemas/start/start-anew.ts';

/**
 * What suits a process that runs for months beside others. On a machine of more than 16 GiB, JavaScriptCore lets garbage
 * pile up to twice what is in use before it collects any, on smaller ones to once; to seven tenths, reads cost some 4 % more
 * CPU than to once, and whole texts none. Measured: under the mixed load of `npm run torture -- servico` with its hostile
 * clients the service takes 370 MiB at most, not 450.
 */
const OPTIONS = { BUN_JSC_heapGrowthMaxIncrease: '0.7' };

/** Starts the process anew with these options. */
export const tuneForLongRun = (): void => startAnew(process, OPTIONS);
