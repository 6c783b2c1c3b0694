import { leaveOutLastTier } from './last-tier.ts';

leaveOutLastTier();
// Only now: what the commands are made of would be loaded twice.
await import('./program.ts');
