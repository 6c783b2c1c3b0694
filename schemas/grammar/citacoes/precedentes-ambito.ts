import type { Sistematica } from '../../model/citacao.ts';
import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';
import { skipBranco } from './lexico.ts';
import { readOrgao, TRANSITORIA } from './precedentes-orgaos.ts';
import { readSistematica } from './precedentes-sistematica.ts';
import { readTribunal } from './tribunais.ts';

/** Whose numbering a precedent's number belongs to, as far as the text says. */
export interface Ambito {
  tribunal: string | null;
  /** A court is pointed at (`desta Corte`) or named. */
  comTribunal: boolean;
  orgao: string | null;
  orgaoDoTst: boolean;
  sistematica: Sistematica | null;
  /** `da Súmula`, `da jurisprudência predominante`: the number is one of the súmula's statements. */
  daSumula: boolean;
  /** `da Súmula Vinculante`. */
  daVinculante: boolean;
  /** `ambas do TST`, `todas do STJ`: said of every citation of the run. */
  deTodas: boolean;
  fim: number;
}

export const semAmbito = (fim: number): Ambito => ({
  tribunal: null,
  comTribunal: false,
  orgao: null,
  orgaoDoTst: false,
  sistematica: null,
  daSumula: false,
  daVinculante: false,
  deTodas: false,
  fim,
});

/** Whether the text says anything of whose the number is. */
export const isSaid = ({ comTribunal, orgao, sistematica }: Ambito) =>
  comTribunal || orgao !== null || sistematica !== null;

/** What one place says completed with what another says; the first one prevails. */
export function mergeAmbito(first: Ambito, second: Ambito): Ambito {
  const court = first.comTribunal ? first : second;
  // `OJ Transitória 75 da SBDI-1`: the series before the number is narrower than the section after it.
  const organ = first.orgao !== null && second.orgao !== TRANSITORIA ? first : second;
  return {
    tribunal: court.tribunal,
    comTribunal: court.comTribunal,
    orgao: organ.orgao,
    orgaoDoTst: organ.orgaoDoTst,
    sistematica: first.sistematica ?? second.sistematica,
    daSumula: first.daSumula || second.daSumula,
    daVinculante: first.daVinculante || second.daVinculante,
    deTodas: first.deTodas || second.deTodas,
    fim: Math.max(first.fim, second.fim),
  };
}

/** How a court, a body or a system is tied to what stands before it; the bracket must close again. */
const PREPOSICAO = 'd[aoe]s?|em|dest[ea]|dess[ea]|daquel[ea]|aprovad[oa]s?\\s{1,20}n[ao]';
const LIGACAO = compact(
  new RegExp(
    '\\s{0,20}(?:(?:(\\()|[-–—/\\u2044,]{1,2})\\s{0,20})?(?:(ambas|ambos|todas|todos)\\s{1,20})?' +
      // Twice, for the slip `do do TST`.
      `(?:(${PREPOSICAO})\\s{1,20}(?:d[oa]\\s{1,20})?)?`,
    'iuy',
  ),
);
const FECHO = /\s{0,5}\)/y;
/** `24ITSE`: a slash read as a capital letter. */
const BARRA_LIDA = compact(/[Il|](?=(?:STF|STJ|TST|TSE|STM|TCU)(?![\p{L}\d]))/uy);
const DA_SUMULA = compact(
  /(?:s[úu]mulas?(?<vinculante>\s{1,20}vinculantes?)?(?:\s{1,20}d[ae])?(?:\s{1,20}jurisprud[êe]ncia)?|jurisprud[êe]ncia)(?:\s{1,20}(?:pre)?dominante|\s{1,20}uniforme|\s{1,20}consolidada)?(?![\p{L}\d])(?!\s{0,5}(?:n\S{0,3}\s?)?\d)/iuy,
);
/** `do CRPS`, `/CSMP`: an acronym that no list here has. */
const OUTRA_SIGLA = compact(/[A-Z]{3,8}(?:[-/][A-Z]{2})?(?![\p{L}\d])(?!\s{1,5}(?:n[.º°]\s?)?\d)/uy);

/** Most numbers end with one of these, and the patterns need not be tried; no name, nor what leads to one, begins so. */
const NADA_MAIS = new Caracteres('.;:)"”bhjknoquwyz');
const BARRA = new Caracteres('il|');

/** `do TST da SBDI-1, todas da jurisprudência`: more parts than these no scope has. */
const MAX_PARTES = 5;

/** Which parts a scope may have, by what is numbered. */
export interface Partes {
  sistematica?: boolean;
  orgao?: boolean;
  outraSigla?: boolean;
}

/** What follows (or, in a head, precedes) the numbers: `da SBDI-1 do TST`, `/STF`, `, STJ`, `da repercussão geral`. */
export function readAmbito(texto: string, inicio: number, partes: Partes): Ambito {
  let ambito = semAmbito(inicio);
  for (let i = 0; i < MAX_PARTES; i++) {
    const next = readParte(texto, ambito, partes);
    if (next === null) break;
    ambito = next;
  }
  return ambito;
}

function readParte(texto: string, ambito: Ambito, partes: Partes): Ambito | null {
  const next = skipBranco(texto, ambito.fim);
  if (next === texto.length || NADA_MAIS.at(texto, next)) return null;
  const barra = BARRA.at(texto, ambito.fim) ? matchAt(BARRA_LIDA, texto, ambito.fim) : null;
  const ligacao = barra ?? matchAt(LIGACAO, texto, ambito.fim);
  if (!ligacao) return null;
  const parentese = ligacao[1];
  const todas = ligacao[2];
  const preposto = ligacao[3] !== undefined;
  const parte = readNome(texto, ambito.fim + ligacao[0].length, ambito, partes, ligacao[0], preposto);
  if (parte === null) return null;
  if (todas !== undefined) parte.deTodas = true;
  if (parentese === undefined) return parte;
  const fecho = matchAt(FECHO, texto, parte.fim);
  return fecho && { ...parte, fim: parte.fim + fecho[0].length };
}

/** One thing more about the scope, of a kind that it does not have yet. */
function readNome(
  texto: string,
  at: number,
  ambito: Ambito,
  partes: Partes,
  ligacao: string,
  preposto: boolean,
): Ambito | null {
  const sistematica = partes.sistematica && ambito.sistematica === null ? readSistematica(texto, at) : null;
  if (sistematica) return { ...ambito, ...sistematica };
  const orgao = partes.orgao && ambito.orgao === null ? readOrgao(texto, at) : null;
  if (orgao) return { ...ambito, orgao: orgao.orgao, orgaoDoTst: orgao.doTst, fim: orgao.fim };
  if (!ambito.comTribunal) {
    const tribunal = readTribunal(texto, at, preposto);
    if (tribunal) return { ...ambito, ...tribunal, comTribunal: true };
    const outra = partes.outraSigla && (preposto || ligacao.includes('/')) ? matchAt(OUTRA_SIGLA, texto, at) : null;
    if (outra) return { ...ambito, tribunal: outra[0], comTribunal: true, fim: at + outra[0].length };
  }
  const sumula = !ambito.daSumula && preposto ? matchAt(DA_SUMULA, texto, at) : null;
  const daVinculante = sumula?.groups?.vinculante !== undefined;
  return sumula && { ...ambito, daSumula: true, daVinculante, fim: at + sumula[0].length };
}
