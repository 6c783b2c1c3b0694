import { compact } from '../compact.ts';
import type { Nivel } from '../rotulos.ts';
import { endAt, matchAt } from '../sticky.ts';
import { type Contexto, loose } from './contexto.ts';
import { type Elemento, isDigit, type NivelCitado, readNomeado } from './elementos.ts';
import { type Numero, readNumero } from './lexico.ts';

/** Dates, sums, pages and terms are no provisions: `10/12/2004`, `30 dias`, `5 de maio`, `20%`. */
const NAO_E_NUMERO = compact(
  /\s*(?:%|,\d|\s\.\d|\s(?:anos?|dias?|meses|horas?|reais|salários|por\s+cento|vezes|réus|autores|de\s+(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?!\p{L}))/iuy,
);
/** `7 perguntas`: what a plain number counts. Words that end so and go on with the list count nothing. */
const CONTADOS = compact(
  /\s(?!(?:tod[oa]s|amb[oa]s|seus|suas|ap[óo]s|depois|antes|apenas|mais|menos|demais|atrav[ée]s|pel[oa]s|segs|incisos|par[áa]grafos|al[íi]neas|itens|[dn](?:aquel|est|ess|el)[ea]s)(?!\p{L})|\p{Ll}+(?:[aií]d[oa]|rit[oa]|vist[oa]|sert[oa]|post[oa]|press[oa]|nte)s(?!\p{L}))\p{L}{3,}s(?!\p{L})/iuy,
);
/** `10.259/01`: a law by its number alone. */
const LEI_SO_NUMERO = /\d{1,3}\.\d{3}\s?[/⁄]\s?(?:\d{2}|\d{4})(?!\d)/y;
/** `10 e 3 anos`, `6 a 20 anos`: what is counted is told behind the last. */
const E_OUTRO = /\s{1,3}(?:e|a|ou|até)\s{1,3}\d{1,5}/iy;
/** `13º salário`: an ordinal of something. */
const ORDINAL_DE_ALGO =
  /\s(?:sal[áa]rio|grau|lugar|dia|m[êe]s|ano|andar|of[íi]cio|batalh|tabeli|juizado|turno|item|cap[íi]tulo|t[íi]tulo|semestre|trimestre|bimestre|s[ée]culo)/iy;

const COLADA = /\d[a-zHX]$/;

function isContado(text: string, fim: number): boolean {
  const mark = text[fim - 1];
  // `§§ 2º,3º`: what has the mark of an ordinal has no decimals.
  if (endAt(NAO_E_NUMERO, text, fim) >= 0 && !(mark === 'º' && text[fim] === ',')) return true;
  // `2ª ed.`, `3ª Câmara`: no article is feminine.
  if (mark === 'ª') return true;
  if (mark === 'º' || mark === '°') return endAt(ORDINAL_DE_ALGO, text, fim) >= 0;
  const outro = text[fim] === ' ' && 'eaoEAO'.includes(text[fim + 1] ?? '-') ? endAt(E_OUTRO, text, fim) : -1;
  return outro >= 0 && endAt(NAO_E_NUMERO, text, outro) >= 0;
}

const BARRA = /\s*[/⁄]\s?\d/y;

/** A bare number that goes on with a citation under way, its level told by what stands before it. */
export function looseNumber(text: string, at: number, contexto: Contexto): Elemento | null {
  const numero = readNumero(text, at);
  if (!numero || isContado(text, numero.fim) || endAt(LEI_SO_NUMERO, text, at) >= 0) return null;
  const { valor, ordem, ordinal } = numero;
  // `1h`, `2x`: only behind its word a small letter glued to a number is a suffix.
  if (valor.includes('-') && COLADA.test(text.slice(at, numero.fim))) return null;
  if (!ordinal && endAt(CONTADOS, text, numero.fim) >= 0) return null;
  const { folha, termo, artigo, artigosNoPlural } = contexto;
  // A decimal, unless it is a list of a treaty's articles: `arts. 7.5 e 8.2`.
  if (text[numero.fim] === '.' && isDigit(text, numero.fim + 1)) {
    return artigosNoPlural && readPontuado(text, numero.fim, 'artigo') ? loose('artigo', text, at, numero) : null;
  }
  const read = (nivel: Nivel): Elemento | null => {
    const elemento = loose(nivel, text, at, numero, artigosNoPlural);
    // A date, unless it is plainly a list of articles: `arts. 5º e 98/102`.
    const barred = endAt(BARRA, text, numero.fim) >= 0;
    return barred && (elemento.valores.length === 1 || !artigosNoPlural || ordem <= 31) ? null : elemento;
  };
  // Articles are told in their order: `arts. 11, VII, "a", 1; 39, I`.
  const item =
    (folha === 'alinea' && contexto.ligacao === 'virgula') || (folha === 'item' && termo !== 'item' && ordem < artigo);
  if (item && !ordinal && ordem <= MAX_ITEM && (!artigosNoPlural || ordem < artigo)) return read('item');
  if (folha === 'paragrafo' && endAt(DO_ARTIGO, text, numero.fim) >= 0) return read('paragrafo');
  if (folha === 'item' && termo === 'item' && !(artigosNoPlural && beginsArtigo(text, numero, contexto)))
    return read(hasLetraBelow(text, numero.fim) ? 'inciso' : 'item');
  if (
    termo !== 'artigo' &&
    contexto.algarismo &&
    folha === 'inciso' &&
    !(artigosNoPlural && beginsArtigo(text, numero, contexto))
  )
    return read('inciso');
  const plain = folha === 'artigo' && contexto.ligacao === 'virgula' && !artigosNoPlural && !ordinal;
  // `art. 170, 111, da CF`, a scanned III, `art. 37, 6, da CF`: no list of articles goes down.
  const outro = folha === 'inciso' && termo === 'artigo' && contexto.algarismo && !artigosNoPlural && !ordinal;
  if ((plain && hasLetraBelow(text, numero.fim)) || ((plain || outro) && ordem < artigo)) return read('inciso');
  if (folha === 'paragrafo' && ordinal && !artigosNoPlural && endAt(NIVEL_PROPRIO, text, numero.fim) < 0)
    return read('paragrafo');
  // `art. 489, 1º`: no list of articles goes down, and one article was promised.
  const abaixo = folha === 'artigo' && contexto.ligacao === 'virgula' && !artigosNoPlural && ordinal && ordem < artigo;
  if (abaixo) return read('paragrafo');
  if (contexto.paragrafos !== null && isParagrafo(text, numero, contexto)) return read('paragrafo');
  return artigo > 0 ? read('artigo') : null;
}

/** `arts. 8º, itens 1 e 2, e | 25, item 1`: a further article, and no item of the one before. */
const beginsArtigo = (text: string, { ordinal, ordem, fim }: Numero, { artigo, ligacao }: Contexto): boolean =>
  ordinal || endAt(NIVEL_PROPRIO, text, fim) >= 0 || (ligacao !== 'virgula' && ordem > Math.max(artigo, 9));

/**
 * Whether a number goes on with `§§ 1º, 4º e 7º`, all of which are paragraphs. Behind a semicolon one that has levels of its
 * own (`§§ 8º e 9º; 25, I`) is an article.
 */
function isParagrafo(text: string, { ordem, fim }: Numero, contexto: Contexto): boolean {
  const { paragrafos, ligacao, artigosNoPlural } = contexto;
  if (ligacao === 'ponto_e_virgula' && endAt(NIVEL_PROPRIO, text, fim) >= 0) return false;
  if (ordem > (artigosNoPlural ? MAX_PARAGRAFO : MAX_DITO)) return false;
  return paragrafos === 'abertos' || !artigosNoPlural;
}

const NIVEL_PROPRIO = compact(/\s?,\s{0,3}(?:§|inc|par|ite[mn]|caput|["“]caput|[IVXLC]+(?![\p{L}\p{N}]))/iuy);

/** `§§ 1º do art. 12 e 3º | do art. 14`. */
const DO_ARTIGO = /\s{1,3}d[oa]s?\s{1,3}art/iy;

/** `art. 8º, 2, "h"`: a number with an alínea below it is a level of the article, of which only the act tells the name. */
const LETRA_A_SEGUIR = compact(
  /\s*,\s*(?:al[íi]nea|AL[ÍI]NEA|letra|LETRA|["“'‘][a-zA-Z]["”'’]|[a-zA-HJ-UWYZ]\s*[,)]|[a-df-hj-kmnp-uwyz](?:\s*$|\s?[;"”’»])|[A-HJ-UWYZ]\s*$|[b-df-hj-kmnp-uwyz]\s?\.|a\.\s\p{Lu})/uy,
);
export const hasLetraBelow = (text: string, at: number): boolean => endAt(LETRA_A_SEGUIR, text, at) >= 0;

/** The level above one of `nivel`: `alínea h do | item 2` of a treaty, whose numbers lie above the letters. */
export function readAcima(text: string, at: number, nivel: NivelCitado): Elemento | null {
  // `o § 1º do 18 da mesma lei`: an article by its number alone.
  const numero = isDigit(text, at) ? readNumero(text, at) : null;
  if (numero) {
    const { valor, fim } = numero;
    return { nivel: 'artigo', valores: [valor], inicio: at, fim, nomeado: true, plural: false };
  }
  const above = readNomeado(text, at);
  return above?.nivel === 'item' && nivel === 'alinea' ? { ...above, nivel: 'inciso' } : above;
}

const PONTUADO = compact(/\.(?:(\d{1,2})(?![\d/]|\.\d)|([a-zA-Z])(?![\p{L}\p{N}]))/uy);
const ENTRE_PARENTESES = /\((?:(\d{1,2})|([a-zA-Z]))\)/y;

/** `art. 8.2.h`, `art. 8(2)(h)`, as treaties are cited: a number below the article, a letter below the number. */
export function readPontuado(text: string, at: number, folha: NivelCitado): Elemento | null {
  const match = matchAt(text[at] === '(' ? ENTRE_PARENTESES : PONTUADO, text, at);
  const [whole = '', number, letter] = match ?? [];
  const plain = { inicio: at + 1, fim: at + whole.length, nomeado: false, plural: false };
  if (number !== undefined && folha === 'artigo') return { nivel: 'inciso', valores: [number], ...plain };
  return letter !== undefined && folha === 'inciso'
    ? { nivel: 'alinea', valores: [letter.toLowerCase()], ...plain }
    : null;
}

/** No alínea has more items. */
const MAX_ITEM = 30;
/** No article has more paragraphs; of one article alone a slip may tell more. */
const MAX_PARAGRAFO = 50;
const MAX_DITO = 99;
