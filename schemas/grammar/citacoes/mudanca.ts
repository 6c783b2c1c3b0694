import { anyOf, listOf } from './instrumentos.ts';

/** By these an act changes what another says, or puts in it what it did not have. */
const MUDA = listOf(`
  alter, modific, reform, reformul, atualiz, emend, acrescent, acresc, inclu, introduz, inser, insir, adicion, cri, mud, renumer,
  reescrev, corrig, ampli, restring
`);
/** By these it takes its place, or leaves it without any. */
const DESFAZ = listOf('revog, derrog, abrog, ab-rog, substitu, suprim, elimin, extingu, retir');
/** By these it rules what another has told. */
const REGULA = listOf('regulament, disciplin');

const RADICAIS = anyOf([...MUDA, ...DESFAZ, ...REGULA]);

/** What changes an act, as a verb: `altera`, `revogou-se`, `incluindo`, `a alterar`. */
export const MUDAR = `(?:${RADICAIS})(?:ou|ar(?:am|em|[áa])?|am?|ando|em?|iu|i|eu|ir(?:am|em|[áa])?|er(?:am|em|[áa])?|indo|endo)?(?:-se)?`;

/** Of what was changed: `alterado`, `incluída`. */
export const MUDADO = listOf(
  'alterad, modificad, reformad, reformulad, atualizad, emendad, acrescentad, acrescid, incluíd, introduzid, inserid, adicionad',
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
