/// <reference types="vite/types/importMeta.d.ts" />
import type { MarkdownInstance } from 'astro';

/** The front matter of a documentation page. */
interface Frente {
  titulo: string;
  resumo: string;
  /** Its place among the other pages. */
  ordem: number;
}

export interface PaginaDeDocumentacao extends Frente {
  slug: string;
  conteudo: MarkdownInstance<Frente>;
}

/** The documentation pages, in order. */
export const documentacao: readonly PaginaDeDocumentacao[] = Object.values(
  import.meta.glob<MarkdownInstance<Frente>>('../conteudo/*.md', { eager: true }),
)
  .map((conteudo) => ({ ...conteudo.frontmatter, slug: /(\w+)\.md$/.exec(conteudo.file)?.[1] ?? '', conteudo }))
  .sort((a, b) => a.ordem - b.ordem);
