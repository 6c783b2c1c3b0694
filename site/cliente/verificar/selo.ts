import type { Gravidade } from '../../../schemas/contract/model/verification/gravidade.ts';

/** How grave a thing is, told apart at a glance by a sign as well as by a colour. */
export const SINAIS: Record<Gravidade, string> = { erro: '✗', duvida: '?', nota: 'i', ok: '✓' };
export const TONS: Record<Gravidade, 'mau' | 'incerto' | 'nota' | 'bom'> = {
  erro: 'mau',
  duvida: 'incerto',
  nota: 'nota',
  ok: 'bom',
};
