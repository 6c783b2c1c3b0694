import type { Sucessor } from '../../contract/model/corpus/sucessor.ts';
import type { Sugestao } from '../../contract/model/verification/resolucao.ts';
import { isDeAprovacao } from '../../law/artigo-de-aprovacao.ts';
import { artigoNumbers } from '../../law/artigo-number.ts';
import { nivelForms } from '../../law/nivel-forms.ts';
import { type Assuntos, COMO_O_MELHOR, type Trata } from '../acervo/assuntos.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import type { Localizado } from '../locate/locate.ts';
import type { ArtigosDeNumero } from './artigos-de-numero.ts';
import { formasProximas, vizinhos } from './niveis-proximos.ts';
import { quaseIguais } from './quase-iguais.ts';
import { parecidos, parteNoArtigo, pedidasEm, semelhantes } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_SUGESTOES = 5;
/** Near misses leave room for suggestions by the words. */
const MAX_FORMA = 3;
/** How many of the articles that treat of the claim are suggested. */
const MAX_ASSUNTO = 3;
/** How many similar provisions are read for their articles. Several may be of one article. */
const MAX_TEXTO = 15;
const TRECHO = 200;

/** Below this share of the claim's words, the words show nothing. */
const MIN_PARTE = 0.4;
/** Below this share, a slip of form leads to an unrelated article. */
const MIN_PROVAVEL = 0.2;

/** A provision of an act. */
type Lugar = readonly [ato: AtoVerificavel, posicao: number];

/** What a text claims about an article. */
export interface Dito {
  /** The stems of the claim. */
  radicais: readonly string[];
  /** Those of them that the vocabulary has, by their numbers there. */
  palavras: readonly number[];
  /** The subjects of the act's articles, if they are known. */
  assuntos: Assuntos | null;
}

/**
 * Suggests articles in force that may have been meant by an article that does not exist.
 * @param artigosDeNumero returns the articles of a number in all acts, because the claim may match the article of
 * another act
 */
export function suggestArtigo(
  ato: AtoVerificavel,
  artigo: string,
  { radicais, palavras, assuntos }: Dito,
  artigosDeNumero: (artigo: string) => ArtigosDeNumero | null,
): Sugestao[] {
  const { ultimo } = ato;
  const { forma, sobra, digito: mistyped } = quaseIguais(artigo, `${ultimo}`.length);
  // A number beyond the last article is one digit away from many articles. Only the claim shows which was meant.
  const alem = Number.parseInt(artigo.replace(/[.\s]/g, ''), 10) > ultimo;
  const digito = mistyped().filter((numero) => ato.abaixo(null, numero) !== null);
  const numeros = artigoNumbers(artigo);
  const moved = existentes(ato, numeros, (numero) => movedTo(ato, `${ato.sigla}.${numero}`));
  const formais = artigosDe(ato, forma);
  const longe = artigosDe(ato, alem ? sobra : [...sobra, ...digito]);
  if (palavras.length === 0) return compose([[[...formais, ...moved, ...longe], MAX_SUGESTOES]]);
  const pedidas = pedidasEm(ato, palavras);
  const medida = assuntos?.medir(radicais);
  const quem = assuntos?.quemTrata(radicais, medida) ?? [];
  const tratam = quem.map(({ artigo: numero }) => numero);
  const partes = new Map<string, number>();
  for (const numero of [...forma, ...sobra, ...digito]) {
    const range = ato.artigo(numero);
    if (!range || partes.has(numero)) continue;
    partes.set(numero, Math.max(parteNoArtigo(ato.ditas, pedidas, range), tratam.includes(numero) ? MIN_PARTE : 0));
  }
  // An article that matches the claim was meant if a slip leads to it, or if another act has it under the same number.
  const ditos: { lugar: Lugar; parte: number }[] = [];
  for (const [numero, parte] of partes)
    if (parte >= MIN_PARTE) for (const lugar of artigosDe(ato, [numero])) ditos.push({ lugar, parte });
  const vistos = new Set([ato]);
  for (const numero of numeros) {
    for (const { ato: outro, parte } of artigosDeNumero(numero)?.comParte(palavras, MIN_PARTE) ?? []) {
      if (vistos.has(outro)) continue;
      vistos.add(outro);
      for (const lugar of artigosDe(outro, [numero])) ditos.push({ lugar, parte });
    }
  }
  const certos = ditos.sort((a, b) => b.parte - a.parte).map(({ lugar }) => lugar);
  const artigos = semelhantes(ato, palavras, MAX_TEXTO)
    .map((posicao) => ato.artigoDe(posicao))
    .filter((posicao) => !isDeAprovacao(ato.chave(posicao)))
    .map((posicao): Lugar => [ato, posicao]);
  const provaveis = artigosDe(
    ato,
    forma.filter((numero) => (partes.get(numero) ?? 0) >= MIN_PROVAVEL),
  );
  return compose([
    [
      conhecidoDe(
        ato,
        ditos.map(({ lugar }) => lugar),
        assuntos,
        quem,
        medida?.notas,
      ),
      1,
    ],
    [[...certos, ...moved, ...provaveis], MAX_FORMA],
    // What matches the words best comes before a slip that the words do not support, but leaves one place for such a
    // slip.
    [artigosDe(ato, tratam.slice(0, MAX_ASSUNTO)), MAX_SUGESTOES],
    [artigos.slice(0, 1), MAX_SUGESTOES],
    [formais, MAX_SUGESTOES - 1],
    [[...artigos, ...longe], MAX_SUGESTOES],
  ]);
}

/**
 * Returns the article for which the claim's subject is known (for `saúde`, art. 196 of the Constitution), unless a slip
 * of form that the words support is at least half as much about it.
 */
function conhecidoDe(
  ato: AtoVerificavel,
  ditos: readonly Lugar[],
  assuntos: Assuntos | null,
  [melhor]: readonly Trata[],
  notas: Float64Array | undefined,
): Lugar[] {
  if (!assuntos || !notas || !melhor || assuntos.conhecido(melhor.posicao) < 1) return [];
  const least = COMO_O_MELHOR * (notas[melhor.posicao] as number);
  const trata = ([outro, posicao]: Lugar) => {
    const numero = outro.chave(posicao).split('.', 2)[1] as string;
    return outro !== ato || (notas[assuntos.posicao(numero) ?? -1] ?? 0) > least;
  };
  return ditos.some(trata) ? [] : artigosDe(ato, [melhor.artigo]);
}

/** Suggests provisions in force that may have been meant by a level that does not exist below the provision found. */
export function suggestNivel(
  ato: AtoVerificavel,
  { cadeia, falta }: Localizado,
  palavras: readonly number[],
): Sugestao[] {
  if (!falta) return [];
  const { nivel, valor } = falta;
  const found = cadeia.at(-1) as number;
  const aqui = (posicao: number): Lugar => [ato, posicao];
  const chave = ato.chave(found);
  const [from, to] = ato.artigo(chave.split('.', 2)[1] as string) ?? [0, 0];
  const forms = nivelForms(nivel, valor);
  const forma = existentes(ato, formasProximas(nivel, valor), (form) => ato.abaixo(found, form));
  const moved = existentes(ato, forms, (form) => movedTo(ato, `${chave}.${form}`));
  const mesmos = elsewhere(ato, forms, from + 1, to).map(aqui);
  const ali = parecidos(ato, palavras, from + 1, to);
  const certos = ali.filter(({ parte }) => parte >= MIN_PARTE).map(({ posicao }) => aqui(posicao));
  const perto = vizinhos(ato, found, nivel, valor).slice(0, 2).map(aqui);
  const [melhor] = ali;
  const ditos = semelhantes(ato, palavras, MAX_SUGESTOES);
  if (melhor) ditos.unshift(melhor.posicao);
  return compose([
    [[...certos.slice(0, MAX_FORMA - 1), ...forma, ...moved, ...mesmos], MAX_FORMA],
    [perto.slice(0, 1), MAX_SUGESTOES],
    [[...ditos.map(aqui), ...mesmos, ...perto], MAX_SUGESTOES],
  ]);
}

const artigosDe = (ato: AtoVerificavel, numeros: readonly string[]): Lugar[] =>
  existentes(ato, numeros, (numero) => ato.abaixo(null, numero));

/** Returns the provisions that the labels lead to, leaving out labels that lead to none. */
function existentes(
  ato: AtoVerificavel,
  rotulos: readonly string[],
  posicaoDe: (rotulo: string) => number | null,
): Lugar[] {
  const found: Lugar[] = [];
  for (const rotulo of rotulos) {
    const posicao = posicaoDe(rotulo);
    if (posicao !== null) found.push([ato, posicao]);
  }
  return found;
}

/** Suggests the successors of a provision that are in force in the same act. */
export const suggestSucessores = (ato: AtoVerificavel, sucessores: readonly Sucessor[]): Sugestao[] =>
  sucessores.flatMap(({ ref_key }) => {
    const posicao = ato.posicao(ref_key);
    return posicao !== null && ato.vigora(posicao) ? [showSugestao(ato, posicao)] : [];
  });

/**
 * Returns what a label that no longer exists became, according to a note: an article, or a level below another
 * provision.
 * @param rotulos the forms that the label may have in a key, the likeliest first
 */
export function renumerado(ato: AtoVerificavel, acima: number | null, rotulos: readonly string[]): Sucessor | null {
  const sobre = acima === null ? ato.sigla : ato.chave(acima);
  for (const rotulo of rotulos) {
    const hoje = movedTo(ato, `${sobre}.${rotulo}`);
    if (hoje !== null && ato.vigora(hoje)) return { ref_key: ato.chave(hoje), base: 'renumeracao' };
  }
  return null;
}

/** Returns the present position of a renumbered provision. */
function movedTo(ato: AtoVerificavel, chave: string): number | null {
  const moved = ato.renumerados.get(chave);
  return moved === undefined ? null : ato.posicao(moved);
}

/** Finds the same label elsewhere in the article, in case a level was skipped or swapped. */
function elsewhere(ato: AtoVerificavel, forms: readonly string[], from: number, to: number): number[] {
  const ends = forms.map((form) => `.${form}`);
  const found: number[] = [];
  for (let posicao = from; posicao < to; posicao++)
    if (ends.some((end) => ato.chave(posicao).endsWith(end))) found.push(posicao);
  return found;
}

/** Places, the likeliest first, and the maximum number of suggestions after they have been tried. */
type Grupo = readonly [lugares: readonly Lugar[], ate: number];

/** Takes from each group the provisions in force, up to the group's maximum. */
function compose(grupos: readonly Grupo[]): Sugestao[] {
  const found: (readonly [ato: AtoVerificavel, posicao: number])[] = [];
  for (const [lugares, ate] of grupos) {
    for (const [ato, posicao] of lugares) {
      if (found.length >= ate) break;
      if (!ato.vigora(posicao)) continue;
      if (!found.some(([outro, ali]) => outro === ato && ali === posicao)) found.push([ato, posicao]);
    }
  }
  return found.map(([ato, posicao]) => showSugestao(ato, posicao));
}

/** Returns a provision as it is suggested, with the beginning of its own wording. */
export function showSugestao(ato: AtoVerificavel, posicao: number): Sugestao {
  const ref_key = ato.chave(posicao);
  return { ref_key, artigo: ref_key.split('.', 2)[1] as string, trecho: cut(ato.proprio(posicao), TRECHO) };
}
