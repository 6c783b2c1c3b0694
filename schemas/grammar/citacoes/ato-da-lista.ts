import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { isLetra } from '../letras.ts';
import { endAt } from '../sticky.ts';
import { endOfAlteracao } from './alteracao-entre.ts';
import type { AtoCitadoNoTexto, AtoNoTexto } from './ato-no-texto.ts';
import { readAto, readNome } from './atos.ts';
import { skipBranco } from './lexico.ts';
import { endOfDemonstrativo, endOfDepoisDoAto, readLigacao } from './ligacao.ts';
import { ACRESCENTAR } from './mudanca.ts';
import type { Nomes } from './nomes.ts';

/**
 * The act behind a list that ends at `fim`; null when none is named for it.
 * @param led whether the list follows an act already: then only a preposition ties another to it
 * @param inicio where the list begins, once it is read to its end
 */
export function readAtoDaLista(text: string, fim: number, led: boolean, nomes: Nomes, inicio = -1): AtoNoTexto | null {
  const logo = readLogo(text, fim, led, nomes);
  if (logo || led) return logo;
  return readDepoisDoAparte(text, fim, nomes) ?? (inicio < 0 ? null : readAcrescido(text, inicio, fim, nomes));
}

function readLogo(text: string, fim: number, led: boolean, nomes: Nomes): AtoNoTexto | null {
  const shown = endOfDemonstrativo(text, fim);
  const meant = shown < 0 ? null : readAto(text, shown, nomes, 'depois');
  if (meant) return meant;
  const { fim: at, atada, apartada, abre } = readLigacao(text, fim, led);
  if (apartada || (led && !atada) || (abre && endOfAlteracao(text, fim) >= 0)) return null;
  // Without a preposition only a name stands for an act, and names have capitals; a bracket holds what it may.
  const first = text[at] ?? '';
  const bare = !(atada || abre) && first === first.toLowerCase();
  const numerada = bare && COMECA_LEI.at(text, at) && endAt(LEI_NUMERADA, text, at) >= 0;
  if (bare && !numerada && !isAcronimoMinusculo(text, at)) return null;
  if (!bare && !isLetra(text, at)) return null;
  const ato = (bare && !numerada ? readNome : readAto)(text, at, nomes, 'depois');
  if (!atada && ato?.tipo === 'ato' && isPalavraGritada(text, ato)) return null;
  // `art. 14 (CC, art. 186)`, `art. 14 – CC, art. 186`: it has provisions of its own.
  const between = atada ? '' : text.slice(fim, at);
  const naLinhaSeguinte = between.includes('\n');
  if (ato && (abre || naLinhaSeguinte || (between.length > 2 && /\s[-–—]\s/.test(between)))) {
    const seus = endOfDepoisDoAto(text, ato.fim);
    if (seus >= 0 && (abre || naLinhaSeguinte || !text.slice(ato.fim, seus).includes('\n'))) return null;
  }
  if (!ato || !abre || !')]'.includes(text[ato.fim] ?? '-')) return ato;
  const fora = ato.tipo === 'ato' && ato.numerado ? readConhecido(text, endAt(FORA, text, ato.fim + 1), nomes) : null;
  return fora && ato.tipo === 'ato' && fora.sigla !== ato.sigla ? fora : { ...ato, fim: ato.fim + 1 };
}

/** `ART. 121, TIPIFICA`, `XI (HONRA)`: in a text all in capitals any word has the shape of an acronym. */
const isPalavraGritada = (text: string, { sigla, inicio, fim, numerado }: AtoCitadoNoTexto): boolean =>
  numerado === undefined &&
  /^X-[A-Z]{3,}$/.test(sigla) &&
  sigla.slice(2) === text.slice(inicio, fim) &&
  !/\p{Ll}/u.test(text.slice(Math.max(0, inicio - 24), fim + 24));

/** `art. 216-B (Lei 13.772/2018), ambos | do CP`: the law that stands in a bracket is the one that made the article. */
const FORA = compact(/\s?,?\s{0,3}(?:(?:tod|amb)[oa]s\s{1,3})?d[oa]s?\s{1,3}(?=\p{Lu}|lei|c[óo]digo|constitui)/uy);

const COMECA_LEI = new Comecos('lei dec');
/** `art. 89, lei 9.099/95`. */
const LEI_NUMERADA = /(?:lei|decreto(?:-lei)?)\s{1,2}(?:n[.º°o]{1,2}\s?)?\d{1,3}\.?\d{3}/y;
/** `art. 300, cpc`, `art. 5º cf/88`: no word of the language, and `cf.` is confer. */
const ACRONIMO_MINUSCULO = compact(/(?:[a-z]{3,5}|cf\s?\/\s?\d{2,4})(?![\p{L}\p{N}])/uy);

const isAcronimoMinusculo = (text: string, at: number): boolean => {
  return endAt(ACRONIMO_MINUSCULO, text, at) >= 0;
};

/** `art. 186, por analogia, do CC`, `art. 944, também do Código Civil`: a few words between commas, and no level in them. */
const APARTE = compact(
  /\s?,\s{1,3}(?:(?!(?:a(?!\s+contr[aá]rio)|e|ou|c\/c|arts?|artigos?|inc|incisos?|par[áa]grafos?|al[íi]neas?|n?os?|n[ao]s?|as|d[aoe]s?)(?!\p{L}))[\p{Ll}\s/-]{3,45},|(?:também|igualmente|ainda|aliás|inclusive|ambos|todos))\s{1,3}d[oa]s?\s{1,3}(?=\p{Lu}|lei|c[óo]digo|constitui)/uy,
);

/** The act that is named past an aside, where it is one that is known. */
const readDepoisDoAparte = (text: string, fim: number, nomes: Nomes): AtoNoTexto | null =>
  text[fim] === ',' ? readConhecido(text, endAt(APARTE, text, fim), nomes) : null;

/** From an act to another one that the same provision is of too. */
const E_DO = compact(
  /\s?(?:,\s{1,3}(?:[eE]\s{1,3})?|,?\s{1,3}(?:[eE]|ou|OU|c\/c|(?:bem|assim)\s{1,3}como)\s{1,3})(?:também\s{1,3})?[dD][oaOA][sS]?\s{1,3}(?=\p{Lu}|lei|c[óo]digo|constitui)/uy,
);

/** The next act of `arts. 5º do CPC, da CF e da LINDB`; null when it has provisions of its own. */
export function readOutroDono(text: string, fim: number, nomes: Nomes): AtoCitadoNoTexto | null {
  const ato = readConhecido(text, endAt(E_DO, text, fim), nomes);
  return ato && endOfDepoisDoAto(text, ato.fim) < 0 ? ato : null;
}

function readConhecido(text: string, at: number, nomes: Nomes): AtoCitadoNoTexto | null {
  const ato = at < 0 ? null : readAto(text, at, nomes, 'depois');
  if (ato?.tipo !== 'ato') return null;
  return ato.numerado !== undefined || nomes.ano.has(ato.sigla) ? ato : null;
}

/** `CC, art. 186, e art. 14, CDC`: an act that stands behind a list though another led it, and leads no list itself. */
export function readAtoColado(text: string, fim: number, nomes: Nomes): AtoCitadoNoTexto | null {
  const at = /^\s?,\s/.test(text.slice(fim, fim + 3)) ? skipBranco(text, text.indexOf(',', fim) + 1) : -1;
  if (!/\p{Lu}/u.test(text[at] ?? '-')) return null;
  const ato = readConhecido(text, at, nomes);
  return ato && endOfDepoisDoAto(text, ato.fim) < 0 ? ato : null;
}

const AO = /\s{1,3}(?:ao|à)s?\s{1,3}/iy;
const COMECA_AO = new Caracteres('aà');
/** `acrescentou o |`, `foi incluído, em 2012, o |`. */
const ACRESCENTOU = compact(
  new RegExp(String.raw`(?<!\p{L})${ACRESCENTAR}(?:,[^,.;:()]{2,24},)?(?:\s{1,3}(?:[oa]s?|seguintes?))*\s{1,3}$`, 'iu'),
);
const ALCANCE_DO_VERBO = 56;

/** `acrescentou o art. 1.240-A | ao Código Civil`: the act that a list was put in. */
function readAcrescido(text: string, inicio: number, fim: number, nomes: Nomes): AtoCitadoNoTexto | null {
  const at = COMECA_AO.at(text, skipBranco(text, fim)) ? endAt(AO, text, fim) : -1;
  if (at < 0 || !ACRESCENTOU.test(text.slice(Math.max(0, inicio - ALCANCE_DO_VERBO), inicio))) return null;
  const ato = readAto(text, at, nomes, 'depois');
  return ato?.tipo === 'ato' ? ato : null;
}

/** From `contrato` to the rest of its name, behind which a list goes on: ` social|, e 186`. */
const RESTO_DE_ALHEIO = compact(/(?:\s{1,3}(?:d[aeo]s?\s{1,3})?\p{Ll}{3,20}){1,4}(?=\s?[,;]|\s{1,3}(?:e|ou|c\/c)\s)/uy);

/** Past the name of what is no act, of which the first words end at `fim`. */
export const endOfNomeAlheio = (text: string, fim: number): number => Math.max(fim, endAt(RESTO_DE_ALHEIO, text, fim));
