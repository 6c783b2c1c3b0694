import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { findActStarts, isTail } from '../../citations/mentions/starts.ts';
import { CODE, CODES } from '../../citations/tokens/codes.ts';
import { endAhead, pattern } from '../../citations/tokens/pattern.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { tokensOf } from './atos.ts';
import { isAlgarismo, skipBranco } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** Where something may begin: a level, what leaves its word out, an act read by itself, a name told, a number behind an act. */
export interface Candidato {
  tipo: 'nivel' | 'elipse' | 'ato' | 'nome' | 'numero';
  inicio: number;
  /** Past its first word. */
  fim: number;
  token: number;
}

/** What a token's code is to this; most are nothing. */
const [NADA, SINAL, NIVEL, ELIPSE, VIRGULA, DIGITALIZADO] = [0, 1, 2, 3, 4, 5];

let tipos: Uint8Array | null = null;

function makeTipos(): Uint8Array {
  const made = new Uint8Array(CODES);
  const mark = (codes: readonly number[], tipo: number) => {
    for (const code of codes) made[code] = tipo;
  };
  mark(LEXICON.codesOf('level'), NIVEL);
  // `et al.`: these stand for an alínea only within a list.
  for (const word of ['al', 'als']) mark(LEXICON.codesOfWord(word), NADA);
  mark(LEXICON.codesOfWord('§'), SINAL);
  mark(LEXICON.codesOf('accused'), ELIPSE);
  mark(LEXICON.codesOf('sanction'), ELIPSE);
  mark(LEXICON.codesOfWord('ad'), DIGITALIZADO);
  made[CODE.comma] = VIRGULA;
  return made;
}

/** Every place of a text where a citation of a provision may begin, in order. */
export function findCandidatos(text: string, nomes: Nomes): Candidato[] {
  tipos ??= makeTipos();
  const tokens = tokensOf(text);
  const { shape, start, end, count } = tokens;
  const found: Candidato[] = [];
  const acts = findActStarts(tokens, nomes);
  let next = 0;
  for (let token = 0; token <= count; token++) {
    const tipo = tipoAt(tokens, token, token < count ? (tipos[shape.charCodeAt(token)] as number) : NADA);
    if (tipo) found.push({ tipo, inicio: beginOf(tokens, token), fim: end[token] as number, token });
    const act = acts[next];
    if (act?.at !== token) continue;
    found.push({ tipo: act.named ? 'nome' : 'ato', inicio: start[token] as number, fim: end[token] as number, token });
    next += 1;
  }
  return found;
}

/** `ad. 73`, as a scan has it. */
const ARTIGO_DIGITALIZADO = pattern('ad :number|:ordinal');

function tipoAt(tokens: Tokens, token: number, tipo: number): Candidato['tipo'] | null {
  if (tipo === NADA) return null;
  const { text, start } = tokens;
  const inicio = start[token] as number;
  // Of several signs the first is read with the others: `§§ 1º e 2º`.
  if (tipo === SINAL) return text.charCodeAt(inicio - 1) === PARAGRAFO ? null : 'nivel';
  if (tipo === VIRGULA) return isNumero(text, inicio) || isDeAcronimo(text, inicio) ? 'numero' : null;
  if (isTail(tokens, token)) return null;
  if (tipo === DIGITALIZADO) return endAhead(tokens, token, ARTIGO_DIGITALIZADO) < 0 ? null : 'nivel';
  return tipo === NIVEL ? 'nivel' : 'elipse';
}

const PARAGRAFO = 0xa7;
const HIFEN = 0x2d;

/** Where the word proper begins: `no|artigo 53`. */
function beginOf({ shape, start, lexicon }: Tokens, token: number): number {
  const colado = lexicon.formOf(shape.charCodeAt(token))?.text.indexOf('artigo') ?? 0;
  return (start[token] as number) + Math.max(0, colado);
}

/** Whether a number stands before the comma, and behind it what may be a level: `5º, X`, `186, caput`. */
const isNumero = (text: string, virgula: number): boolean =>
  (FIM_DE_NUMERO[text.charCodeAt(virgula - 1)] === 1 || text.charCodeAt(virgula - 2) === HIFEN) &&
  '§ivxpcIVXPC'.includes(text[skipBranco(text, virgula + 1)] ?? '.');
/** `CC, 186` */
const isDeAcronimo = (text: string, virgula: number): boolean =>
  CAPITAL[text.charCodeAt(virgula - 1)] === 1 &&
  CAPITAL[text.charCodeAt(virgula - 2)] === 1 &&
  isAlgarismo(text, skipBranco(text, virgula + 1));
/** 1 for each character of a class. */
const charsIn = (pattern: RegExp): Uint8Array =>
  Uint8Array.from({ length: 0x100 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
const CAPITAL = charsIn(/[A-Z]/);
const FIM_DE_NUMERO = charsIn(/[\dº°]/);
