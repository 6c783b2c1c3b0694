import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { TempoDaVersao } from '../../schemas/contract/model/corpus/vigencia.ts';
import { packMostra } from '../../schemas/contract/model/verification/mostra.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import { classifyNota } from '../../schemas/law/note-kinds.ts';
import { NIVEIS } from '../../schemas/law/rotulos.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import { escapeJson, packLists, packNumbers, packTexts } from '../../schemas/storage/packed.ts';
import { dataDoAto } from '../../schemas/text/data.ts';
import { listaDeRadicais } from '../../schemas/text/radicais.ts';
import {
  type AtoEmpacotado,
  DIFERIDO,
  ESTADOS,
  type Estado,
  RESSALVADO,
  vigora,
} from '../../schemas/verify/acervo/ato-verificavel.ts';
import { ressalvas } from '../../schemas/verify/acervo/notas.ts';
import type { Passos } from './alteradores.ts';
import { diaDoEfeito, isDiferido } from './eficacia.ts';
import { renumeradosDe } from './renumerados.ts';

/** An act as its own page gives it. */
export interface AtoDaPagina {
  diploma: Pick<DiplomaDetalhado, 'sigla' | 'ingested_at'>;
  complemento: Pick<Complemento, 'epigrafe'>;
  /** In reading order. */
  dispositivos: readonly Dispositivo[];
  alteradores: Passos;
  /** Returns the wordings of every provision, oldest first. Called only if the act has a note of effect. */
  todasAsVersoes(): ReadonlyMap<string, readonly TempoDaVersao[]>;
  /** Returns the stems of a text, shared with other steps that ask for the same text. */
  radicaisDe?: (texto: string) => readonly string[];
}

/** Packs an act for verification. */
export function composeVerificacao(ato: AtoDaPagina): AtoEmpacotado {
  const { complemento, dispositivos, alteradores, radicaisDe = listaDeRadicais } = ato;
  const mostras = new Map<string, number>();
  const estados = estadosDe(ato);
  const efeitos = efeitosDe(ato, estados);
  const mostraDe = dispositivos.map((dispositivo, posicao) => {
    const efeito_em = efeitos.get(posicao);
    const mostra = packMostra({ ...dispositivo, ...(efeito_em !== undefined && { efeito_em }) });
    const known = mostras.get(mostra) ?? mostras.size;
    mostras.set(mostra, known);
    return known;
  });
  const escaped = (textOf: (dispositivo: Dispositivo) => string) =>
    packTexts(dispositivos.map((dispositivo) => escapeJson(textOf(dispositivo))));
  return {
    chaves: dispositivos.map(({ ref_key }) => ref_key).join('\n'),
    niveis: Uint8Array.from(dispositivos, nivelDe),
    estados: Uint8Array.from(estados, (estado, posicao) =>
      ressalvas(dispositivos[posicao] as Dispositivo).length > 0 ? estado + RESSALVADO : estado,
    ),
    mostras: packTexts([...mostras.keys()]),
    mostra_de: packNumbers(mostraDe),
    proprios: escaped(ownWording),
    textos: escaped(({ texto, caput_texto }) => (caput_texto === null || caput_texto === texto ? '' : texto)),
    renumerados: renumeradosDe(dispositivos),
    ...indexWords(dispositivos, radicaisDe),
    data: dataDoAto(complemento.epigrafe),
    alteradores: JSON.stringify(alteradores),
  };
}

/** Returns the index of each provision's state in `ESTADOS`, plus `DIFERIDO` if its effect is deferred. */
export function estadosDe({ diploma, dispositivos, todasAsVersoes }: AtoDaPagina): number[] {
  let versoes: ReadonlyMap<string, readonly TempoDaVersao[]> | null = null;
  return dispositivos.map((dispositivo) => {
    const estado = ESTADOS.indexOf(estadoOf(dispositivo));
    if (!dispositivo.anotacoes.some((nota) => classifyNota(nota) === 'eficacia')) return estado;
    versoes ??= todasAsVersoes();
    const own = versoes.get(dispositivo.ref_key) ?? [];
    return isDiferido(dispositivo, own, diploma.ingested_at) ? estado + DIFERIDO : estado;
  });
}

/** For the provisions whose effect is deferred, maps the position to the day on which it begins, if known. */
export function efeitosDe(
  { diploma, dispositivos, todasAsVersoes }: AtoDaPagina,
  estados: readonly number[],
): Map<number, Dia> {
  const adiados = dispositivos.flatMap((dispositivo, posicao) =>
    (estados[posicao] as number) >= DIFERIDO ? [{ dispositivo, posicao }] : [],
  );
  if (adiados.length === 0) return new Map();
  const versoes = todasAsVersoes();
  return new Map(
    adiados.flatMap(({ dispositivo, posicao }) => {
      const dia = diaDoEfeito(dispositivo, versoes.get(dispositivo.ref_key) ?? [], diploma.ingested_at);
      return dia === null ? [] : [[posicao, dia] as const];
    }),
  );
}

/** Returns the index in `NIVEIS` of a provision's own level. */
export const nivelDe = (dispositivo: Dispositivo): number =>
  NIVEIS.findLastIndex((nivel) => dispositivo[nivel] !== null);

/**
 * A provision without text and with a note of veto is vetoed. It was never law, whatever happened to the provisions
 * above it.
 */
export function estadoOf({ texto, caput_texto, revogado, anotacoes }: Dispositivo): Estado {
  const isVetado = () => anotacoes.some((nota) => classifyNota(nota) === 'veto');
  if (texto === '' && isVetado()) return 'vetado';
  if (revogado) return 'revogado';
  return caput_texto === '' && isVetado() ? 'caput_vetado' : 'vigente';
}

function indexWords(
  dispositivos: readonly Dispositivo[],
  radicaisDe: (texto: string) => readonly string[],
): Pick<AtoEmpacotado, 'termos' | 'ocorrencias' | 'palavras'> {
  const lists = new Map<string, number[]>();
  const held = dispositivos.map((row, posicao) => {
    if (!vigora(estadoOf(row))) return [];
    const words = radicaisDe(ownWording(row));
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
