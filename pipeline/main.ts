import { tuneProcess } from './tuned-process.ts';

tuneProcess();
// Imported only after the restart: otherwise the commands would be loaded twice.
await import('./program.ts');
