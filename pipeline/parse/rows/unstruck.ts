import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import type { Grupo, No } from '../tree/tree.ts';
import type { Achado, Motivo } from '../types.ts';
import { allNotas } from '../wordings/group-notes.ts';
import { BARE_STATE, join } from '../wordings/texts.ts';
import type { Estado } from '../wordings/wordings.ts';
import type { Vigencia } from './rows.ts';

/**
 * Reports the lines of a provision that the page leaves unstruck and that are not in force, though no note of that
 * wording, or above it, says so. Each finding has its reason. Unstruck words should be law, so if no reason is known
 * the reading is wrong.
 */
export function reportUnstruck(no: No, estado: Estado, vigencia: Vigencia, refKey: string): Achado[] {
  const found: Achado[] = [];
  if (vigencia.revogado && !estado.revogado) return found;
  for (const grupo of no.grupos) {
    const lines = [grupo.principal, ...grupo.caudas.map((cauda) => cauda.line)];
    for (const line of lines) {
      const words = estado.emVigor.has(line) ? '' : unstruckWords(line);
      if (words === '' || isNoted(grupo, line, estado)) continue;
      const motivo = motivoOf(no, grupo, line, estado);
      const mensagem = `sem risco e fora de vigor (${motivo ?? 'sem motivo'}): ${words.slice(0, 60)}`;
      found.push({ tipo: 'sem_risco', ref_key: refKey, mensagem, motivo });
    }
  }
  return found;
}

/**
 * Returns the words of a line outside its label, its notes and its strikes. One or two letters left out by a strike do
 * not count.
 */
function unstruckWords(line: Line): string {
  const unstruck = line.trechos.filter((trecho) => !trecho.struck);
  const words = unstruck.length === 0 ? '' : join(line, unstruck);
  return words.replaceAll(/[^\p{L}\d]/gu, '').length <= 2 || BARE_STATE.test(words) ? '' : words;
}

/** Whether a note on an unstruck wording, or on the line, says that it is not in force, or not yet. */
function isNoted(grupo: Grupo, line: Line, { escolhido }: Estado): boolean {
  if (grupo.principal.riscada) return false;
  if (BARE_STATE.test(grupo.principal.corpo.trim())) return true;
  const deferred = escolhido.posicao < grupo.posicao;
  const notas = [...(grupo === escolhido ? allNotas(grupo) : grupo.notas), ...line.notas];
  return notas.some(({ tipo }) => ENDS.has(tipo) || (deferred && tipo === 'eficacia'));
}

const ENDS: ReadonlySet<Nota['tipo']> = new Set<Nota['tipo']>([
  'encerramento',
  'revogacao',
  'veto',
  'inconstitucional',
  'suspensao',
]);

function motivoOf({ grupos }: No, grupo: Grupo, line: Line, { escolhido }: Estado): Motivo | null {
  const { riscada, motivo } = grupo.principal;
  if (riscada || line.riscada) return motivo ?? 'risco_incompleto';
  return grupos.indexOf(escolhido) > grupos.indexOf(grupo) ? 'redacao_posterior' : null;
}
