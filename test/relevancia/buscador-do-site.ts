import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { readBusca } from '../../site/busca/citacoes.ts';
import type { Pagefind } from '../../site/busca/pagefind.ts';
import { procurar } from '../../site/busca/procurar.ts';
import { openVocabulario, VOCABULARIO } from '../../site/busca/vocabulario.ts';

/** Search over the files of a built site, by Pagefind's own script, as its page searches. */
export async function openBuscadorDoSite(folder: string) {
  const server = Bun.serve({
    port: 0,
    fetch: ({ url }) => new Response(Bun.file(join(folder, decodeURIComponent(new URL(url).pathname)))),
  });
  const { createInstance } = (await import(join(folder, 'pagefind/0/pagefind.js'))) as {
    createInstance(options: { basePath: string; noWorker: true }): Pagefind & {
      mergeIndex(path: string): Promise<void>;
    };
  };
  const pagefind = createInstance({ basePath: `${server.url}pagefind/0/`, noWorker: true });
  const vocabulario = openVocabulario(unzip(folder, VOCABULARIO));
  for (let parte = 1; parte < vocabulario.partes; parte++) await pagefind.mergeIndex(`${server.url}pagefind/${parte}/`);
  const acervo = openAcervoLocal(unzip<VerificacaoLocal>(folder, 'dados/verificacao.json.gz'));
  return {
    /** ref_keys of articles and súmulas, and of what is cited itself, the best first. */
    async buscar(q: string): Promise<string[]> {
      const { texto, citacoes, resto } = readBusca(q, acervo);
      const citados = [...resolveTexto(texto, citacoes, acervo)].flatMap(({ resolucao }) => resolucao.ref_key ?? []);
      const { lidos } = await procurar(resto, { pagefind, vocabulario }, {});
      return [
        ...citados,
        ...lidos.map(
          ({ registro: { ficha }, achado }) =>
            ficha.ref_key + (achado.proprio ? (ficha.chaves[achado.melhor] as string) : ''),
        ),
      ];
    },
    close: () => server.stop(true),
  };
}

function unzip<T>(folder: string, path: string): T {
  return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(readFileSync(join(folder, path)))));
}
