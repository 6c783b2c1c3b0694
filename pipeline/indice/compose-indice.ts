import type { TermoExportado } from '../../schemas/model/indice.ts';
import { fold } from '../../schemas/text/fold.ts';
import { PESO } from './mencoes.ts';
import { minuscula } from './natural.ts';
import { chaveDoNome, NOMES } from './nomes.ts';
import { remember } from './palavras.ts';
import type { Remissao } from './remissao.ts';
import { VERBETES } from './vocabulario.ts';

/** More would be a list of articles, and no index. */
const MAX_ENTRADAS = 150;
/** A synonym has the entries of its headword; of a great one only what is most about it. */
const MAX_DO_SINONIMO = 12;

interface Grupo {
  termo: string;
  /** By ref_key: a provision is once under a term. */
  remissoes: Map<string, Remissao>;
}

/** Makes one index of the lines of all acts, which come in the order of the catalogue and of reading. */
export function composeIndice(remissoes: readonly Remissao[]): TermoExportado[] {
  const grupos = new Map<string, Grupo>();
  const grupoDe = (nome: string): Grupo => {
    const chave = chaveDoNome(nome);
    return remember(grupos, chave, () => ({ termo: NOMES.get(chave) ?? nome, remissoes: new Map() }));
  };
  const enter = (nome: string, remissao: Remissao) => {
    const chave = chaveDoNome(nome);
    const grupo = grupoDe(nome);
    if (grupo.remissoes.has(remissao.ref_key)) return;
    const same = remissao.subtermo !== null && chaveDoNome(remissao.subtermo) === chave;
    grupo.remissoes.set(remissao.ref_key, same ? { ...remissao, subtermo: null } : remissao);
  };
  for (const remissao of remissoes) enter(remissao.termo, remissao);
  for (const { termo, sinonimos = [] } of VERBETES) {
    const lines = [...(grupos.get(chaveDoNome(termo))?.remissoes.values() ?? [])];
    const own = lines.filter(({ derivada }) => !derivada);
    const found = own.length > MAX_DO_SINONIMO ? own.filter(({ peso }) => peso >= PESO.assunto) : own;
    for (const sinonimo of sinonimos) for (const remissao of found) enter(sinonimo, remissao);
  }
  for (const { termo, ver = [] } of VERBETES) {
    for (const outro of ver) {
      const [alvo] = principais([...(grupos.get(chaveDoNome(outro))?.remissoes.values() ?? [])], 1);
      const subtermo = `ver também ${minuscula(outro)}`;
      if (alvo) grupoDe(termo).remissoes.set(subtermo, { ...alvo, subtermo, peso: PESO.titulo });
    }
  }
  return [...grupos.values()].map(compor).sort((a, b) => (a.chave < b.chave ? -1 : 1));
}

function compor({ termo, remissoes }: Grupo): TermoExportado {
  const entradas = principais([...remissoes.values()], MAX_ENTRADAS).map(({ subtermo, ref_key }) => ({
    subtermo,
    ref_key,
  }));
  return { termo, chave: fold(termo), entradas };
}

/** The weightiest, in the order they had. */
function principais(remissoes: readonly Remissao[], max: number): Remissao[] {
  if (remissoes.length <= max) return [...remissoes];
  const ranked = remissoes
    .map((remissao, i) => ({ remissao, i }))
    .sort((a, b) => b.remissao.peso - a.remissao.peso || a.i - b.i);
  return ranked
    .slice(0, max)
    .sort((a, b) => a.i - b.i)
    .map(({ remissao }) => remissao);
}
