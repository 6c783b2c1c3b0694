import type { TermoExportado } from '../../schemas/model/indice.ts';
import { fold } from '../../schemas/text/fold.ts';
import { caber, principais } from './caber.ts';
import { PESO } from './mencoes.ts';
import { minuscula } from './natural.ts';
import { chaveDoNome, NOMES } from './nomes.ts';
import { comoTermo } from './orgaos.ts';
import { remember } from './palavras.ts';
import { ehFinal, ehResto, type Remissao } from './remissao.ts';
import { AGRUPADOS, AREAS, VERBETES } from './vocabulario.ts';

/** A synonym has the entries of its headword; of a great one only what is most about it, and where the rest is. */
const MAX_DO_SINONIMO = 12;

/** Headwords that have synonyms; of a word of several senses a synonym has what is of its own area alone. */
const SINONIMIA = AREAS.flatMap(({ atos, verbetes }) =>
  verbetes
    .filter(({ sinonimos }) => sinonimos !== undefined)
    .map((verbete) => ({ verbete, atos: AGRUPADOS.has(verbete.termo) ? new Set(verbete.so ?? atos) : null })),
);

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
  const grupoDe = (nome: string): Grupo => {
    const termo = comoTermo(nome);
    const chave = chaveDoNome(termo);
    return remember(grupos, chave, () => ({ termo: NOMES.get(chave) ?? termo, remissoes: new Map() }));
  };
  const linhasDe = (nome: string) => [...(grupos.get(chaveDoNome(comoTermo(nome)))?.remissoes.values() ?? [])];
  const enter = (nome: string, remissao: Remissao) => {
    const grupo = grupoDe(nome);
    if (grupo.remissoes.has(remissao.ref_key)) return;
    const same = remissao.subtermo !== null && ` ${chaveDoNome(nome)} `.includes(` ${chaveDoNome(remissao.subtermo)} `);
    grupo.remissoes.set(remissao.ref_key, same ? { ...remissao, subtermo: null } : remissao);
  };
  const refer = (nome: string, outro: string) => {
    const [alvo] = principais(linhasDe(outro), 1);
    const subtermo = `ver também ${minuscula(comoTermo(outro))}`;
    if (alvo) grupoDe(nome).remissoes.set(subtermo, { ...alvo, subtermo, peso: PESO.titulo });
  };
  for (const remissao of remissoes) enter(remissao.termo, remissao);
  for (const { verbete, atos } of SINONIMIA) {
    const { termo, sinonimos = [] } = verbete;
    const ofArea = linhasDe(termo).filter(({ ref_key }) => atos?.has(ref_key.split('.', 1)[0] as string) ?? true);
    const own = ofArea.filter((linha) => !linha.derivada && !ehFinal(linha) && !ehResto(linha));
    const found = own.length > MAX_DO_SINONIMO ? own.filter(({ peso }) => peso >= PESO.assunto) : own;
    for (const sinonimo of sinonimos) {
      for (const remissao of found) enter(sinonimo, remissao);
      if (found.length < own.length) refer(sinonimo, termo);
    }
  }
  for (const { termo, ver = [] } of VERBETES) for (const outro of ver) refer(termo, outro);
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
