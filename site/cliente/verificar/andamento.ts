import { printNumero } from '../../texto/palavras.ts';
import type { Progresso } from '../conferencia.ts';

const barra = document.getElementById('andamento') as HTMLProgressElement;
const resposta = document.getElementById('verificar-resposta') as HTMLElement;

const FASES: Record<Progresso['fase'], string> = {
  lei: 'Carregando a lista de dispositivos…',
  leitura: 'Lendo o texto…',
  conferencia: 'Conferindo as citações…',
  transcricoes: 'Conferindo o que vem entre aspas…',
  sugestoes: 'Procurando o que se quis citar…',
};

/** Shows that something is in progress whose duration is not known. */
export function comeca(dito: string): void {
  resposta.textContent = dito;
  barra.hidden = false;
  barra.removeAttribute('value');
}

/** Shows the progress of a verification. */
export function progride({ fase, feitas, total }: Progresso): void {
  const quantas = total === 0 ? '' : ` ${printNumero(feitas)} de ${printNumero(total)}`;
  comeca(FASES[fase] + quantas);
  if (total > 0) Object.assign(barra, { max: total, value: feitas });
}

/** Hides the bar. The text beside it stays until something else is shown. */
export function termina(): void {
  barra.hidden = true;
}
