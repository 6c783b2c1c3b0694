import { OF_OTHER } from '../../citations/attribution/nobody.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import { endAhead } from '../../citations/tokens/pattern.ts';
import { tokensOf } from './atos.ts';

/** Whether what stands behind a list says that the act right before it is not simply its own. */
export const isDeOutro = (text: string, at: number): boolean =>
  endAhead(tokensOf(text), tokenAt(tokensOf(text), at), OF_OTHER) >= 0;
