import type { AtoVerificavel } from '../../schemas/ato-verificavel.ts';
import { pistas } from '../../schemas/catalog/pistas.ts';
import type { Resolucao } from '../../schemas/model/resolucao.ts';
import { fold } from '../../schemas/text/fold.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { isVigente, locate, type Niveis } from './locate.ts';
import { countShared } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_CANDIDATOS = 10;
const MAX_TEXTO = 600;
/** What a hint of the area is worth beside a similarity of 0 to 1. */
const PESO_DA_PISTA = 0.5;

/** A citation that names no act: every act that has the provision is a candidate, and even one alone is a guess. */
export function resolveAmbiguo(acervo: Acervo, citados: Niveis, contexto: string): Resolucao {
  const found = candidatos(acervo, citados);
  if (found.length === 0) {
    return {
      status: 'nao_encontrado',
      mensagem: 'A citação não nomeia diploma, e nenhum do acervo tem esse dispositivo em vigor.',
    };
  }
  const words = acervo.vocabulario.numbersOf(radicais(contexto));
  const hints = hintsOf(contexto);
  const ranked = found.map((candidato, ordem) => {
    const pista_area = hints.get(candidato.ato.sigla);
    return { ...candidato, ordem, pista_area, rank: rate(candidato, words, pista_area !== undefined) };
  });
  ranked.sort((a, b) => b.rank - a.rank || a.ordem - b.ordem);
  return {
    status: 'ambiguo',
    candidatos: ranked.slice(0, MAX_CANDIDATOS).map(({ ato, posicao, rank, pista_area }) => ({
      ref_key: ato.chaves[posicao] as string,
      sigla: ato.sigla,
      texto: cut(ato.proprio(posicao), MAX_TEXTO),
      rank,
      ...(pista_area === undefined ? {} : { pista_area }),
    })),
    total_candidatos: found.length,
    candidatos_truncados: found.length > MAX_CANDIDATOS,
    mensagem: 'A citação não nomeia diploma: escolha entre os candidatos.',
  };
}

interface Achado {
  ato: AtoVerificavel;
  posicao: number;
}

/** The provisions in force that the levels name, in catalogue order of their acts. */
function candidatos(acervo: Acervo, citados: Niveis): Achado[] {
  return acervo.diplomas.flatMap(({ sigla }) => {
    const ato = acervo.ato(sigla);
    const found = locate(ato, citados);
    if (!found || found.falta || !isVigente(ato, found)) return [];
    return { ato, posicao: found.cadeia.at(-1) as number };
  });
}

/** Of the provision's own words, how many the context repeats: the context is always the longer of the two. */
function rate({ ato, posicao }: Achado, words: ReadonlySet<number>, hinted: boolean): number {
  const { shared, own } = countShared(ato, posicao, words);
  const alike = own === 0 ? 0 : shared / Math.sqrt(own * Math.max(1, words.size));
  return Math.round((alike + (hinted ? PESO_DA_PISTA : 0)) * 1000) / 1000;
}

const foldedPistas = pistas.map(({ expressoes, siglas }) => ({
  siglas,
  expressoes: expressoes.map((e) => [fold(e), e]),
}));

/** The acts of the areas that the context points to, each with the expression that did. */
function hintsOf(contexto: string): Map<string, string> {
  const text = ` ${fold(contexto).replace(/[^a-z0-9-]+/g, ' ')} `;
  const found = new Map<string, string>();
  for (const { expressoes, siglas } of foldedPistas) {
    const hit = expressoes.find(([folded]) => text.includes(` ${folded} `));
    if (hit) for (const sigla of siglas) if (!found.has(sigla)) found.set(sigla, hit[1] as string);
  }
  return found;
}
