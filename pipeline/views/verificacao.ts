import { type AtoEmpacotado, DIFERIDO, ESTADOS, type Estado, RESSALVADO } from '../../schemas/ato-verificavel.ts';
import { classifyNota } from '../../schemas/grammar/note-kinds.ts';
import { NIVEIS } from '../../schemas/grammar/rotulos.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import { packMostra } from '../../schemas/model/mostra.ts';
import { escapeJson, packLists, packNumbers, packTexts } from '../../schemas/packed.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { ressalvas } from '../../schemas/verificacao/notas.ts';
import type { Passos } from './alteradores.ts';
import { ownWording } from './dispositivo.ts';
import { isDiferido } from './eficacia.ts';

/** An act as its own page has it. */
export interface AtoDaPagina {
  sigla: string;
  epigrafe: string;
  /** When its page was read. */
  lidoEm: string | null;
  /** In reading order. */
  dispositivos: readonly Dispositivo[];
  alteradores: Passos;
}

/** Packs an act for verification. */
export function composeVerificacao({ epigrafe, lidoEm, dispositivos, alteradores }: AtoDaPagina): AtoEmpacotado {
  const mostras = new Map<string, number>();
  const mostraDe = dispositivos.map((dispositivo) => {
    const mostra = packMostra(dispositivo);
    const known = mostras.get(mostra) ?? mostras.size;
    mostras.set(mostra, known);
    return known;
  });
  const escaped = (textOf: (dispositivo: Dispositivo) => string) =>
    packTexts(dispositivos.map((dispositivo) => escapeJson(textOf(dispositivo))));
  return {
    chaves: dispositivos.map(({ ref_key }) => ref_key).join('\n'),
    niveis: Uint8Array.from(dispositivos, deepestOf),
    estados: Uint8Array.from(estadosDe(dispositivos, lidoEm), (estado, posicao) =>
      ressalvas(dispositivos[posicao] as Dispositivo).length > 0 ? estado + RESSALVADO : estado,
    ),
    mostras: packTexts([...mostras.keys()]),
    mostra_de: packNumbers(mostraDe),
    proprios: escaped(ownWording),
    textos: escaped(({ texto, caput_texto }) => (caput_texto === null || caput_texto === texto ? '' : texto)),
    renumerados: renumeradosDe(dispositivos),
    ...indexWords(dispositivos),
    data: dataDoAto(epigrafe),
    alteradores: JSON.stringify(alteradores),
  };
}

/** Of each provision, which of `ESTADOS` it is in, with `DIFERIDO`. */
export const estadosDe = (dispositivos: readonly Dispositivo[], lidoEm: string | null): number[] =>
  dispositivos.map(
    (dispositivo) => ESTADOS.indexOf(estadoOf(dispositivo)) + (isDiferido(dispositivo, lidoEm) ? DIFERIDO : 0),
  );

/** Former key and present key of what was renumbered, one a line. */
export const renumeradosDe = (dispositivos: readonly Dispositivo[]): string =>
  dispositivos.flatMap(renumeracao).join('\n');

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

const DE =
  /numerad[oa]\s+d[oea]\s+(?:antig[oa]\s+)?(?:(par[áa]grafo\s+[úu]nico)|§\s*(\d+)\s?[º°o]?|inciso\s+([IVXLC]+)|al[íi]nea\s+["“]?([a-z])|art(?:igo)?\.?\s*(\d[\d.]*))/i;
/** Spares most notes their classification. */
const RENUMERADO = /numerad|transformad/i;
const PARA_PRIMEIRO = /^par[áa]grafo\s+[úu]nico\s+(?:re)?numerad/i;

/** The key that a renumbered provision had, and the one it has. */
function renumeracao(linha: Dispositivo): string[] {
  const antiga = chaveAntiga(linha);
  return antiga === null ? [] : [antiga, linha.ref_key];
}

function chaveAntiga(linha: Dispositivo): string | null {
  const nota = linha.anotacoes.find((nota) => RENUMERADO.test(nota) && classifyNota(nota) === 'renumeracao');
  if (nota === undefined) return null;
  const parent = linha.ref_key.slice(0, linha.ref_key.lastIndexOf('.'));
  const depth = NIVEIS.filter((nivel) => linha[nivel] !== null).length;
  if (depth > 1 && PARA_PRIMEIRO.test(nota)) return `${parent}.unico`;
  const [, unico, paragrafo, inciso, alinea, artigo] = DE.exec(nota) ?? [];
  const level = unico ? 'unico' : (paragrafo ?? inciso ?? alinea);
  if (level !== undefined && depth > 1) return `${parent}.${level}`;
  return artigo !== undefined && depth === 1 ? `${linha.sigla}.${artigo.replaceAll('.', '')}` : null;
}
