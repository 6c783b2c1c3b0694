import type { AtoVerificavel } from '../ato-verificavel.ts';
import { readActCitations } from '../grammar/act-citation.ts';
import { makeSigla } from '../grammar/act-name.ts';
import { classifyNota, readAto, type TipoNota } from '../grammar/note-kinds.ts';
import type { Dispositivo, VersoesDispositivo } from '../model/dispositivo.ts';
import type { Localizado } from './locate.ts';

/** Which acts changed an act: the made sigla of each, and the positions, rising, of what a note says that it changed. */
export type Alteradores = ReadonlyMap<string, readonly number[]>;

const ALTERAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  ...(['redacao', 'inclusao', 'renumeracao', 'revogacao', 'veto', 'encerramento'] as const),
]);
/** `Expressão substituída pela Lei nº …`, a note of no kind of its own. */
const PALAVRAS = /^(?:express|palavra|substitu|nova reda|denomina)/i;

/**
 * Reads the notes of an act, in which later acts leave what they changed.
 * @param linhas its provisions in reading order
 * @param versoes of those that have earlier wordings, which have notes of their own
 */
export function alteradoresDe(
  linhas: Iterable<Pick<Dispositivo, 'ref_key' | 'anotacoes'>>,
  versoes: Iterable<VersoesDispositivo> = [],
): Alteradores {
  const antes = new Map(
    Array.from(versoes, ({ ref_key, versoes: all }) => [ref_key, all.flatMap(({ anotacoes }) => anotacoes)]),
  );
  const found = new Map<string, number[]>();
  // A law leaves one note at all that it changed.
  const siglas = new Map<string, string | null>();
  const siglaDe = (nota: string) => {
    const known = siglas.get(nota);
    if (known !== undefined) return known;
    const sigla = siglaDoAlterador(nota);
    siglas.set(nota, sigla);
    return sigla;
  };
  let posicao = 0;
  for (const { ref_key, anotacoes } of linhas) {
    for (const nota of [...anotacoes, ...(antes.get(ref_key) ?? [])]) {
      const sigla = siglaDe(nota);
      if (sigla === null) continue;
      const posicoes = found.get(sigla) ?? [];
      if (posicoes.at(-1) !== posicao) posicoes.push(posicao);
      found.set(sigla, posicoes);
    }
    posicao += 1;
  }
  return found;
}

/** The act that a note says changed what it stands by; null when it says no such thing. */
function siglaDoAlterador(nota: string): string | null {
  if (!ALTERAM.has(classifyNota(nota)) && !PALAVRAS.test(nota)) return null;
  const [ato] = readActCitations(readAto(nota) ?? '', 0);
  return ato ? makeSigla(ato) : null;
}

/** The provisions that an act changed: of its number, and of its year where both have one (`EC-115`, `LEI-10224`). */
const posicoesDe = (alteradores: Alteradores, sigla: string): number[] =>
  [...alteradores].flatMap(([made, posicoes]) => (isMesmo(made, sigla) ? posicoes : []));

function isMesmo(made: string, sigla: string): boolean {
  const [curta, longa] = made.length < sigla.length ? [made, sigla] : [sigla, made];
  return curta === longa || (longa.startsWith(curta) && /^-\d{4}$/.test(longa.slice(curta.length)));
}

/** Whether an act, by its made sigla, changed anything of another. */
export const alterou = (alteradores: Alteradores, sigla: string): boolean => posicoesDe(alteradores, sigla).length > 0;

/** Whether an act changed what a citation leads to: the provision, what is below it, or what stands above it. */
export function alterouAli(ato: AtoVerificavel, alteradores: Alteradores, sigla: string, achado: Localizado): boolean {
  const { cadeia } = achado;
  const ali = ato.chaves[cadeia.at(-1) as number] as string;
  return posicoesDe(alteradores, sigla).some(
    (posicao) => cadeia.includes(posicao) || ato.chaves[posicao]?.startsWith(`${ali}.`),
  );
}
