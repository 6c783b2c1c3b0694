import { describe, expect, test } from 'bun:test';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { pageOf } from '../../schemas/documents/pdf.ts';
import { readDocument } from '../../schemas/documents/read-document.ts';
import { docx, odt, paragraph, pdf, run } from './made.ts';

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const read = await readDocument(bytes);
  return 'documento' in read ? read.documento.texto : `recusado: ${read.recusa.motivo}`;
};
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

describe('a .docx', () => {
  test('is its paragraphs, then those of its notes', async () => {
    const body =
      paragraph(run('Conforme o art. 2º,'), run(' II', '<w:b/>')) + paragraph(run('Fim &amp; nada &#233; mais.'));
    const footnotes = `<w:footnote w:id="1">${paragraph(run('Súmula 7.'))}</w:footnote>`;
    expect(await textOf(docx(body, { footnotes }))).toBe('Conforme o art. 2º, II\nFim & nada é mais.\n\nSúmula 7.');
  });

  test('says once what stands in a box of text, and nothing of what was deleted or moved away', async () => {
    const box = (text: string) => `<b:txbxContent>${paragraph(run(text))}</b:txbxContent>`;
    const boxed = `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:r><m:AlternateContent><m:Choice>${box('na caixa')}</m:Choice><m:Fallback>${box('na caixa')}</m:Fallback></m:AlternateContent></w:r></w:p>`;
    const changed = `<w:p><w:del><w:r><w:delText>velho</w:delText></w:r></w:del><w:ins>${run('novo')}</w:ins><w:moveFrom>${run('ido')}</w:moveFrom></w:p>`;
    const signs =
      '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t><w:br/><w:t>d</w:t></w:r></w:p>';
    const formula = '<w:p><m:oMath><m:r><m:t>x²</m:t></m:r></m:oMath></w:p>';
    expect(await textOf(docx(boxed + changed + signs + formula))).toBe('\nna caixa\nnovo\na\tb-c\nd\n');
  });

  test('lies where its package says', async () => {
    const files = {
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Type="http://x/officeDocument" Target="word/document2.xml"/></Relationships>',
      ),
      'word/document2.xml': strToU8('<w:document xmlns:w="w"><w:p><w:r><w:t>Aqui.</w:t></w:r></w:p></w:document>'),
    };
    expect(await textOf(zipSync(files))).toBe('Aqui.');
  });

  test('is not the document that is stored within it, in a package that was written without going back', async () => {
    const chunks: Uint8Array[] = [];
    // Such a package tells the sizes of a file behind it, and in its directory.
    const zip = new Zip((_, chunk) => chunks.push(chunk));
    const inner = new ZipPassThrough('word/embeddings/outro.docx');
    zip.add(inner);
    inner.push(docx(paragraph(run('Lá.'))), true);
    const own = new ZipDeflate('word/document.xml');
    zip.add(own);
    own.push(strToU8('<w:document xmlns:w="w"><w:p><w:r><w:t>Aqui.</w:t></w:r></w:p></w:document>'), true);
    zip.end();
    expect(await textOf(new Uint8Array(Buffer.concat(chunks)))).toBe('Aqui.');
  });
});

test('an .odt is its paragraphs, then those of its notes, without comments and what was deleted', async () => {
  const note =
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Da nota.</text:p></text:note-body></text:note>';
  const body = `<text:tracked-changes><text:p>velho</text:p></text:tracked-changes><text:h>Dos  fatos</text:h>
    <text:p> O <text:span>art. 2º</text:span>,<text:s text:c="2"/>II<text:tab/>do<text:line-break/>código${note}.<office:annotation><text:p>comentário</text:p></office:annotation></text:p>`;
  expect(await textOf(odt(body))).toBe('Dos fatos\nO art. 2º,  II\tdo\ncódigo.\n\nDa nota.');
});

describe('a PDF', () => {
  test('is the text of its pages, which are kept', async () => {
    const read = await readDocument(pdf([['Conforme o art. 2', 'do EX-POMAR.'], ['Segunda p\xe1gina.']]));
    const { documento } = read as Extract<typeof read, { documento: unknown }>;
    expect(documento).toEqual({
      formato: 'pdf',
      texto: 'Conforme o art. 2\ndo EX-POMAR.\nSegunda página.',
      paginas: [0, 31],
      avisos: [],
    });
    expect([0, 30, 31, 40].map((offset) => pageOf(documento.paginas, offset))).toEqual([1, 1, 2, 2]);
    expect(pageOf(null, 3)).toBeNull();
  });

  test('says which pages have no text, and is refused where none has any', async () => {
    const read = await readDocument(pdf([['Um.'], [], ['Dois.'], []]));
    expect('documento' in read && read.documento.avisos).toEqual([
      'As páginas 2 e 4 não têm texto: se são imagens, o que dizem não foi lido.',
    ]);
    expect(await textOf(pdf([[], []]))).toBe('recusado: digitalizado');
  });

  test('is refused with a password, or damaged', async () => {
    const locked = async (name: string) => {
      const fails = () => Promise.reject(Object.assign(new Error('no'), { name }));
      const read = await readDocument(pdf([['Um.']]), fails);
      return 'recusa' in read && read.recusa.motivo;
    };
    expect(await locked('PasswordException')).toBe('com_senha');
    expect(await locked('InvalidPDFException')).toBe('danificado');
    expect(await textOf(bytesOf('%PDF-1.7\n1 0 obj'))).toBe('recusado: danificado');
  });
});

test.each([
  ['UTF-8', bytesOf('\ufeffpetição')],
  ['UTF-16', bytesOf('\ufeffpetição', 'utf16le')],
  ['windows-1252', bytesOf('petição', 'latin1')],
])('a text in %s', async (_, bytes) => {
  expect((await textOf(bytes)).replace('\ufeff', '')).toBe('petição');
});

/** Where a package's directory describes its last file (APPNOTE 4.3.12); the size is 24 bytes further. */
function lastInDirectory(bytes: Uint8Array): number {
  return Buffer.from(bytes).lastIndexOf('PK\u0001\u0002');
}

/** A package that says of its last file that it has another size. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, lastInDirectory(copy) + 24);
  return new Uint8Array(copy);
}

/** A package with a second file of a name that it has already. */
function doubled(): Uint8Array {
  const files = { 'word/document.xml': strToU8('<w:p/>'), 'word/dokument.xml': strToU8('<w:p/>') };
  return new Uint8Array(
    Buffer.from(Buffer.from(zipSync(files)).toString('latin1').replaceAll('dokument', 'document'), 'latin1'),
  );
}

const long = zipSync({ 'word/document.xml': strToU8(`<w:p><w:r><w:t>${'a '.repeat(5_000_000)}</w:t></w:r></w:p>`) });

test('blanks without end are some blanks', async () => {
  const texto = await textOf(
    odt('<text:p>Um<text:s text:c="2000000000"/><text:s text:c="-1"/><text:s text:c="x"/>dois</text:p>'),
  );
  expect(texto).toMatch(/^Um {1002}dois$/);
});

const DOCX = docx(paragraph(run('Um parágrafo que se lê.'.repeat(50))));

test.each([
  ['nothing', new Uint8Array(), 'vazio'],
  ['blanks', bytesOf(' \n\n'), 'vazio'],
  ['a .docx without text', docx(paragraph(run(' '))), 'vazio'],
  ['a .docx that is cut', DOCX.subarray(0, DOCX.length - 60), 'danificado'],
  [
    'a .docx whose XML is cut',
    zipSync({ 'word/document.xml': strToU8('<w:document><w:p><w:r><w:t>Um') }),
    'danificado',
  ],
  ['a package that unpacks to more than it says', lying(long, 1_000), 'danificado'],
  ['a package that unpacks to less than it says', lying(long, 20_000_000), 'danificado'],
  ['a package with two files of one name', doubled(), 'danificado'],
  [
    'a package that unpacks without end',
    zipSync({ 'word/document.xml': strToU8(`<w:p>${'<w:r/>'.repeat(11_000_000)}</w:p>`) }),
    'grande_demais',
  ],
  ['a package of something else', zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), 'outro_formato'],
  ['bytes', bytesOf('\x01\x02\0\x03'), 'outro_formato'],
  ['an old .doc', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'latin1'), 'word_antigo'],
  [
    'a .docx with a password',
    new Uint8Array([...bytesOf('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), ...bytesOf('EncryptedPackage', 'utf16le')]),
    'com_senha',
  ],
  ['RTF', bytesOf('{\\rtf1 art. 2º}'), 'rtf'],
  ['an image', bytesOf('\xff\xd8\xff\xe0', 'latin1'), 'imagem'],
] as const)('%s is refused, and why', async (_, bytes, motivo) => {
  const read = await readDocument(bytes);
  expect('recusa' in read ? read.recusa : null).toEqual({ motivo, mensagem: expect.stringMatching(/\. .*\.$/s) });
});
