import { anyOf, listOf } from './instrumentos.ts';

/** By these an act changes what another says, or puts in it what it did not have. */
const MUDA = listOf(`
  alter, modific, reform, reformul, atualiz, emend, acrescent, acresc, inclu, introduz, inser, insir, adicion, cri, mud, renumer,
  reescrev, corrig, ampli, restring, aperfeiço, aprimor, incorpor, agreg, flexibiliz, prorrog, revigor, repristin
`);
/** By these it takes its place, or leaves it without any. */
const DESFAZ = listOf('revog, derrog, abrog, ab-rog, substitu, suprim, elimin, extingu, retir, exclu, abol');
/** By these it rules what another has told. */
const REGULA = listOf('regulament, disciplin');

/** By these it is set against another, or only speaks of it. */
const CONTRARIA = listOf(`
  viol, contrari, ofend, afront, infring, desrespeit, recepcion, reproduz, repet, remet, interpret, excepcion, suspend
`);

const TERMINACOES =
  '(?:ou|ar(?:am|em|[áa])?|am?|ando|em?|iu|i|eu|ir(?:am|em|[áa])?|er(?:am|em|[áa])?|indo|endo)?(?:-se)?';

/** What changes an act, as a verb: `altera`, `revogou-se`, `incluindo`, `a alterar`. */
export const MUDAR = `(?:${anyOf([...MUDA, ...DESFAZ])})${TERMINACOES}`;
export const REGULAR = `(?:${anyOf(REGULA)})${TERMINACOES}`;
export const CONTRARIAR = `(?:${anyOf(CONTRARIA)})${TERMINACOES}`;
/** What is done to an act by a change that is told as a thing: `promoveu alterações`. */
export const FAZER =
  '(?:promove(?:u|ram)?|promovendo|fez|fizeram|faz|fazendo|trouxe|trouxeram|traz|trazendo|introduz(?:iu|indo)?|operou|realizou|efetuou|implementou|determinou|d(?:eu|eram|[áa]|ar|ando)|confer(?:iu|e|ir|indo))';
/** `deu ao art. 5º nova redação`. */
export const DAR = '(?:d(?:eu|eram|[áa]|ar|ando)|confer(?:iu|e|ir|indo)|atribuiu)';

/** Of what was changed: `alterado`, `incluída`. */
export const MUDADO = listOf(
  'alterad, modificad, reformad, reformulad, atualizad, emendad, acrescentad, acrescid, incluíd, introduzid, inserid, adicionad, renumerad',
);
/** Of what another took the place of. */
export const DESFEITO = listOf('revogad, derrogad, abrogad, ab-rogad, substituíd');

/** The change itself. */
export const MUDANCA = listOf(
  'redação, alteração, alterações, modificação, modificações, mudança, mudanças, reforma, reformas, atualização, atualizações',
);

/** Every ending of participles. */
export const generos = (stems: readonly string[]): string[] =>
  stems.flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end));
