import { Type } from '@sinclair/typebox';
import { correspondencias, packSucessores } from '../../schemas/catalog/correspondencia.ts';
import { AtoLocal, VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { DiplomaListado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { DIFERIDO } from '../../schemas/verify/acervo/ato-verificavel.ts';
import { notasQueContam } from '../../schemas/verify/acervo/notas.ts';
import { createGate } from './gate.ts';
import { renumeradosDe } from './renumerados.ts';
import { type AtoDaPagina, efeitosDe, estadosDe } from './verificacao.ts';

const checkAto = createGate(AtoLocal, 'AtoLocal');
/** The acts have already passed their own gate. */
const checkResto = createGate(Type.Omit(VerificacaoLocal, ['atos']), 'VerificacaoLocal');

/** The content of a snapshot besides its acts, as verification in a browser needs it. */
export interface Verificado {
  diplomas: readonly DiplomaListado[];
  /** Each folded name with its sigla, in code-unit order. */
  nomes: readonly { chave: string; sigla: string }[];
  sumulas: readonly Sumula[];
}

/**
 * Composes the document of `verificacao.json` as JSON, in parts: the acts one by one.
 * @param atos the `composeAtoLocal` of each act
 * @param antes fields that come before all others
 */
export function* composeVerificacaoLocal(
  { diplomas, nomes, sumulas }: Verificado,
  atos: Iterable<{ sigla: string; local: string }>,
  antes: object = {},
): Generator<string> {
  const resto = checkResto(
    {
      diplomas: diplomas.map(({ sigla, nome, tipo, numero, revogado_por }) => ({
        ...{ sigla, nome, tipo, numero },
        ...(revogado_por && { revogado_por }),
      })),
      nomes: Object.fromEntries(nomes.map(({ chave, sigla }) => [chave, sigla])),
      correspondencias: Object.fromEntries(correspondencias.map((tabela) => [tabela.de, packSucessores(tabela)])),
      sumulas: sumulas.map(({ ref_key }) => ref_key),
      canceladas: sumulas.filter(({ cancelada }) => cancelada).map(({ ref_key }) => ref_key),
      situacoes: Object.fromEntries(
        sumulas.flatMap(({ ref_key, situacao, cancelada_em }) =>
          situacao === undefined || (situacao === 'cancelada' && cancelada_em === undefined)
            ? []
            : [[ref_key, { situacao, ...(cancelada_em !== undefined && { cancelada_em }) }]],
        ),
      ),
    },
    'verificacao.json',
  );
  yield `${JSON.stringify({ ...antes, ...resto }).slice(0, -1)},"atos":{`;
  let separator = '';
  for (const { sigla, local } of atos) {
    yield `${separator}${JSON.stringify(sigla)}:${local}`;
    separator = ',';
  }
  yield '}}';
}

/** Returns `AtoLocal`, the data by which a browser verifies an act, as JSON: a text takes a tenth of the memory. */
export function composeAtoLocal(ato: AtoDaPagina): string {
  const { diploma, complemento, dispositivos, alteradores } = ato;
  const { sigla } = diploma;
  const estados = estadosDe(ato);
  const said = <T>(read: (dispositivo: Dispositivo, posicao: number) => T | null) =>
    Object.fromEntries(
      dispositivos.flatMap((dispositivo, posicao) => {
        const value = read(dispositivo, posicao);
        return value === null ? [] : [[posicao, value] as const];
      }),
    );
  const local: AtoLocal = {
    chaves: dispositivos.map(({ ref_key }) => ref_key.slice(sigla.length + 1)).join('\n'),
    estados: estados.join(''),
    vazios: dispositivos.flatMap((dispositivo, posicao) => (ownWording(dispositivo) === '' ? [posicao] : [])),
    revogado_por: said(({ revogado_por }) => revogado_por),
    notas: said((dispositivo, posicao) => {
      const notas = notasQueContam(dispositivo, (estados[posicao] as number) >= DIFERIDO);
      return notas.length === 0 ? null : notas;
    }),
    efeitos: Object.fromEntries(efeitosDe(ato, estados)),
    sucessores: said(({ sucessor }) => sucessor ?? null),
    data: dataDoAto(complemento.epigrafe),
    alteradores,
    renumerados: renumeradosDe(dispositivos),
  };
  return JSON.stringify(checkAto(local, sigla));
}
