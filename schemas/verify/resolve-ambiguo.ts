import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import type { Acervo } from './acervo/acervo.ts';
import type { AtoVerificavel } from './acervo/ato-verificavel.ts';
import { hintsOf } from './identify/pistas.ts';
import { donosDoCitado, isVigente, locate, type Niveis } from './locate/locate.ts';
import { countShared } from './suggest/semelhanca.ts';
import { cut } from './suggest/trecho.ts';

const MAX_CANDIDATOS = 10;
const MAX_TEXTO = 600;
/** The weight of the strongest hint of the area, compared with a similarity of 0 to 1. */
const PESO_DA_PISTA = 0.5;

/**
 * Resolves a citation that names no act. Every act that has the provision is a candidate, and even a single candidate
 * is a guess.
 */
export function resolveAmbiguo(acervo: Acervo, citados: Niveis, contexto: string, frase: string): Resolucao {
  const found = candidatos(acervo, citados);
  if (found.length === 0) {
    return {
      status: 'nao_encontrado',
      motivo: 'sem_diploma',
      mensagem: 'Não se reconhece o diploma da citação, e nenhum do acervo tem esse dispositivo em vigor.',
    };
  }
  const words = new Set(acervo.vocabulario.radicaisDe(contexto));
  const said = frase === contexto ? words : new Set(acervo.vocabulario.radicaisDe(frase));
  // A hint in the sentence itself is preferred to one in the text around it.
  const own = hintsOf(frase);
  const hints = own.size > 0 ? own : hintsOf(contexto);
  const ranked = found.map((candidato, ordem) => {
    const pista = hints.get(candidato.sigla);
    const rank = rate(acervo.ato(candidato.sigla), candidato.posicao, words, said, pista?.forca ?? 0);
    return { ...candidato, ordem, pista_area: pista?.expressao, rank };
  });
  ranked.sort((a, b) => b.rank - a.rank || a.ordem - b.ordem);
  return {
    status: 'ambiguo',
    candidatos: ranked.slice(0, MAX_CANDIDATOS).map(({ sigla, posicao, rank, pista_area }) => ({
      ref_key: acervo.ato(sigla).chave(posicao),
      sigla,
      texto: cut(acervo.ato(sigla).proprio(posicao), MAX_TEXTO),
      rank,
      ...(pista_area === undefined ? {} : { pista_area }),
    })),
    total_candidatos: found.length,
    candidatos_truncados: found.length > MAX_CANDIDATOS,
    mensagem: 'Não se reconhece o diploma da citação: escolha entre os candidatos.',
  };
}

/** A place in an act. The act is opened again when needed, because thousands of acts may have the provision. */
interface Achado {
  sigla: string;
  posicao: number;
}

/** Lists the provisions in force that have the cited levels, in catalogue order of their acts. */
function candidatos(acervo: Acervo, citados: Niveis): Achado[] {
  const donos = donosDoCitado(acervo, citados.artigo);
  return acervo.diplomas.flatMap(({ sigla }) => {
    if (!donos.has(sigla)) return [];
    const ato = acervo.ato(sigla);
    const found = locate(ato, citados);
    if (!found || found.falta || !isVigente(ato, found)) return [];
    return { sigla, posicao: found.cadeia.at(-1) as number };
  });
}

/**
 * Rates how many of the provision's own words the sentence or the text around it repeats, because these are longer than
 * the provision.
 */
function rate(
  ato: AtoVerificavel,
  posicao: number,
  words: ReadonlySet<number>,
  said: ReadonlySet<number>,
  forca: number,
): number {
  const alike = Math.max(alikeTo(ato, posicao, words), alikeTo(ato, posicao, said));
  return Math.round((alike + PESO_DA_PISTA * forca) * 1000) / 1000;
}

function alikeTo(ato: AtoVerificavel, posicao: number, words: ReadonlySet<number>): number {
  const { shared, own } = countShared(ato, posicao, words);
  return own === 0 ? 0 : shared / Math.sqrt(own * Math.max(1, words.size));
}
