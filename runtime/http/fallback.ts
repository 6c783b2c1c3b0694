import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { invalidRequest, notFound, type Problema } from '../answer.ts';
import type { Table } from '../call.ts';
import { isOpen, preflightHeaders } from './cors.ts';
import { failureResponse, notAllowed, shorten } from './errors.ts';
import { segmentProblems } from './params.ts';
import { securityHeaders } from './security.ts';
import type { Site } from './site.ts';
import { pathOf } from './target.ts';

/** Answers every request without a route: preflights, wrong methods, empty segments, the site, unknown paths. */
export function createFallback(
  operations: Table,
  site: Site,
): (request: Request, rotulo: string, endereco: () => string) => Response {
  const matchers = Object.values(operations).map((operation) => ({ operation, match: createMatcher(operation.path) }));

  return (request, rotulo, endereco) => {
    const path = pathOf(request.url);
    const here = matchers.flatMap(({ operation, match }) => {
      const params = match(path);
      return params ? [{ operation, params }] : [];
    });
    const first = here[0];
    if (!first)
      return site(request, path, endereco) ?? failureResponse(notFound(`Não há rota ${shorten(path)}.`), rotulo);

    const methods = allowedMethods(here.map(({ operation }) => operation));
    if (request.method === 'OPTIONS') {
      const open = here.some(({ operation }) => isOpen(operation));
      const headers = {
        allow: methods,
        'x-snapshot': rotulo,
        ...securityHeaders,
        ...(open ? preflightHeaders(methods) : {}),
      };
      return new Response(null, { status: 204, headers });
    }
    const problems = segmentProblems(first.params);
    if (problems) return failureResponse(invalidRequest(problems), rotulo);
    // A route with this method exists but did not match the address as it came. The only remaining cause is a fragment.
    if (here.some(({ operation }) => operation.method === request.method))
      return failureResponse(invalidRequest([FRAGMENT]), rotulo);
    return failureResponse(notAllowed(request.method, methods), rotulo);
  };
}

function allowedMethods(operations: Operation[]): string {
  const methods = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods), 'OPTIONS'].join(', ');
}

/** Matches a path template. Unlike routers, it also matches empty segments. */
function createMatcher(template: string): (path: string) => Record<string, string | null> | null {
  const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
  return (path) => {
    const groups = pattern.exec(path)?.groups;
    if (!groups) return pattern.test(path) ? {} : null;
    return Object.fromEntries(Object.entries(groups).map(([name, segment]) => [name, decodeSegment(segment)]));
  };
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const FRAGMENT: Problema = { campo: 'endereço', problema: 'tem um `#`, que não faz parte do que se pede' };
