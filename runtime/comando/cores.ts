import type { Gravidade } from '../../schemas/contract/model/verification/gravidade.ts';

/** How each severity is shown: a sign, so that colour is never the only difference, and an SGR colour code. */
export const SINAIS: Record<Gravidade, { sinal: string; cor: string }> = {
  erro: { sinal: '✗', cor: '31' },
  duvida: { sinal: '?', cor: '33' },
  nota: { sinal: '·', cor: '36' },
  ok: { sinal: '✓', cor: '32' },
};

export type Pintar = (texto: string, cor: string) => string;

/** Colours the output only on a terminal, and only if `NO_COLOR` is not set (no-color.org). */
export const pintarEm = (saida: { isTTY?: boolean }): Pintar =>
  saida.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
    ? (texto, cor) => `\u001b[${cor}m${texto}\u001b[0m`
    : (texto) => texto;
