import type { DiplomaListado } from '../../schemas/model/diploma.ts';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/model/dispositivo.ts';
import type { Sumula } from '../../schemas/model/sumula.ts';
import { type AtoLocal, VerificacaoLocal } from '../../schemas/model/verificacao-local.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { type Alteradores, alteradoresDe } from '../../schemas/verificacao/alteradores.ts';
import { notasQueContam } from '../../schemas/verificacao/notas.ts';
import { ownWording } from './dispositivo.ts';
import { isDiferido } from './eficacia.ts';
import { createGate } from './gate.ts';
import { estadosDe, renumeradosDe } from './verificacao.ts';

const checkVerificacaoLocal = createGate(VerificacaoLocal, 'VerificacaoLocal');

/** What a snapshot holds, as verification in a browser needs it. */
export interface Verificado {
  diplomas: readonly DiplomaListado[];
  /** Folded name → sigla, in code-unit order. */
  nomes: readonly { chave: string; sigla: string }[];
  /** Provisions in reading order. */
  dispositivos(sigla: string): readonly Dispositivo[];
  /** Of those provisions that have earlier wordings. */
  versoes(sigla: string): readonly VersoesDispositivo[];
  /** As the page of the act has it. */
  epigrafe(sigla: string): string;
  sumulas: readonly Sumula[];
}

/** The document of `verificacao.json`. */
export function composeVerificacaoLocal(verificado: Verificado): VerificacaoLocal {
  const { diplomas, nomes, dispositivos, versoes, epigrafe, sumulas } = verificado;
  const atos = diplomas.map(({ sigla, ingested_at }) => {
    const rows = dispositivos(sigla);
    const alteradores = packPassos(alteradoresDe(rows, versoes(sigla)));
    return [sigla, { ...composeAto(sigla, rows, ingested_at), data: dataDoAto(epigrafe(sigla)), alteradores }] as const;
  });
  return checkVerificacaoLocal(
    {
      diplomas: diplomas.map(({ sigla, nome, tipo, numero }) => ({ sigla, nome, tipo, numero })),
      nomes: Object.fromEntries(nomes.map(({ chave, sigla }) => [chave, sigla])),
      atos: Object.fromEntries(atos),
      sumulas: sumulas.map(({ ref_key }) => ref_key),
      canceladas: sumulas.filter(({ cancelada }) => cancelada).map(({ ref_key }) => ref_key),
    },
    'verificacao.json',
  );
}

function composeAto(
  sigla: string,
  dispositivos: readonly Dispositivo[],
  lidoEm: string | null,
): Omit<AtoLocal, 'data' | 'alteradores'> {
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
    renumerados: renumeradosDe(dispositivos),
  };
}

/** From each position to the next. */
const packPassos = (alteradores: Alteradores): AtoLocal['alteradores'] =>
  Object.fromEntries(
    [...alteradores].map(([ato, posicoes]) => [
      ato,
      posicoes.map((posicao, i) => posicao - (posicoes[i - 1] ?? 0)).join(' '),
    ]),
  );
