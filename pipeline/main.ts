import { tuneProcess } from './tuned-process.ts';

tuneProcess();
// Only now: what the commands are made of would be loaded twice.
await import('./program.ts');
