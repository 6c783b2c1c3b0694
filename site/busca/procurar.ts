import { ler, type Onde, type Procura, procurar } from '../../schemas/search/procurar.ts';
import type { Unidade } from '../../schemas/search/query/unidades.ts';
import { IndiceDoSite, type Partes } from './indice.ts';
import type { Tabela } from './tabela.ts';

/** An index in files: the table that is always loaded, and the words, which are loaded in parts. */
export interface IndiceEmArquivos {
  tabela: Tabela;
  partes: Partes;
}

export interface ProcuraNoSite extends Procura {
  /** Words, as typed, that nothing contains in any wording. */
  ausentes: string[];
  indice: IndiceDoSite;
}

/** Searches with the service's own code, after loading the parts that the query needs. */
export async function procurarNoSite(
  q: string,
  { tabela, partes }: IndiceEmArquivos,
  onde: Onde,
): Promise<ProcuraNoSite> {
  let indice = new IndiceDoSite(tabela, partes);
  // The substitutes of a word are known only once its part is loaded, so most queries need two rounds.
  for (ler(q, indice, indice.nomes); indice.faltam.size > 0; ler(q, indice, indice.nomes)) {
    await partes.carrega(indice.faltam);
    indice = new IndiceDoSite(tabela, partes);
  }
  const found = procurar(q, indice, indice.nomes, onde);
  return { ...found, ausentes: ausentesEm(found, indice), indice };
}

function ausentesEm({ pergunta: { termos }, unidades }: Procura, indice: IndiceDoSite): string[] {
  const answered = new Set(
    unidades.filter((unidade) => isDita(unidade, indice)).flatMap(({ alternativas: [own] }) => own.radicais),
  );
  return termos
    .filter(({ radicais }) => !radicais.every((stem) => answered.has(stem)))
    .flatMap(({ palavras }) => palavras);
}

const isDita = ({ alternativas, atos }: Unidade, indice: IndiceDoSite): boolean =>
  atos !== null || alternativas.some(({ radicais }) => radicais.every((stem) => indice.radical(stem) !== null));
