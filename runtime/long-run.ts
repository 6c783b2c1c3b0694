import { startAnew } from '../schemas/start/start-anew.ts';

/**
 * Memory settings for a process that runs for months and shares its machine. JavaScriptCore collects garbage only after
 * it has grown to twice the memory in use on a machine of more than 16 GiB, and to once that memory on a smaller one.
 * With 0.7, a read and an MCP call cost the same CPU as with 1. Measured under the mixed load of
 * `npm run torture -- servico` with its hostile clients: the service takes at most 425 MiB.
 */
const OPTIONS = { BUN_JSC_heapGrowthMaxIncrease: '0.7' };

/** Restarts the process with these options. */
export const tuneForLongRun = (): void => startAnew(process, OPTIONS);
