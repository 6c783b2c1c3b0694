import { catalogo } from '../catalog/catalog.ts';
import { fonteDaSumula } from '../catalog/fontes-de-sumulas.ts';
import type { AtoDeFatos, RedacaoDeFato, RegistroDeFatos } from '../contract/model/artifacts/registro-de-fatos.ts';
import { parseRefKeySumula } from '../contract/model/corpus/ref-key-sumula.ts';
import type { Precisao } from '../contract/model/corpus/vigencia.ts';
import { unpackSequencia } from '../storage/sequencia.ts';
import type { Datada, Redigida } from '../tempo/estado-em.ts';
import type { Vocabulario } from '../text/vocabulario.ts';
import type { Acervo } from '../verify/acervo/acervo.ts';
import { type Aprovacao, openAcervoLocal, type Sabido } from '../verify/acervo/acervo-local.ts';

/** What citations are verified with if the words of the law are not available. */
export interface Fatos {
  /** The day on which the last of its sources was read, ISO 8601. */
  dia: string;
  /** The value of `X-Snapshot` for answers that come from it. */
  rotulo: string;
  acervo: Acervo;
  /** Returns the wordings of the provision at a position of an act, oldest first, without their words. */
  redacoes(sigla: string, posicao: number): readonly Redigida<Datada>[];
  /** Returns the official page of a provision or súmula, or of an act by its sigla; null if none is known. */
  endereco(chave: string): string | null;
}

/** Opens the register of facts. Each act is unpacked when it is first asked for. */
export function openFatos(registro: RegistroDeFatos, vocabulario?: Vocabulario): Fatos {
  const { dia, atos } = registro;
  const tempos = new Map<string, Uint32Array>();
  const temposDe = (sigla: string): Uint32Array => {
    const known = tempos.get(sigla) ?? Uint32Array.from(unpackSequencia((atos[sigla] as AtoDeFatos).tempo_de));
    tempos.set(sigla, known);
    return known;
  };
  const redacoesDe = (sigla: string, posicao: number): readonly RedacaoDeFato[] =>
    (atos[sigla] as AtoDeFatos).tempos[temposDe(sigla)[posicao] as number] ?? [];
  const lastBy = (sigla: string, posicao: number) => redacoesDe(sigla, posicao).at(-1)?.por ?? null;
  const sabido: Sabido = (sigla) => {
    const { alteradoras, altera, alterado_por, vetos_revogados } = atos[sigla] as AtoDeFatos;
    const alteradores = new Set(alteradoras);
    const findos = new Set(vetos_revogados);
    return (posicao) => ({
      alterado_por: posicao in alterado_por ? (alterado_por[posicao] as string | null) : lastBy(sigla, posicao),
      alterador: alteradores.has(posicao),
      altera: altera[posicao] ?? [],
      ...(findos.has(posicao) && { revogado: true }),
    });
  };
  return {
    dia,
    rotulo: `registro-de-fatos; ${dia}`,
    acervo: openAcervoLocal(registro, {
      sabido,
      aprovacao: aprovacaoDe(registro),
      ...(vocabulario && { vocabulario }),
    }),
    redacoes: (sigla, posicao) => redacoesDe(sigla, posicao).map(redigida),
    endereco(chave) {
      const sumula = parseRefKeySumula(chave);
      if (sumula) return fonteDaSumula(sumula);
      const [sigla = ''] = chave.split('.', 1);
      return atos[sigla]?.url ?? catalogo.atos.find((ato) => ato.sigla === sigla)?.enderecos[0] ?? null;
    },
  };
}

function aprovacaoDe({ sumulas, aprovadas = [], redigidas = {} }: RegistroDeFatos): Aprovacao {
  const known = new Map(aprovadas.map((aprovada, i) => [sumulas[i], aprovada]));
  return (chave) => {
    const aprovada = known.get(chave);
    if (aprovada === undefined) return {};
    if (!Array.isArray(aprovada)) return { data: aprovada };
    const [de = null, ate = null] = aprovada;
    return { data: redigidas[chave] ?? null, aprovada_entre: [de, ate] };
  };
}

function redigida({ por, marca, reescrita, vigente, ...tempo }: RedacaoDeFato): Redigida<Datada> {
  const versao = { ...tempo, precisao: precisaoDe(tempo.desde), alterado_por: por ?? null, vigente: vigente === true };
  return { versao, marca: marca === true, reescrita: reescrita === true };
}

function precisaoDe(desde: RedacaoDeFato['desde']): Precisao {
  if (!desde) return 'desconhecida';
  return desde.length === 4 ? 'ano' : 'dia';
}
