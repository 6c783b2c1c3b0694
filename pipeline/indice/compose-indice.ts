import type { TermoExportado } from '../../schemas/contract/model/indice.ts';
import { fold } from '../../schemas/text/fold.ts';
import { ASSUNTOS_DO_ORGAO } from './assunto-do-orgao.ts';
import { caber, principais } from './caber.ts';
import { PESO } from './mencoes.ts';
import { minuscula } from './natural.ts';
import { chaveDoNome, NOMES } from './nomes.ts';
import { doOrgao, ehOrgao } from './orgaos.ts';
import { remember } from './palavras.ts';
import { ehFinal, ehResto, type Remissao } from './remissao.ts';
import { AGRUPADOS, AREAS, VERBETES } from './vocabulario.ts';

/** A synonym has all the entries of its headword; of a greater one only where the reader finds them. */
const MAX_DO_SINONIMO = 24;

/** Headwords that have synonyms; of a word of several senses a synonym has what is of its own area alone. */
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

/** An organ is looked up by each side of it, any other name by itself. */
function ladosDe(nome: string): ((nome: string) => string)[] {
  return ehOrgao(nome)
    ? ASSUNTOS_DO_ORGAO.map((assunto) => (outro: string) => doOrgao(assunto, outro))
    : [(outro) => outro];
}

/** A single word may be another's in another act: `remissão` is a debt's or an adolescent's. */
const ehProprio = (nome: string) => nome.includes(' ') || /^\p{Lu}{2}/u.test(nome);

/** The one headword that a synonym stands for: its entries are that one's, by whatever name they came. */
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

interface Grupo {
  termo: string;
  /** By ref_key: a provision is once under a term. */
  remissoes: Map<string, Remissao>;
}

/** A line that its term has no room for. */
export interface Excedente {
  termo: string;
  subtermo: string | null;
  ref_key: string;
}

/** The terms of an index, and what they have no room for. */
export interface Indice {
  termos: TermoExportado[];
  excedentes: Excedente[];
}

/** Makes one index of the lines of all acts, which come in the order of the catalogue and of reading. */
export function composeIndice(remissoes: readonly Remissao[]): Indice {
  const grupos = new Map<string, Grupo>();
  const grupoDe = (termo: string): Grupo => {
    const chave = chaveDoNome(termo);
    return remember(grupos, chave, () => ({ termo: NOMES.get(chave) ?? termo, remissoes: new Map() }));
  };
  const linhasDe = (nome: string) => [...(grupos.get(chaveDoNome(nome))?.remissoes.values() ?? [])];
  const enter = (nome: string, remissao: Remissao) => {
    const grupo = grupoDe(nome);
    if (grupo.remissoes.has(remissao.ref_key)) return;
    const same = remissao.subtermo !== null && ` ${chaveDoNome(nome)} `.includes(` ${chaveDoNome(remissao.subtermo)} `);
    grupo.remissoes.set(remissao.ref_key, same ? { ...remissao, subtermo: null } : remissao);
  };
  // A reference stands at a provision that is about both, else about the term that refers: never about the other alone.
  const refer = (nome: string, outro: string, linhas: readonly Remissao[]) => {
    const comuns = new Set(linhasDe(outro).map(({ ref_key }) => ref_key));
    if (comuns.size === 0) return;
    const ambos = linhas.filter(({ ref_key }) => comuns.has(ref_key));
    const [alvo] = principais(ambos.length > 0 ? ambos : linhas, 1);
    const subtermo = `ver também ${minuscula(outro)}`;
    if (alvo) grupoDe(nome).remissoes.set(subtermo, { ...alvo, subtermo, peso: PESO.titulo });
  };
  for (const remissao of remissoes) enter(PRINCIPAL.get(chaveDoNome(remissao.termo)) ?? remissao.termo, remissao);
  for (const { termo, sinonimos, atos } of SINONIMIA) {
    const ofArea = linhasDe(termo).filter(({ ref_key }) => atos?.has(ref_key.split('.', 1)[0] as string) ?? true);
    const own = ofArea.filter((linha) => !ehFinal(linha) && !ehResto(linha));
    for (const sinonimo of sinonimos) {
      if (own.length > MAX_DO_SINONIMO) refer(sinonimo, termo, own);
      else for (const remissao of own) enter(sinonimo, remissao);
    }
  }
  for (const { termo, ver = [] } of VERBETES) {
    const linhas = linhasDe(termo).filter((linha) => !linha.subtermo?.startsWith('ver também '));
    for (const outro of ver) for (const lado of ladosDe(outro)) refer(termo, lado(outro), linhas);
  }
  const indice: Indice = { termos: [], excedentes: [] };
  for (const { termo, remissoes: linhas } of grupos.values()) {
    const { cabem, sobram } = caber([...linhas.values()]);
    const entradas = cabem.map(({ subtermo, ref_key }) => ({ subtermo, ref_key }));
    indice.termos.push({ termo, chave: fold(termo), entradas });
    indice.excedentes.push(...sobram.map(({ subtermo, ref_key }) => ({ termo, subtermo, ref_key })));
  }
  indice.termos.sort((a, b) => (a.chave < b.chave ? -1 : 1));
  return indice;
}
