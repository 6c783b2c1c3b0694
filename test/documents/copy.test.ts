import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { type Comentario, writeCopy } from '../../schemas/documents/copy.ts';
import { readDocument } from '../../schemas/documents/read-document.ts';
import { applyTrocas, noOriginal, type Troca, trocasEntre } from '../../schemas/documents/trocas.ts';
import { docx, odt, paragraph, run } from './made.ts';

const BY = { autor: 'Vigente', data: '2026-03-01T12:00:00Z' };

async function read(bytes: Uint8Array) {
  const found = await readDocument(bytes);
  if ('recusa' in found) throw new Error(found.recusa.motivo);
  return found.documento;
}

/** Copies with the places of words, `[antes, depois]` being changes. */
async function copy(bytes: Uint8Array, changes: [string, string][], comments: [string, ...string[]][]) {
  const { texto, formato } = await read(bytes);
  const placeOf = (words: string) => ({ offset: texto.indexOf(words), fim: texto.indexOf(words) + words.length });
  const trocas = changes.map(([antes, depois]): Troca => ({ ...placeOf(antes), texto: depois }));
  const comentarios = comments.map(([words, ...paragrafos]): Comentario => ({ ...placeOf(words), paragrafos }));
  if (formato === 'pdf') throw new Error('no copy is made of a PDF');
  return writeCopy(bytes, formato, texto, { trocas, comentarios, ...BY });
}

const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] as Uint8Array);

/** The words between the marks of each comment. */
function commented(bytes: Uint8Array): string[] {
  const body = partOf(bytes, 'word/document.xml');
  const starts = body.matchAll(/<w:commentRangeStart w:id="(\d+)"\/>/g);
  return Array.from(starts, ({ 0: start, 1: id, index }) => {
    const end = body.indexOf(`<w:commentRangeEnd w:id="${id}"/>`, index);
    if (end < 0) throw new Error(`comment ${id} does not end behind where it begins`);
    return body.slice(index + start.length, end).replace(/<[^>]*>/g, '');
  });
}

/** What another library makes of it: words with their comments. */
const asHtml = async (bytes: Uint8Array) =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { styleMap: ['comment-reference => sup'] })).value;

const DOCX = docx(
  paragraph(run('Conforme o '), run('art. 5º, LXXX', '<w:b/>'), run(', da CF &amp; do resto.')) +
    paragraph(run('Nota'), '<w:r><w:footnoteReference w:id="2"/></w:r>', run('.')),
  { footnotes: `<w:footnote w:id="2">${paragraph(run('Súmula 9999 do STJ.'))}</w:footnote>` },
);

describe('a copy of a .docx', () => {
  test('has comments that another library reads, at the words that they are about', async () => {
    const made = await copy(
      DOCX,
      [],
      [
        ['art. 5º, LXXX, da CF', 'Existe só em parte', 'Não existe o inciso <LXXX>.'],
        ['LXXX', 'Outro'],
        ['Súmula 9999 do STJ', 'Não encontrado'],
      ],
    );
    expect(commented(made)).toEqual(['art. 5º, LXXX, da CF', 'LXXX', '']);
    const html = await asHtml(made);
    expect(html).toMatch(/Outro.*Existe só em parte.*Não existe o inciso &lt;LXXX&gt;\..*Não encontrado/s);
    expect(html).toMatch(/^<p>Conforme o <strong>art\. 5º, LXXX<\/strong><sup>.*da CF<sup>/s);
    expect((await read(made)).texto).toBe((await read(DOCX)).texto);
  });

  test('leaves every other part as it was, and formatting untouched', async () => {
    const made = unzipSync(await copy(DOCX, [], [['LXXX', 'Um']]));
    const same = Object.entries(unzipSync(DOCX)).filter(
      ([name, bytes]) => strFromU8(bytes) === strFromU8(made[name] as Uint8Array),
    );
    expect(same.map(([name]) => name).sort()).toEqual(['_rels/.rels', 'word/footnotes.xml']);
    const html = await asHtml(await copy(DOCX, [], [['LXXX', 'Um']]));
    expect(html.replace(/<sup>.*?<\/sup>|<dl>.*<\/dl>/gs, '')).toBe(
      (await asHtml(DOCX)).replace(/<sup>.*?<\/sup>/gs, ''),
    );
  });

  test('keeps the comments that there are, whose numbers are theirs', async () => {
    const once = await copy(DOCX, [], [['LXXX', 'Primeiro']]);
    const twice = await copy(once, [], [['da CF', 'Segundo']]);
    expect(commented(twice)).toEqual(['LXXX', 'da CF']);
    expect(await asHtml(twice)).toMatch(/Primeiro.*Segundo/s);
  });

  test('tracks what was changed, across runs and in notes', async () => {
    const made = await copy(
      DOCX,
      [
        ['LXXX, da CF & do', 'LXXVIII, da Constituição <>'],
        ['9999', '7'],
      ],
      [['LXXX, da', 'Um']],
    );
    expect((await read(made)).texto).toBe(
      'Conforme o art. 5º, LXXVIII, da Constituição <> resto.\nNota.\n\nSúmula 7 do STJ.',
    );
    const body = partOf(made, 'word/document.xml');
    expect(Array.from(body.matchAll(/<w:delText[^>]*>(.*?)</g), ([, words]) => words).join('')).toBe(
      'LXXX, da CF &amp; do',
    );
    const rejected = body
      .replace(/<w:ins .*?<\/w:ins>/g, '')
      .replaceAll('delText', 't')
      .replace(/<\/?w:del\b[^>]*>/g, '');
    expect(rejected.replace(/<[^>]*>/g, '')).toBe('<x>Conforme o art. 5º, LXXX, da CF &amp; do resto.Nota.'.slice(3));
    expect(await asHtml(made)).toContain('LXXVIII, da Constituição');
  });

  test('whatever is commented and changed, is read as the text changed', async () => {
    const { texto } = await read(DOCX);
    const span = fc
      .tuple(fc.nat(texto.length), fc.nat(texto.length))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    await fc.assert(
      fc.asyncProperty(fc.array(span, { maxLength: 4 }), span, fc.string(), async (comments, [offset, fim], words) => {
        const novo = words.replace(/[^ -~]/g, '');
        const inParagraph =
          !/\n/.test(texto.slice(offset, fim)) && !(offset === fim && /^$|\n/.test(texto[offset - 1] ?? '\n'));
        const trocas = inParagraph ? [{ offset, fim, texto: novo }] : [];
        const comentarios = comments.map(([from, to]) => ({ offset: from, fim: to, paragrafos: ['x'] }));
        const made = writeCopy(DOCX, 'docx', texto, { trocas, comentarios, ...BY });
        expect((await read(made)).texto).toBe(applyTrocas(texto, trocas));
        expect(commented(made).length).toBe(comments.length);
      }),
    );
  });
});

test('a copy of an .odt has comments, and is changed', async () => {
  const original = odt(
    '<text:p>O <text:span>art. 5º, </text:span>LXXX, da CF &amp;<text:s text:c="2"/>fim.<text:note><text:note-body><text:p>Da nota.</text:p></text:note-body></text:note></text:p>',
  );
  const made = await copy(
    original,
    [['5º, LXXX', '6º']],
    [
      ['art. 5º, LXXX', 'Um', 'Dois'],
      ['nota', 'Três'],
    ],
  );
  expect((await read(made)).texto).toBe('O art. 6º, da CF &  fim.\n\nDa nota.');
  const content = partOf(made, 'content.xml');
  expect(content.match(/<office:annotation .*?<\/office:annotation>(.*?)<office:annotation-end/s)?.[1]).toContain(
    'art. 6º',
  );
  expect(content.match(/<text:p>(?:Um|Dois|Três)<\/text:p>/g)).toHaveLength(3);
  expect(content.indexOf('Três')).toBeLessThan(content.indexOf('<text:note>'));
  // What tells its type comes first, unpacked.
  expect(new TextDecoder().decode(made.subarray(30, 77))).toBe('mimetypeapplication/vnd.oasis.opendocument.text');
});

test('a copy of a text is the text changed', async () => {
  const made = await copy(new TextEncoder().encode('O art. 5º, LXXX.'), [['LXXX', 'LXXVIII']], []);
  expect(new TextDecoder().decode(made)).toBe('O art. 5º, LXXVIII.');
});

describe('changes', () => {
  test('are found whoever made them', () => {
    expect(trocasEntre('O art. 5º, LXXX, da CF.', 'O art. 5º, LXXVIII, da CF de 1988.')).toEqual([
      { offset: 11, fim: 15, texto: 'LXXVIII' },
      { offset: 22, fim: 22, texto: ' de 1988' },
    ]);
  });

  test('lead from one text to the other, and back', () => {
    const words = fc
      .array(fc.constantFrom('art.', ' ', '5º', ', ', 'da', 'CF', '\n'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(words, words, (antes, depois) => {
        const trocas = trocasEntre(antes, depois);
        expect(applyTrocas(antes, trocas)).toBe(depois);
        for (let at = 0; at <= depois.length; at++) {
          const [begin, end] = [noOriginal(trocas, at, 'inicio'), noOriginal(trocas, at, 'fim')];
          expect(begin).toBeWithin(0, antes.length + 1);
          expect(end).toBeWithin(0, antes.length + 1);
          // A letter that was not changed is found where it was.
          const kept = !trocas.some(({ offset, fim }) => begin >= offset && begin < fim);
          if (kept && begin < antes.length && begin === noOriginal(trocas, at + 1, 'fim') - 1)
            expect(antes[begin]).toBe(depois[at] as string);
        }
      }),
    );
  });
});
