import type { Line, Trecho } from './lines.ts';
import type { Nota } from './notes.ts';
import type { Cauda, Grupo, No } from './tree.ts';
import type { Redacao } from './types.ts';

/** What the page says of one provision, apart from what its ancestors say. */
export interface Estado {
  /** The wording in force, or the last one when none is; without its label. */
  texto: string;
  versoes: Redacao[];
  anotacoes: Nota[];
  revogado: boolean;
  /** Vetoed: no text, and not repealed. */
  vetado: boolean;
  /** The repeal is the provision's own, not inherited. */
  revogado_por: string | null;
  riscadoSemNota: boolean;
  /** The words before a quoted block; null when nothing is quoted. */
  comando: string | null;
  /** The group whose text is `texto`. */
  escolhido: Grupo;
  /** Unlabelled or quoted lines in force, for the pieces. */
  emVigor: ReadonlySet<Line>;
}

/** Reads which wording of a provision is current (decisions on wordings, repeal and veto). */
export function readEstado(no: No): Estado {
  const { grupos } = no;
  const standing = grupos.filter((grupo) => !grupo.principal.riscada && !isLapsed(grupo));
  let chosen = standing.at(-1) ?? null;
  // A deferred wording, and one that was vetoed, leave the older one where it is unstruck.
  while (chosen && (isDeferred(chosen) || isVetoed(chosen))) {
    const older = standing[standing.indexOf(chosen) - 1];
    if (!older || !hasText(older)) break;
    chosen = older;
  }
  const escolhido = chosen ?? (grupos.at(-1) as Grupo);
  const notas = liveNotas(escolhido);
  const vetado = chosen !== null && isVetoed(escolhido) && !hasText(escolhido);
  const repeal = chosen === null ? deadRepeal(grupos) : standingRepeal(escolhido);
  const revogado = chosen === null || repeal !== null;
  const emVigor = new Set<Line>();
  if (!revogado) {
    emVigor.add(escolhido.principal);
    for (const cauda of escolhido.caudas) if (!cauda.line.riscada) emVigor.add(cauda.line);
  }
  const versoes = grupos.flatMap((grupo) => versionsOf(grupo, grupo === escolhido && !revogado));
  let texto = textOf(escolhido, chosen !== null);
  if (revogado && texto === '') texto = versoes.findLast((versao) => versao.texto !== '')?.texto ?? '';
  const riscadoSemNota = chosen === null && repeal === null && !hasExit(grupos);
  return {
    texto,
    versoes,
    anotacoes: chosen === null ? lastNotas(grupos) : notas,
    revogado,
    vetado,
    revogado_por: repeal?.ato ?? null,
    riscadoSemNota,
    comando: commandOf(escolhido, chosen !== null),
    escolhido,
    emVigor,
  };
}

/** All notes of a group in page order, of its tails too. */
export function allNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas.filter((cauda) => cauda.modo !== 'citada').flatMap((cauda) => cauda.line.notas);
  return [...grupo.notas, ...tails];
}

/** Notes of what stands; a strike over a note alone means nothing. */
function liveNotas(grupo: Grupo): Nota[] {
  const tails = grupo.caudas
    .filter((cauda) => !cauda.line.riscada)
    .flatMap((cauda) => (cauda.modo === 'citada' ? quotedNotas(cauda.line) : cauda.line.notas));
  return [...grupo.notas, ...tails];
}

/** Inside a quoted block `(VETADO)` and `(revogado)` are the amended act's words, not notes on the amending one. */
export function quotedNotas(line: Line): Nota[] {
  return line.notas.filter((nota) => !(nota.tipo === 'veto' || (nota.tipo === 'revogacao' && nota.ato === null)));
}

/** Notes of a provision of which every wording is struck: the last wording's, and the repeal's. */
function lastNotas(grupos: readonly Grupo[]): Nota[] {
  return allNotas(grupos.at(-1) as Grupo);
}

// ── what notes say ────────────────────────────────────────────────────────────────────────────────────────────────

/** The note that ended speaks of the note before it: an ended repeal repeals nothing, an ended wording never stands. */
function endedBy(notas: readonly Nota[], index: number): boolean {
  return notas[index + 1]?.tipo === 'encerramento';
}

function isLapsed(grupo: Grupo): boolean {
  return grupo.notas.some(
    (nota, i) =>
      nota.tipo === 'encerramento' &&
      !['revogacao', 'eficacia', 'outra'].includes(beforeEnd(grupo.notas, i)?.tipo ?? ''),
  );
}

/** What an ending note ends: the nearest note before it that is not itself about force. */
function beforeEnd(notas: readonly Nota[], index: number): Nota | undefined {
  for (let i = index - 1; i >= 0; i--) {
    const nota = notas[i] as Nota;
    if (nota.tipo !== 'encerramento' && nota.tipo !== 'eficacia') return nota;
  }
  return undefined;
}

/** The note that repeals: of several, the first that is no provisional measure's, since the law it became confirms it. */
function findRepeal(notas: readonly Nota[]): Nota | null {
  const repeals = notas.filter(
    (nota, i) =>
      !endedBy(notas, i) &&
      (nota.tipo === 'revogacao' || nota.tipo === 'inconstitucional' || nota.tipo === 'suspensao') &&
      !/^revogad[oa] o caput/iu.test(nota.texto),
  );
  const nota = repeals.find((repeal) => !/medida provis/iu.test(repeal.ato ?? '')) ?? repeals[0];
  if (!nota) return null;
  if (nota.tipo !== 'revogacao') return { ...nota, ato: null };
  if (nota.ato !== null) return nota;
  // `(Revogado). (Redação dada pela Lei …)`: the act that gave the new wording is the one that repealed.
  const giver =
    notas.slice(notas.indexOf(nota) + 1).find((other) => other.ato !== null && other.tipo !== 'outra') ??
    notas.find((other) => other.ato !== null && (other.tipo === 'redacao' || other.tipo === 'inclusao'));
  return { ...nota, ato: giver?.ato ?? null };
}

/** The repeal that a standing wording bears: its note's, or `revogado.` in the place of its words. */
function standingRepeal(grupo: Grupo): Nota | null {
  const notas = allNotas(grupo).filter((nota) => !nota.struck);
  const bare = join(grupo.principal, grupo.principal.trechos);
  if (BARE_REPEAL.test(bare)) {
    const giver = notas.findLast((nota) => nota.ato !== null && nota.tipo !== 'outra');
    const { start, end } = grupo.principal;
    return { start, end, texto: bare, tipo: 'revogacao', ato: giver?.ato ?? null, struck: false };
  }
  // A phrase struck for unconstitutionality leaves the rest in force.
  const repeal = findRepeal(
    grupo.principal.parcial
      ? notas.filter((nota) => nota.tipo !== 'inconstitucional' && nota.tipo !== 'suspensao')
      : notas,
  );
  // A repeal whose effect is deferred leaves the words that stand beside it.
  const deferred = repeal !== null && notas.some((nota) => nota.tipo === 'eficacia') && textOf(grupo, true) !== '';
  return deferred ? null : repeal;
}

function deadRepeal(grupos: readonly Grupo[]): Nota | null {
  for (const grupo of [...grupos].reverse()) {
    const repeal = findRepeal(allNotas(grupo));
    if (repeal) return repeal;
  }
  return null;
}

/** Struck for a reason that is no repeal: a measure that lapsed. */
function hasExit(grupos: readonly Grupo[]): boolean {
  return allNotas(grupos.at(-1) as Grupo).some((nota) => nota.tipo === 'encerramento' || nota.tipo === 'veto');
}

function isDeferred(grupo: Grupo): boolean {
  const notas = grupo.notas.filter((nota) => !nota.struck);
  const changed = notas.some(
    (nota) => nota.tipo === 'redacao' || nota.tipo === 'revogacao' || nota.tipo === 'inclusao',
  );
  return changed && notas.some((nota) => nota.tipo === 'eficacia');
}

const isVetoed = (grupo: Grupo): boolean =>
  grupo.notas.some((nota) => nota.tipo === 'veto') || BARE_VETO.test(grupo.principal.corpo.trim());
const hasText = (grupo: Grupo): boolean => textOf(grupo, true) !== '' || textOf(grupo, false) !== '';

// ── texts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Nothing is said: at most the conjunction that led to what a note took out (`…(VETADO); e`). */
const WORDLESS = /^[^\p{L}\d]*(?:[;,.]\s*(?:e|ou)[\s.;,]*)?$/u;
const BARE_STATE = /^\(?\s*(?:vetad|revogad|suprimid)[oa]s?\s*\)?[\s.;”"’]*$/iu;
const BARE_REPEAL = /^\(?\s*(?:revogad|suprimid)[oa]s?\s*\)?[\s.;”"’]*$/iu;
const BARE_VETO = /^\(?\s*vetad[oa]s?\s*\)?[\s.;”"’]*$/iu;

/** The words of some stretches of a line; notes that stood between them leave no gap before a punctuation mark. */
function join(line: Line, trechos: readonly Trecho[]): string {
  let out = '';
  let at = -1;
  for (const trecho of trechos) {
    const words = line.block.text.slice(trecho.start, trecho.end).replaceAll('\n', ' ');
    // The mark behind a note that stood after a full stop: `…; (Incluído …);`.
    if (at >= 0 && at !== trecho.start && WORDLESS.test(words) && /[.;:,!?]\s*$/.test(out)) {
      at = trecho.end;
      continue;
    }
    if (at >= 0 && at !== trecho.start) {
      out = out.trimEnd();
      out += /^\s*[.,;:)]/.test(words) ? '' : ' ';
      out += words.trimStart();
    } else out += words;
    at = trecho.end;
  }
  const text = out.replaceAll('  ', ' ').normalize('NFC').trim();
  return WORDLESS.test(text) ? '' : text;
}

/** A quoted line keeps its label, its marks and the words that only look like notes. */
function quotedText(line: Line): string {
  const kept = quotedNotas(line);
  let out = '';
  let at = line.start;
  for (const nota of kept) {
    out += line.block.text.slice(at, nota.start);
    at = nota.end;
  }
  out += line.block.text.slice(at, line.end);
  return out.replace(/\s+/gu, ' ').normalize('NFC').trim();
}

const JOINTS: Record<Cauda['modo'], string> = { paragrafo: '\n', continuacao: ' ', celula: ' | ', citada: '\n' };

const texts = new WeakMap<Grupo, Map<boolean, string>>();

/** `composeText`, once for every group. */
function textOf(grupo: Grupo, standing: boolean): string {
  const known = texts.get(grupo) ?? new Map<boolean, string>();
  texts.set(grupo, known);
  const text = known.get(standing) ?? composeText(grupo, standing);
  known.set(standing, text);
  return text;
}

/** The text of a group: what is unstruck when it stands, all of it when it is an earlier wording. */
function composeText(grupo: Grupo, standing: boolean): string {
  const pick = (line: Line) => join(line, standing ? line.trechos.filter((trecho) => !trecho.struck) : line.trechos);
  let text = pick(grupo.principal);
  if (BARE_STATE.test(text)) text = '';
  for (const { line, modo } of grupo.caudas) {
    if (standing && line.riscada) continue;
    const words = modo === 'citada' ? quotedText(line) : pick(line);
    if (words === '') continue;
    text += text === '' ? words : `${JOINTS[modo]}${words}`;
  }
  return text;
}

function commandOf(grupo: Grupo, standing: boolean): string | null {
  const first = grupo.caudas.findIndex((cauda) => cauda.modo === 'citada');
  return first < 0 ? null : textOf({ ...grupo, caudas: grupo.caudas.slice(0, first) }, standing);
}

/** The wordings that one group holds: those before a partial strike or a struck paragraph, then its own. */
function versionsOf(grupo: Grupo, vigente: boolean): Redacao[] {
  const own: Redacao = {
    texto: textOf(grupo, !grupo.principal.riscada),
    vigente,
    anotacoes: (grupo.principal.riscada ? allNotas(grupo) : liveNotas(grupo)).map((nota) => nota.texto),
    alterado_por: lastGiver(grupo.principal.riscada ? allNotas(grupo) : liveNotas(grupo)),
  };
  if (grupo.principal.riscada) return [own];
  return [...beforeStrikes(grupo), own];
}

/**
 * The wordings that partial strikes and struck paragraphs tell of. A struck paragraph is an earlier wording of the next
 * unstruck one that begins with the same word (`Pena –`), or a paragraph that is gone.
 */
function beforeStrikes(grupo: Grupo): Redacao[] {
  const lines = [
    grupo.principal,
    ...grupo.caudas.filter((cauda) => cauda.modo !== 'citada').map((cauda) => cauda.line),
  ];
  if (!lines.some((line) => line.parcial || line.riscada)) return [];
  const slots: Line[][] = [];
  let waiting: Line[] = [];
  for (const line of lines) {
    if (line.riscada) {
      waiting.push(line);
      continue;
    }
    const before = waiting.filter((struck) => firstWord(struck) === firstWord(line));
    const gone = waiting.filter((struck) => firstWord(struck) !== firstWord(line));
    for (const struck of gone) slots.push([struck]);
    slots.push([...before, ...(line.parcial ? [line] : []), line]);
    waiting = [];
  }
  for (const struck of waiting) slots.push([struck]);
  const isGone = (slot: Line[]) => slot.every((line) => line.riscada);
  const steps = Math.max(...slots.map((slot) => (isGone(slot) ? 1 : slot.length - 1)));
  const versions: Redacao[] = [];
  for (let back = steps; back >= 1; back--) {
    const parts = slots.map((slot) => {
      if (isGone(slot)) return join(slot[0] as Line, (slot[0] as Line).trechos);
      const line = slot[Math.max(0, slot.length - 1 - back)] as Line;
      const whole = slot.length > 1;
      return join(line, whole ? line.trechos : line.trechos.filter((trecho) => !trecho.struck));
    });
    const used = slots.flatMap((slot) => (isGone(slot) ? slot : [slot[Math.max(0, slot.length - 1 - back)] as Line]));
    const notas = used.filter((line) => line.riscada).flatMap((line) => line.notas);
    versions.push({
      texto: parts.filter((part) => part !== '').join('\n'),
      vigente: false,
      anotacoes: notas.map((nota) => nota.texto),
      alterado_por: lastGiver(notas),
    });
  }
  return versions;
}

function firstWord(line: Line): string {
  return /\p{L}+/u.exec(line.corpo)?.[0].toLowerCase() ?? '';
}

/** The act of the last note that says who wrote, included or renumbered. */
export function lastGiver(notas: readonly Nota[]): string | null {
  const giver = notas.findLast(
    (nota) => nota.ato !== null && (nota.tipo === 'redacao' || nota.tipo === 'inclusao' || nota.tipo === 'renumeracao'),
  );
  return giver?.ato ?? null;
}
