import type { APIContext } from 'astro';
import { escapeXml } from '../../schemas/text/escape.ts';
import { paginasDaParte, partesDoMapa } from './mapa.ts';
import { xmlResponse } from './xml.ts';

/** One sitemap for each part. */
export const getStaticPaths = () => partesDoMapa().map((parte) => ({ params: { parte } }));

/** The pages of one part of the site. */
export const GET = ({ params, site }: APIContext) => {
  const { caminhos, data } = paginasDaParte(params.parte as string);
  const last = data === null ? '' : `<lastmod>${data.slice(0, 10)}</lastmod>`;
  const urls = caminhos.map((caminho) => `<url><loc>${escapeXml(new URL(caminho, site).href)}</loc>${last}</url>`);
  return xmlResponse(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
};
