import { tuneForShortRun } from './short-run.ts';

tuneForShortRun();
// Only now: what the commands are made of would be loaded twice.
await import('./program.ts');
