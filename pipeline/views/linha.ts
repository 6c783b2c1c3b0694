import { classifyNota } from '../../schemas/grammar/note-kinds.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { Linha, Veto } from '../../schemas/model/linha.ts';

/** A provision as verification reads it. */
export function composeLinha({ texto, caput_texto, ordem: _, comando: __, ...linha }: Dispositivo): Linha {
  return { ...linha, proprio: caput_texto ?? texto, veto: vetoOf(texto, caput_texto, linha) };
}

/** An empty text that nobody repealed and that has a note of veto. */
function vetoOf(
  texto: string,
  caput: string | null,
  { revogado, anotacoes }: Omit<Linha, 'proprio' | 'veto'>,
): Veto | null {
  if ((texto !== '' && caput !== '') || revogado) return null;
  if (!anotacoes.some((nota) => classifyNota(nota) === 'veto')) return null;
  return texto === '' ? 'todo' : 'caput';
}
