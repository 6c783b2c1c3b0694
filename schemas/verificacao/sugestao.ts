import type { AtoVerificavel } from '../ato-verificavel.ts';
import { isDeAprovacao } from '../grammar/artigo-de-aprovacao.ts';
import { artigoNumbers } from '../grammar/artigo-number.ts';
import { nivelForms } from '../grammar/nivel-forms.ts';
import type { Sugestao } from '../model/resolucao.ts';
import type { Localizado } from './locate.ts';
import { formasProximas, vizinhos } from './niveis-proximos.ts';
import { quaseIguais } from './quase-iguais.ts';
import { type Parecido, parecidos, parteNoArtigo, pedidasEm, semelhantes } from './semelhanca.ts';
import { cut } from './trecho.ts';

const MAX_SUGESTOES = 5;
/** Near misses leave room for what the words say. */
const MAX_FORMA = 3;
/** Provisions whose articles are suggested: several may be of one. */
const MAX_TEXTO = 15;
const TRECHO = 200;

/** Below this share of the claim's words nothing is told by them. */
const MIN_PARTE = 0.4;
/** Below this share a slip of form leads to something else. */
const MIN_PROVAVEL = 0.2;

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
  const key = (numero: string) => `${ato.sigla}.${numero}`;
  const { forma, sobra, digito: algum } = quaseIguais(artigo, ato.algarismos);
  // Past the last article a number is a digit away from many: only what is claimed tells which was meant.
  const alem = Number.parseInt(artigo.replace(/[.\s]/g, ''), 10) > ato.ultimo;
  const digito = [...algum].filter((numero) => ato.artigos.has(numero));
  const moved = artigoNumbers(artigo).flatMap((numero) => ato.renumerados.get(key(numero)) ?? []);
  const longe = [...sobra, ...(alem ? [] : digito)].map(key);
  if (palavras.size === 0)
    return compose(
      [ato],
      [
        [[...forma.map(key), ...moved], MAX_SUGESTOES],
        [longe, MAX_SUGESTOES],
      ],
    );
  const pedidas = pedidasEm(ato, palavras);
  const partes = new Map<string, number>();
  for (const numero of [...forma, ...sobra, ...digito]) {
    const range = ato.artigos.get(numero);
    if (range && !partes.has(numero)) partes.set(numero, parteNoArtigo(ato, pedidas, range));
  }
  // A slip that leads to what the claim says was meant, or the same number in another act.
  const ditos = [...partes]
    .filter(([, parte]) => parte >= MIN_PARTE)
    .map(([numero, parte]) => ({ chave: key(numero), parte }));
  const alheios: Parecido[] = [];
  const donos = [ato];
  const vistos = new Set([ato]);
  for (const numero of artigoNumbers(artigo)) {
    for (const outro of donosDe(numero)) {
      if (vistos.has(outro)) continue;
      vistos.add(outro);
      const range = outro.artigos.get(numero) as readonly [number, number];
      const parte = parteNoArtigo(outro, pedidasEm(outro, palavras), range);
      if (parte < MIN_PARTE) continue;
      alheios.push({ chave: `${outro.sigla}.${numero}`, parte });
      donos.push(outro);
    }
  }
  const certos = [...ditos, ...alheios].sort((a, b) => b.parte - a.parte).map(({ chave }) => chave);
  const artigos = semelhantes(ato, palavras, MAX_TEXTO)
    .map((chave) => chave.split('.', 2).join('.'))
    .filter((chave) => !isDeAprovacao(chave));
  const provaveis = forma.filter((numero) => (partes.get(numero) ?? 0) >= MIN_PROVAVEL).map(key);
  return compose(donos, [
    [[...certos, ...moved, ...provaveis], MAX_FORMA],
    // What the words say best goes before a slip that they do not speak for, and no further.
    [artigos.slice(0, 1), MAX_SUGESTOES],
    [forma.map(key), MAX_SUGESTOES - 1],
    [[...artigos, ...longe], MAX_SUGESTOES],
  ]);
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
  const forma = formasProximas(nivel, valor).map(key);
  const moved = forms.flatMap((form) => ato.renumerados.get(key(form)) ?? []);
  // The same label elsewhere in the article: a level was skipped or swapped.
  const elsewhere = ato.chaves.slice(from + 1, to).filter((chave) => forms.some((form) => chave.endsWith(`.${form}`)));
  const ali = parecidos(ato, palavras, from + 1, to);
  const certos = ali.filter(({ parte }) => parte >= MIN_PARTE).map(({ chave }) => chave);
  const perto = vizinhos(ato, cadeia.at(-1) as number, nivel, valor).slice(0, 2);
  const texto = palavras.size === 0 ? [] : semelhantes(ato, palavras, MAX_SUGESTOES);
  return compose(
    [ato],
    [
      [[...certos.slice(0, MAX_FORMA - 1), ...forma, ...moved, ...elsewhere], MAX_FORMA],
      [perto.slice(0, 1), MAX_SUGESTOES],
      [[...ali.slice(0, 1).map(({ chave }) => chave), ...texto, ...elsewhere, ...perto], MAX_SUGESTOES],
    ],
  );
}

/** Where the words of a provision that is no longer in force stand today; none where they stand nowhere else. */
export function suggestMudado(ato: AtoVerificavel, chave: string): Sugestao[] {
  const hoje = ato.renumerados.get(chave);
  return hoje === undefined ? [] : compose([ato], [[[hoje], 1]]);
}

/** Keys, the likeliest first, and how many suggestions there may be when they have been tried. */
type Grupo = readonly [chaves: readonly string[], ate: number];

/** Of each group what is in force, as far as there is room. */
function compose(atos: readonly AtoVerificavel[], grupos: readonly Grupo[]): Sugestao[] {
  const found: Sugestao[] = [];
  const asked = new Set<string>();
  for (const [chaves, ate] of grupos) {
    for (const chave of chaves) {
      if (found.length >= ate) break;
      if (asked.has(chave)) continue;
      asked.add(chave);
      const ato = atos.length === 1 ? atos[0] : atos.find(({ sigla }) => chave.startsWith(`${sigla}.`));
      const posicao = ato?.posicao(chave) ?? null;
      if (!ato || posicao === null || !ato.vigora(posicao)) continue;
      const trecho = cut(ato.proprio(posicao), TRECHO);
      found.push({ ref_key: chave, artigo: chave.split('.', 2)[1] as string, trecho });
    }
  }
  return found;
}
