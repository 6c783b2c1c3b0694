import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import type { Grupo, No } from '../tree/tree.ts';
import type { Redacao } from '../types.ts';
import { allNotas, isRepealedTail, liveNotas } from './group-notes.ts';
import { BARE_REPEAL, BARE_VETO, commandOf, hasText, join, linesBehindList, textOf } from './texts.ts';
import { inOrderOfTime, versionsOf } from './versions.ts';

/** What the page says about one provision, apart from what its ancestors say. */
export interface Estado {
  /** The wording in force, or the last one if none is, without its label. */
  texto: string;
  /** How many of its last lines come after its list. */
  fecho: number;
  versoes: Redacao[];
  anotacoes: Nota[];
  revogado: boolean;
  /** Whether it is vetoed: it has no text, and is not repealed. */
  vetado: boolean;
  /** The act that repealed the provision itself, not one above it. */
  revogado_por: string | null;
  riscadoSemNota: boolean;
  /** The words before a quoted block; null if nothing is quoted. */
  comando: string | null;
  /** The group whose text is `texto`. */
  escolhido: Grupo;
  /** The lines in force, from which the pieces take their destination. */
  emVigor: ReadonlySet<Line>;
}

/**
 * Whether the list under the older wording is struck. The newer wording has then taken its place, whatever its note
 * says about force.
 */
function fellBetween(no: No, older: Grupo, newer: Grupo): boolean {
  const between = no.filhos
    .flatMap((filho) => filho.grupos)
    .filter(({ posicao }) => older.posicao < posicao && posicao < newer.posicao);
  return between.length > 0 && between.every((grupo) => grupo.principal.riscada);
}

/** Adds the veto note that is not read if `VETADO).` has lost its opening bracket. */
function withVeto({ principal }: Grupo, vetado: boolean, notas: Nota[]): Nota[] {
  if (!vetado || notas.some((nota) => nota.tipo === 'veto')) return notas;
  const { start, end } = principal;
  return [{ start, end, texto: 'VETADO', tipo: 'veto', ato: null, struck: false }, ...notas];
}

/** Reads which wording of a provision is current, and whether the provision is repealed or vetoed. */
export function readEstado(no: No): Estado {
  const { grupos } = no;
  const standing = grupos.filter((grupo) => !grupo.principal.riscada && !isLapsed(grupo));
  let chosen = standing.at(-1) ?? null;
  // A deferred or vetoed wording leaves the older one in force, if that one is unstruck.
  while (chosen && (isDeferred(chosen) || isVetoed(chosen))) {
    const older = standing[standing.indexOf(chosen) - 1];
    if (!older || !hasText(older) || fellBetween(no, older, chosen)) break;
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
    for (const cauda of escolhido.caudas) if (!cauda.line.riscada && !isRepealedTail(cauda)) emVigor.add(cauda.line);
  }
  const versoes = inOrderOfTime(grupos).flatMap((grupo) => versionsOf(grupo, grupo === escolhido && !revogado));
  let texto = textOf(escolhido, chosen !== null);
  const fecho = linesBehindList(escolhido, chosen !== null);
  if (revogado && texto === '') texto = versoes.findLast((versao) => versao.texto !== '')?.texto ?? '';
  const riscadoSemNota = chosen === null && repeal === null && !hasExit(grupos);
  return {
    texto,
    fecho,
    versoes,
    anotacoes: chosen === null ? lastNotas(grupos) : withVeto(escolhido, vetado, notas),
    revogado,
    vetado,
    revogado_por: repeal?.ato ?? null,
    riscadoSemNota,
    comando: commandOf(escolhido, chosen !== null),
    escolhido,
    emVigor,
  };
}

/**
 * Returns the notes of a provision whose wordings are all struck: those of the last wording, with the note of repeal.
 */
function lastNotas(grupos: readonly Grupo[]): Nota[] {
  return allNotas(grupos.at(-1) as Grupo);
}

// ── what notes say ────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Whether a later note ended the one at `index`. An ending note is about the note before it: an ended repeal repeals
 * nothing, and an ended wording is never in force.
 */
function endedBy(notas: readonly Nota[], index: number): boolean {
  let next = index + 1;
  // `(Revogado pela MP 905) (Revogado pela MP 955) Vigência encerrada`: the measure ended, together with the one that
  // undid it.
  if (isByMedida(notas[index])) while (isByMedida(notas[next])) next += 1;
  return notas[next]?.tipo === 'encerramento';
}

const isByMedida = (nota: Nota | undefined): boolean =>
  nota?.tipo === 'revogacao' && /medida provis/iu.test(nota.ato ?? '');

function isLapsed(grupo: Grupo): boolean {
  return grupo.notas.some(
    (nota, i) =>
      nota.tipo === 'encerramento' &&
      !['revogacao', 'eficacia', 'outra'].includes(beforeEnd(grupo.notas, i)?.tipo ?? ''),
  );
}

/** Returns the note that an ending note ends: the nearest one before it that is not itself about force. */
function beforeEnd(notas: readonly Nota[], index: number): Nota | undefined {
  for (let i = index - 1; i >= 0; i--) {
    const nota = notas[i] as Nota;
    if (nota.tipo !== 'encerramento' && nota.tipo !== 'eficacia') return nota;
  }
  return undefined;
}

/**
 * Returns the note that repeals. If there are several, it is the first that is not a provisional measure's, since the
 * law that the measure became confirms it.
 */
function findRepeal(notas: readonly Nota[]): Nota | null {
  const restored = notas.findLastIndex(restores);
  const repeals = notas.filter(
    (nota, i) =>
      !endedBy(notas, i) &&
      (nota.tipo === 'revogacao' || nota.tipo === 'inconstitucional' || nota.tipo === 'suspensao') &&
      i >= restored &&
      !/^revogad[oa] o caput/iu.test(nota.texto),
  );
  const byAct = repeals.filter((repeal) => repeal.tipo === 'revogacao' && repeal.ato !== null);
  const nota = byAct.find((repeal) => !/medida provis/iu.test(repeal.ato ?? '')) ?? byAct[0] ?? repeals[0];
  if (!nota) return null;
  if (nota.tipo !== 'revogacao') return { ...nota, ato: null };
  if (nota.ato !== null) return nota;
  // `(Revogado). (Redação dada pela Lei …)`: the act that gave the new wording is the one that repealed.
  const giver =
    notas.slice(notas.indexOf(nota) + 1).find((other) => other.ato !== null && other.tipo !== 'outra') ??
    notas.find((other) => other.ato !== null && (other.tipo === 'redacao' || other.tipo === 'inclusao'));
  return { ...nota, ato: giver?.ato ?? null };
}

/** Whether a note brings the provision back. */
const restores = (nota: Nota): boolean => /^(?:revigorad|restabelecid|repristinad|restaurad)/iu.test(nota.texto);

/** Returns the repeal of an unstruck wording: that of its note, or `revogado.` in the place of its words. */
function standingRepeal(grupo: Grupo): Nota | null {
  const tails = new Set(grupo.caudas.filter(isRepealedTail).flatMap((cauda) => cauda.line.notas));
  const spoken = hasBody(grupo.principal);
  const notas = allNotas(grupo).filter((nota) => !nota.struck && !(spoken && tails.has(nota)));
  const bare = join(grupo.principal, grupo.principal.trechos);
  if (BARE_REPEAL.test(bare)) {
    const giver = notas.findLast((nota) => nota.ato !== null && nota.tipo !== 'outra');
    const { start, end } = grupo.principal;
    return { start, end, texto: bare, tipo: 'revogacao', ato: giver?.ato ?? null, struck: false };
  }
  // If a phrase is struck as unconstitutional, the rest stays in force.
  const repeal = findRepeal(
    grupo.principal.parcial
      ? notas.filter((nota) => nota.tipo !== 'inconstitucional' && nota.tipo !== 'suspensao')
      : notas,
  );
  // A repeal with deferred effect leaves the words next to it in force.
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

/** Whether it is struck for a reason other than a repeal: a measure that lapsed, or a veto. */
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
