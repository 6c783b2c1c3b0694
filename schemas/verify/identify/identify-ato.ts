import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { readAct } from '../../citations/mentions/read-act.ts';
import { tokenize } from '../../citations/tokens/tokenize.ts';
import { parseActCitation } from '../../law/act-citation.ts';
import { type AtoNumerado, makeSigla, needsAno } from '../../law/act-name.ts';
import { parseMadeSigla } from '../../law/made-sigla.ts';
import type { Acervo } from '../acervo/acervo.ts';
import type { AtoConhecido } from '../acervo/ato-conhecido.ts';
import { nomesOf } from '../acervo/nomes-do-acervo.ts';

/** What a citation's name of an act resolves to: an act of the corpus, or what is known of an act that is not in it. */
export type Identidade =
  | { sigla: string; ao_lado?: string | undefined }
  /** An act named by form and number; `parecidos` have the same number and another form or year. */
  | { numerado: AtoNumerado; parecidos: readonly AtoConhecido[] }
  /** A name with a year that is not the year of the act that has the name today (`CC/2003`, `CPC/73`). */
  | { homonimo: string; ano: number }
  /** A name and a number that belong to different acts. */
  | { homonimo: string; numerado: AtoNumerado }
  /** A name that no act of the corpus has; `feita` is the sigla generated from it. */
  | { nome: string; feita: string | null };

/**
 * Finds an act by any of its names, read as in a text. Form, number, year and place must all agree with the name, since
 * an act with another year is another act.
 */
export function identifyAto(citado: string, acervo: Acervo): Identidade {
  const name = citado.normalize('NFC').trim();
  const sigla = acervo.sigla(name);
  if (sigla !== null) return { sigla };
  const made = parseMadeSigla(name);
  if (made) return byNumber(made, acervo);
  if (FEITA.test(name)) return madeOfAnother(name, acervo);
  return asInText(name, acervo) ?? byOnlyNumber(name, acervo) ?? { nome: name, feita: null };
}

const FEITA = /^X-/i;

/**
 * `X-CPC-1973` is generated for an act that is not in the corpus. It may show which act it shares a name with, but it
 * is never that act.
 */
function madeOfAnother(feita: string, acervo: Acervo): Identidade {
  const told = asInText(feita.replace(FEITA, ''), acervo);
  return told && 'homonimo' in told ? told : { nome: feita, feita: feita.toUpperCase() };
}

/** Reads the name with the grammar of citations. Returns null if the grammar does not read it to its end. */
function asInText(name: string, acervo: Acervo): Identidade | null {
  const tokens = tokenize(name, LEXICON);
  const act = readAct(tokens, 0, nomesOf(acervo), 'whole');
  if (act?.kind !== 'act' || act.sigla === null) return null;
  const rest = name.slice(tokens.end[(act.readTo ?? act.to) - 1]);
  if (/[\p{L}\p{N}]/u.test(rest)) return null;
  const { sigla, homonym: homonimo, year: ano, numbered: numerado, beside: ao_lado } = act;
  return identifyLido({ sigla, homonimo, ano, numerado, ao_lado }, name, acervo);
}

/** What the grammar reads from the name of an act in a text. */
export interface AtoLido {
  sigla: string;
  homonimo?: string | undefined;
  ano?: number | undefined;
  numerado?: AtoNumerado | undefined;
  ao_lado?: string | undefined;
}

/** Returns the act that was read in a text under the name `nome`. */
export function identifyLido(ato: AtoLido, nome: string, acervo: Acervo): Identidade {
  const { homonimo, ano, numerado, ao_lado } = ato;
  // The act that had the name in another year may also be in the corpus: `CPC/1973`.
  const sigla = acervo.sigla(ato.sigla);
  if (sigla !== null) return { sigla, ao_lado };
  if (homonimo !== undefined && numerado) return { homonimo, numerado };
  if (homonimo !== undefined && ano !== undefined) return { homonimo, ano };
  const told = numerado ?? parseMadeSigla(ato.sigla);
  return told ? byNumber(told, acervo) : { nome, feita: ato.sigla };
}

/** `norma federal Lei 8.078/90`: a number with words around it that name nothing. */
function byOnlyNumber(name: string, acervo: Acervo): Identidade | null {
  const cited = parseActCitation(name);
  if (!cited) return null;
  const { forma, numero, ano } = cited;
  const rest = `${name.slice(0, cited.inicio)} ${name.slice(cited.fim)}`;
  return /[\p{L}\d]/u.test(rest) ? null : byNumber({ forma, numero, ano }, acervo);
}

function byNumber(ato: AtoNumerado, acervo: Acervo): Identidade {
  const parecidos = acervo.atos.byNumero(ato.numero);
  const same = parecidos.filter(
    ({ forma, ano }) => forma === ato.forma && (ato.ano === null ? !needsAno({ ...ato, ano }) : ano === ato.ano),
  );
  const sigla = acervo.sigla(makeSigla(ato)) ?? (same.length === 1 ? same[0]?.sigla : undefined);
  return sigla === undefined ? { numerado: ato, parecidos } : { sigla };
}
