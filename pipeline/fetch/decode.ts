import { sha256 } from './page.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DecodedPage {
  html: string;
  encoding: Encoding;
}

/**
 * Decodes a page: by its byte order mark, otherwise as strict UTF-8, otherwise as windows-1252, in which every byte is
 * a character, so that nothing is lost. A UTF-8 page that was cut inside a character still counts as UTF-8 and ends
 * with U+FFFD, which `refusePage` recognises as a cut.
 */
export function decodePage(bytes: Uint8Array): DecodedPage {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2), 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  const html = decodeUtf8(bytes);
  if (html !== null) return { html, encoding: 'utf-8' };
  return { html: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
}

/**
 * The hash of the decoded page without `script` elements, because the server writes a new token into one at every
 * request.
 */
export function conteudoHash(html: string): string {
  return sha256(html.replace(/<script\b[\s\S]*?(?:<\/script\s*>|$)/gi, ''));
}

function decodeUtf8(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let html: string;
  try {
    html = decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
  try {
    return html + decoder.decode();
  } catch {
    // A single high byte after pure ASCII is windows-1252; after valid UTF-8 it is a character that was cut.
    return /[^\0-\x7f]/.test(html) ? `${html}\uFFFD` : null;
  }
}

/**
 * A UTF-16 page may end in single-byte white space that the server appended. Decoded as pairs that tail would become
 * daggers, so it is cut off where pairs stop making sense, and kept as the blanks that it is.
 */
function decodeUtf16(body: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): DecodedPage {
  let end = body.length;
  while (end > 0 && isBlank(body[end - 1])) end -= 1;
  if (end % 2 === 1 && end < body.length) end += 1;
  const pairs = end - (end % 2);
  const tail = new TextDecoder('windows-1252').decode(body.subarray(pairs));
  return { html: new TextDecoder(encoding, { ignoreBOM: true }).decode(body.subarray(0, pairs)) + tail, encoding };
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
