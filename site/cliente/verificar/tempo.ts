import type { SinalDeTempo, TempoDoTexto } from '../../../schemas/contract/model/verification/tempo.ts';
import { printData } from '../../../schemas/text/data.ts';
import { pick } from '../elemento.ts';

const SINAIS: Record<SinalDeTempo['tipo'], string> = {
  em: 'como você disse',
  nome_com_ano: 'um código citado com o seu ano',
  data_do_texto: 'a data do próprio texto',
  data_da_decisao: 'a data de uma decisão transcrita',
  nivel: 'um dispositivo que só o código de então tem',
  assunto: 'o assunto de que se trata',
};

/** Shows the time that the text refers to and what indicates it. A time that the reader chose takes precedence. */
export function mostraTempo(tempo: TempoDoTexto | null, em: string | null): void {
  const sinais = [...new Set((tempo?.sinais ?? []).map(({ tipo }) => SINAIS[tipo]))];
  pick<HTMLInputElement>('em').value = em ?? '';
  pick('tempo-dito').textContent =
    em !== null || !tempo?.data
      ? 'Um nome sem ano, como “Código Civil”, é lido como o de hoje, salvo se o texto disser outro.'
      : `Lido no texto: ${escreve(tempo.data)}${sinais.length === 0 ? '' : ` (${sinais.join(', ')})`}.`;
  if (em !== null) pick('tempo-dito').textContent = `Lido como texto de ${escreve(em)}, como você disse.`;
}

/** `2015`, `março de 2015`, `1º de março de 2015`. */
function escreve(data: string): string {
  if (data.length === 4) return data;
  return data.length === 7 ? printData(`${data}-02`).replace(/^2 de /, '') : printData(data);
}
