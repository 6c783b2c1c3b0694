import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import type { Acervo } from './acervo/acervo.ts';
import type { AtoVerificavel } from './acervo/ato-verificavel.ts';
import { hintsOf } from './identify/pistas.ts';
import { type Localizado, locate, type Niveis, ondeVigora } from './locate/locate.ts';
import { countShared } from './suggest/semelhanca.ts';
import { cut } from './suggest/trecho.ts';

const MAX_CANDIDATOS = 10;
/**
 * How many acts are opened to compare their words with the text. With fifteen thousand acts thousands have an article
 * 1, and opening an act takes some 50 µs, unpacking its words more. The catalogue lists the acts that are cited most
 * first.
 */
const MAX_COMPARADOS = 100;
const MAX_TEXTO = 600;
/** The weight of the strongest hint of the area, compared with a similarity of 0 to 1. */
const PESO_DA_PISTA = 0.5;

/**
 * Resolves a citation that names no act. Every act that has the provision is a candidate, and even a single candidate
 * is a guess.
 */
export function resolveAmbiguo(acervo: Acervo, citados: Niveis, contexto: string, frase: string): Resolucao {
  const found = ondeVigora(acervo, citados);
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
  const hinted = found.filter(({ sigla }) => hints.has(sigla));
  const compared = new Set([...hinted, ...found].slice(0, MAX_COMPARADOS));
  const ranked = found
    .filter((dono) => compared.has(dono))
    .map(({ sigla }) => {
      const ato = acervo.ato(sigla);
      const posicao = (locate(ato, citados) as Localizado).cadeia.at(-1) as number;
      const pista = hints.get(sigla);
      return { sigla, posicao, pista_area: pista?.expressao, rank: rate(ato, posicao, words, said, pista?.forca ?? 0) };
    });
  // Acts of equal rank stay in catalogue order.
  ranked.sort((a, b) => b.rank - a.rank);
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
