import { type Cauda, isListMember, type No, type Serie } from './tree.ts';

/**
 * Gives every unlabelled paragraph after a list to its owner: to each member when every member is followed by one
 * (`Pena –`, `Infração –`), else to the provision above the list.
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
    for (const member of members) lift(member, no);
  }
}

/** Vetoed and repealed members have nothing that a paragraph could follow. */
const hasWords = (no: No): boolean =>
  no.grupos.some((grupo) => /\p{L}/u.test(grupo.principal.corpo.replace(/^\W*(?:vetad|revogad)[oa]\W*$/iu, '')));
const isLoose = (cauda: Cauda): boolean => cauda.modo === 'paragrafo' || cauda.modo === 'celula';
const hasTail = (no: No): boolean => no.grupos.some((grupo) => grupo.caudas.some(isLoose));

/** Moves the loose paragraphs of a list member to the wording of its parent that they follow. */
function lift(member: No, pai: No): void {
  if (!isListMember(member)) return;
  for (const grupo of member.grupos) {
    const first = grupo.caudas.findIndex(isLoose);
    if (first < 0) continue;
    // A quoted block stays with its command, and what goes on from a paragraph goes with it.
    if (grupo.caudas.some((cauda) => cauda.modo === 'citada')) continue;
    const target = pai.grupos.findLast((candidate) => candidate.posicao < grupo.posicao) ?? pai.grupos.at(-1);
    target?.caudas.push(...grupo.caudas.splice(first));
  }
}
