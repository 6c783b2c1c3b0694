import { isDia } from '../../schemas/law/calendario.ts';
import type { Datada, Redigida } from '../../schemas/tempo/estado-em.ts';
import { printData } from '../../schemas/text/data.ts';

const quando = (data: string): string => (isDia(data) ? printData(data) : data);

/** Example: `desde 13 de janeiro de 1985: redação da Lei nº 7.209, de 11.7.1984 (em vigor)`. */
export function printRedacao({ versao, marca }: Redigida<Datada>): string {
  const { desde, ate, alterado_por, vigente } = versao;
  const days = [desde && `desde ${quando(desde)}`, ate && `até ${quando(ate)}`].filter(Boolean).join(' ');
  const what = marca ? 'revogação' : alterado_por === null ? 'redação original' : `redação: ${alterado_por}`;
  return `${days === '' ? 'sem data conhecida' : days}: ${what}${vigente ? ' (em vigor)' : ''}`;
}
