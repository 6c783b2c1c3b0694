import { isDia, somaDias } from '../../schemas/law/calendario.ts';
import type { Datada, Redigida } from '../../schemas/tempo/estado-em.ts';
import { printTermos, printVigencia } from '../../schemas/tempo/frases.ts';

/**
 * Returns one line for each wording, oldest first: `desde 13 de janeiro de 1985: redação: Lei nº 7.209, de 11.7.1984 (em
 * vigor)`, `revogado em 2021: Lei nº 14.230, de 2021`.
 */
export const printRedacoes = (redigidas: readonly Redigida<Datada>[]): string[] =>
  redigidas.map(({ versao, marca }, i) =>
    marca ? printRevogacao(versao, redigidas[i - 1]?.versao) : printRedacao(versao),
  );

function printRedacao(versao: Datada): string {
  const { alterado_por, vigente } = versao;
  const what = alterado_por === null ? 'redação original' : `redação: ${alterado_por}`;
  return `${printVigencia(versao) || 'sem data conhecida'}: ${what}${vigente ? ' (em vigor)' : ''}`;
}

/** A repeal without a date of its own happened when the wording before it ended. */
function printRevogacao({ desde, base, alterado_por }: Datada, antes: Datada | undefined): string {
  const quando = desde ? printTermos(['em', desde, base]) : printTermos(['em', depoisDe(antes?.ate), antes?.ate_base]);
  return `revogado${quando === '' ? ', sem data conhecida' : ` ${quando}`}${alterado_por ? `: ${alterado_por}` : ''}`;
}

/** Returns the day after a wording's last one, or the year in which it ended. */
const depoisDe = (ate: string | null | undefined) => (ate && isDia(ate) ? somaDias(ate, 1) : ate);
