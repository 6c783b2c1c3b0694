import { catalogo } from '../catalog/catalog.ts';
import { nomesDe } from '../catalog/nomes.ts';
import { extractCitacoes } from '../citations/extract.ts';
import type { Nomes } from '../citations/mentions/names.ts';
import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { nomesOf } from '../verify/acervo/nomes-do-acervo.ts';
import type { Base } from './base.ts';

let conhecidos: Nomes | null = null;

/** The names of acts in the catalogue, for use without a register. */
function nomesDoCatalogo(): Nomes {
  conhecidos ??= nomesDe(catalogo);
  return conhecidos;
}

/** Extracts every citation of a text, in order. Offsets are in UTF-16 units. Throws a `TypeError` if it is no string. */
export function extrair(texto: string, base?: Base): CitacaoExtraida[] {
  if (typeof texto !== 'string') throw new TypeError(`o texto deve ser uma string, e veio ${JSON.stringify(texto)}`);
  return extractCitacoes(texto, base ? nomesOf(base.acervo) : nomesDoCatalogo());
}
