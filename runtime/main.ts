import { tuneForLongRun } from './long-run.ts';

tuneForLongRun();
// Imported only after the restart, so that the modules of the service are not loaded twice.
await import('./program.ts');
