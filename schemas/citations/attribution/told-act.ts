import type { Span } from '../tokens/locate.ts';
import type { Antecedent } from './antecedents/antecedents.ts';

/** The act of a list of provisions, as attribution decided it. */
export interface ToldAct {
  sigla: string | null;
  /** The later act written next to its name. */
  beside?: string | undefined;
  /** The rule that decided the act, or that it is unknown. */
  rule: string;
  /** The words that name it. */
  named?: Span | undefined;
  /** Where the act was named, if not with the list. */
  inference?: { origin: Origin; from: number } | undefined;
}

/** How an act is known that is not named with the list: the list points back to it, or it is only named before. */
export type Origin = 'anafora' | 'mencao_anterior';

/**
 * Returns what a citation records of an act that the text names.
 * @param origin how the act is known, if it is not named with the list
 */
export const tellNamed = (act: Antecedent, rule: string, origin?: Origin): ToldAct => ({
  sigla: act.sigla,
  beside: act.beside,
  named: { from: act.from, to: act.readTo ?? act.to },
  rule,
  inference: origin && { origin, from: act.from },
});

/** Returns what a citation records if its act is not known. */
export const tellOpen = (rule: string): ToldAct => ({ sigla: null, rule });
