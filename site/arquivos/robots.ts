import type { APIContext } from 'astro';

/** The map is named where others can reach it: by a site that was built without its address they could not. */
export const GET = ({ site }: APIContext) => {
  const map = new URL('/sitemap.xml', site);
  const named = map.hostname === 'localhost' ? '' : `Sitemap: ${map.href}\n`;
  return new Response(`User-agent: *\nDisallow: /v1/\nDisallow: /mcp\n${named}`);
};
