import type { FormaNumerada } from '../../law/act-name.ts';
import { toRoman } from '../../law/numerais.ts';
import type { Nomes } from './nomes.ts';

/** The provision that a URN LEX names: the act, and the levels of its fragment. */
export interface DispositivoDeUrn {
  sigla: string;
  artigo: string;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
}

const TIPOS: Record<string, FormaNumerada> = {
  lei: 'lei',
  'lei.complementar': 'lei_complementar',
  'decreto.lei': 'decreto_lei',
  decreto: 'decreto',
  'medida.provisoria': 'medida_provisoria',
  'emenda.constitucional': 'emenda_constitucional',
};

const URN =
  /^urn:lex:br:federal:(?<tipo>[a-z.]+):(?<ano>\d{4})(?:-\d\d-\d\d)?;(?<numero>[\d.]+(?:-[a-z0-9]+)?)[^!]*!(?<onde>[a-z0-9_-]+)$/i;
const NIVEL = /^(art|cpt|par|inc|ali|ite)(\d+)?(u)?(?:-(\d+|[a-z]))?$/i;

/**
 * Reads a URN LEX of a provision (LexML, Parte 2, §§ 5 and 6): `urn:lex:br:federal:lei:1990-09-11;8078!art14_par1u`.
 * Null when it is none, or names an act as a whole.
 */
export function readUrn(urn: string, nomes: Nomes): DispositivoDeUrn | null {
  const groups = URN.exec(urn.trim())?.groups;
  if (!groups) return null;
  const { tipo = '', ano = '', numero = '', onde = '' } = groups;
  const forma = TIPOS[tipo.toLowerCase()];
  const constitutional = tipo.toLowerCase() === 'constituicao';
  if (!forma && !constitutional) return null;
  const sigla = forma
    ? nomes.numerado({ forma, numero: numero.replaceAll('.', '').toUpperCase(), ano: Number(ano) })
    : ano === '1988'
      ? 'CF'
      : `X-CF-${ano}`;
  const found: DispositivoDeUrn = {
    sigla,
    artigo: '',
    paragrafo: null,
    inciso: null,
    alinea: null,
    item: null,
    caput: false,
  };
  for (const part of onde.split('_')) {
    const match = NIVEL.exec(part);
    if (!match) return null;
    const [, nivel = '', digits = '', unico, suffix] = match;
    const valor = readValor(nivel.toLowerCase(), digits, unico !== undefined);
    if (valor === null) return null;
    const letra = suffix === undefined ? '' : `-${/\d/.test(suffix) ? letterOf(Number(suffix)) : suffix}`.toUpperCase();
    place(found, nivel.toLowerCase(), valor + letra);
  }
  if (found.artigo === '') return null;
  found.caput = found.caput && found.inciso === null && found.paragrafo === null;
  return found;
}

const letterOf = (ordem: number): string => String.fromCharCode(0x60 + ordem);

function readValor(nivel: string, digits: string, unico: boolean): string | null {
  const ordem = Number(digits);
  if (nivel === 'cpt') return '';
  if (nivel === 'par' && unico) return 'unico';
  if (digits === '' || ordem === 0) return unico && nivel === 'art' ? 'unico' : null;
  if (nivel === 'inc') return ordem < 400 ? toRoman(ordem) : null;
  if (nivel === 'ali') return ordem <= 26 ? letterOf(ordem) : null;
  return String(ordem);
}

function place(found: DispositivoDeUrn, nivel: string, valor: string): void {
  if (nivel === 'art') found.artigo = valor;
  else if (nivel === 'cpt') found.caput = true;
  else if (nivel === 'par') found.paragrafo = valor;
  else if (nivel === 'inc') found.inciso = valor;
  else if (nivel === 'ali') found.alinea = valor;
  else found.item = found.alinea === null ? `item-${valor}` : valor;
}
