import { type AtoEmpacotado, DIFERIDO, ESTADOS, type Estado } from '../../schemas/ato-verificavel.ts';
import { classifyNota } from '../../schemas/grammar/note-kinds.ts';
import { NIVEIS } from '../../schemas/grammar/rotulos.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { packLinha } from '../../schemas/model/linha.ts';
import { packLists, packTexts } from '../../schemas/packed.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { ownWording } from './dispositivo.ts';
import { isDiferido } from './eficacia.ts';
import { renumeradosDe } from './renumerados.ts';

/**
 * Packs an act for verification, from its provisions in reading order.
 * @param lidoEm when its page was read
 */
export function composeVerificacao(dispositivos: readonly Dispositivo[], lidoEm: string | null = null): AtoEmpacotado {
  const hierarquias = new Map<string, number>();
  const linhas = dispositivos.map(({ texto: _, caput_texto: __, ordem: ___, comando: ____, ...linha }) => {
    const path = hierarquias.get(linha.hierarquia) ?? hierarquias.size;
    hierarquias.set(linha.hierarquia, path);
    return packLinha(linha, path);
  });
  return {
    chaves: dispositivos.map(({ ref_key }) => ref_key).join('\n'),
    niveis: Uint8Array.from(dispositivos, deepestOf),
    estados: Uint8Array.from(estadosDe(dispositivos, lidoEm)),
    hierarquias: JSON.stringify([...hierarquias.keys()]),
    linhas: packTexts(linhas),
    proprios: packTexts(dispositivos.map(ownWording)),
    renumerados: renumeradosDe(dispositivos),
    ...indexWords(dispositivos),
  };
}

/** Of each provision, which of `ESTADOS` it is in, with `DIFERIDO`. */
export const estadosDe = (dispositivos: readonly Dispositivo[], lidoEm: string | null): number[] =>
  dispositivos.map(
    (dispositivo) => ESTADOS.indexOf(estadoOf(dispositivo)) + (isDiferido(dispositivo, lidoEm) ? DIFERIDO : 0),
  );

const deepestOf = (dispositivo: Dispositivo) => NIVEIS.findLastIndex((nivel) => dispositivo[nivel] !== null);

/** Vetoed is what has no text, was not repealed and bears a note of veto. */
function estadoOf({ texto, caput_texto, revogado, anotacoes }: Dispositivo): Estado {
  if (revogado) return 'revogado';
  if (texto !== '' && caput_texto !== '') return 'vigente';
  if (!anotacoes.some((nota) => classifyNota(nota) === 'veto')) return 'vigente';
  return texto === '' ? 'vetado' : 'caput_vetado';
}

function indexWords(dispositivos: readonly Dispositivo[]): Pick<AtoEmpacotado, 'termos' | 'ocorrencias' | 'palavras'> {
  const lists = new Map<string, number[]>();
  const held = dispositivos.map((row, posicao) => {
    if (!['vigente', 'caput_vetado'].includes(estadoOf(row))) return [];
    const words = [...radicais(ownWording(row))];
    for (const word of words) {
      const list = lists.get(word);
      if (list) list.push(posicao);
      else lists.set(word, [posicao]);
    }
    return words;
  });
  const termos = [...lists.keys()];
  const ids = new Map(termos.map((termo, id) => [termo, id]));
  return {
    termos: termos.join('\n'),
    ocorrencias: packLists(termos.map((termo) => lists.get(termo) as number[])),
    palavras: packLists(held.map((words) => words.map((word) => ids.get(word) as number))),
  };
}
