import { ler, type Onde, type Procura, procurar } from '../../schemas/search/procurar.ts';
import type { Unidade } from '../../schemas/search/query/unidades.ts';
import { IndiceDoSite, type Partes } from './indice.ts';
import type { Tabela } from './tabela.ts';

/** An index that lies in files: what is known of everything, and the words, which come in parts. */
export interface IndiceEmArquivos {
  tabela: Tabela;
  partes: Partes;
}

export interface ProcuraNoSite extends Procura {
  /** Words, as typed, that nothing holds in any wording. */
  ausentes: string[];
  indice: IndiceDoSite;
}

/** Searches as the service does, once the parts of the index are there that the query asks for. */
export async function procurarNoSite(
  q: string,
  { tabela, partes }: IndiceEmArquivos,
  onde: Onde,
): Promise<ProcuraNoSite> {
  let indice = new IndiceDoSite(tabela, partes);
  // What words are said otherwise by is known once they are read: most queries ask twice.
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
