import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { printPor } from '../../schemas/law/act-name.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { NIVEIS, type Nivel } from '../../schemas/law/rotulos.ts';

export type Estado = 'vigente' | 'revogado' | 'vetado';

/** The words for a state, in search filters and in lists. */
export const SITUACAO = { vigente: 'Em vigor', revogado: 'Revogado', vetado: 'Vetado' } as const satisfies Record<
  Estado,
  string
>;

/** Returns the word that lists show. Null for what is in force, which is not marked. */
export const estadoDoSite = (situacao: string): string | null =>
  situacao === SITUACAO.vigente ? null : situacao.toLowerCase();

type Lido = Pick<Dispositivo, 'texto' | 'caput_texto' | 'revogado' | 'anotacoes'>;

/** Returns the provision's own words. For an article, the caput. */
export const proprio = ({ texto, caput_texto }: Pick<Dispositivo, 'texto' | 'caput_texto'>): string =>
  caput_texto ?? texto;

/**
 * Returns the state of a provision. It is vetoed if it has no words of its own, was not repealed, and has a note of
 * veto.
 */
export function estadoDe(linha: Lido): Estado {
  if (linha.revogado) return 'revogado';
  return proprio(linha) === '' && linha.anotacoes.some((nota) => classifyNota(nota) === 'veto') ? 'vetado' : 'vigente';
}

type Nota = ReturnType<typeof classifyNota>;
/**
 * The reasons other than repeal why a provision is not in force: the word that marks it, and the reason in a sentence.
 */
const MOTIVOS: readonly (readonly [Nota, palavra: string, motivo: string])[] = [
  ['inconstitucional', 'Inconstitucional', 'declarado inconstitucional'],
  ['suspensao', 'Execução suspensa', 'execução suspensa'],
  ['encerramento', 'Sem vigência', 'vigência encerrada'],
];
/** Notes that part of a provision in force was struck down. */
const PARCIAIS: ReadonlySet<Nota> = new Set<Nota>(['expressao', 'inconstitucional', 'suspensao']);

const motivoSemLei = ({ anotacoes, revogado_por }: Motivado) =>
  revogado_por === null ? MOTIVOS.find(([tipo]) => anotacoes.some((nota) => classifyNota(nota) === tipo)) : undefined;

type Motivado = Pick<Dispositivo, 'anotacoes' | 'revogado_por'>;

/** Returns the word that marks a provision: `Revogado`, `Inconstitucional`. Null if all of it is in force. */
export function palavraDeEstado(linha: Lido & Motivado): string | null {
  const estado = estadoDe(linha);
  if (estado === 'revogado') return motivoSemLei(linha)?.[1] ?? SITUACAO.revogado;
  if (estado === 'vetado') return SITUACAO.vetado;
  const nota = linha.anotacoes.find((nota) => PARCIAIS.has(classifyNota(nota)));
  if (nota === undefined) return null;
  return /suspens/i.test(nota) ? 'Suspenso em parte' : 'Inconstitucional em parte';
}

/** Returns how the sentence `não vigora` goes on: `: revogado pela Lei nº 6.416, de 1977`. */
export function motivoDe(linha: Motivado): string {
  const { revogado_por } = linha;
  if (revogado_por !== null) return `: revogado ${printPor(revogado_por)}`;
  const motivo = motivoSemLei(linha);
  return motivo === undefined ? '' : `: ${motivo[2]}`;
}

/** Returns the level of a provision. */
export const nivelDe = (linha: Dispositivo): Nivel => NIVEIS.findLast((nivel) => linha[nivel] !== null) ?? 'artigo';
