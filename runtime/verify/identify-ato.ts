import { parseActCitation } from '../../schemas/grammar/act-citation.ts';
import { type AtoNumerado, makeSigla, needsAno } from '../../schemas/grammar/act-name.ts';
import { parseMadeSigla } from '../../schemas/grammar/made-sigla.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { type AtoConhecido, atosOf } from './atos.ts';

/** What a citation's name of an act comes to: an act of the corpus, or what is known of one that is not. */
export type Identidade =
  | { sigla: string }
  /** Named by form and number; `parecidos` have the same number and another form or year. */
  | { numerado: AtoNumerado; parecidos: readonly AtoConhecido[] }
  /** Named, with a year that is not the year of the act of that name (`CC/2003`, `CPC/73`), which may be none. */
  | { nome: string; ano: number; ato: AtoConhecido | null }
  /** A name and a number that are not of the same act. */
  | { nome: string; ato: AtoConhecido; numerado: AtoNumerado }
  | { nome: string };

/** `CF/67`, `CPC de 1973`, `Código Civil-1916`, `CC 2003`. */
const NOME_E_ANO = /^(.*?[\p{L}.])(?:\s*[/\u2044,–-]\s*|\s+de\s+|\s+)(\d{4}|\d{2})$/u;

/**
 * Finds the act by any of its names. Form, number and year must all agree with what the name says: one act with another
 * year is another act.
 */
export function identifyAto(citado: string, acervo: Acervo): Identidade {
  const name = citado.normalize('NFC').trim();
  const sigla = acervo.sigla(name);
  if (sigla !== null) return { sigla };
  const made = parseMadeSigla(name);
  if (made) return byNumber(made, acervo);
  const cited = parseActCitation(name);
  if (cited) {
    const { forma, numero, ano } = cited;
    const rest = `${name.slice(0, cited.inicio)} ${name.slice(cited.fim)}`.replace(/[^\p{L}\d]+/gu, ' ').trim();
    return rest === '' ? byNumber({ forma, numero, ano }, acervo) : byBoth(rest, { forma, numero, ano }, acervo);
  }
  return byYear(name.replace(/^X-/i, ''), acervo) ?? { nome: name };
}

function byNumber(ato: AtoNumerado, acervo: Acervo): Identidade {
  const { byNumero } = atosOf(acervo);
  const parecidos = byNumero.get(ato.numero) ?? [];
  const same = parecidos.filter(
    ({ forma, ano }) => forma === ato.forma && (ato.ano === null ? !needsAno({ ...ato, ano }) : ano === ato.ano),
  );
  const sigla = acervo.sigla(makeSigla(ato)) ?? (same.length === 1 ? same[0]?.sigla : undefined);
  return sigla === undefined ? { numerado: ato, parecidos } : { sigla };
}

function byBoth(nome: string, numerado: AtoNumerado, acervo: Acervo): Identidade {
  const { bySigla } = atosOf(acervo);
  const numbered = byNumber(numerado, acervo);
  const named = bySigla.get(acervo.sigla(nome) ?? '');
  if (!named) return { nome: `${nome} ${makeSigla(numerado)}` };
  return 'sigla' in numbered && numbered.sigla === named.sigla ? numbered : { nome, ato: named, numerado };
}

function byYear(name: string, acervo: Acervo): Identidade | null {
  const [, nome = '', digits = ''] = NOME_E_ANO.exec(name) ?? [];
  if (nome === '') return null;
  const ano = Number(digits);
  const ato = atosOf(acervo).bySigla.get(acervo.sigla(nome) ?? '') ?? null;
  if (ato && ato.ano > 0 && (digits.length === 4 ? ato.ano === ano : ato.ano % 100 === ano))
    return { sigla: ato.sigla };
  return { nome, ano, ato };
}
