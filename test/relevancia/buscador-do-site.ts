import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { readBusca } from '../../site/busca/citacoes.ts';
import type { Ficha } from '../../site/busca/ficha.ts';
import { Partes } from '../../site/busca/indice.ts';
import { arquivoDeFichas, arquivoDeParte, lugarNoArquivo, TABELA } from '../../site/busca/lugares.ts';
import { type IndiceEmArquivos, procurarNoSite } from '../../site/busca/procurar.ts';
import { Tabela } from '../../site/busca/tabela.ts';

const TUDO = { siglas: null, tipo: 'todos', alteradores: true } as const;

/** The index of a built site, from its files. */
export function openIndiceDoSite(folder: string): IndiceEmArquivos & { ficha(id: number): Ficha } {
  const recursos = join(folder, 'recursos');
  const pasta = join(recursos, readdirSync(recursos).find((name) => name.startsWith('indice-de-busca.')) as string);
  const read = (path: string) => Bun.gunzipSync(readFileSync(join(pasta, path)));
  const tabela = new Tabela(read(TABELA));
  return {
    tabela,
    partes: new Partes(tabela.cabeca.partes, async (numero) => read(arquivoDeParte(numero))),
    ficha: (id) => JSON.parse(new TextDecoder().decode(read(arquivoDeFichas(id))))[lugarNoArquivo(id)],
  };
}

/** Search over the files of a built site, as its page searches. */
export function openBuscadorDoSite(folder: string) {
  const indice = openIndiceDoSite(folder);
  const local = Bun.gunzipSync(readFileSync(join(folder, 'dados/verificacao.json.gz')));
  const acervo = openAcervoLocal(JSON.parse(new TextDecoder().decode(local)) as VerificacaoLocal);
  return {
    /** ref_keys of articles and súmulas, and of what is cited itself, the best first. */
    async buscar(q: string): Promise<string[]> {
      const { texto, citacoes, resto } = readBusca(q, acervo);
      const citados = [...resolveTexto(texto, citacoes, acervo)].flatMap(({ resolucao }) => resolucao.ref_key ?? []);
      return [...citados, ...(await this.procurar(resto))];
    },
    /** What is found, citations aside. */
    async procurar(q: string): Promise<string[]> {
      const { achados } = await procurarNoSite(q, indice, TUDO);
      return achados.map(({ doc, melhor, proprio }) => {
        const { ref_key, chaves } = indice.ficha(doc.id);
        return ref_key + (proprio ? (chaves[melhor] as string) : '');
      });
    },
  };
}
