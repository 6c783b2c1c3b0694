import type { Dia } from '../law/calendario.ts';
import { printData } from '../text/data.ts';
import type { Dias } from './estado-em.ts';

/** The days that `em` asks about, and the request as it was written. */
export interface Pedido {
  dias: Dias;
  escrito: string;
}

/** Returns what to say of days after the law was read; null for earlier days. */
export const fraseDaLeitura = ({ ate }: Dias, lidoEm: Dia | null): string | null =>
  lidoEm !== null && ate > lidoEm
    ? `A fonte foi lida em ${printData(lidoEm)}: o que mudou depois não se sabe aqui.`
    : null;

/** Adds to an answer about some days what there is to say of when the law was read. */
export function withLeitura<T extends { em?: { certo: boolean }; mensagem?: string }>(
  dito: T,
  { dias }: Pick<Pedido, 'dias'>,
  lidoEm: Dia | null,
): T {
  const frase = dito.em ? fraseDaLeitura(dias, lidoEm) : null;
  if (frase === null) return dito;
  return { ...dito, mensagem: dito.mensagem ? `${dito.mensagem} ${frase}` : frase, em: { ...dito.em, certo: false } };
}
