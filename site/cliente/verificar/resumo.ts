import type { Gravidade } from '../../../schemas/contract/model/verification/gravidade.ts';
import { type Apontamento, contarGravidades, printContagem } from '../../../schemas/report/apontamento.ts';
import { dizContados } from '../../texto/contados.ts';
import { contar, printNumero } from '../../texto/palavras.ts';
import { elemento, pick } from '../elemento.ts';

/** Shows how much there is to review, what else was found, and what could not be read in the document. */
export function mostraResumo(
  apontamentos: readonly Apontamento[],
  carregados: readonly string[],
  avisos: readonly string[],
): void {
  const contagem = contarGravidades(apontamentos);
  const processos = apontamentos.filter(({ tipo, gravidade }) => tipo === 'processo' && gravidade === 'ok').length;
  pick('verificar-resposta').replaceChildren(
    dizContados(apontamentos),
    carregados.length === 0
      ? ''
      : ` Para conferir as transcrições foram carregados: ${carregados.join(', ')}. Só neles se procuraram as palavras.`,
    ...avisos.map((aviso) => elemento('strong', {}, ` ${aviso}`)),
  );
  pick('contagem').textContent = printContagem(contagem);
  pick('placar').textContent = dizPlacar(contagem);
  pick('processos').textContent = dizProcessos(processos);
}

function dizPlacar({ nota, ok }: Record<Gravidade, number>): string {
  const notadas = nota === 0 ? '' : `, ${contar(nota, 'nota', 'notas')}`;
  return `${printNumero(ok)} ${ok === 1 ? 'confere' : 'conferem'}${notadas}.`;
}

const dizProcessos = (processos: number): string =>
  processos === 0
    ? ''
    : `${contar(processos, 'número de processo tem', 'números de processo têm')} dígitos que conferem: isso não prova que o processo existe, e nada foi consultado.`;
