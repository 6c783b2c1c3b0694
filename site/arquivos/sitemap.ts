import type { APIContext } from 'astro';
import { escapeXml } from '../../schemas/text/escape.ts';
import { partesDoMapa } from './mapa.ts';
import { xmlResponse } from './xml.ts';

/** The index of sitemaps, one for each act, so that none exceeds the size limit. */
export const GET = ({ site }: APIContext) => {
  const entries = partesDoMapa().map(
    (parte) => `<sitemap><loc>${escapeXml(new URL(`/sitemaps/${parte}.xml`, site).href)}</loc></sitemap>`,
  );
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
};
