import type { DiplomaDetalhado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { TermoExportado } from '../../schemas/contract/model/service/indice.ts';
import { fold } from '../../schemas/text/fold.ts';
import { ASSUNTOS_DO_ORGAO } from './entries/assunto-do-orgao.ts';
import { caber, principais } from './entries/caber.ts';
import { type Linhas, linhasEmMemoria } from './entries/linhas.ts';
import { PESO } from './entries/mencoes.ts';
import { ehFinal, ehResto, type Remissao } from './entries/remissao.ts';
import { chaveDoNome, NOMES } from './headings/nomes.ts';
import { indexarAto } from './indice-do-ato.ts';
import { minuscula } from './words/natural.ts';
import { doOrgao, ehOrgao } from './words/orgaos.ts';
import { AGRUPADOS, AREAS, VERBETES } from './words/vocabulario.ts';

/** A synonym repeats all entries of its headword, up to this many. Beyond that it only refers to the headword. */
const MAX_DO_SINONIMO = 24;

/** Headwords with synonyms. If a word has several senses, a synonym gets only the entries of its own area. */
const SINONIMIA = AREAS.flatMap(({ atos, verbetes }) =>
  verbetes
    .filter(({ sinonimos }) => sinonimos !== undefined)
    .flatMap(({ termo, sinonimos = [], so }) =>
      ladosDe(termo).map((lado) => ({
        termo: lado(termo),
        sinonimos: sinonimos
          .filter((nome) => ehOrgao(termo) || !ehOrgao(nome))
          .map((nome) => (ehOrgao(nome) ? lado(nome) : nome)),
        atos: AGRUPADOS.has(termo) ? new Set(so ?? atos) : null,
      })),
    ),
);

/** An organ is listed under each of its aspects; any other name under itself. */
function ladosDe(nome: string): ((nome: string) => string)[] {
  return ehOrgao(nome)
    ? ASSUNTOS_DO_ORGAO.map((assunto) => (outro: string) => doOrgao(assunto, outro))
    : [(outro) => outro];
}

/** A single word may have another meaning in another act: `remissão` of a debt, or for an adolescent. */
const ehProprio = (nome: string) => nome.includes(' ') || /^\p{Lu}{2}/u.test(nome);

/** Maps a synonym to its headword, which holds the entries of both. */
const PRINCIPAL: ReadonlyMap<string, string> = (() => {
  const proprios = new Set(VERBETES.map(({ termo }) => chaveDoNome(termo)));
  const found = new Map<string, string | null>();
  for (const { termo, sinonimos, atos } of SINONIMIA) {
    for (const chave of sinonimos.filter(ehProprio).map(chaveDoNome)) {
      const known = found.get(chave);
      const alone = atos === null && !proprios.has(chave) && (known === undefined || known === termo);
      found.set(chave, alone ? termo : null);
    }
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null));
})();

/** An act with its provisions in reading order. */
interface AtoIndexavel {
  diploma: Pick<DiplomaDetalhado, 'sigla' | 'nome'>;
  dispositivos: readonly Dispositivo[];
}

/** A line that does not fit under its term. */
export interface Excedente {
  termo: string;
  subtermo: string | null;
  ref_key: string;
}

/** The terms of an index, and the lines that did not fit. */
export interface Indice {
  termos: TermoExportado[];
  excedentes: Excedente[];
}

/**
 * Composes one index from the lines of all acts, which come in catalogue order and, within an act, in reading order.
 */
export function composeIndice(remissoes: Iterable<Remissao>): Indice {
  const linhas = linhasEmMemoria();
  for (const remissao of remissoes) addRemissao(linhas, remissao);
  return finishIndice(linhas);
}

/** Adds the lines of an act. */
export function addAto(linhas: Linhas, { diploma: { sigla, nome }, dispositivos }: AtoIndexavel): void {
  for (const remissao of indexarAto(sigla, nome, dispositivos)) addRemissao(linhas, remissao);
}

/** Adds a line of an act under the headword of its term. */
function addRemissao(linhas: Linhas, remissao: Remissao): void {
  enter(linhas, PRINCIPAL.get(chaveDoNome(remissao.termo)) ?? remissao.termo, remissao);
}

function enter(linhas: Linhas, nome: string, remissao: Remissao): void {
  const { ref_key, subtermo } = remissao;
  const chave = chaveDoNome(nome);
  const same = subtermo !== null && ` ${chave} `.includes(` ${chaveDoNome(subtermo)} `);
  linhas.add(chave, ref_key, { ...remissao, termo: nome, subtermo: same ? null : subtermo });
}

/** Composes the index when all lines are added. */
export function finishIndice(linhas: Linhas): Indice {
  const linhasDe = (nome: string) => linhas.de(chaveDoNome(nome));
  // A cross-reference is placed at a provision about both terms, or else at one about the referring term; never at one
  // about the other term alone.
  const refer = (nome: string, outro: string, doNome: readonly Remissao[]) => {
    const comuns = new Set(linhasDe(outro).map(({ ref_key }) => ref_key));
    if (comuns.size === 0) return;
    const ambos = doNome.filter(({ ref_key }) => comuns.has(ref_key));
    const [alvo] = principais(ambos.length > 0 ? ambos : doNome, 1);
    const subtermo = `ver também ${minuscula(outro)}`;
    if (alvo) linhas.put(chaveDoNome(nome), subtermo, { ...alvo, termo: nome, subtermo, peso: PESO.titulo });
  };
  for (const { termo, sinonimos, atos } of SINONIMIA) {
    const ofArea = linhasDe(termo).filter(({ ref_key }) => atos?.has(ref_key.split('.', 1)[0] as string) ?? true);
    const own = ofArea.filter((linha) => !ehFinal(linha) && !ehResto(linha));
    for (const sinonimo of sinonimos) {
      if (own.length > MAX_DO_SINONIMO) refer(sinonimo, termo, own);
      else for (const remissao of own) enter(linhas, sinonimo, remissao);
    }
  }
  for (const { termo, ver = [] } of VERBETES) {
    const own = linhasDe(termo).filter((linha) => !linha.subtermo?.startsWith('ver também '));
    for (const outro of ver) for (const lado of ladosDe(outro)) refer(termo, lado(outro), own);
  }
  const indice: Indice = { termos: [], excedentes: [] };
  for (const chave of linhas.chaves()) {
    const found = linhas.de(chave);
    const termo = NOMES.get(chave) ?? (found[0] as Remissao).termo;
    const { cabem, sobram } = caber(found);
    const entradas = cabem.map(({ subtermo, ref_key }) => ({ subtermo, ref_key }));
    indice.termos.push({ termo, chave: fold(termo), entradas });
    for (const { subtermo, ref_key } of sobram) indice.excedentes.push({ termo, subtermo, ref_key });
  }
  indice.termos.sort((a, b) => (a.chave < b.chave ? -1 : 1));
  return indice;
}
