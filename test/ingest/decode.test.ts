import { describe, expect, test } from 'bun:test';
import { conteudoHash, decodePage } from '../../pipeline/fetch/decode.ts';

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const utf16le = (text: string) => [...Buffer.from(text, 'utf16le')];
const utf16be = (text: string) => [...Buffer.from(text, 'utf16le').swap16()];

describe('decodePage', () => {
  const cases: [string, Uint8Array, string, string][] = [
    ['plain ASCII', bytes('Art. 1'), 'Art. 1', 'utf-8'],
    ['UTF-8', bytes('§ 1º – é'), '§ 1º – é', 'utf-8'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'é'), 'é', 'utf-8'],
    ['windows-1252 with C1 bytes', bytes([0x93, 0x41, 0x94, 0x20, 0x96, 0x20, 0xa7]), '“A” – §', 'windows-1252'],
    ['one last accented letter', bytes('caf', [0xe9]), 'café', 'windows-1252'],
    ['UTF-8 but for one byte', bytes('é', [0xe9], 'a'), 'Ã©éa', 'windows-1252'],
    ['UTF-8 cut in a character', bytes('é', [0xc3]), 'é\uFFFD', 'utf-8'],
    ['UTF-16LE', bytes([0xff, 0xfe], utf16le('é§')), 'é§', 'utf-16le'],
    ['UTF-16BE', bytes([0xfe, 0xff], utf16be('é§')), 'é§', 'utf-16be'],
    ['UTF-16LE, a tail of an odd length', bytes([0xff, 0xfe], utf16le('fim>'), '     '), 'fim>     ', 'utf-16le'],
    ['UTF-16LE, a tail of an even length', bytes([0xff, 0xfe], utf16le('fim>'), '    '), 'fim>    ', 'utf-16le'],
    ['UTF-16LE, a tail after a dash (14 20)', bytes([0xff, 0xfe], utf16le('a—'), '   '), 'a—   ', 'utf-16le'],
    ['UTF-16LE that ends in a blank of its own', bytes([0xff, 0xfe], utf16le('a \r\n')), 'a \r\n', 'utf-16le'],
    ['UTF-16BE, a tail', bytes([0xfe, 0xff], utf16be('a \n'), '  '), 'a \n  ', 'utf-16be'],
    ['UTF-16LE, half a character at the end', bytes([0xff, 0xfe], utf16le('a'), 'b'), 'ab', 'utf-16le'],
    ['nothing', bytes(), '', 'utf-8'],
  ];
  for (const [what, input, html, encoding] of cases) {
    test(what, () => expect(decodePage(input)).toEqual({ html, encoding: encoding as never }));
  }

  test('every byte of windows-1252 is a character', () => {
    const all = new Uint8Array(256).map((_, index) => index);
    expect(decodePage(all).html).toHaveLength(256);
    expect(decodePage(all).html).not.toContain('\uFFFD');
  });
});

describe('conteudoHash', () => {
  const hash = conteudoHash('<p>Art. 1º</p>');
  test('leaves scripts out, closed or not', () => {
    expect(conteudoHash('<p>Art. 1º</p><script id="f5_cspm">token="1"</script>')).toBe(hash);
    expect(conteudoHash('<SCRIPT src="a.js"></SCRIPT ><p>Art. 1º</p><script>token="2"')).toBe(hash);
  });
  test('sees everything else, between scripts too', () => {
    expect(conteudoHash('<script>1</script><p>Art. 2º</p><script>2</script>')).not.toBe(hash);
    expect(conteudoHash('<p>Art. 1º</p> ')).not.toBe(hash);
  });
  test('is of the text, whatever its encoding', () => {
    const text = '<p>Parágrafo único – §</p>';
    const windows = bytes('<p>Par', [0xe1], 'grafo ', [0xfa], 'nico ', [0x96], ' ', [0xa7], '</p>');
    expect(conteudoHash(decodePage(windows).html)).toBe(conteudoHash(text));
  });
});
