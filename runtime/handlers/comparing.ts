import { comparingAtMost, TooMuchToCompare } from '../../schemas/quotations/effort.ts';
import { type Failure, invalidRequest } from '../answer.ts';

/**
 * Word pairs compared for one request, which take about four seconds. None of 430 real texts of up to 60,000 characters
 * needs a quarter of it, and literal quotations need none.
 */
const MOST = 400_000_000;

/** Runs the work. Returns a refusal of the field if its quotations need more comparing than a request may have. */
export function comparing<T>(campo: string, work: () => T, most = MOST): T | Failure {
  try {
    return comparingAtMost(most, work);
  } catch (error) {
    if (error instanceof TooMuchToCompare) return invalidRequest([{ campo, problema: PROBLEMA }]);
    throw error;
  }
}

const PROBLEMA = 'as transcrições são longas e diferentes demais da lei para uma só requisição: envie em partes';
