import type { APIContext } from 'astro';
import { escapeXml } from '../../schemas/text/escape.ts';
import { xmlResponse } from './xml.ts';

/** Lets a browser add the site's search to its own. */
export const GET = ({ site }: APIContext) =>
  xmlResponse(
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Vigente</ShortName>` +
      `<Description>Busca na legislação brasileira</Description><InputEncoding>UTF-8</InputEncoding>` +
      `<Url type="text/html" template="${escapeXml(new URL('/busca/', site).href)}?q={searchTerms}"/></OpenSearchDescription>`,
    'application/opensearchdescription+xml',
  );
