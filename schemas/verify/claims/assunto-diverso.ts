import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { Alerta } from '../../contract/model/verification/resolucao.ts';
import { printSigla } from '../../law/ref-key-por-extenso.ts';
import { printArtigo } from '../../law/rotulo-extenso.ts';
import { radicais } from '../../text/radicais.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { type Assuntos, COMO_O_MELHOR, type Medida } from '../acervo/assuntos.ts';
import type { CitacaoResolvida } from '../resolve-texto.ts';
import { showSugestao } from '../suggest/sugestao.ts';
import { DE_APLICACAO_GERAL } from './de-aplicacao-geral.ts';

/**
 * How many characters of text on either side of a citation are about it (`PERTO`), and how many may support its article
 * (`EM_VOLTA`).
 */
const PERTO = 150;
const EM_VOLTA = 600;
/** The same around the other places where the text cites the article, and how many of these places are read. */
const NOUTRO_LUGAR = 300;
const MAX_LUGARES = 12;
/**
 * Within this distance, another cited article may belong to the subject. `VIZINHO` is how far apart the numbers of
 * neighbouring articles may be.
 */
const JUNTO = 1_000;
const VIZINHO = 15;

/**
 * The weights, as log odds: positive points count against an article, negative points for it. They were fitted on 3,100
 * citations of real texts and on the same citations with the number of another article of the act, each in its whole
 * text and in its line alone.
 */
const PONTOS = {
  /** The share of the nearby words that the best article has and this one does not. */
  falta: 7.7,
  /** How much the article has, compared with the best one, of the words all around and around its other citations. */
  tem: -4.6,
  /** There is too little text around to support the article, for example if the text is a single line. */
  pouco: -4,
  /** A neighbouring article is also cited, or one that refers to this article. */
  vizinho: -1.8,
  ligado: -2,
  /** The article is well known. */
  conhecido: -1.2,
  /**
   * The words are about what the article of the same number governed in the previous act. This weight was chosen, not
   * fitted.
   */
  antigo: 2,
};
const LIMIAR = 0.2;
/**
 * Added to the weight of the words, as if words of other articles were there too: a few words can easily all belong to
 * one article.
 */
const OUTRAS_PALAVRAS = 10;
/** This many characters around a citation are enough to support an article. */
const BASTANTE = 400;
/**
 * Phrases that are about the article itself: `a usucapião, prevista no art. 397`, `art. 397 do CC, que trata da
 * usucapião`.
 */
const DITO_ANTES =
  /(?:previst|disciplinad|regulad|tratad|tipificad|definid|regid)[oa]s?\s+(?:\S+\s+)?(?:n[oa]s?|em|pel[oa]s?)\s*$/iu;
const DITO_DEPOIS =
  /^[\s,)”"]{0,4}(?:que|o qual|a qual)\s+(?:trata|disp[õo]e|versa|cuida|disciplina|regula|prev[êe]|estabelece)(?:e?m)?\s/iu;
const DITO_ATE = 60;
/**
 * The share of `pouco` that still counts if there is such a phrase: the text then says outright what the article is
 * about, so less text is needed.
 */
const POR_SER_DITO = 0.25;
const MAX_SUGESTOES = 3;
const MAX_PALAVRAS = 3;

/** Matches a range of articles or an article with `e seguintes`: the words around are about all of them. */
const FAIXA = /\d\S*\s*(?:[-–—]|\ba\b|\bao\b|\baté\b|\be\s+s(?:eguinte|s\b))/u;

interface Lugar {
  citacao: DispositivoCitado;
  sigla: string;
  artigo: string;
}

/**
 * Finds citations whose surrounding words are about another article of the act: the text says something of an article
 * that the article does not treat of.
 */
export class AssuntosDoTexto {
  private readonly acervo: Acervo;
  private readonly lugares: readonly (Lugar | null)[];
  private readonly mudo: string;
  private readonly texto: string;

  constructor(texto: string, resolvidas: readonly CitacaoResolvida[], acervo: Acervo) {
    this.acervo = acervo;
    this.texto = texto;
    this.lugares = resolvidas.map(({ citacao, resolucao: { ref_key } }) => {
      if (citacao.tipo !== 'dispositivo' || ref_key === undefined) return null;
      const [sigla, artigo] = ref_key.split('.') as [string, string];
      return { citacao, sigla, artigo };
    });
    const siglas = new Set(this.lugares.flatMap((lugar) => (lugar ? [lugar.sigla] : [])));
    this.mudo = silence(
      texto,
      resolvidas.map(({ citacao }) => citacao),
      siglas,
    );
  }

  /** Returns the alert about the subject of a citation, or null. */
  alertaDe(index: number): Alerta | null {
    const lugar = this.lugares[index];
    if (!lugar) return null;
    const { citacao, sigla, artigo } = lugar;
    const assuntos = this.acervo.assuntos(sigla);
    const posicao = assuntos?.posicao(artigo) ?? null;
    if (!assuntos || posicao === null || this.isOfMany(index)) return null;
    if (DE_APLICACAO_GERAL.has(`${sigla}.${artigo}`)) return null;
    const perto = assuntos.medir(radicais(this.around(citacao, PERTO)));
    const best = perto.notas[perto.melhor] as number;
    const antes = assuntos.antes(artigo);
    const antigo = antes?.posicoes.some((outra) => (perto.notas[outra] as number) >= COMO_O_MELHOR * best) ?? false;
    const falta = (best - (perto.notas[posicao] as number)) / (perto.total + OUTRAS_PALAVRAS);
    let pontos = PONTOS.falta * falta + PONTOS.conhecido * assuntos.conhecido(posicao) + (antigo ? PONTOS.antigo : 0);
    if (pontos < LIMIAR) return null;
    const junto = this.cited(index, assuntos);
    if (junto.some((outra) => assuntos.liga(posicao, outra))) pontos += PONTOS.ligado;
    if (junto.some((outra) => isVizinho(assuntos.artigos[outra] as string, artigo))) pontos += PONTOS.vizinho;
    pontos += PONTOS.pouco * this.pouco(citacao);
    if (pontos < LIMIAR) return null;
    const tudo = assuntos.medir(radicais(this.everywhere(index)));
    pontos += (PONTOS.tem * (tudo.notas[posicao] as number)) / ((tudo.notas[tudo.melhor] as number) + 1);
    return pontos < LIMIAR ? null : this.say(lugar, assuntos, perto, antigo ? antes : null);
  }

  private around({ offset, fim }: CitacaoExtraida, alcance: number): string {
    return `${this.mudo.slice(Math.max(0, offset - alcance), offset)} ${this.mudo.slice(fim, fim + alcance)}`;
  }

  /** From 0 to 1: how much of the text that could support the article is missing. */
  private pouco(citacao: CitacaoExtraida): number {
    const { offset, fim } = citacao;
    const dito =
      DITO_ANTES.test(this.texto.slice(Math.max(0, offset - DITO_ATE), offset)) ||
      DITO_DEPOIS.test(this.texto.slice(fim, fim + DITO_ATE));
    const around = this.around(citacao, EM_VOLTA).replace(/\s+/g, ' ').trim();
    return Math.max(0, 1 - around.length / BASTANTE) * (dito ? POR_SER_DITO : 1);
  }

  /** The text around the citation and around the other citations of its article. */
  private everywhere(index: number): string {
    const { citacao, sigla, artigo } = this.lugares[index] as Lugar;
    const outros = this.lugares.filter(
      (outro, i) => i !== index && outro?.sigla === sigla && outro.artigo === artigo,
    ) as Lugar[];
    const read = outros.slice(0, MAX_LUGARES).map((outro) => this.around(outro.citacao, NOUTRO_LUGAR));
    return [this.around(citacao, EM_VOLTA), ...read].join(' ');
  }

  /** The positions of the act's other articles that are cited nearby. */
  private cited(index: number, assuntos: Assuntos): number[] {
    const { citacao, sigla, artigo } = this.lugares[index] as Lugar;
    const found: number[] = [];
    for (const step of [-1, 1]) {
      for (let i = index + step; i >= 0 && i < this.lugares.length; i += step) {
        const outro = this.lugares[i];
        if (!outro) continue;
        if (Math.abs(outro.citacao.offset - citacao.offset) > JUNTO) break;
        const posicao = outro.sigla === sigla && outro.artigo !== artigo ? assuntos.posicao(outro.artigo) : null;
        if (posicao !== null) found.push(posicao);
      }
    }
    return found;
  }

  /** Whether the citation stands for several articles. */
  private isOfMany(index: number): boolean {
    const { citacao } = this.lugares[index] as Lugar;
    const { offset, fim } = citacao;
    const same = [index - 1, index + 1].some((i) => this.lugares[i]?.citacao.offset === offset);
    return same || FAIXA.test(`${citacao.rotulo}${this.texto.slice(fim, fim + 12)}`);
  }

  /** @param antes the previous act and the positions for its article of that number, if the words are about it */
  private say(
    { citacao, sigla, artigo }: Lugar,
    assuntos: Assuntos,
    perto: Medida,
    antes: ReturnType<Assuntos['antes']>,
  ): Alerta | null {
    const ato = this.acervo.ato(sigla);
    const said = wordsOf(this.around(citacao, PERTO));
    const stems = [...said.keys()];
    const outros = assuntos.quemTrata(stems, perto, antes?.posicoes).flatMap((outro) => {
      const there = ato.posicao(`${sigla}.${outro.artigo}`);
      return there !== null && ato.vigora(there) ? [{ ...outro, sugestao: showSugestao(ato, there) }] : [];
    });
    const [first] = outros;
    if (!first) return null;
    const subjects = assuntos.assuntosDe(first.posicao, stems);
    const words = subjects.slice(0, MAX_PALAVRAS).map((radical) => `“${said.get(radical)}”`);
    const ali = printArtigo(first.sugestao.artigo);
    const motivo = `O texto em volta fala em ${words.join(', ')}, de que trata o ${ali} (${printSigla(sigla)}), e o ${printArtigo(artigo)} não.`;
    const outra = antes?.posicoes.includes(first.posicao)
      ? ` Disso tratava o ${printArtigo(artigo)} da lei anterior (${printSigla(antes.sigla)}).`
      : '';
    const sugestao = outros.slice(0, MAX_SUGESTOES).map((outro) => outro.sugestao);
    return { tipo: 'assunto_diverso', sugestao, motivo: `${motivo}${outra}` };
  }
}

const isVizinho = (um: string, outro: string): boolean =>
  Math.abs(Number.parseInt(um, 10) - Number.parseInt(outro, 10)) <= VIZINHO;

/** Replaces citations and siglas by blanks: the name of an act says nothing of the subject. */
function silence(texto: string, citacoes: readonly CitacaoExtraida[], siglas: ReadonlySet<string>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, fim } of citacoes) {
    if (offset < at) continue;
    parts.push(texto.slice(at, offset), ' '.repeat(fim - offset));
    at = fim;
  }
  const rest = [...parts, texto.slice(at)].join('');
  const plain = [...siglas].filter((sigla) => /^[A-Z]+$/.test(sigla));
  if (plain.length === 0) return rest;
  const written = new RegExp(`\\b(?:${plain.join('|')})(?![A-Za-zÀ-ÿ])`, 'gi');
  return rest.replace(written, (sigla) => ' '.repeat(sigla.length));
}

const PALAVRA = /\p{L}+(?:-\p{L}+)*/gu;

/** Returns the words of a text by their stems, each as it is first written. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [word] of text.matchAll(PALAVRA))
    for (const radical of radicais(word)) if (!found.has(radical)) found.set(radical, word.toLowerCase());
  return found;
}
