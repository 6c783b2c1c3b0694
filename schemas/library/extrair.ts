import { catalogo } from '../catalog/catalog.ts';
import { nomesDe } from '../catalog/nomes.ts';
import { extractCitacoes } from '../citations/extract.ts';
import type { Nomes } from '../citations/mentions/names.ts';
import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { nomesOf } from '../verify/acervo/nomes-do-acervo.ts';
import type { Base } from './base.ts';

let conhecidos: Nomes | null = null;

/** The names of the catalogue, where there is nothing to verify by. */
function nomesDoCatalogo(): Nomes {
  conhecidos ??= nomesDe(catalogo);
  return conhecidos;
}

/** Every citation of a text, in order, with its place in UTF-16 units. */
export const extrair = (texto: string, base?: Base): CitacaoExtraida[] =>
  extractCitacoes(texto, base ? nomesOf(base.acervo) : nomesDoCatalogo());
