import type { Ficha } from '../busca/ficha.ts';
import { Partes } from '../busca/indice.ts';
import { arquivoDeFichas, arquivoDeParte, lugarNoArquivo, TABELA } from '../busca/lugares.ts';
import type { IndiceEmArquivos } from '../busca/procurar.ts';
import { Tabela } from '../busca/tabela.ts';

/** The index in the form in which a page searches it. */
export interface IndiceDaPagina extends IndiceEmArquivos {
  ficha(id: number): Promise<Ficha>;
}

let opened: Promise<IndiceDaPagina> | null = null;

/** Opens the index once. After a failure, the next call tries again. */
export function openIndice(pasta: string): Promise<IndiceDaPagina> {
  opened ??= open(pasta).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(pasta: string): Promise<IndiceDaPagina> {
  const read = (path: string) => fetchUnpacked(`${pasta}/${path}`);
  const tabela = new Tabela(await read(TABELA));
  const fichas = new Map<string, Promise<Ficha[]>>();
  return {
    tabela,
    partes: new Partes(tabela.cabeca.partes, (numero) => read(arquivoDeParte(numero))),
    async ficha(id) {
      const path = arquivoDeFichas(id);
      const file = fichas.get(path) ?? read(path).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
      fichas.set(path, file);
      try {
        return (await file)[lugarNoArquivo(id)] as Ficha;
      } catch (error) {
        // The next call tries again.
        fichas.delete(path);
        throw error;
      }
    },
  };
}

/** Fetches the gzip form, which any host can serve as it is. */
async function fetchUnpacked(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
