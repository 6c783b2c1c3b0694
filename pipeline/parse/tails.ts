import { type Cauda, type Grupo, isListMember, type No, type Serie } from './tree.ts';

/**
 * Gives every unlabelled paragraph after a list to its owner: to each member when every member is followed by one
 * (`Pena –`, `Infração –`), or when those that are say different things, each of the members before it; else to the
 * provision above the list.
 */
export function settleTails(serie: Serie): void {
  for (const artigo of serie.artigos) settle(artigo);
}

function settle(no: No): void {
  // The lists deepest down come first: what leaves them may leave the list above too.
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

/** Vetoed and repealed members have nothing that a paragraph could follow. */
const hasWords = (no: No): boolean =>
  no.grupos.some((grupo) => /\p{L}/u.test(grupo.principal.corpo.replace(/^\W*(?:vetad|revogad)[oa]\W*$/iu, '')));
const isLoose = (cauda: Cauda): boolean => cauda.modo === 'paragrafo' || cauda.modo === 'celula';
const isLive = (cauda: Cauda): boolean => isLoose(cauda) && !cauda.line.riscada;
const hasTail = (no: No): boolean => no.grupos.some((grupo) => grupo.caudas.some(isLoose));

/** What the loose paragraphs of a member say as it stands. */
function saidBelow(member: No): string {
  const caudas = member.grupos.filter(({ principal }) => !principal.riscada).flatMap((grupo) => grupo.caudas);
  return caudas
    .filter(isLive)
    .map(({ line }) => said(line))
    .join('\n');
}

/** The words of a paragraph, whatever mark ends it, and what is noted of them: what came with another law is no repetition. */
const said = ({ corpo, notas }: Cauda['line']): string =>
  [corpo, ...notas.map(({ texto }) => texto)]
    .join('\n')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Moves the loose paragraphs of a list member to the wording of its parent that they follow; one that the page repeats is
 * said once. `ditos` is what each wording has been given.
 */
function lift(member: No, pai: No, ditos: Map<Grupo, Set<string>>): void {
  if (!isListMember(member)) return;
  for (const grupo of member.grupos) {
    const first = grupo.caudas.findIndex(isLoose);
    if (first < 0) continue;
    // A quoted block stays with its command, and what goes on from a paragraph goes with it.
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
