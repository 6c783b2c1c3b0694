import {
  endOfUnreadName,
  readActBehind,
  readActBeside,
  readNextOwner,
} from '../../citations/attribution/act-behind.ts';
import type { NamedMention } from '../../citations/mentions/mention.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { AtoCitadoNoTexto, AtoNoTexto } from './ato-no-texto.ts';
import { toAto, tokensOf } from './atos.ts';
import type { Nomes } from './nomes.ts';

/** The act behind a list, by offsets. */
export function readAtoDaLista(text: string, fim: number, led: boolean, nomes: Nomes, inicio = -1): AtoNoTexto | null {
  const tokens = tokensOf(text);
  const act = readActBehind(tokens, tokenAt(tokens, fim), led, nomes, inicio < 0 ? -1 : tokenAt(tokens, inicio));
  const ato = act && toAto(tokens, act);
  // `d|esta Lei`: past the preposition that is one word with the demonstrative.
  return ato && SHOWN.test(text.slice(ato.inicio, ato.inicio + 6)) ? { ...ato, inicio: ato.inicio + 1 } : ato;
}

const SHOWN = /^[dn](?:est|ess|aquel)/i;

const adapt =
  (read: (tokens: Tokens, to: number, names: Nomes) => NamedMention | null) =>
  (text: string, fim: number, nomes: Nomes): AtoCitadoNoTexto | null => {
    const tokens = tokensOf(text);
    const act = read(tokens, tokenAt(tokens, fim), nomes);
    return act && (toAto(tokens, act) as AtoCitadoNoTexto);
  };

export const readOutroDono = adapt(readNextOwner);
export const readAtoColado = adapt(readActBeside);

/** Past the name of what is no act, of which the first words end at `fim`. */
export function endOfNomeAlheio(text: string, fim: number): number {
  const tokens = tokensOf(text);
  const to = endOfUnreadName(tokens, tokenAt(tokens, fim));
  return to > tokenAt(tokens, fim) ? (tokens.end[to - 1] as number) : fim;
}
