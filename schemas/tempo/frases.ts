import { isDia } from '../law/calendario.ts';
import { printData } from '../text/data.ts';
import type { Datada, Dias, EstadoEm } from './estado-em.ts';

/** Prints the days asked about: `1º de março de 2015`, `03/2015`, `2015`. */
export function printDias({ de, ate }: Dias): string {
  if (de === ate) return printData(de);
  return de.slice(0, 7) === ate.slice(0, 7) ? `${de.slice(5, 7)}/${de.slice(0, 4)}` : de.slice(0, 4);
}

/** Prints `18 de março de 2016` or `2019`; null if the date is not known. */
const printQuando = (data: string | null | undefined): string | null =>
  data ? (isDia(data) ? printData(data) : data) : null;

function vigencia({ desde, ate }: Datada): string {
  const [de, fim] = [printQuando(desde), printQuando(ate)];
  return [de && `desde ${de}`, fim && `até ${fim}`].filter(Boolean).join(' ');
}

/**
 * Returns what there is to say of a provision on some days besides its words. Returns null if it was in force and has
 * the same words today.
 * @param nome the provision's name: `art. 5º, § 1º (CF)`
 * @param hoje its wording today, null if it is not in force
 */
export function fraseDoDia<V extends Datada>(
  estado: EstadoEm<V>,
  dias: Dias,
  nome: string,
  hoje: V | null,
): string | null {
  const em = `Em ${printDias(dias)}`;
  switch (estado.tipo) {
    case 'vigente': {
      if (estado.versao === hoje) return null;
      const depois = hoje ? `a redação mudou depois; a de hoje é ${daRedacao(hoje)}` : 'deixou de vigorar depois';
      const quando = vigencia(estado.versao);
      return `O texto é o que vigorava em ${printDias(dias)}${quando === '' ? '' : ` (${quando})`}: ${depois}.`;
    }
    case 'revogado': {
      const fim = printQuando(estado.versao.ate);
      return `${em}, o ${nome} não vigorava${fim ? `: vigorou até ${fim}` : ''}.`;
    }
    case 'inexistente': {
      const desde = printQuando(estado.desde.desde);
      return `${em}, o ${nome} ainda não existia${desde ? `: vigora desde ${desde}` : ''}.`;
    }
    case 'sem_redacao':
      return `${em}, o ${nome} tinha outra redação, que a fonte não guarda: a mais antiga que há é ${vigencia(estado.desde) || 'posterior'}.`;
    case 'incerto': {
      const [uma, ...outras] = estado.redacoes;
      const de = outras.length > 0 ? 'qual das redações vigorava' : 'se esta redação vigorava';
      const por = outras.length > 0 ? ` (${[uma, ...outras].map(daRedacao).join('; ')})` : ` (${daRedacao(uma)})`;
      return `Não se sabe, pelas datas conhecidas, ${de} em ${printDias(dias)}${por}.`;
    }
    case 'sem_data':
      return null;
  }
}

const daRedacao = (versao: Datada): string =>
  [
    versao.alterado_por ? `da ${versao.alterado_por}`.replace('da Decreto', 'do Decreto') : 'a original',
    vigencia(versao),
  ]
    .filter((part) => part !== '')
    .join(', ');
