import type { BaseDeData } from '../contract/model/corpus/vigencia.ts';
import { isDia } from '../law/calendario.ts';
import { printData } from '../text/data.ts';
import { type Datada, type Dias, type EstadoEm, isDiaDoAto } from './estado-em.ts';

/** Prints the days asked about: `1º de março de 2015`, `03/2015`, `2015`. */
export function printDias({ de, ate }: Dias): string {
  if (de === ate) return printData(de);
  return de.slice(0, 7) === ate.slice(0, 7) ? `${de.slice(5, 7)}/${de.slice(0, 4)}` : de.slice(0, 4);
}

/** A word, the date that it introduces, and what the date is based on. */
type Termo = readonly [palavra: string, data: string | null | undefined, base: BaseDeData | null | undefined];

/**
 * Returns dates as text: `desde 18 de março de 2016 até 2019`; without those that are unknown. If a date is the day of the
 * act itself, the text says that it may be a few days later.
 */
export function printTermos(...termos: readonly Termo[]): string {
  const known = termos.filter(([, data]) => data);
  const days = known.map(([palavra, data, base]) => {
    const dia = isDia(data as string) ? printData(data as string) : data;
    return `${palavra} ${dia}${isDiaDoAto(data, base) ? ' ou dias depois' : ''}`;
  });
  const soft = known.some(([, data, base]) => isDiaDoAto(data, base));
  return `${days.join(' ')}${soft ? ', conforme a publicação do ato' : ''}`;
}

/** Returns when a wording was in force: `desde 18 de março de 2016 até 2019`. Empty if no date is known. */
export const printVigencia = ({ desde, base, ate, ate_base }: Datada): string =>
  printTermos(['desde', desde, base], ['até', ate, ate_base]);

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
      const quando = printVigencia(estado.versao);
      return `O texto é o que vigorava em ${printDias(dias)}${quando === '' ? '' : ` (${quando})`}: ${depois}.`;
    }
    case 'revogado': {
      const { ate, ate_base, vigente } = estado.versao;
      const fim = printTermos(['até', ate, ate_base]);
      // What was in force when it was read, and has an announced end, ends after the reading.
      const [nao, verbo] = vigente ? ['não vigorará', 'vigora'] : ['não vigorava', 'vigorou'];
      return `${em}, o ${nome} ${nao}${fim ? `: ${verbo} ${fim}` : ''}.`;
    }
    case 'inexistente': {
      const desde = printTermos(['desde', estado.desde.desde, estado.desde.base]);
      return `${em}, o ${nome} ainda não existia${desde ? `: vigora ${desde}` : ''}.`;
    }
    case 'sem_redacao':
      return `${em}, o ${nome} tinha outra redação, que a fonte não guarda: a mais antiga que há é ${printVigencia(estado.desde) || 'posterior'}.`;
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
    printVigencia(versao),
  ]
    .filter((part) => part !== '')
    .join(', ');
