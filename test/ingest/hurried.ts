import type { HttpOptions } from '../../pipeline/fetch/http.ts';

/** What a client of a test's own server goes by: as the real one, but without its pauses. */
export const HURRIED: HttpOptions = {
  store: null,
  origin: null,
  robots: false,
  userAgent: 'Vigente/teste (contato: ninguem@exemplo.test)',
  timeoutMs: 2000,
  maxBytes: 1024 * 1024,
  delayMs: 0,
  attempts: 3,
  backOff: { baseMs: 1, maxMs: 50, random: () => 0 },
  budgetMs: 60_000,
};
