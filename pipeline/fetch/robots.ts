import robotsParser from 'robots-parser';
import { type PageFailure, pageFailure } from './page.ts';

/** What a host lets this reader do. */
export interface Robots {
  allows(url: string): boolean;
  /** The pause between requests that it asks for, in milliseconds; 0 when none. */
  delayMs: number;
}

/** Who `robots.txt` would name to speak of this reader alone. */
const PRODUCT = 'Vigente';
/** A longer pause between requests is no rule of courtesy: the run would never end. */
const LONGEST_DELAY_MS = 30_000;

/** What a file says to this reader; `text` is empty where the host has none. */
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

export const robotsUrl = (host: string): string => `https://${host}/robots.txt`;

/**
 * What a host says when its file was asked for and did not come. Absent, forbidden or in a place that is not followed, as
 * where a site sends whoever asks for what it has not to its front page, it allows everything; where the host itself is in
 * trouble nothing is allowed until it says otherwise, and that is the failure of the page asked for (RFC 9309, § 2.3.1.2 to
 * § 2.3.1.4).
 */
export function withoutRobots(host: string, failure: PageFailure, url: string): Robots | PageFailure {
  const { status = 0 } = failure;
  const unavailable = status >= 400 && status < 500 && status !== 429;
  if (unavailable || failure.kind === 'nao_html' || failure.kind === 'redirecionada') return readRobots(host, '');
  return pageFailure(url, failure.kind, `o robots.txt de ${host} não pôde ser lido: ${failure.mensagem}`);
}
