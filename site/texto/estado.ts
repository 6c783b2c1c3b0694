import { classifyNota } from '../../schemas/grammar/note-kinds.ts';
import { NIVEIS, type Nivel } from '../../schemas/grammar/rotulos.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';

export type Estado = 'vigente' | 'revogado' | 'vetado';

/** As search filters it and lists say it. */
export const SITUACAO: Record<Estado, string> = { vigente: 'Em vigor', revogado: 'Revogado', vetado: 'Vetado' };

/** What a list marks: nothing that is in force. */
export const estadoDoSite = (situacao: string): string | null =>
  situacao === SITUACAO.vigente ? null : situacao.toLowerCase();

type Lido = Pick<Dispositivo, 'texto' | 'caput_texto' | 'revogado' | 'anotacoes'>;

/** The words that are a provision's own: of an article the caput. */
export const proprio = ({ texto, caput_texto }: Pick<Dispositivo, 'texto' | 'caput_texto'>): string =>
  caput_texto ?? texto;

/** Vetoed is what has no words of its own, was not repealed, and bears a note of veto. */
export function estadoDe(linha: Lido): Estado {
  if (linha.revogado) return 'revogado';
  return proprio(linha) === '' && linha.anotacoes.some((nota) => classifyNota(nota) === 'veto') ? 'vetado' : 'vigente';
}

/** Which level a provision is of. */
export const nivelDe = (linha: Dispositivo): Nivel => NIVEIS.findLast((nivel) => linha[nivel] !== null) ?? 'artigo';
