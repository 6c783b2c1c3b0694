import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { DiplomaDetalhado, DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import { Complemento } from '../../schemas/storage/artifacts.ts';
import type { AtoLido } from '../parse/types.ts';
import { createGate } from './gate.ts';
import { composeSumario } from './sumario.ts';

const checkDetalhado = createGate(DiplomaDetalhado, 'Diploma');
const checkListado = createGate(DiplomaListado, 'Diploma (list)');
const checkComplemento = createGate(Complemento, 'Complemento');

/** What the catalogue says of an act. The rest of its document comes from the page. */
type Catalogado = Pick<AtoCatalogado, 'sigla' | 'nome' | 'numero' | 'tipo' | 'areas' | 'revogado_por'>;

/** Composes the body of `/v1/diplomas/{sigla}`. `ingested_at` is the last run that changed the act. */
export function composeDiploma(
  catalogado: Catalogado,
  ato: AtoLido,
  fonteUrl: string,
  ingestedAt: string,
): DiplomaDetalhado {
  const sumario = composeSumario(ato.linhas);
  const diploma: DiplomaDetalhado = {
    sigla: catalogado.sigla,
    nome: catalogado.nome,
    numero: catalogado.numero,
    tipo: catalogado.tipo,
    fonte_url: fonteUrl,
    ingested_at: ingestedAt,
    classificacao: ato.classificacao,
    areas: catalogado.areas,
    ...(catalogado.revogado_por && { revogado_por: catalogado.revogado_por }),
    artigos: sumario.reduce((total, { artigos }) => total + artigos, 0),
    sumario,
  };
  return checkDetalhado(diploma, catalogado.sigla);
}

/** Returns the same act with what the catalogue says of it today. */
export function renameDiploma(diploma: DiplomaDetalhado, catalogado: Catalogado): DiplomaDetalhado {
  const { nome, numero, tipo, areas } = catalogado;
  return checkDetalhado({ ...diploma, nome, numero, tipo, areas }, diploma.sigla);
}

/** Composes a row of `/v1/diplomas`. */
export function composeListado({ sumario: _, ...listado }: DiplomaDetalhado): DiplomaListado {
  return checkListado(listado, listado.sigla);
}

/** Composes what the page holds besides the provisions. */
export function composeComplemento({ sigla, linhas, ...ato }: AtoLido): Complemento {
  const { epigrafe, ementa, preambulo, anexos, assinatura } = ato;
  const fechos = Object.fromEntries(linhas.flatMap(({ ref_key, fecho }) => (fecho ? [[ref_key, fecho]] : [])));
  return checkComplemento({ sigla, epigrafe, ementa, preambulo, anexos, assinatura, fechos }, sigla);
}
