import type { DiplomaListado } from '../../schemas/contract/model/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/sumula.ts';
import { type AtoLocal, VerificacaoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { notasQueContam } from '../../schemas/verify/notas.ts';
import { isDiferido } from './eficacia.ts';
import { createGate } from './gate.ts';
import { renumeradosDe } from './renumerados.ts';
import { type AtoDaPagina, estadosDe } from './verificacao.ts';

const checkVerificacaoLocal = createGate(VerificacaoLocal, 'VerificacaoLocal');

/** What a snapshot holds, as verification in a browser needs it. */
export interface Verificado {
  diplomas: readonly DiplomaListado[];
  /** Folded name → sigla, in code-unit order. */
  nomes: readonly { chave: string; sigla: string }[];
  /** `composeAtoLocal` of each, by sigla. */
  atos: Readonly<Record<string, AtoLocal>>;
  sumulas: readonly Sumula[];
}

/** The document of `verificacao.json`. */
export function composeVerificacaoLocal({ diplomas, nomes, atos, sumulas }: Verificado): VerificacaoLocal {
  return checkVerificacaoLocal(
    {
      diplomas: diplomas.map(({ sigla, nome, tipo, numero, revogado_por }) => ({
        ...{ sigla, nome, tipo, numero },
        ...(revogado_por && { revogado_por }),
      })),
      nomes: Object.fromEntries(nomes.map(({ chave, sigla }) => [chave, sigla])),
      atos,
      sumulas: sumulas.map(({ ref_key }) => ref_key),
      canceladas: sumulas.filter(({ cancelada }) => cancelada).map(({ ref_key }) => ref_key),
    },
    'verificacao.json',
  );
}

/** What a browser verifies an act by. */
export function composeAtoLocal({ diploma, complemento, dispositivos, alteradores }: AtoDaPagina): AtoLocal {
  const { sigla, ingested_at: lidoEm } = diploma;
  const said = <T>(read: (dispositivo: Dispositivo) => T | null) =>
    Object.fromEntries(
      dispositivos.flatMap((dispositivo, posicao) => {
        const value = read(dispositivo);
        return value === null ? [] : [[posicao, value] as const];
      }),
    );
  return {
    chaves: dispositivos.map(({ ref_key }) => ref_key.slice(sigla.length + 1)).join('\n'),
    estados: estadosDe(dispositivos, lidoEm).join(''),
    vazios: dispositivos.flatMap((dispositivo, posicao) => (ownWording(dispositivo) === '' ? [posicao] : [])),
    revogado_por: said(({ revogado_por }) => revogado_por),
    notas: said((dispositivo) => {
      const notas = notasQueContam(dispositivo, isDiferido(dispositivo, lidoEm));
      return notas.length === 0 ? null : notas;
    }),
    data: dataDoAto(complemento.epigrafe),
    alteradores,
    renumerados: renumeradosDe(dispositivos),
  };
}
