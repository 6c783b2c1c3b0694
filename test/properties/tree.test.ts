import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parse } from 'parse5';
import { readTree } from '../../pipeline/parse/blocks/html.ts';
import { runs } from './runs.ts';

/** What text consists of, and what may stand between texts: each where it belongs and where it does not. */
const TEXT = [
  'Art. 1º',
  'lei',
  ' ',
  '  ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\f',
  '\0',
  '\u00a0',
  '&nbsp;',
  '&amp',
  '&#13;',
  '&',
];
const BEYOND_LATIN = ['“', '\ufeff', '\ud83d\ude00', '\ud83d', '\ude00', '-', ']]>', '>', '<'];
const MARKUP =
  '<p> </p> <b> </b> <br> <pre> </pre> <table> <tr> <td> </td> </table> <col> <select> <option> </select> <title> </title> ' +
  '<textarea> </textarea> <script> <!--<script> </script> <style> </style> <!-- --> <svg> <![CDATA[ </svg> <html> <head> ' +
  '<body> </body> </html> <noscript> <plaintext> <a href="x y"> <i title=\'> c d <?x y> </>';

const page = fc
  .array(fc.constantFrom(...TEXT, ...TEXT, ...BEYOND_LATIN, ...MARKUP.split(' ')), { maxLength: 40 })
  .map((parts) => parts.join(''));

/** All of a tree but the way up. */
const print = (tree: object): string =>
  JSON.stringify(tree, (key, value) => (key === 'parentNode' ? undefined : value));

describe('readTree', () => {
  test('is the tree that parse5 builds, for any page without frames and templates', () => {
    fc.assert(
      fc.property(page, (html) => {
        expect(print(readTree(html))).toBe(print(parse(html, { scriptingEnabled: false })));
      }),
      runs(2000),
    );
  });
});
