import type { DiplomaDetalhado } from '../../schemas/contract/model/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/dispositivo.ts';
import type { AtoDeFatos, RedacaoDeFato } from '../../schemas/contract/model/registro-de-fatos.ts';
import type { AtoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { packSequencia } from '../../schemas/storage/sequencia.ts';
import { type Redigida, redigidasDe } from '../../schemas/tempo/estado-em.ts';
import { DIFERIDO, ESTADOS } from '../../schemas/verify/ato-verificavel.ts';

/** An act of a snapshot, as its facts are read off. */
export interface AtoDoAcervo {
  diploma: Pick<DiplomaDetalhado, 'sigla' | 'fonte_url'>;
  /** What a browser verifies it by. */
  local: AtoLocal;
  /** In reading order. */
  dispositivos: readonly Dispositivo[];
  versoes: ReadonlyMap<string, readonly Versao[]>;
}

/** What is known of an act beside its words. */
export function composeFatos({ diploma, local, dispositivos, versoes }: AtoDoAcervo): AtoDeFatos {
  const tempos = new Map<string, number>();
  const alteradoPor: AtoDeFatos['alterado_por'] = {};
  const tempoDe = dispositivos.map(({ ref_key, alterado_por }, posicao) => {
    const redacoes = redigidasDe(versoes.get(ref_key) ?? []).map(factOf);
    if ((redacoes.at(-1)?.por ?? null) !== alterado_por) alteradoPor[posicao] = alterado_por;
    const tempo = JSON.stringify(redacoes);
    const known = tempos.get(tempo) ?? tempos.size;
    tempos.set(tempo, known);
    return known;
  });
  return {
    ...local,
    url: diploma.fonte_url,
    alteradoras: dispositivos.flatMap(({ alterador }, posicao) => (alterador ? [posicao] : [])),
    altera: Object.fromEntries(
      dispositivos.flatMap(({ altera }, posicao) => (altera.length > 0 ? [[posicao, altera] as const] : [])),
    ),
    alterado_por: alteradoPor,
    vetos_revogados: dispositivos.flatMap(({ revogado }, posicao) =>
      revogado && isVeto(local, posicao) ? [posicao] : [],
    ),
    tempos: [...tempos.keys()].map((tempo) => JSON.parse(tempo) as RedacaoDeFato[]),
    tempo_de: packSequencia(tempoDe),
  };
}

const isVeto = ({ estados }: AtoLocal, posicao: number): boolean =>
  ESTADOS[Number(estados[posicao]) & (DIFERIDO - 1)] === 'vetado';

/** What is null is left out. */
function factOf({ versao, marca, reescrita }: Redigida<Versao>): RedacaoDeFato {
  const { desde, ate, desde_entre, ate_entre, base, alterado_por, vigente } = versao;
  return {
    ...(desde && { desde }),
    ...(ate && { ate }),
    ...(desde_entre && { desde_entre }),
    ...(ate_entre && { ate_entre }),
    ...(base && { base }),
    ...(alterado_por !== null && { por: alterado_por }),
    ...(vigente && { vigente }),
    ...(marca && { marca }),
    ...(reescrita && { reescrita }),
  };
}
