import type { APIContext } from 'astro';

export const GET = ({ site }: APIContext) =>
  new Response(`User-agent: *\nDisallow: /v1/\nDisallow: /mcp\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
