import type { AtoVerificavel } from '../ato-verificavel.ts';
import { artigoNumbers } from '../grammar/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../grammar/nivel-forms.ts';
import { romanValue, toRoman } from '../grammar/numerais.ts';
import type { Sugestao } from '../model/resolucao.ts';
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
export function suggestArtigo(ato: AtoVerificavel, artigo: string, palavras: ReadonlySet<number>): Sugestao[] {
  const key = (numero: string) => `${ato.sigla}.${numero}`;
  const { forma, digito } = quaseIguais(artigo, ato.algarismos);
  const moved = artigoNumbers(artigo).flatMap((numero) => ato.renumerados.get(key(numero)) ?? []);
  return compose(ato, [...forma.map(key), ...moved], semelhantes(ato, palavras, MAX_SUGESTOES), keysOf(digito, key));
}

/** Provisions in force that may have been meant by a level that does not exist below what was found. */
export function suggestNivel(
  ato: AtoVerificavel,
  { cadeia, falta }: Localizado,
  palavras: ReadonlySet<number>,
): Sugestao[] {
  if (!falta) return [];
  const { nivel, valor } = falta;
  const found = ato.chaves[cadeia.at(-1) as number] as string;
  const [from, to] = ato.artigos.get(found.split('.', 2)[1] as string) ?? [0, 0];
  const key = (form: string) => `${found}.${form}`;
  const forms = nivelForms(nivel, valor);
  const { forma, digito } = nearForms(nivel, valor, forms);
  const moved = forms.flatMap((form) => ato.renumerados.get(key(form)) ?? []);
  // The same label elsewhere in the article: a level was skipped or swapped.
  const elsewhere = ato.chaves.slice(from + 1, to).filter((chave) => forms.some((form) => chave.endsWith(`.${form}`)));
  return compose(
    ato,
    [...forma.map(key), ...moved, ...elsewhere],
    semelhantes(ato, palavras, MAX_SUGESTOES),
    keysOf(digito, key),
  );
}

/** Made only as far as they are asked for. */
function* keysOf(forms: Iterable<string>, key: (form: string) => string): Generator<string> {
  for (const form of forms) yield key(form);
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
function compose(ato: AtoVerificavel, forma: string[], texto: string[], digito: Iterable<string>): Sugestao[] {
  const found: Sugestao[] = [];
  const asked = new Set<string>();
  const add = (keys: Iterable<string>, limit: number) => {
    for (const key of keys) {
      if (found.length >= limit) return;
      if (asked.has(key)) continue;
      asked.add(key);
      const posicao = ato.posicao(key);
      if (posicao === null || !ato.vigora(posicao)) continue;
      found.push({ ref_key: key, artigo: key.split('.', 2)[1] as string, trecho: cut(ato.proprio(posicao), TRECHO) });
    }
  };
  add(forma, texto.length === 0 ? MAX_SUGESTOES : MAX_FORMA);
  add(texto, MAX_SUGESTOES);
  if (found.length < MAX_SUGESTOES) add(digito, MAX_SUGESTOES);
  return found;
}
