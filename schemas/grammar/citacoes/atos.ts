import { readActCitations } from '../act-citation.ts';
import { expandAno } from '../act-name.ts';
import { endAt, matchAt } from '../sticky.ts';
import { findNome, type Nomes } from './nomes.ts';
import { readConstituicaoEstadual, readOutroAto, readSigla } from './outros-atos.ts';

/** What a text names where an act may stand. */
export type AtoNoTexto =
  /** An act; its sigla is the catalogue's, a made one, or `X-…`. */
  | { tipo: 'ato'; sigla: string; inicio: number; fim: number }
  /** `mesmo diploma`, `referida lei`: an act named before. */
  | { tipo: 'anafora'; inicio: number; fim: number }
  /** A contract, a bill, a company's statute: its articles are no law. */
  | { tipo: 'alheio'; inicio: number; fim: number };

const ALHEIO =
  /(?:(?:presente|referido|mencionado|citado|aludido|pr[óo]prio|respectivo)\s+)?(?:contrato|edital|estatuto\s+(?:social|d[oae]\s+(?:p[a-z]{1,4}b?(?!\p{L})|mdb|dem(?!\p{L})|partido|clube|companhia|empresa|entidade|associa[çc]|funda[çc]|cooperativa|sindicato|ag?remia)|partid[áa]rio|da\s+(?:companhia|empresa|entidade|associa))|(?:ante)?projeto|proposta\s+de|conven[çc][ãa]o\s+(?:coletiva|de\s+condom[íi]nio|condominial)|acordo\s+coletivo|termo\s+de|instrumento\s+(?:particular|contratual|convocat)|cl[áa]usula|PL(?=\s|[SC]?\s?n?[º°.\s]*\d)|PEC|c[óo]digo\s+(?:civil|penal|de\s+processo\s+(?:civil|penal)|comercial|do\s+trabalho)\s+(?:alem[ãa]o|italiano|portugu[êe]s|franc[êe]s|espanhol|argentino|su[íi][çc]o|chileno|uruguaio|paraguaio)|constitui[çc][ãa]o\s+(?:portuguesa|italiana|francesa|alem[ãa]|espanhola|argentina|americana|dos\s+estados\s+unidos|norte-americana)|(?:BGB|CCF|ZPO|StGB|GG)(?!\p{L})|Lei\s+Fundamental\s+(?:de\s+Bonn|alem[ãa]))/iuy;
const DETERMINANTE =
  /(?:(?:supra|retro|super|pre|sobre)?[-\s]?(?:citad|mencionad|referid)|mesm|aludid|indigitad|apontad|invocad|dit|predit|sobredit|epigrafad|comentad|nov|vigente|atua|pr[óo]pri)(?:[oa]s?|l)?\s+/iuy;
const NOME_COMUM =
  /(?:lei|diploma|c[óo]digo|c[óo]dex|estatuto|norma(?:tivo)?|decreto|texto|carta|constitui[çc][ãa]o|resolu[çc][ãa]o|regimento|ato|instrumento|legisla[çc][ãa]o|consolida[çc][ãa]o|emenda|medida\s+provis[óo]ria|regulamento|portaria)(?:\s+(?:legal|normativ[oa]|processual|constitucional|consolidado|complementar|material|repressivo|adjetivo|substantivo|federal|legislativo|de\s+ritos|de\s+reg[êe]ncia))*(?!\p{L})/iuy;
/** `desta Lei`: the act itself, or the one under discussion. */
const DEMONSTRATIVO = /(?:est[ea]|ess[ea]|aquel[ea])\s+(?:mesm[oa]\s+)?/iuy;
const ANTIGO = /(?:antig[oa]|revogad[oa]|anterior|velh[oa]|ent[ãa]o\s+vigente|pret[ée]rit[oa])\s+/iuy;
const VIGENTE = /(?:atual|vigente|novel|nosso|nossa|festejad[oa]|vetust[oa])\s+/iuy;
const ANO =
  /\s?[/⁄]\s?(\d{4}|\d{2})(?!\d)|\s?,?\s+de\s+((?:1[89]|20)\d{2})(?!\d)|\s+(1[89]\d{2}|20\d{2})(?![\d.])|-((?:1[89]|20)\d{2})(?!\d)/uy;

/**
 * Where a name stands: behind provisions, right before them, by itself (a short acronym is no act there), or in a query,
 * where a number behind it is an article (`cp 121`, `cc 1916`).
 */
export type Lugar = 'depois' | 'antes' | 'solto' | 'digitado';

/** A year tied to the name by a mark or a word. */
const ANO_LIGADO = /\s?[/⁄]\s?(\d{4}|\d{2})(?!\d)|\s?,?\s+de\s+((?:1[89]|20)\d{2})(?!\d)/iuy;

/** Reads the act that begins at `at`; null when none does. */
export function readAto(text: string, at: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null {
  // Each pattern below begins with few letters, and this is asked of every word that may begin an act.
  const first = (text[at] ?? '').toLowerCase();
  const alheio = lugar === 'depois' || first === 'e' || first === 'c' ? endAt(ALHEIO, text, at) : -1;
  // `PEC das Domésticas` has become what an amendment is called.
  const called = alheio >= 0 && /^PEC/i.test(text.slice(at, at + 3)) ? readNome(text, at, nomes, 'depois') : null;
  if (alheio >= 0 && !called) return { tipo: 'alheio', inicio: at, fim: alheio };
  const estadual = first === 'c' ? readConstituicaoEstadual(text, at) : null;
  if (estadual) return { tipo: 'ato', inicio: at, ...estadual };
  const [numbered] = /[ldme]/.test(first) ? readActCitations(text, at) : [];
  if (numbered) return { tipo: 'ato', sigla: nomes.numerado(numbered), inicio: at, fim: numbered.fim };
  const named = readNome(text, at, nomes, lugar);
  if (named) return withAposto(named, text, nomes);
  if (lugar !== 'depois' && lugar !== 'digitado') return readSozinho(text, at);
  const found = readAdjetivado(text, at, nomes) ?? readAnafora(text, at, nomes);
  if (found) return found;
  const other = readOutroAto(text, at) ?? readSigla(text, at);
  return other && { tipo: 'ato', inicio: at, ...other };
}

/** `Código Civil (Lei nº 10.406/2002)`: the number that a name is given beside it. */
const APOSTO = /\s*(?:\(|[-–—,])?\s*(?:a\s+)?(?=lei|decreto|l\.?c|d\.?l)/iuy;

/** A name with the number of another act names neither: a sigla of its own says so, and no such act will be found. */
function withAposto(named: AtoNoTexto, text: string, nomes: Nomes): AtoNoTexto {
  const at = named.tipo === 'ato' ? endAt(APOSTO, text, named.fim) : -1;
  if (named.tipo !== 'ato' || at < 0) return named;
  const [numbered] = readActCitations(text, at);
  const sigla = numbered ? nomes.numerado(numbered) : named.sigla;
  return sigla === named.sigla ? named : { ...named, sigla: `X-${named.sigla}-${sigla}`.slice(0, 20) };
}

/** Where it stands alone, an act outside the corpus is one only with a number, or a name of its own. */
function readSozinho(text: string, at: number): AtoNoTexto | null {
  const other = readOutroAto(text, at) ?? (text.startsWith('RI', at) ? readSigla(text, at) : null);
  const told = other !== null && /\s\S*\d|\p{Ll}\s+(?:\p{Ll}{1,3}\s+)*\p{Lu}|^RI/u.test(text.slice(at, other.fim));
  return told ? { tipo: 'ato', inicio: at, ...other } : null;
}

/** `o antigo CPC`, `o vigente Código Penal`. */
function readAdjetivado(text: string, at: number, nomes: Nomes): AtoNoTexto | null {
  const first = (text[at] ?? '').toLowerCase();
  const old = 'arvep'.includes(first) ? endAt(ANTIGO, text, at) : -1;
  if (old >= 0) {
    const named = readNome(text, old, nomes, 'depois');
    if (named?.tipo !== 'ato') return null;
    return { ...named, inicio: at, sigla: replacedBy(named.sigla, nomes) };
  }
  const current = 'avnf'.includes(first) ? endAt(VIGENTE, text, at) : -1;
  if (current < 0) return null;
  const named = readAto(text, current, nomes, 'depois');
  return named && { ...named, inicio: at };
}

/** The last act that had the name before the one that has it now; where none is known, still not today's. */
function replacedBy(sigla: string, { superados }: Nomes): string {
  const known = [...superados].findLast(([key]) => key.startsWith(`${sigla}/`))?.[1];
  return known ?? `X-${sigla}-ANTERIOR`.slice(0, 20);
}

const ANTERIOR = /\s+(?:anterior|revogado|de\s+outrora)(?!\p{L})/iuy;
/** `Código de Processo Penal - CPP`. */
const TRACO = /\s?[-–—]\s?(?=[A-Z]{2})/uy;

/** `mesmo diploma legal`, `referida Lei`, `esta Lei`; one that goes on to name the act is that act. */
function readAnafora(text: string, at: number, nomes: Nomes): AtoNoTexto | null {
  if (!'eascrpmidnv'.includes((text[at] ?? '').toLowerCase())) return null;
  const from = Math.max(endAt(DEMONSTRATIVO, text, at), endAt(DETERMINANTE, text, at));
  if (from < 0) return null;
  const [numbered] = readActCitations(text, from);
  if (numbered) return { tipo: 'ato', sigla: nomes.numerado(numbered), inicio: at, fim: numbered.fim };
  const named = readNome(text, from, nomes, 'depois');
  const common = endAt(NOME_COMUM, text, from);
  if (named && named.fim > common) return { ...withAposto(named, text, nomes), inicio: at };
  return common < 0 ? null : { tipo: 'anafora', inicio: at, fim: common };
}

/** Acronyms of at most three letters that are acts wherever they stand; the others need a provision beside them. */
const FORTES = new Set(['CF', 'CLT', 'CPC', 'CPP', 'CDC', 'CTN', 'CTB', 'ECA', 'LEP', 'CPM']);

function readNome(text: string, at: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null {
  const found = findNome(text, at, nomes);
  if (!found) return null;
  const written = text.slice(at, found.fim);
  if (/^[\p{L}]{2,6}$/u.test(written) && !mayStand(text, written, found.fim, lugar)) return null;
  const apposed = endAt(TRACO, text, found.fim);
  const twin = apposed < 0 ? null : findNome(text, apposed, nomes);
  if (twin?.sigla === found.sigla) found.fim = twin.fim;
  const former = endAt(ANTERIOR, text, found.fim);
  if (former >= 0) return { tipo: 'ato', sigla: replacedBy(found.sigla, nomes), inicio: at, fim: former };
  const year = matchAt(lugar === 'digitado' ? ANO_LIGADO : ANO, text, found.fim);
  const digits = year?.[1] ?? year?.[2] ?? year?.[3] ?? year?.[4];
  if (!year || digits === undefined) return { tipo: 'ato', sigla: found.sigla, inicio: at, fim: found.fim };
  const meant = nomes.ano.get(found.sigla) ?? null;
  // Nobody told the year: what follows the name is not read as one.
  if (meant === null) return { tipo: 'ato', sigla: found.sigla, inicio: at, fim: found.fim };
  const ano = digits.length === 4 ? Number(digits) : nearestAno(Number(digits), found.sigla, meant, nomes);
  const fim = found.fim + year[0].length;
  if (ano === meant) return { tipo: 'ato', sigla: found.sigla, inicio: at, fim };
  // `CLT, de 1943` is the act; a year behind a comma or a preposition may also be of something else.
  const sigla = nomes.superados.get(`${found.sigla}/${ano}`) ?? `X-${found.sigla}-${ano}`.slice(0, 20);
  return { tipo: 'ato', sigla, inicio: at, fim };
}

/** An acronym stands for its act in capitals; a short one only where a provision is beside it, and no number behind. */
function mayStand(text: string, written: string, fim: number, lugar: Lugar): boolean {
  if (lugar === 'digitado') return true;
  const ligado = lugar !== 'solto';
  const upper = written === written.toUpperCase();
  if (written.length > 3 || FORTES.has(written.toUpperCase())) return upper || ligado;
  return upper && ligado && !/^\s?(?:n[.º°]\s?)?\d/.test(text.slice(fim, fim + 8));
}

/** Two digits mean the act's own year, or that of an act of the same name, where they agree with it; else the usual cut. */
function nearestAno(curto: number, sigla: string, meant: number, { superados }: Nomes): number {
  if (meant % 100 === curto) return meant;
  for (const key of superados.keys()) {
    const [nome, ano] = key.split('/');
    if (nome === sigla && Number(ano) % 100 === curto) return Number(ano);
  }
  return expandAno({ forma: 'lei', numero: '10000' }, curto);
}
