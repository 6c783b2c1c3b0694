import { classifyNota, type TipoNota } from '../../schemas/grammar/note-kinds.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';

type Anotada = Pick<Dispositivo, 'anotacoes'>;

/** The first note of one of the kinds, or null. */
export function notaOf({ anotacoes }: Anotada, ...tipos: TipoNota[]): string | null {
  return anotacoes.find((nota) => tipos.includes(classifyNota(nota) as TipoNota)) ?? null;
}

/** Vetoed as a whole: nothing of it is in force, and it was not repealed either. */
export function isVetado(linha: Dispositivo): boolean {
  return linha.texto === '' && !linha.revogado && notaOf(linha, 'veto') !== null;
}

/** An article whose caput was vetoed while something below it lives. */
export function isCaputVetado(linha: Dispositivo): boolean {
  return linha.caput_texto === '' && !linha.revogado && notaOf(linha, 'veto') !== null;
}

const ACAO = /^vide\b.*\b(?:ADI|ADIN|ADPF|ADC|ADO)\b/i;

/** What the notes of a provision in force oblige to say of it, as sentences. */
export function ressalvas(linha: Dispositivo): string[] {
  const said: string[] = [];
  const eficacia = notaOf(linha, 'eficacia');
  if (eficacia !== null) said.push(`A anotação “${eficacia}” indica que o efeito desta redação pode ser diferido.`);
  const expressao = notaOf(linha, 'expressao', 'inconstitucional', 'suspensao');
  if (expressao !== null) said.push(`Anotação: “${expressao}”.`);
  const acao = linha.anotacoes.find((nota) => ACAO.test(nota));
  if (acao !== undefined) said.push(`Há ação de controle de constitucionalidade anotada: “${acao}”.`);
  return said;
}

/** Why a repealed provision is no longer in force. */
export function motivo(linha: Dispositivo): string {
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
