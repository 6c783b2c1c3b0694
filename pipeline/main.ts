import { holdLastTier } from './last-tier.ts';

holdLastTier();
// Only now: what the commands are made of would be loaded twice.
await import('./program.ts');
