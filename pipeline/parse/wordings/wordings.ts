import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import type { Grupo, No } from '../tree/tree.ts';
import type { Redacao } from '../types.ts';
import { allNotas, isRepealedTail, liveNotas } from './group-notes.ts';
import { BARE_REPEAL, BARE_VETO, commandOf, hasText, join, linesBehindList, textOf } from './texts.ts';
import { inOrderOfTime, versionsOf } from './versions.ts';

/** What the page says of one provision, apart from what its ancestors say. */
export interface Estado {
  /** The wording in force, or the last one when none is; without its label. */
  texto: string;
  /** How many of its last lines stand behind its list. */
  fecho: number;
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

/** The list under the older wording is struck: the newer one has taken its place, whatever its note says of force. */
function fellBetween(no: No, older: Grupo, newer: Grupo): boolean {
  const between = no.filhos
    .flatMap((filho) => filho.grupos)
    .filter(({ posicao }) => older.posicao < posicao && posicao < newer.posicao);
  return between.length > 0 && between.every((grupo) => grupo.principal.riscada);
}

/** `VETADO).` with its bracket lost is a note all the same. */
function withVeto({ principal }: Grupo, vetado: boolean, notas: Nota[]): Nota[] {
  if (!vetado || notas.some((nota) => nota.tipo === 'veto')) return notas;
  const { start, end } = principal;
  return [{ start, end, texto: 'VETADO', tipo: 'veto', ato: null, struck: false }, ...notas];
}

/** Reads which wording of a provision is current (decisions on wordings, repeal and veto). */
export function readEstado(no: No): Estado {
  const { grupos } = no;
  const standing = grupos.filter((grupo) => !grupo.principal.riscada && !isLapsed(grupo));
  let chosen = standing.at(-1) ?? null;
  // A deferred wording, and one that was vetoed, leave the older one where it is unstruck.
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

/** Notes of a provision of which every wording is struck: the last wording's, and the repeal's. */
function lastNotas(grupos: readonly Grupo[]): Nota[] {
  return allNotas(grupos.at(-1) as Grupo);
}

// ── what notes say ────────────────────────────────────────────────────────────────────────────────────────────────

/** The note that ended speaks of the note before it: an ended repeal repeals nothing, an ended wording never stands. */
function endedBy(notas: readonly Nota[], index: number): boolean {
  let next = index + 1;
  // `(Revogado pela MP 905) (Revogado pela MP 955) Vigência encerrada`: what ended is the measure, with what undid it.
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

/** A later note that brings the provision back. */
const restores = (nota: Nota): boolean => /^(?:revigorad|restabelecid|repristinad|restaurad)/iu.test(nota.texto);

/** The repeal that a standing wording bears: its note's, or `revogado.` in the place of its words. */
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
