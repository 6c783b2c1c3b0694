import type { Line } from './lines.ts';

const AMENDS =
  /passam?,? (?:todos |ainda |também )?a (?:vigorar|vigor|viger|vigir|ter|constituir|denominar|integrar|ser|reger)|fica(?:m)?(?: assim)? (?:acrescid|acrescentad|acrescenta-se|inclu[íi]d|alterad|redigid|substitu[íi]d|revigorad|restabelecid|modificad|aditad)|(?:é|são|será|serão) (?:acrescid|acrescentad|inclu[íi]d|alterad|substitu[íi]d|adicionad|modificad)|acrescent(?:e|em|a|am)-se|(?:é|são) (?:alterad|modificad)[oa]s? como segue|onde se l[êe]|acresç(?:a|am)-se|inclu(?:a|am)-se|d[êe]-se|substitu(?:a|am)-se|vigora(?:r[áa])? com|vigorar[ãa]o com|tem a seguinte reda|ter[áa] a seguinte reda|com as? seguintes? (?:reda|altera|modifica|acr[ée]scimo)|nos seguintes termos/iu;

/** Whether the line is the command of an amending provision and ends in a colon: what follows is quoted. */
export function opensQuote(line: Line): boolean {
  return /:\s*$/.test(line.corpo) && AMENDS.test(line.corpo);
}

/** Whether a text says that it changes an act: `passa a vigorar`, `fica acrescido`, `dê-se`. */
export const amends = (text: string): boolean => AMENDS.test(text);
