import type { Line } from '../lines/lines.ts';
import { hasBody } from '../lines/shape.ts';
import { type Cauda, descend, type Grupo, isListMember, type No, type Serie } from '../tree/tree.ts';
import { BARE_STATE } from './texts.ts';

/**
 * Gives every unlabelled paragraph after a list to its owner. The paragraphs belong to the list members if every member
 * is followed by one (`Pena –`, `Infração –`), or if those that follow members say different things, each about the
 * members before it. Otherwise they belong to the provision above the list.
 */
export function settleTails(serie: Serie): void {
  for (const artigo of serie.artigos) {
    settle(artigo);
    for (const no of descend(artigo)) freeStanding(no);
  }
}

/**
 * Moves unstruck paragraphs away from a wording that is struck, vetoed or repealed. They belong to the next provision
 * above that is in force: the penalty below a struck `Parágrafo único` belongs to its article. They stay if nothing
 * above is in force. They also stay if a later wording has the same in its own paragraph, since the strike has then
 * only left them out.
 */
function freeStanding(no: No): void {
  for (const grupo of no.grupos) {
    if (grupo.caudas.length === 0 || isStanding(grupo)) continue;
    const first = grupo.caudas.findIndex((cauda, i) => isLive(cauda) && !goesOn(grupo, i));
    if (first < 0) continue;
    const found = standingAbove(no, grupo);
    if (!found) continue;
    const { target, child } = found;
    const openings = new Set(target.caudas.filter(isLive).map(({ line }) => opening(line)));
    const freed = new Set<Cauda>();
    for (const [i, cauda] of grupo.caudas.entries()) {
      if (i < first || cauda.line.riscada || cauda.modo === 'citada') continue;
      if (target.posicao > grupo.posicao && openings.has(opening(cauda.line))) continue;
      freed.add(cauda);
    }
    grupo.caudas = grupo.caudas.filter((cauda) => !freed.has(cauda));
    const fecho = child !== null && isListMember(child) ? { fecho: true as const } : {};
    const ditos = new Set(target.caudas.filter(isLive).map(({ line }) => said(line)));
    for (const { line, modo } of freed) {
      target.caudas.push({ line, modo: ditos.has(said(line)) ? 'repetida' : modo, ...fecho });
    }
  }
}

/** Whether a wording is in force: neither struck, nor a veto or a repeal with no words of its own. */
function isStanding({ principal, notas }: Grupo): boolean {
  if (principal.riscada) return false;
  if (BARE_STATE.test(principal.corpo.trim())) return false;
  return hasBody(principal) || !notas.some(({ tipo }) => tipo === 'veto' || tipo === 'revogacao');
}

/** Returns the wording that the paragraphs below `grupo` belong to, and the provision below it on the way to `no`. */
function standingAbove(no: No, grupo: Grupo): { target: Grupo; child: No | null } | null {
  const later = no.grupos.findLast((other) => other.posicao > grupo.posicao && isStanding(other));
  if (later) return { target: later, child: null };
  for (let child = no; child.pai; child = child.pai) {
    const target = child.pai.grupos.at(-1) as Grupo;
    if (isStanding(target)) return { target, child };
  }
  return null;
}

/** Whether a line ends the sentence of the struck line before it, or is a cell of its table. */
function goesOn({ principal, caudas }: Grupo, index: number): boolean {
  const { line } = caudas[index] as Cauda;
  const before = caudas[index - 1]?.line ?? principal;
  if (line.block.table > 0 && before.riscada && before.block.table === line.block.table) return true;
  return before.riscada && /^\s*\p{Ll}/u.test(line.corpo) && !/[.;:!?”"]\s*$/.test(before.corpo);
}

const opening = (line: Line): string => /\p{L}+/u.exec(line.corpo)?.[0].toLowerCase() ?? '';

function settle(no: No): void {
  // The deepest lists come first, because what leaves them may leave the list above too.
  for (const filho of no.filhos) settle(filho);
  for (const nivel of ['item', 'alinea', 'inciso'] as const) {
    const members = no.filhos.filter((filho) => filho.nivel === nivel);
    if (!members.some(hasTail)) continue;
    const standing = members.filter((member) => member.grupos.some((grupo) => !grupo.principal.riscada));
    const worded = (standing.length > 0 ? standing : members).filter(hasWords);
    const counted = worded.length > 0 ? worded : members;
    if (counted.length > 1 && counted.every(hasTail)) continue;
    if (new Set(standing.map(saidBelow).filter((words) => words !== '')).size > 1) continue;
    const ditos = new Map<Grupo, Set<string>>();
    for (const member of members) lift(member, no, ditos);
  }
}

/** Whether a member has words that a paragraph could follow, which vetoed and repealed members do not. */
const hasWords = (no: No): boolean =>
  no.grupos.some((grupo) => /\p{L}/u.test(grupo.principal.corpo.replace(/^\W*(?:vetad|revogad)[oa]\W*$/iu, '')));
const isLoose = (cauda: Cauda): boolean => cauda.modo === 'paragrafo' || cauda.modo === 'celula';
const isLive = (cauda: Cauda): boolean => isLoose(cauda) && !cauda.line.riscada;
const hasTail = (no: No): boolean => no.grupos.some((grupo) => grupo.caudas.some(isLoose));

/** Returns what the loose paragraphs of a member's unstruck wordings say. */
function saidBelow(member: No): string {
  const caudas = member.grupos.filter(({ principal }) => !principal.riscada).flatMap((grupo) => grupo.caudas);
  return caudas
    .filter(isLive)
    .map(({ line }) => said(line))
    .join('\n');
}

/**
 * Returns the words of a paragraph, whatever mark ends it, and of its notes. A paragraph that came with another law is
 * not a repetition, so the notes count.
 */
const said = ({ corpo, notas }: Cauda['line']): string =>
  [corpo, ...notas.map(({ texto }) => texto)]
    .join('\n')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Moves the loose paragraphs of a list member to the wording of its parent that they follow. A paragraph that the page
 * repeats is printed once. `ditos` holds what each wording has been given.
 */
function lift(member: No, pai: No, ditos: Map<Grupo, Set<string>>): void {
  if (!isListMember(member)) return;
  for (const grupo of member.grupos) {
    const first = grupo.caudas.findIndex(isLoose);
    if (first < 0) continue;
    // A quoted block stays with its command, and the continuation of a paragraph goes with the paragraph.
    if (grupo.caudas.some((cauda) => cauda.modo === 'citada')) continue;
    const target = pai.grupos.findLast((candidate) => candidate.posicao < grupo.posicao) ?? pai.grupos.at(-1);
    if (!target) continue;
    const dito = ditos.get(target) ?? new Set(target.caudas.filter(isLive).map(({ line }) => said(line)));
    ditos.set(target, dito);
    for (const cauda of grupo.caudas.splice(first)) {
      const again = !cauda.line.riscada && dito.has(said(cauda.line));
      if (isLive(cauda)) dito.add(said(cauda.line));
      target.caudas.push({ ...cauda, fecho: true, ...(again && { modo: 'repetida' }) });
    }
  }
}
