import { documento } from '../answer.ts';
import { keptOnce } from '../kept-once.ts';
import { etag, isUnchanged } from './cache.ts';
import { acceptsGzip, compress } from './compression.ts';
import { failureResponse, notAllowed } from './errors.ts';
import { securityHeaders } from './security.ts';

const METHODS = 'GET, HEAD, OPTIONS';
/** The page may use its inline style and nothing else: no scripts, no images, nothing from other origins. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers `/docs` with the page that `compose` makes. It is made once. */
export function createDocs(compose: () => Promise<string>): (request: Request, rotulo: string) => Promise<Response> {
  const page = keptOnce(async () => documento(await compose()));
  return async (request, rotulo) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...securityHeaders, allow: METHODS, 'x-snapshot': rotulo } });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failureResponse(notAllowed(request.method, METHODS), rotulo);
    }
    const answer = await page();
    const headers = new Headers({
      ...securityHeaders,
      'x-snapshot': rotulo,
      etag: etag(answer.tag ?? ''),
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
    });
    if (isUnchanged(request.headers.get('if-none-match'), answer.tag ?? '')) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', POLICY);
    const gzip = acceptsGzip(request.headers.get('accept-encoding'));
    if (gzip) headers.set('content-encoding', 'gzip');
    return new Response(gzip ? compress(answer) : answer.body, { headers });
  };
}
