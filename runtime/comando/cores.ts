import type { Gravidade } from '../../schemas/contract/model/verification/gravidade.ts';

/** How a severity looks: a sign that tells it without colour, and its colour (SGR). */
export const SINAIS: Record<Gravidade, { sinal: string; cor: string }> = {
  erro: { sinal: '✗', cor: '31' },
  duvida: { sinal: '?', cor: '33' },
  nota: { sinal: '·', cor: '36' },
  ok: { sinal: '✓', cor: '32' },
};

export type Pintar = (texto: string, cor: string) => string;

/** Colour only where somebody sees it: a terminal, and no `NO_COLOR` (no-color.org). */
export const pintarEm = (saida: { isTTY?: boolean }): Pintar =>
  saida.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
    ? (texto, cor) => `\u001b[${cor}m${texto}\u001b[0m`
    : (texto) => texto;
