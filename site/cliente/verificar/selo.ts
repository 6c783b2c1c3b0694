import type { Gravidade } from '../../../schemas/contract/model/verification/gravidade.ts';

/** The sign of each severity, for readers who cannot see the colours. */
export const SINAIS: Record<Gravidade, string> = { erro: '✗', duvida: '?', nota: 'i', ok: '✓' };
export const TONS: Record<Gravidade, 'mau' | 'incerto' | 'nota' | 'bom'> = {
  erro: 'mau',
  duvida: 'incerto',
  nota: 'nota',
  ok: 'bom',
};
