import { comparingAtMost, TooMuchToCompare } from '../../schemas/quotations/effort.ts';
import { type Failure, invalidRequest } from '../answer.ts';

/**
 * Pairs of words that are compared for one request: some four seconds of them. Of 430 real texts of up to 60,000 characters
 * none takes a quarter; what is literal takes none.
 */
const MOST = 400_000_000;

/** What the work gives; a refusal of that field where its quotations ask for more comparing than a request may have. */
export function comparing<T>(campo: string, work: () => T, most = MOST): T | Failure {
  try {
    return comparingAtMost(most, work);
  } catch (error) {
    if (error instanceof TooMuchToCompare) return invalidRequest([{ campo, problema: PROBLEMA }]);
    throw error;
  }
}

const PROBLEMA = 'as transcrições são longas e diferentes demais da lei para uma só requisição: envie em partes';
