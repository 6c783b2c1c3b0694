import { nivelForms } from '../../schemas/grammar/nivel-forms.ts';
import { romanValue, toRoman } from '../../schemas/grammar/numerais.ts';
import type { Sugestao } from '../../schemas/model/resolucao.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { type IndiceAto, indiceOf } from './indice-ato.ts';
import type { Localizado } from './locate.ts';
import { quaseIguais } from './quase-iguais.ts';
import { radicais } from './radicais.ts';
import { semelhantes } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_SUGESTOES = 5;
/** Near misses leave room for what the words say. */
const MAX_QUASE = 3;
const TRECHO = 200;

/** Provisions in force that may have been meant by an article that does not exist. */
export function suggestArtigo(
  acervo: Acervo,
  sigla: string,
  artigo: string,
  numeros: string[],
  texto: string,
): Sugestao[] {
  const indice = indiceOf(acervo, sigla);
  const moved = numeros.flatMap((numero) => indice.renumerados.get(`${sigla}.${numero}`) ?? []);
  const near = quaseIguais(artigo)
    .filter((numero) => indice.artigos.has(numero))
    .map((numero) => `${sigla}.${numero}`);
  return compose(acervo, indice, near, moved, texto);
}

/** Provisions in force that may have been meant by a level that does not exist below what was found. */
export function suggestNivel(acervo: Acervo, { cadeia, falta }: Localizado, texto: string): Sugestao[] {
  const found = cadeia.at(-1);
  if (!found || !falta) return [];
  const indice = indiceOf(acervo, found.sigla);
  const { nivel, valor } = falta;
  const forms = nivelForms(nivel, valor);
  const moved = forms.flatMap((form) => indice.renumerados.get(`${found.ref_key}.${form}`) ?? []);
  const near = nearForms(nivel, valor, forms).map((form) => `${found.ref_key}.${form}`);
  // The same label elsewhere in the article: a level was skipped or swapped.
  const [artigo] = cadeia;
  const elsewhere = forms.flatMap((form) =>
    indice.chaves.filter((chave) => chave.startsWith(`${artigo.ref_key}.`) && chave.endsWith(`.${form}`)),
  );
  return compose(acervo, indice, [...near, ...elsewhere], moved, texto);
}

function nearForms(nivel: string, valor: string, forms: readonly string[]): string[] {
  const bases = forms.map((form) => form.replace(/-.*$/, ''));
  if (nivel === 'inciso') {
    const value = romanValue(bases[0] ?? '') ?? Number(/\d+/.exec(valor)?.[0] ?? 0);
    if (!Number.isInteger(value) || value < 1 || value > 300) return bases;
    return [...bases, toRoman(value), ...[value - 1, value + 1].filter((near) => near > 0).map(toRoman)];
  }
  if (nivel === 'paragrafo') return [...bases, ...(forms.includes('unico') ? ['1'] : ['unico']), ...quaseIguais(valor)];
  return bases;
}

function compose(
  acervo: Acervo,
  indice: IndiceAto,
  near: readonly string[],
  moved: readonly string[],
  texto: string,
): Sugestao[] {
  const words = radicais(texto);
  const alike = words.size === 0 ? [] : semelhantes(indice, words, MAX_SUGESTOES).map(({ ref_key }) => ref_key);
  const found: Sugestao[] = [];
  const add = (keys: Iterable<string>, limit: number) => {
    for (const key of keys) {
      if (found.length >= limit) return;
      if (found.some(({ ref_key }) => ref_key === key)) continue;
      const linha = acervo.linha(key);
      if (!linha || linha.revogado || linha.texto === '') continue;
      found.push({ ref_key: key, artigo: linha.artigo, trecho: cut(linha.caput_texto || linha.texto, TRECHO) });
    }
  };
  add(near, alike.length === 0 && moved.length === 0 ? MAX_SUGESTOES : MAX_QUASE);
  add(moved, MAX_SUGESTOES);
  add(alike, MAX_SUGESTOES);
  add(near, MAX_SUGESTOES);
  return found;
}
