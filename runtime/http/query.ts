import type { TObject, TSchema } from '@sinclair/typebox';
import type { Problema } from '../answer.ts';

export type DecodedQuery = { ok: true; value: Record<string, unknown> } | { ok: false; problems: Problema[] };

const EMPTY: DecodedQuery = { ok: true, value: {} };

/**
 * Compiles the reader of an operation's query string. It is the only place where text becomes a number or a boolean,
 * and it is strict (`7.9` is not an integer). Unknown parameters are ignored, because links with tracking parameters
 * must work. A known parameter may occur only once. Without known parameters `url` is not read, because Bun composes it
 * anew for each request.
 */
export function createQueryDecoder(schema: TObject): (request: Pick<Request, 'url'>) => DecodedQuery {
  const names = Object.keys(schema.properties);
  if (names.length === 0) return () => EMPTY;
  return ({ url }) => {
    const start = url.indexOf('?');
    if (start === -1) return EMPTY;
    const value: Record<string, unknown> = {};
    const problems: Problema[] = [];
    for (const pair of url
      .slice(start + 1)
      .split('#', 1)[0]
      ?.split('&') ?? []) {
      const cut = pair.indexOf('=');
      const campo = decodeText(cut === -1 ? pair : pair.slice(0, cut));
      const property = campo !== null && names.includes(campo) ? schema.properties[campo] : undefined;
      if (campo === null || !property) continue;
      const text = decodeText(cut === -1 ? '' : pair.slice(cut + 1));
      const problema = text === null ? 'não é texto UTF-8 válido' : campo in value ? 'aparece mais de uma vez' : null;
      if (problema !== null) problems.push({ campo, problema });
      else value[campo] = decodeValue(text as string, property);
    }
    return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
  };
}

function decodeText(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Converts the segments of a path by the same rules. */
export function decodeParams(
  params: Readonly<Record<string, string | null>>,
  schema: TObject,
): Record<string, unknown> {
  const entries = Object.entries(params).map(([campo, text]) => {
    const property = schema.properties[campo];
    return [campo, text !== null && property ? decodeValue(text, property) : text];
  });
  return Object.fromEntries(entries);
}

/**
 * Converts a text to the type asked for. If it does not fit, it stays a text, and the validation that follows says what
 * was expected.
 */
function decodeValue(text: string, { type }: TSchema): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return clamp(Number(text));
  if (type === 'number' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Limits a number to the integers that are exact. A page with a larger number does not exist either. */
function clamp(number: number): number {
  return Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
