import type { Resolucao, Status } from '../../schemas/contract/model/verification/resolucao.ts';

/** The appearance of a status: a colour, and a sign for readers who cannot see colours. */
export interface Tom {
  nome: 'bom' | 'mau' | 'incerto';
  sinal: string;
}

const TONS: Record<Status, Tom> = {
  verificado: { nome: 'bom', sinal: '✓' },
  verificado_inferido: { nome: 'bom', sinal: '✓?' },
  verificado_parcial: { nome: 'incerto', sinal: '½' },
  revogado: { nome: 'mau', sinal: '⊘' },
  cancelada: { nome: 'mau', sinal: '⊘' },
  nao_encontrado: { nome: 'mau', sinal: '✗' },
  diploma_desconhecido: { nome: 'incerto', sinal: '?' },
  ambiguo: { nome: 'incerto', sinal: '?' },
  nao_suportado: { nome: 'incerto', sinal: '–' },
};
/** A citation that exists but may not be the one that was meant never looks like a simply confirmed one. */
const ALERTA: Tom = { nome: 'incerto', sinal: '!' };

/** Returns the appearance of a citation's result. An alert takes the place of the status. */
export const tomDe = ({ status, alerta }: Pick<Resolucao, 'status' | 'alerta'>): Tom =>
  alerta ? ALERTA : TONS[status];

const PIOR: Tom['nome'][] = ['mau', 'incerto', 'bom'];
/** Of several statuses in one place, returns the one that a reader must not miss. */
export const piorTom = (tons: readonly Tom[]): Tom =>
  [...tons].sort((a, b) => PIOR.indexOf(a.nome) - PIOR.indexOf(b.nome))[0] as Tom;
