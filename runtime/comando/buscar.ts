import { Command, InvalidArgumentError } from 'commander';
import type { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import { readPergunta } from '../../schemas/search/query/pergunta.ts';
import { markTrecho } from '../../schemas/search/trecho.ts';
import { fold } from '../../schemas/text/fold.ts';
import { printable } from '../../schemas/text/printable.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { dataOption, emOption, urlOption } from './opcoes.ts';
import { pedir } from './pedir.ts';
import { Recusa } from './recusa.ts';
import { abrirBase } from './registro.ts';
import { lerArtigos } from './textos.ts';

interface Opcoes {
  em?: string;
  data?: string;
  url?: string;
  limite: number;
  json?: true;
}

interface Achado {
  ref_key: string;
  inativo: boolean;
  /** HTML, as the service returns it: each hit is between `<mark>` and `</mark>`. */
  trecho: string;
}

/**
 * `vigente buscar`: a service orders results by relevance; without one, the texts of a snapshot are searched for the
 * words.
 */
export function buscarCommand(): Command {
  return new Command('buscar')
    .description('Busca por palavras, num serviço (--url), que as põe em ordem, ou nos arquivos de um acervo (--data).')
    .argument('<palavras...>', '"frases" entre aspas, e -palavra para excluir')
    .addOption(emOption())
    .addOption(dataOption())
    .addOption(urlOption())
    .option('--limite <n>', 'quantos resultados', toCount, 20)
    .option('--json', 'em JSON')
    .action(async (words: string[], opcoes: Opcoes) => {
      const q = words.join(' ');
      const found = opcoes.url === undefined ? aqui(q, opcoes) : await noServico(q, opcoes.url, opcoes);
      if (opcoes.json) console.log(JSON.stringify({ q, resultados: found }, null, 2));
      else if (found.length === 0) console.log('Nada encontrado.');
      else console.log(printable(found.map(print).join('\n')));
      process.exitCode = found.length === 0 ? 1 : 0;
    });
}

async function noServico(q: string, url: string, { limite, em }: Opcoes): Promise<Achado[]> {
  const body = await pedir(url, '/v1/busca', { q, em, limit: `${limite}` });
  const { resultados, aviso } = body as { resultados: ResultadoBusca[]; aviso?: string };
  if (aviso !== undefined) console.error(printable(aviso));
  return resultados.map(({ ref_key, inativo, trecho }) => ({ ref_key, inativo, trecho }));
}

/**
 * Finds the articles and súmulas that contain every word of the query, in any inflection. Provisions in force come
 * first, then those in which the words make up a larger share of the text.
 */
function aqui(q: string, { data, em, limite }: Opcoes): Achado[] {
  if (data === undefined) throw new Recusa('o pacote não tem os textos: use --data PASTA ou --url SERVIÇO');
  const { termos, excluidos } = readPergunta(q);
  const ditos = termos.map((termo) => termo.radicais);
  const radicais = new Set(ditos.flat());
  if (radicais.size === 0) throw new Recusa(`“${q}” não tem palavras que se possam buscar`);
  const fora = new Set(excluidos.flatMap((termo) => termo.radicais));
  const scored = [...lerArtigos(data, abrirBase(data), em)].flatMap(({ ref_key, texto, inativo }) => {
    const folded = fold(texto);
    // Almost every word begins with its stem, so a text that does not contain the first letters of a stem needs no
    // stemming.
    if ([...radicais].some((radical) => !folded.includes(radical.slice(0, 3)))) return [];
    const stems = listRadicais(texto);
    const held = new Set(stems);
    if ([...radicais].some((radical) => !held.has(radical)) || [...fora].some((radical) => held.has(radical)))
      return [];
    const hits = stems.filter((stem) => radicais.has(stem)).length;
    return [{ ref_key, inativo, texto, nota: hits / Math.sqrt(stems.length) }];
  });
  return scored
    .sort((a, b) => Number(a.inativo) - Number(b.inativo) || b.nota - a.nota)
    .slice(0, limite)
    .map(({ ref_key, inativo, texto }) => ({ ref_key, inativo, trecho: markTrecho(texto, ditos) }));
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Prints two lines: the key, and the excerpt. */
function print({ ref_key, inativo, trecho }: Achado): string {
  const plain = trecho
    .replace(/<\/?mark>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => ENTITIES[entity] as string);
  return `${ref_key}${inativo ? '  (não vigora)' : ''}\n  ${plain.replace(/\s+/g, ' ').trim()}`;
}

function toCount(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 50) throw new InvalidArgumentError('é de 1 a 50.');
  return number;
}
