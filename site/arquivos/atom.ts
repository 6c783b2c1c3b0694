import type { APIContext } from 'astro';
import { alteracoes, manifest } from '../dados/snapshot.ts';
import { entradaDe } from '../dados/vistas.ts';
import { composeFeed } from '../texto/feed.ts';
import { xmlResponse } from './xml.ts';

const MOSTRADAS = 200;

/** The latest changes of all acts as an Atom feed. */
export const GET = ({ site }: APIContext) => {
  const at = (path: string) => new URL(path, site).href;
  const feed = composeFeed({
    ...{ titulo: 'Vigente: alterações', proprio: at('/alteracoes.xml'), pagina: at('/alteracoes/') },
    feito: manifest.gerado_em,
    entradas: alteracoes()
      .slice(-MOSTRADAS)
      .reverse()
      .map((alteracao) => entradaDe(alteracao, at)),
  });
  return xmlResponse(feed, 'application/atom+xml');
};
