import type { APIContext } from 'astro';

/** Names the site map only if the site was built with its public address. */
export const GET = ({ site }: APIContext) => {
  const map = new URL('/sitemap.xml', site);
  const named = map.hostname === 'localhost' ? '' : `Sitemap: ${map.href}\n`;
  return new Response(`User-agent: *\nDisallow: /v1/\nDisallow: /mcp\n${named}`);
};
