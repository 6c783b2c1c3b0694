import { FatosDoAto, type RedacaoDeFato } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { packSequencia } from '../../schemas/storage/sequencia.ts';
import { type Redigida, redigidasDe } from '../../schemas/tempo/estado-em.ts';
import type { AtoLido } from '../bake/draft/ato-lido.ts';
import { createGate } from '../views/gate.ts';
import { estadoOf } from '../views/verificacao.ts';

const checkFatos = createGate(FatosDoAto, 'FatosDoAto');

/**
 * Composes `FatosDoAto` as JSON: what is known of an act besides its text and the data with which a browser verifies
 * it.
 */
export function composeFatos(
  { diploma, dispositivos }: Pick<AtoLido, 'diploma' | 'dispositivos'>,
  versoes: ReadonlyMap<string, readonly Versao[]>,
): string {
  const tempos = new Map<string, number>();
  const alteradoPor: FatosDoAto['alterado_por'] = {};
  const tempoDe = dispositivos.map(({ ref_key, alterado_por }, posicao) => {
    const redacoes = redigidasDe(versoes.get(ref_key) ?? []).map(factOf);
    if ((redacoes.at(-1)?.por ?? null) !== alterado_por) alteradoPor[posicao] = alterado_por;
    const tempo = JSON.stringify(redacoes);
    const known = tempos.get(tempo) ?? tempos.size;
    tempos.set(tempo, known);
    return known;
  });
  const fatos: FatosDoAto = {
    url: diploma.fonte_url,
    alteradoras: dispositivos.flatMap(({ alterador }, posicao) => (alterador ? [posicao] : [])),
    altera: Object.fromEntries(
      dispositivos.flatMap(({ altera }, posicao) => (altera.length > 0 ? [[posicao, altera] as const] : [])),
    ),
    alterado_por: alteradoPor,
    vetos_revogados: dispositivos.flatMap((dispositivo, posicao) =>
      dispositivo.revogado && estadoOf(dispositivo) === 'vetado' ? [posicao] : [],
    ),
    tempos: [...tempos.keys()].map((tempo) => JSON.parse(tempo) as RedacaoDeFato[]),
    tempo_de: packSequencia(tempoDe),
  };
  return JSON.stringify(checkFatos(fatos, diploma.sigla));
}

/** Fields that are null are left out. */
function factOf({ versao, marca, reescrita }: Redigida<Versao>): RedacaoDeFato {
  const { desde, ate, ate_base, desde_entre, ate_entre, base, alterado_por, vigente } = versao;
  return {
    ...(desde && { desde }),
    ...(ate && { ate }),
    ...(ate_base && { ate_base }),
    ...(desde_entre && { desde_entre }),
    ...(ate_entre && { ate_entre }),
    ...(base && { base }),
    ...(alterado_por !== null && { por: alterado_por }),
    ...(vigente && { vigente }),
    ...(marca && { marca }),
    ...(reescrita && { reescrita }),
  };
}
