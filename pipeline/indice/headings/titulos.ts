import { fold } from '../../../schemas/text/fold.ts';
import { ehGenerico, ehVazio } from '../words/genericos.ts';
import { lerNatural, minuscula, noSingular, semPreposicoes } from '../words/natural.ts';
import { lerPalavras } from '../words/palavras.ts';
import { acharVerbetes, verbeteDe } from '../words/vocabulario.ts';
import excecoes from './titulos.json' with { type: 'json' };

/** A place in the index. */
export interface Lugar {
  termo: string;
  subtermo: string | null;
}

const NUMERADO =
  /^(?:PARTE|LIVRO|T[IÍ]TULO|SUBT[IÍ]TULO|CAP[IÍ]TULO|SE[CÇ][AÃ]O|SUBSE[CÇ][AÃ]O)\b[^–]{0,40}(?:–\s*(.*))?$/i;
/** A longer heading is a sentence, to be listed under the headwords in it. */
const MAX_PALAVRAS = 7;
const CRIMES = /^(?:Crimes?|Contravenções) (?:contra|de|referentes|relativas|sexuais|contra)\b/;
const EXCECOES = new Map(Object.entries(excecoes as Record<string, string[]>));

export interface Parte {
  /** Without its number; empty if it has nothing else. */
  texto: string;
  /** Whether it is a rubric: a title of its own without a number. */
  rubrica: boolean;
}

/** Splits a provision's path into its parts, outermost first. */
export function lerHierarquia(hierarquia: string): Parte[] {
  if (hierarquia === '') return [];
  return hierarquia.split(' > ').map((part) => {
    const numbered = NUMERADO.exec(part);
    return numbered ? { texto: numbered[1] ?? '', rubrica: false } : { texto: part, rubrica: true };
  });
}

/** What a heading names. */
export interface Titulo {
  lugares: Lugar[];
  /** If it names several things, the heading as one name. */
  inteiro: string | null;
  /** Whether an editor determined its places. */
  editado: boolean;
}

/**
 * The index places of a heading whose parent's term is `acima`; none if the heading says nothing. Several institutes
 * are several terms, and an aspect of one (`Da extinção da hipoteca`) is its subterm.
 */
export function lerTitulo(texto: string, acima: string, sigla: string): Titulo {
  const natural = lerNatural(texto);
  const titulo = (lugares: Lugar[], editado: boolean): Titulo => {
    const several = lugares.length > 1 || (!editado && lugares.length === 1 && ehParcial(natural, lugares[0] as Lugar));
    return { lugares, editado, inteiro: several ? semPreposicoes(texto) : null };
  };
  if (natural.length < 2) return titulo([], false);
  const excecao = EXCECOES.get(fold(natural));
  if (excecao) {
    const lugares = excecao.map((entry) => lerExcecao(entry, acima));
    return titulo(lugares, true);
  }
  if (ehVazio(natural)) return titulo([], false);
  const whole = verbeteDe(lerPalavras(natural), sigla);
  if (whole) return { lugares: [{ termo: whole.termo, subtermo: null }], inteiro: null, editado: false };
  const duplo = lugarDuplo(natural, sigla);
  if (duplo) return { lugares: [duplo], inteiro: null, editado: false };
  const found = separar(natural).flatMap((instituto) => lugaresDoInstituto(instituto, acima, sigla));
  const once = found.filter(({ termo, subtermo }, i) => {
    return found.findIndex((other) => other.termo === termo && other.subtermo === subtermo) === i;
  });
  return titulo(once, false);
}

/**
 * Whether a place is one of several things that a heading names: for `Sociedades coligadas e controladas`, the first.
 */
function ehParcial(natural: string, { termo, subtermo }: Lugar): boolean {
  if (separar(natural).length > 1) return true;
  const junta = /,| e | ou /;
  return junta.test(natural) && !junta.test(`${termo} ${subtermo ?? ''}`);
}

/** Reads `Termo / subtermo`; `^` stands for the term of the heading above. */
function lerExcecao(entry: string, acima: string): Lugar {
  const [termo = '', subtermo = null] = entry.split(' / ');
  return { termo: termo === '^' ? acima : termo, subtermo };
}

/** `Condição, do termo e do encargo` names three things, each with an article. */
function separar(natural: string): string[] {
  return natural.split(/(?:,| e|, e) d[oae]s? (?!(?:seus?|suas?)\b)(?=\S)/);
}

function lugaresDoInstituto(texto: string, acima: string, sigla: string): Lugar[] {
  const natural = texto.charAt(0).toUpperCase() + texto.slice(1).replace(/ em (?:geral|espécie)$/, '');
  const palavras = lerPalavras(natural);
  const whole = verbeteDe(palavras, sigla);
  if (whole) return [{ termo: whole.termo, subtermo: null }];
  if (CRIMES.test(natural)) return [{ termo: natural, subtermo: null }];
  const verbetes = acharVerbetes(palavras, sigla);
  const [first] = verbetes;
  if (first?.inicio === 0 && first.fim > 1) return [{ termo: first.verbete.termo, subtermo: null }];
  const alternativas = natural.split(/ e (?:suas? |seus? |outr[ao]s )?| ou |, /).flatMap((piece) => {
    const verbete = verbeteDe(lerPalavras(piece), sigla);
    return verbete ? [{ termo: verbete.termo, subtermo: null }] : [];
  });
  if (first?.inicio === 0 && alternativas.length > 0) return alternativas;
  const [head = ''] = fold(natural).split(/[ ,]/, 1);
  if (ehGenerico(head)) return [lugarGenerico(natural, acima, sigla)];
  if (natural.split(' ').length > MAX_PALAVRAS) {
    const named = verbetes.filter(({ verbete }) => !verbete.estrito);
    if (named.length > 0) return named.slice(0, 2).map(({ verbete }) => ({ termo: verbete.termo, subtermo: null }));
    return [{ termo: acima, subtermo: minuscula(natural) }];
  }
  return [{ termo: noSingular(natural), subtermo: null }];
}

/**
 * `Fixação e do recolhimento da contribuição` names two aspects of one thing: Contribuição / fixação e recolhimento.
 */
function lugarDuplo(natural: string, sigla: string): Lugar | null {
  const [, um = '', outro = '', resto = ''] = /^(\p{L}+) e d[aeo] (\p{L}+) d[aeo]s? (.+)$/u.exec(natural) ?? [];
  if (resto === '' || !ehGenerico(fold(um)) || !ehGenerico(fold(outro)) || separar(resto).length > 1) return null;
  const complemento = resto.charAt(0).toUpperCase() + resto.slice(1);
  const termo = verbeteDe(lerPalavras(resto), sigla)?.termo ?? noSingular(complemento);
  return { termo, subtermo: `${minuscula(um)} e ${outro}` };
}

const COMPLEMENTO = /^(.*?) (?:d[oae]s?|à|ao|às|aos|para o|para a|em) (.+)$/iu;

/** `Extinção da hipoteca` → Hipoteca / extinção; `Competência` → the term above / competência. */
function lugarGenerico(natural: string, acima: string, sigla: string): Lugar {
  const [, aspecto = natural, resto = ''] = COMPLEMENTO.exec(natural) ?? [];
  const complemento = resto.charAt(0).toUpperCase() + resto.slice(1);
  const verbete = resto === '' ? null : verbeteDe(lerPalavras(resto), sigla);
  if (verbete) return { termo: verbete.termo, subtermo: minuscula(aspecto) };
  const [head = ''] = fold(complemento).split(/[ ,]/, 1);
  const tells =
    resto !== '' && !ehGenerico(head) && resto.split(' ').length <= 4 && !/^(?:suas?|seus?|que)\b/.test(resto);
  return tells
    ? { termo: noSingular(complemento), subtermo: minuscula(aspecto) }
    : { termo: acima, subtermo: minuscula(natural) };
}
