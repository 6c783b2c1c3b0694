import type { AtoVerificavel } from '../../schemas/ato-verificavel.ts';
import { artigoNumbers } from '../../schemas/grammar/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../../schemas/grammar/nivel-forms.ts';
import { romanValue, toRoman } from '../../schemas/grammar/numerais.ts';
import type { Sugestao } from '../../schemas/model/resolucao.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Localizado } from './locate.ts';
import { type QuaseIguais, quaseIguais } from './quase-iguais.ts';
import { semelhantes } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_SUGESTOES = 5;
/** Near misses leave room for what the words say. */
const MAX_FORMA = 3;
const TRECHO = 200;
/** The last that `toRoman` prints. */
const LAST_ROMAN = 399;

/** Provisions in force that may have been meant by an article that does not exist. */
export function suggestArtigo(acervo: Acervo, sigla: string, artigo: string, texto: string): Sugestao[] {
  const ato = acervo.ato(sigla);
  const key = (numero: string) => `${sigla}.${numero}`;
  const { forma, digito } = quaseIguais(artigo);
  const moved = artigoNumbers(artigo).flatMap((numero) => ato.renumerados.get(key(numero)) ?? []);
  const near = forma.filter((numero) => ato.artigos.has(numero)).map(key);
  return compose(acervo, [...near, ...moved], alike(ato, texto), existing(digito, ato.artigos, key));
}

/** Provisions in force that may have been meant by a level that does not exist below what was found. */
export function suggestNivel(acervo: Acervo, { cadeia, falta }: Localizado, texto: string): Sugestao[] {
  const found = cadeia.at(-1);
  if (!found || !falta) return [];
  const ato = acervo.ato(found.sigla);
  const { nivel, valor } = falta;
  const [from, to] = ato.artigos.get(found.artigo) ?? [0, 0];
  const below = new Set(ato.chaves.slice(from + 1, to));
  const key = (form: string) => `${found.ref_key}.${form}`;
  const forms = nivelForms(nivel, valor);
  const { forma, digito } = nearForms(nivel, valor, forms);
  const moved = forms.flatMap((form) => ato.renumerados.get(key(form)) ?? []);
  // The same label elsewhere in the article: a level was skipped or swapped.
  const elsewhere = [...below].filter((chave) => forms.some((form) => chave.endsWith(`.${form}`)));
  const near = forma.map(key).filter((chave) => below.has(chave));
  return compose(acervo, [...near, ...moved, ...elsewhere], alike(ato, texto), existing(digito, below, key, key));
}

/** The keys of those forms that exist, looked for only as far as they are asked for. */
function* existing(
  forms: Iterable<string>,
  known: { has(name: string): boolean },
  key: (form: string) => string,
  name = (form: string) => form,
): Generator<string> {
  for (const form of forms) if (known.has(name(form))) yield key(form);
}

function nearForms(nivel: NivelInferior, valor: string, forms: readonly string[]): QuaseIguais {
  const bases = forms.map((form) => form.replace(/-.*$/, ''));
  if (nivel === 'paragrafo') {
    const { forma, digito } = quaseIguais(valor);
    return { forma: [...bases, forms.includes('unico') ? '1' : 'unico', ...forma], digito };
  }
  if (nivel !== 'inciso') return { forma: bases, digito: [] };
  const value = romanValue(bases[0] ?? '') ?? Number(/\d+/.exec(valor)?.[0] ?? 0);
  if (value < 1 || value > LAST_ROMAN) return { forma: bases, digito: [] };
  return { forma: [...bases, toRoman(value)], digito: [value - 1, value + 1].filter((near) => near > 0).map(toRoman) };
}

function alike(ato: AtoVerificavel, texto: string): string[] {
  const words = radicais(texto);
  return words.size === 0 ? [] : semelhantes(ato, words, MAX_SUGESTOES).map(({ ref_key }) => ref_key);
}

/** Slips of form first, then what the words say, then what is merely a digit away. */
function compose(acervo: Acervo, forma: string[], texto: string[], digito: Iterable<string>): Sugestao[] {
  const found: Sugestao[] = [];
  const asked = new Set<string>();
  const add = (keys: Iterable<string>, limit: number) => {
    for (const key of keys) {
      if (found.length >= limit) return;
      if (asked.has(key)) continue;
      asked.add(key);
      const linha = acervo.linha(key);
      if (!linha || linha.revogado || linha.veto === 'todo') continue;
      found.push({ ref_key: key, artigo: linha.artigo, trecho: cut(linha.proprio, TRECHO) });
    }
  };
  add(forma, texto.length === 0 ? MAX_SUGESTOES : MAX_FORMA);
  add(texto, MAX_SUGESTOES);
  if (found.length < MAX_SUGESTOES) add(digito, MAX_SUGESTOES);
  return found;
}
