import { compact } from '../compact.ts';
import { makeOtherSigla } from '../made-sigla.ts';
import { PrimeirasLetras } from '../primeiras-letras.ts';
import { endAt } from '../sticky.ts';
import { endOfWord, foldWord } from './palavra-de-nome.ts';
import { PalavrasNoTexto } from './palavras-no-texto.ts';

const words = (text: string) => text.split(' ');

/** Acts that texts name by an acronym alone and that no catalogue of federal acts has: of a union, of another country. */
const ESTRANGEIRAS = words(
  'GDPR RGPD CCPA CPRA HIPAA DSA DMA TFUE TUE TFEU CEDH BGB HGB StGB StPO ZPO EGBGB ABGB CRP CCCN CCyC UCC FRCP DUDH TRIPS ADPIC GATT',
);
/** Of states, towns, courts and bodies, and those that two parties make. */
const LOCAIS = words('RIR RIPI LOM LODF LOMAN LOMP LONMP LOTCU LOTJ CTM CODJERJ NSCGJ CNCGJ CNGC CCT ACT AI-5');
/** What a law is called elsewhere, as the first word of its name. */
const ESTRANGEIROS = words(
  'Code Codice Ley Loi Legge Directive Regulation Constitución Constitution Costituzione Grundgesetz Bürgerliches ' +
    'Strafgesetzbuch Strafprozessordnung Zivilprozessordnung Handelsgesetzbuch Restatement Act',
);

/** Words in which a text's acts of this kind begin, written as here. */
export const INICIOS_DE_FORA: readonly string[] = [
  ...[...ESTRANGEIRAS, ...LOCAIS].map((sigla) => sigla.replace(/-\d+$/, '')),
  ...ESTRANGEIROS,
];

const SIGLA = compact(
  new RegExp(`(?:${[...ESTRANGEIRAS, ...LOCAIS].join('|')})(?:[-/](?:[A-Z]{2,6}|\\d{4}))?(?![\\p{L}\\p{N}])`, 'uy'),
);
const LIGA = '(?:(?:de|del|des|di|du|of|the|la|le|los|las)\\s{1,3}){0,2}';
const PALAVRA = '(?:\\p{Lu}\\p{L}*|civile?s?|p[ée]nale?s?|proc[ée]dure|commerce|\\(\\p{Lu}\\p{L}+\\))';
const NUMERO = '(?:\\s{1,3}(?:n[.°ºo]{1,2}\\s?)?\\d[\\d./-]{0,10}\\d)?';
/** `Code de procédure civile`, `Ley Orgánica 3/2018`, `Loi n° 78-17`, `Restatement (Second) of Torts`. */
const NOME = compact(
  new RegExp(
    `(?:(?:Constituci[óo]n|Constitution|Costituzione|Grundgesetz|Bürgerliches\\sGesetzbuch|Straf\\p{L}+|Zivil\\p{L}+|Handels\\p{L}+)(?:\\s{1,3}${LIGA}${PALAVRA}){0,4}|` +
      `(?:Code|Codice|Ley|Loi|Legge|Directive|Regulation|Restatement)(?=\\s(?:n[.°ºo]|\\d|${LIGA}${PALAVRA}))(?:\\s{1,3}${LIGA}${PALAVRA}){0,4}${NUMERO})(?!\\p{L})`,
    'uy',
  ),
);
/** `Data Protection | Act`. */
const ACT = compact(/Act(?!\p{L})/uy);
const ANTES_DE_ACT = compact(/\p{Lu}[\p{L}]*\s$/u);

const PALAVRAS = new PalavrasNoTexto(
  new Map([...INICIOS_DE_FORA, 'Constitucion'].map((word) => [foldWord(word), true])),
);
/** Laws of Germany are words that go on. */
const ALEMAS = new PrimeirasLetras('str ziv han');

/** Past the act of another country, or of a body, that is told by a name or an acronym of its own at `at`; or -1. */
export function endOfDeFora(text: string, at: number): number {
  if (!ALEMAS.at(text, at) && !PALAVRAS.find(text, at, endOfWord(text, at))) return -1;
  const named = Math.max(endAt(SIGLA, text, at), endAt(NOME, text, at));
  if (named >= 0) return named;
  return ANTES_DE_ACT.test(text.slice(Math.max(0, at - 20), at)) ? endAt(ACT, text, at) : -1;
}

/** Reads one of these, by the sigla that is made of its name. */
export function readDeFora(text: string, at: number): { sigla: string; fim: number } | null {
  const fim = endOfDeFora(text, at);
  return fim < 0 ? null : { sigla: makeOtherSigla(text.slice(at, fim)), fim };
}
