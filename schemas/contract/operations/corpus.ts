import { Type } from '@sinclair/typebox';
import { Areas } from '../model/corpus/area.ts';
import { Artigo } from '../model/corpus/artigo.ts';
import { Aliases } from '../model/corpus/catalogo.ts';
import { DiplomaDetalhado, DiplomaExportado, ListaDiplomas } from '../model/corpus/diploma.ts';
import { Dispositivo, VersoesDispositivo } from '../model/corpus/dispositivo.ts';
import { Em } from '../model/corpus/em.ts';
import { DICA_DE_SIGLA } from '../model/primitives.ts';
import { leitura } from './operation.ts';

const DIA = 86_400;
const SEMANA = 7 * DIA;

/** In a path any name of the act is taken, so the letters are free; the answer's sigla is canonical. */
const SiglaCitada = Type.String({
  minLength: 1,
  maxLength: 20,
  description: 'Sigla do diploma ou outro nome por que é conhecido: `CF`, `LEI-9784-1999`, `L9784`.',
  dica: DICA_DE_SIGLA,
});
const ArtigoCitado = Type.String({
  minLength: 1,
  maxLength: 12,
  description: 'Número do artigo: `5`, `1003`, `5-A`; aceita também `art. 5º`, `1.003`, `121A`.',
});
const RefKeyCitada = Type.String({
  minLength: 3,
  maxLength: 120,
  description: 'Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`.',
});

/** The law of a day. */
const NoDia = Type.Object({ em: Type.Optional(Em) });

const PorSigla = Type.Object({ sigla: SiglaCitada });
const PorRefKey = Type.Object({ ref_key: RefKeyCitada });

export const corpus = {
  listarDiplomas: leitura({
    path: '/v1/diplomas',
    resumo: 'Lista os diplomas do acervo, com a quantidade de artigos de cada um.',
    response: ListaDiplomas,
    tool: 'listar_diplomas',
  }),
  lerDiploma: leitura({
    path: '/v1/diplomas/{sigla}',
    resumo: 'Lê os dados de um diploma e o seu sumário: a estrutura de títulos e os artigos que cada um abrange.',
    params: PorSigla,
    response: DiplomaDetalhado,
    tool: 'sumario_diploma',
  }),
  exportarDiploma: leitura({
    path: '/v1/diplomas/{sigla}/export',
    resumo: 'Baixa o diploma inteiro, com todos os dispositivos na ordem de leitura.',
    params: PorSigla,
    query: NoDia,
    response: DiplomaExportado,
    cache: { maxAge: DIA },
    arquivo: true,
    tool: null,
  }),
  lerArtigo: leitura({
    path: '/v1/diplomas/{sigla}/artigos/{artigo}',
    resumo: 'Lê um artigo com todos os seus parágrafos, incisos, alíneas e itens, e diz quais são os artigos vizinhos.',
    params: Type.Object({ sigla: SiglaCitada, artigo: ArtigoCitado }),
    query: NoDia,
    response: Artigo,
    tool: 'ler_artigo',
  }),
  lerDispositivo: leitura({
    path: '/v1/dispositivos/{ref_key}',
    resumo: 'Lê um só dispositivo (artigo, parágrafo, inciso, alínea ou item) pelo seu identificador.',
    params: PorRefKey,
    query: NoDia,
    response: Dispositivo,
    tool: 'ler_dispositivo',
  }),
  lerVersoes: leitura({
    path: '/v1/dispositivos/{ref_key}/versoes',
    resumo: 'Lê as redações conhecidas de um dispositivo, da mais antiga à mais recente.',
    params: PorRefKey,
    response: VersoesDispositivo,
    tool: 'versoes_dispositivo',
  }),
  listarAliases: leitura({
    path: '/v1/aliases',
    resumo: 'Lista os nomes e abreviaturas por que cada diploma é reconhecido numa citação.',
    response: Aliases,
    cache: { maxAge: DIA },
    arquivo: true,
    tool: null,
  }),
  listarAreas: leitura({
    path: '/v1/areas',
    resumo: 'Lista as áreas do direito e diz a que áreas pertence cada diploma.',
    response: Areas,
    cache: { maxAge: SEMANA },
    arquivo: true,
    tool: null,
  }),
};
