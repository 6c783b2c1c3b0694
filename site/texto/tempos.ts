import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { isDia } from '../../schemas/law/calendario.ts';
import { type Datada, type Redigida, redigidasDe } from '../../schemas/tempo/estado-em.ts';

/** The dates of a provision's wordings, oldest first. Their words are in the page itself. */
export type Tempos = readonly Redigida<Datada>[];

type Linha = Pick<Dispositivo, 'texto' | 'revogado' | 'alterado_por' | 'em_vigor_desde'>;

/**
 * Returns the dates of a provision's wordings.
 * @param versoes every wording, oldest first; undefined if there is only one, whose dates are then those of the
 * provision in force
 */
export function temposDe(linha: Linha, versoes: readonly Versao[] | undefined): Tempos {
  if (versoes)
    return redigidasDe(versoes).map(({ versao, marca, reescrita }) => ({ versao: tempoDe(versao), marca, reescrita }));
  const { em_vigor_desde: desde, alterado_por, revogado } = linha;
  if (revogado || !desde) return [];
  const entre = isDia(desde) ? {} : { desde_entre: [`${desde}-01-01`, `${desde}-12-31`] as [string, string] };
  return [{ versao: { desde, ...entre, alterado_por, vigente: true }, marca: false, reescrita: false }];
}

const tempoDe = ({ desde, desde_entre, ate, ate_entre, base, ate_base, alterado_por, vigente }: Versao): Datada => ({
  ...{ alterado_por, vigente },
  ...(desde && { desde }),
  ...(desde_entre && { desde_entre }),
  ...(ate && { ate }),
  ...(ate_entre && { ate_entre }),
  ...(base && { base }),
  ...(ate_base && { ate_base }),
});

/** Returns the days on which any of these provisions changed, oldest first. */
export function diasDeMudanca(todos: readonly Tempos[]): string[] {
  const dias = todos.flatMap((tempos) =>
    tempos.flatMap(({ versao: { desde } }) => (desde && isDia(desde) ? [desde] : [])),
  );
  return [...new Set(dias)].sort();
}
