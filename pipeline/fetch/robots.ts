import robotsParser from 'robots-parser';
import { type PageFailure, pageFailure } from './page.ts';

/** What a host allows this reader. */
export interface Robots {
  allows(url: string): boolean;
  /** The pause between requests that it asks for, in milliseconds; 0 if none. */
  delayMs: number;
}

/** The name under which `robots.txt` could address this reader. */
const PRODUCT = 'Vigente';
/** A longer pause is not obeyed, because the run would never end. */
const LONGEST_DELAY_MS = 30_000;

/** Reads the rules of a file for this reader. `text` is empty if the host has no file. */
export function readRobots(host: string, text: string): Robots {
  const rules = robotsParser(robotsUrl(host), text);
  return {
    allows: (url) => {
      const { pathname, search } = new URL(url);
      return rules.isAllowed(`https://${host}${pathname}${search}`, PRODUCT) ?? true;
    },
    delayMs: Math.min((rules.getCrawlDelay(PRODUCT) ?? 0) * 1000, LONGEST_DELAY_MS),
  };
}

/** `www.planalto.gov.br` → `https://www.planalto.gov.br/robots.txt` (RFC 9309, section 2.3). */
export const robotsUrl = (host: string): string => `https://${host}/robots.txt`;

/**
 * The rules of a host whose file could not be read. If it is absent, forbidden, or redirected to a place that is not
 * followed, such as a front page, everything is allowed. If the host itself fails, nothing is allowed for now, and that
 * is the failure of the requested page (RFC 9309, § 2.3.1.2 to § 2.3.1.4).
 */
export function withoutRobots(host: string, failure: PageFailure, url: string): Robots | PageFailure {
  const { status = 0 } = failure;
  const unavailable = status >= 400 && status < 500 && status !== 429;
  if (unavailable || failure.kind === 'nao_html' || failure.kind === 'redirecionada') return readRobots(host, '');
  return pageFailure(url, failure.kind, `o robots.txt de ${host} não pôde ser lido: ${failure.mensagem}`);
}
