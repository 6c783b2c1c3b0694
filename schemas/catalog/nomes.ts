import { type Alias, type AtoAnterior, type AtoNomeado, buildNomes, type Nomes } from '../citations/mentions/names.ts';
import type { Catalogo } from '../contract/model/corpus/catalogo.ts';
import { parseActCitation } from '../law/act-citation.ts';
import { makeSigla } from '../law/act-name.ts';
import { parseMadeSigla } from '../law/made-sigla.ts';
import { fold } from '../text/fold.ts';
import { type AliasIndex, aliasIndex, findAto } from './aliases.ts';
import { feitaOf } from './antecessores.ts';
import { deFora } from './de-fora.ts';
import { forcaOf, isUnica } from './forca.ts';
import { rememberSiglas } from './siglas-numeradas.ts';
import { superadoEm, superados } from './superados.ts';

/**
 * Builds the names of a catalogue's acts in the form in which the grammar of citations looks them up.
 * @param outros folded names of acts that are not in the catalogue; names that are only a number are not needed
 * @param find returns the sigla for one of these names, or for a number
 */
export function nomesDe(
  catalogo: Catalogo,
  outros: ReadonlyMap<string, string> = new Map(),
  find: (chave: string) => string | null = (chave) => outros.get(chave) ?? null,
): Nomes {
  const index = aliasIndex(catalogo);
  const siglaDe: SiglaDe = (chave) => index.get(chave) ?? find(chave);
  const atos: AtoNomeado[] = catalogo.atos.map(({ sigla, ano, tipo, nome, nomes, areas, revogado_por }) => ({
    ...{ sigla, ano, codigo: tipo === 'codigo', tratado: tipo === 'decreto' && areas.includes('internacional') },
    nomes: [sigla, nome, ...nomes]
      .filter((alias) => !parseMadeSigla(alias) && !(revogado_por && DATADO.test(alias)))
      .map(toAlias),
  }));
  for (const [chave, sigla] of outros) {
    // A number is read by the grammar. As names, the numbers of a thousand laws would be ten thousand names.
    if (index.has(chave) || isNumero(chave)) continue;
    atos.push({ sigla, ano: null, codigo: /^(?:codigo|consolidacao) /.test(chave), nomes: [toAlias(chave)] });
  }
  return buildNomes([...atos, ...soAnteriores(siglaDe), ...soDeFora(siglaDe)], anteriores(siglaDe), {
    numerado: rememberSiglas((ato) => {
      const made = makeSigla(ato);
      // A generated sigla folds to itself in lower case.
      return siglaDe(made.toLowerCase()) ?? made;
    }),
    homonimos: homonimosDe(catalogo),
    publicado: (nome) => siglaDe(fold(nome)),
  });
}

/** Returns the sigla of the act with a folded name, or null. */
type SiglaDe = (chave: string) => string | null;

/**
 * `CPC/1973`, `Código Civil de 1916`: the name of today's act with another year. The grammar reads it as any name with
 * a year (`cc 1916` may be its art. 1.916).
 */
const DATADO = /(?:\/|\sde\s)\d{2,4}$/u;

/** Whether a name is only the act's number, in any form: `lei nº 9.784/1999`, `lei-9784-1999`. */
export function isNumero(chave: string): boolean {
  if (parseMadeSigla(chave)) return true;
  const cited = /\d/.test(chave) ? parseActCitation(chave) : null;
  return cited?.inicio === 0 && cited.fim === chave.length;
}

/**
 * A shared name means another act only if that act's number is given: `LRF` alone is the Lei de Responsabilidade
 * Fiscal, and with the number of the bankruptcy law it is that law.
 */
const homonimosDe = ({ atos }: Catalogo): Map<string, string> =>
  new Map(
    atos.flatMap(({ forma, numero, ano, homonimos = [] }) =>
      forma === 'constituicao' ? [] : homonimos.map((nome) => [nome, makeSigla({ forma, numero, ano })] as const),
    ),
  );

/**
 * Returns the sigla of the act that a name meant on a day, or that a number means: `Código de Processo Civil` on
 * 1999-11-10 is `LEI-5869-1973`. Returns null if the act of that day has no sigla, or if no known act has the name.
 * @param data ISO 8601; today if it is left out
 */
export function findAtoEm(index: AliasIndex, nome: string, data?: string): string | null {
  const today = findAto(index, nome);
  if (data === undefined) return today;
  const name = fold(nome);
  const then = superadoEm(data, (outro) => outro === name || (today !== null && index.get(outro) === today));
  return then ? (then.sigla ?? null) : today;
}

const toAlias = (nome: string): Alias => ({ nome, forca: forcaOf(nome), unica: isUnica(nome) });

/** Lists the acts of other years under the names of today's acts. */
function anteriores(siglaDe: SiglaDe): AtoAnterior[] {
  return superados.flatMap((superado) =>
    superado.nomes.flatMap((nome) => {
      const sigla = siglaDe(fold(nome));
      return sigla === null ? [] : [{ sigla, ano: superado.ano, feita: feitaOf(superado, sigla) }];
    }),
  );
}

/** Lists the names that only acts of other years have: `Lei de Imprensa`. */
function soAnteriores(siglaDe: SiglaDe): AtoNomeado[] {
  return superados.map((superado) => ({
    ...{ sigla: feitaOf(superado, 'CF'), ano: superado.ano, codigo: superado.tipo === 'codigo', superado: true },
    nomes: superado.nomes.filter((nome) => siglaDe(fold(nome)) === null).map(toAlias),
  }));
}

/** Lists the acts outside any catalogue, by the names that no catalogued act has. */
const soDeFora = (siglaDe: SiglaDe): AtoNomeado[] =>
  deFora.map(({ sigla, ano, nomes }) => ({
    ...{ sigla: siglaDe(fold(sigla)) ?? sigla, ano, codigo: false },
    nomes: nomes.filter((nome) => siglaDe(fold(nome)) === null).map(toAlias),
  }));
