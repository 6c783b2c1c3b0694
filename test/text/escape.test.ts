import { expect, test } from 'bun:test';
import { escapeXml } from '../../schemas/text/escape.ts';

test.each([
  ['Lei nº 1 & "2" <b>\'', 'Lei nº 1 &amp; &quot;2&quot; &lt;b&gt;&#39;'],
  ['a\u0000\u0001\u000b\u001f\ufffe\uffffb', 'ab'],
  ['a\ud800b\u{1f600}c\udc00', 'ab\u{1f600}c'],
  ['a\t\n\r\u2028b', 'a\t\n\r\u2028b'],
])('of %j XML holds %j', (text, expected) => expect(escapeXml(text)).toBe(expected));
