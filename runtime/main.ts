import { tuneForLongRun } from './long-run.ts';

tuneForLongRun();
// Only now: what the service is made of would be loaded twice.
await import('./program.ts');
