import { type Copia, comComentarios } from '../../../schemas/documents/copy.ts';
import { noOriginal, trocasEntre } from '../../../schemas/documents/trocas.ts';
import { composeComentarios } from '../../../schemas/report/comentarios.ts';
import {
  composeHtml,
  composeJson,
  composeMarkdown,
  type Origem,
  type Relatado,
} from '../../../schemas/report/relatorio.ts';
import { caminhoDe } from '../../caminhos.ts';
import { leiDe } from '../lei-ao-lado.ts';
import { copiarDocumento } from './documento.ts';
import type { Trabalho } from './guardado.ts';

export type Forma = 'copia' | 'texto' | 'html' | 'markdown' | 'json';

interface Arquivo {
  nome: string;
  tipo: string;
  conteudo: string | Uint8Array;
}

/** Makes a file for the reader: the document with comments, the corrected text, or a report. */
export async function compoe(forma: Forma, trabalho: Trabalho, lido: string): Promise<Arquivo> {
  const nome = (trabalho.original?.nome ?? 'texto').replace(/\.[^.]*$/, '');
  if (forma === 'texto') return { nome: `${nome}-corrigido.txt`, tipo: 'text/plain', conteudo: trabalho.texto };
  const relatado = await relata(trabalho, lido);
  switch (forma) {
    case 'html':
      return { nome: 'relatorio-de-citacoes.html', tipo: 'text/html', conteudo: composeHtml(relatado) };
    case 'markdown':
      return { nome: 'relatorio-de-citacoes.md', tipo: 'text/markdown', conteudo: composeMarkdown(relatado) };
    case 'json':
      return { nome: 'relatorio-de-citacoes.json', tipo: 'application/json', conteudo: composeJson(relatado) };
    case 'copia': {
      const { original, texto } = trabalho;
      if (!original || !comComentarios(original.formato)) throw new Error('no document to copy');
      const trocas = trocasEntre(original.texto, texto);
      const copia: Copia = {
        trocas,
        comentarios: composeComentarios(relatado).map(({ offset, fim, paragrafos }) => ({
          offset: noOriginal(trocas, offset, 'inicio'),
          fim: noOriginal(trocas, fim, 'fim'),
          paragrafos,
        })),
        autor: 'Vigente',
        data: trabalho.quando,
      };
      const conteudo = await copiarDocumento({ ...original, formato: original.formato }, copia);
      return { nome: `${nome}-comentado.${original.formato}`, tipo: 'application/octet-stream', conteudo };
    }
  }
}

/** Collects the content of a report, with the words of the law. Each act that it needs is fetched as a whole. */
async function relata(
  { texto, conferido, original, mudancas, versao, quando }: Trabalho,
  lido: string,
): Promise<Relatado> {
  const apontamentos = conferido?.apontamentos ?? [];
  const needed = apontamentos
    .filter(({ gravidade }) => gravidade !== 'ok')
    .flatMap(({ ref_key, sugestoes }) => [
      ...(ref_key === null ? [] : [ref_key]),
      ...sugestoes.map((cada) => cada.ref_key),
    ]);
  const palavras = new Map<string, string>();
  for (const key of new Set(needed)) {
    // The words of a provision that cannot be fetched are left out. The rest of the report is complete.
    const found = await leiDe(key).catch(() => '');
    if (found !== '') palavras.set(key, found);
  }
  const origem: Origem = {
    ...{ site: location.origin, versao, lido, caminho: caminhoDe },
    quando: new Date(quando).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' }),
  };
  const lei = (key: string) => palavras.get(key) ?? null;
  return { texto, apontamentos, paginas: original?.paginas ?? null, mudancas, lei, origem };
}

/** Downloads a file to the reader's computer. */
export function baixa({ nome, tipo, conteudo }: Arquivo): void {
  const url = URL.createObjectURL(new Blob([conteudo as BlobPart], { type: tipo }));
  Object.assign(document.createElement('a'), { href: url, download: nome }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
