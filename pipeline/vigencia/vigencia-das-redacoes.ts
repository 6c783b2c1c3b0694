import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import { isMedida } from '../../schemas/tempo/notas-de-tempo.ts';
import { vigenciaDeFora } from './clausulas-de-fora.ts';
import type { Fontes } from './fontes.ts';
import { emDia, type Inicio, maisTarde } from './inicio.ts';
import { composeLinhaDoTempo, type LinhaDoTempo, type Provisao } from './linha-do-tempo.ts';
import { inicioNoAto, readVigenciaDoAto, type VigenciaDoAto } from './vigencia-do-ato.ts';

/** Returns when an act came into force, from its page as baked. */
export function vigenciaDaPagina(
  { sigla, epigrafe, assinatura }: Pick<Complemento, 'sigla' | 'epigrafe' | 'assinatura'>,
  provisoes: readonly Provisao[],
): VigenciaDoAto {
  const linhas = provisoes.map(({ dispositivo, versoes }) => ({
    ref_key: dispositivo.ref_key,
    proprio: (dispositivo.alterador ? dispositivo.comando : null) ?? dispositivo.caput_texto ?? dispositivo.texto,
    revogado: dispositivo.revogado,
    deMedidas: versoes.filter(isDeMedida).map(({ texto }) => texto),
  }));
  const lida = readVigenciaDoAto({ sigla, epigrafe, assinatura, linhas });
  const { de, ate } = lida.geral.quando;
  // A clause that waits for another act, or that lapsed measures deferred, has its day in the table.
  const outro = de !== null && de === ate ? null : vigenciaDeFora(sigla);
  return outro ? { ...lida, geral: outro.geral } : lida;
}

const isDeMedida = ({ vigente, alterado_por }: Versao): boolean => !vigente && isMedida(alterado_por);

const PROMULGADA = /^(?:promulga|partes? promulgada|partes? mantidas?|veto rejeitado)/i;

/** Dates the wordings of all provisions of an act, in the order of the act. */
export function linhasDoTempo(
  provisoes: readonly Provisao[],
  vigencia: VigenciaDoAto,
  fontes: Fontes,
): Map<string, LinhaDoTempo> {
  const linhas = new Map<string, LinhaDoTempo>();
  for (const provisao of provisoes) {
    const { ref_key, artigo } = provisao.dispositivo;
    const acima = nearestAbove(ref_key, linhas);
    const doAto = promulgada(provisao, inicioNoAto(vigencia, artigo), vigencia);
    linhas.set(ref_key, composeLinhaDoTempo(provisao, acima, doAto, fontes));
  }
  return linhas;
}

/**
 * Returns when a provision began. One that was first vetoed began with the promulgation printed after the act, if that
 * is later.
 */
function promulgada({ dispositivo }: Provisao, inicio: Inicio, { promulgacao }: VigenciaDoAto): Inicio {
  if (!dispositivo.anotacoes.some((nota) => PROMULGADA.test(nota))) return inicio;
  return promulgacao === null
    ? { quando: { de: inicio.quando.de, ate: null }, base: null }
    : maisTarde(inicio, emDia(promulgacao, 'clausula'));
}

function nearestAbove(refKey: string, linhas: ReadonlyMap<string, LinhaDoTempo>): LinhaDoTempo | null {
  for (let end = refKey.lastIndexOf('.'); end > 0; end = refKey.lastIndexOf('.', end - 1)) {
    const above = linhas.get(refKey.slice(0, end));
    if (above) return above;
  }
  return null;
}
