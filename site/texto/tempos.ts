import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { isDia } from '../../schemas/law/calendario.ts';
import { type Datada, type Redigida, redigidasDe } from '../../schemas/tempo/estado-em.ts';

/** The wordings of a provision by their time alone, oldest first: their words stand on the page. */
export type Tempos = readonly Redigida<Datada>[];

type Linha = Pick<Dispositivo, 'texto' | 'revogado' | 'alterado_por' | 'em_vigor_desde'>;

/** @param versoes every wording, oldest first; absent where there is one, which is then told by what is in force */
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

/** The days on which something of these provisions changed, oldest first. */
export function diasDeMudanca(todos: readonly Tempos[]): string[] {
  const dias = todos.flatMap((tempos) =>
    tempos.flatMap(({ versao: { desde } }) => (desde && isDia(desde) ? [desde] : [])),
  );
  return [...new Set(dias)].sort();
}
