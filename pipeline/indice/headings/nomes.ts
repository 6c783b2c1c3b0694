import { fold } from '../../../schemas/text/fold.ts';
import { ehGenerico } from '../words/genericos.ts';
import { minuscula } from '../words/natural.ts';
import { remember } from '../words/palavras.ts';
import { AREAS, VERBETES, type Verbete } from '../words/vocabulario.ts';
import type { Lugar } from './titulos.ts';

/**
 * The key of a name: `Crimes militares` and `Crime militar` are one headword; `Direito de família` and `Direitos da
 * família` are not.
 */
export function chaveDoNome(nome: string): string {
  return remember(chaves, nome, () => fold(nome).split(/[ -]/).map(singular).join(' '));
}

const chaves = new Map<string, string>();

function singular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([aeo])is$/, '$1l')
    .replace(/s$/, '')
    .replace(/([rz])e$/, '$1');
}

/** The spelling of each headword and synonym, by the key of its name. */
export const NOMES: ReadonlyMap<string, string> = (() => {
  const nomes = new Map<string, string>();
  for (const verbete of VERBETES) for (const nome of nomesDe(verbete)) register(nomes, nome);
  return nomes;
})();

function register(nomes: Map<string, string>, nome: string): void {
  const chave = chaveDoNome(nome);
  if (!nomes.has(chave)) nomes.set(chave, nome);
}

function nomesDe({ termo, sinonimos = [] }: Verbete): string[] {
  return [termo, ...sinonimos];
}

/** Headwords that other names merely happen to begin with: `Uso de documento falso` is not a kind of `Uso`. */
const ALHEIOS = new Set(
  'uso jogo marca legitima sinal modo produto parada mina adesao autor oferta reserva notificacao interpelacao servico guerra obra'.split(
    ' ',
  ),
);
const LIGACAO = /^(?:d[aeo]s?|n[ao]s?|e|ou|a|à|ao|em|com|por|para|contra|sem|pel[ao]s?|sobre)$/;

/** What a word means only within one area of law: `ações` are shares in company law. */
const PROPRIOS = AREAS.map(({ verbetes }) => {
  const words = verbetes.flatMap(({ termo, formas = [], so }) =>
    so ? formas.filter((forma) => !forma.includes(' ')).map((forma) => [chaveDoNome(forma), termo] as const) : [],
  );
  return new Map(words);
});

const parentes = new Map<string, Lugar[]>(
  AREAS.flatMap(({ verbetes }, area) =>
    verbetes.map((verbete): [string, Lugar[]] => [
      verbete.termo,
      nomesDe(verbete).flatMap((nome) => acimaDoNome(nome, verbete, PROPRIOS[area] as ReadonlyMap<string, string>)),
    ]),
  ),
);

/**
 * The broader terms of a headword: `Estupro de vulnerável` is also under Estupro / de vulnerável, `Extinção do crédito
 * tributário` under Crédito tributário / extinção.
 */
export function parentesDe(termo: string): readonly Lugar[] {
  return parentes.get(termo) ?? [];
}

function acimaDoNome(nome: string, { termo, sinonimos = [] }: Verbete, proprios: ReadonlyMap<string, string>): Lugar[] {
  const nomeado = (chave: string) => proprios.get(chave) ?? NOMES.get(chave);
  const own = new Set([termo, ...sinonimos].map(chaveDoNome));
  const words = nome.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const chave = chaveDoNome(words.slice(0, end).join(' '));
    const geral = nomeado(chave);
    if (
      geral &&
      !own.has(chave) &&
      !ALHEIOS.has(chave) &&
      !LIGACAO.test(words[end - 1] as string) &&
      !/^(?:e|ou)$/.test(words[end] as string)
    )
      return [{ termo: geral, subtermo: words.slice(end).join(' ') }];
  }
  const [, aspecto = '', resto = ''] = /^(\S+(?: \S+)?) (?:d[aeo]s?|à|ao) (.+)$/.exec(nome) ?? [];
  const objeto = nomeado(chaveDoNome(resto));
  const tells = resto !== '' && ehGenerico(fold(aspecto).split(' ', 1)[0] ?? '') && !own.has(chaveDoNome(resto));
  return objeto && tells && !ALHEIOS.has(chaveDoNome(resto)) ? [{ termo: objeto, subtermo: minuscula(aspecto) }] : [];
}
