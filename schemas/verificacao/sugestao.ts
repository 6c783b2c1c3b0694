import type { AtoVerificavel } from '../ato-verificavel.ts';
import { isDeAprovacao } from '../grammar/artigo-de-aprovacao.ts';
import { artigoNumbers } from '../grammar/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../grammar/nivel-forms.ts';
import { romanValue, toRoman } from '../grammar/numerais.ts';
import type { Sugestao } from '../model/resolucao.ts';
import type { Localizado } from './locate.ts';
import { type QuaseIguais, quaseIguais } from './quase-iguais.ts';
import { parecidos, parteNoArtigo, pedidasEm, semelhantes } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_SUGESTOES = 5;
/** Near misses leave room for what the words say. */
const MAX_FORMA = 3;
/** Provisions whose articles are suggested: several may be of one. */
const MAX_TEXTO = 15;
const TRECHO = 200;
/** The last that `toRoman` prints. */
const LAST_ROMAN = 399;

/** Below this share of the claim's words nothing is told by them. */
const MIN_PARTE = 0.4;
/** Below this share a slip of form leads to something else. */
const MIN_PROVAVEL = 0.2;

/** A provision, or none where it does not exist. */
type Lugar = readonly [ato: AtoVerificavel, posicao: number | null];

/**
 * Provisions in force that may have been meant by an article that does not exist: articles, as was cited.
 * @param donosDe the acts that have an article of a number: what is claimed may be said by that of another one
 */
export function suggestArtigo(
  ato: AtoVerificavel,
  artigo: string,
  palavras: ReadonlySet<number>,
  donosDe: (artigo: string) => readonly AtoVerificavel[],
): Sugestao[] {
  const lugarDe = (numero: string): Lugar => [ato, ato.abaixo(null, numero)];
  const { forma, digito: algum } = quaseIguais(artigo, ato.algarismos);
  // Past the last article a number is a digit away from many: only what is claimed tells which was meant.
  const alem = Number.parseInt(artigo.replace(/[.\s]/g, ''), 10) > ato.ultimo;
  const digito = algum.filter((numero) => ato.artigos.has(numero));
  const numeros = artigoNumbers(artigo);
  const moved = numeros.flatMap((numero) => movedTo(ato, `${ato.sigla}.${numero}`));
  const semDizer = alem ? [] : digito.map(lugarDe);
  if (palavras.size === 0) return compose([...forma.map(lugarDe), ...moved], [], semDizer);
  const pedidas = pedidasEm(ato, palavras);
  const partes = new Map<string, number>();
  for (const numero of [...forma, ...digito]) {
    const range = ato.artigos.get(numero);
    if (range && !partes.has(numero)) partes.set(numero, parteNoArtigo(ato, pedidas, range));
  }
  // A slip that leads to what the claim says was meant, or the same number in another act.
  const ditos: { lugar: Lugar; parte: number }[] = [];
  for (const [numero, parte] of partes) if (parte >= MIN_PARTE) ditos.push({ lugar: lugarDe(numero), parte });
  const vistos = new Set([ato]);
  for (const numero of numeros) {
    for (const outro of donosDe(numero)) {
      if (vistos.has(outro)) continue;
      vistos.add(outro);
      const range = outro.artigos.get(numero) as readonly [number, number];
      const parte = parteNoArtigo(outro, pedidasEm(outro, palavras), range);
      if (parte >= MIN_PARTE) ditos.push({ lugar: [outro, outro.abaixo(null, numero)], parte });
    }
  }
  const certos = ditos.sort((a, b) => b.parte - a.parte).map(({ lugar }) => lugar);
  const artigos = semelhantes(ato, palavras, MAX_TEXTO)
    .map((posicao) => ato.artigoDe(posicao))
    .filter((posicao) => !isDeAprovacao(ato.chaves[posicao] as string));
  const provaveis = forma.filter((numero) => (partes.get(numero) ?? 0) >= MIN_PROVAVEL);
  return compose(
    [...certos, ...moved, ...provaveis.map(lugarDe)],
    [...artigos.map((posicao): Lugar => [ato, posicao]), ...forma.map(lugarDe)],
    semDizer,
  );
}

/** Provisions in force that may have been meant by a level that does not exist below what was found. */
export function suggestNivel(
  ato: AtoVerificavel,
  { cadeia, falta }: Localizado,
  palavras: ReadonlySet<number>,
): Sugestao[] {
  if (!falta) return [];
  const { nivel, valor } = falta;
  const found = cadeia.at(-1) as number;
  const lugarDe = (form: string): Lugar => [ato, ato.abaixo(found, form)];
  const aqui = (posicao: number): Lugar => [ato, posicao];
  const chave = ato.chaves[found] as string;
  const [from, to] = ato.artigos.get(chave.split('.', 2)[1] as string) ?? [0, 0];
  const forms = nivelForms(nivel, valor);
  const { forma, digito } = nearForms(nivel, valor, forms);
  const moved = forms.flatMap((form) => movedTo(ato, `${chave}.${form}`));
  const ali = parecidos(ato, palavras, from + 1, to);
  const certos = ali.filter(({ parte }) => parte >= MIN_PARTE).slice(0, MAX_FORMA - 1);
  return compose(
    [
      ...certos.map(({ posicao }) => aqui(posicao)),
      ...forma.map(lugarDe),
      ...moved,
      ...elsewhere(ato, forms, from + 1, to).map(aqui),
    ],
    [...ali.slice(0, 1).map(({ posicao }) => posicao), ...semelhantes(ato, palavras, MAX_SUGESTOES)].map(aqui),
    digito.map(lugarDe),
  );
}

/** What a provision that was renumbered has become. */
function movedTo(ato: AtoVerificavel, chave: string): Lugar[] {
  const moved = ato.renumerados.get(chave);
  return moved === undefined ? [] : [[ato, ato.posicao(moved)]];
}

/** The same label elsewhere in the article: a level was skipped or swapped. */
function elsewhere(ato: AtoVerificavel, forms: readonly string[], from: number, to: number): number[] {
  const ends = forms.map((form) => `.${form}`);
  const found: number[] = [];
  for (let posicao = from; posicao < to; posicao++)
    if (ends.some((end) => ato.chaves[posicao]?.endsWith(end))) found.push(posicao);
  return found;
}

function nearForms(nivel: NivelInferior, valor: string, forms: readonly string[]): QuaseIguais {
  const bases = forms.map((form) => form.replace(/-.*$/, ''));
  if (nivel === 'paragrafo') {
    const { forma, digito } = quaseIguais(valor, valor.length);
    return { forma: [...bases, forms.includes('unico') ? '1' : 'unico', ...forma], digito };
  }
  if (nivel !== 'inciso') return { forma: bases, digito: [] };
  const value = romanValue(bases[0] ?? '') ?? Number(/\d+/.exec(valor)?.[0] ?? 0);
  if (value < 1 || value > LAST_ROMAN) return { forma: bases, digito: [] };
  return { forma: [...bases, toRoman(value)], digito: [value - 1, value + 1].filter((near) => near > 0).map(toRoman) };
}

/** Slips of form first, then what the words say, then what is merely a digit away. */
function compose(forma: readonly Lugar[], texto: readonly Lugar[], digito: readonly Lugar[]): Sugestao[] {
  const found: (readonly [ato: AtoVerificavel, posicao: number])[] = [];
  const add = (lugares: readonly Lugar[], limit: number) => {
    for (const [ato, posicao] of lugares) {
      if (found.length >= limit) return;
      if (posicao === null || !ato.vigora(posicao)) continue;
      if (!found.some(([outro, ali]) => outro === ato && ali === posicao)) found.push([ato, posicao]);
    }
  };
  add(forma, texto.length === 0 ? MAX_SUGESTOES : MAX_FORMA);
  add(texto, MAX_SUGESTOES);
  add(digito, MAX_SUGESTOES);
  return found.map(([ato, posicao]) => {
    const ref_key = ato.chaves[posicao] as string;
    return { ref_key, artigo: ref_key.split('.', 2)[1] as string, trecho: cut(ato.proprio(posicao), TRECHO) };
  });
}
