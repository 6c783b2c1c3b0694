import type { Dia } from '../law/calendario.ts';
import { printData } from '../text/data.ts';
import type { Dias } from './estado-em.ts';

/** The days that an `em` asks about, and as it was written. */
export interface Pedido {
  dias: Dias;
  escrito: string;
}

/** What is to be said of days after the law was read; null of those before. */
export const fraseDaLeitura = ({ ate }: Dias, lidoEm: Dia | null): string | null =>
  lidoEm !== null && ate > lidoEm
    ? `A fonte foi lida em ${printData(lidoEm)}: o que mudou depois não se sabe aqui.`
    : null;

/** Something that was answered as of some days, with what is to be said of when the law was read. */
export function withLeitura<T extends { em?: { certo: boolean }; mensagem?: string }>(
  dito: T,
  { dias }: Pick<Pedido, 'dias'>,
  lidoEm: Dia | null,
): T {
  const frase = dito.em ? fraseDaLeitura(dias, lidoEm) : null;
  if (frase === null) return dito;
  return { ...dito, mensagem: dito.mensagem ? `${dito.mensagem} ${frase}` : frase, em: { ...dito.em, certo: false } };
}
