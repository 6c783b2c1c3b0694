import { classifyNota, type TipoNota } from '../grammar/note-kinds.ts';
import type { Dispositivo } from '../model/dispositivo.ts';

type Anotada = Pick<Dispositivo, 'anotacoes'>;

/** The first note of one of the kinds, or null. */
function notaOf({ anotacoes }: Anotada, ...tipos: TipoNota[]): string | null {
  return anotacoes.find((nota) => tipos.includes(classifyNota(nota) as TipoNota)) ?? null;
}

const ACAO = /^vide\b.*\b(?:ADI|ADIN|ADPF|ADC|ADO)\b/i;

const CONTAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  'eficacia',
  'expressao',
  'inconstitucional',
  'suspensao',
  'encerramento',
]);

/** The notes that anything here is said by: all that verification needs of them. */
export function notasQueContam({ anotacoes }: Anotada): string[] {
  return anotacoes.filter((nota) => CONTAM.has(classifyNota(nota)) || ACAO.test(nota));
}

/** That the effect of the wording, or of its repeal, may not have begun; as a sentence, or none. */
export function ressalvaDeEficacia(linha: Anotada): string[] {
  const nota = notaOf(linha, 'eficacia');
  return nota === null ? [] : [`A anotação “${nota}” indica que o efeito pode ser diferido.`];
}

/** What the notes of a provision in force oblige to say of it, as sentences. */
export function ressalvas(linha: Anotada): string[] {
  const said = ressalvaDeEficacia(linha);
  const nota = notaOf(linha, 'expressao', 'inconstitucional', 'suspensao');
  if (nota !== null) said.push(`Anotação: “${nota}”.`);
  const acao = linha.anotacoes.find((other) => ACAO.test(other));
  if (acao !== undefined) said.push(`Há ação de controle de constitucionalidade anotada: “${acao}”.`);
  return said;
}

/** Why a repealed provision is no longer in force. */
export function motivo(linha: Anotada & Pick<Dispositivo, 'revogado_por'>): string {
  if (linha.revogado_por !== null) return `revogado (${linha.revogado_por})`;
  const kinds = [
    ['inconstitucional', 'declarado inconstitucional'],
    ['suspensao', 'com a execução suspensa'],
    ['encerramento', 'sem vigência'],
  ] as const;
  for (const [tipo, word] of kinds) {
    const nota = notaOf(linha, tipo);
    if (nota !== null) return `${word} (“${nota}”)`;
  }
  return 'revogado, sem indicação do ato que o revogou';
}
