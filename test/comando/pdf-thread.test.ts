import { expect, test } from 'bun:test';
import { readPdfInThread } from '../../runtime/comando/pdf-thread.ts';
import { readDocument } from '../../schemas/documents/read-document.ts';
import { nestedPdf, pdf } from '../documents/made.ts';

test('a PDF is read in a thread of its own, page by page', async () => {
  expect(await readPdfInThread(pdf([['Conforme o art. 2'], ['Fim.']]))).toEqual(['Conforme o art. 2', 'Fim.']);
});

test('what pdf.js throws is thrown here', async () => {
  const damaged = new TextEncoder().encode('%PDF-1.7\nnothing');
  expect(await readDocument(damaged, readPdfInThread)).toMatchObject({ recusa: { motivo: 'danificado' } });
});

test('a page that would never end is given up', async () => {
  const read = await readDocument(nestedPdf(10), (bytes) => readPdfInThread(bytes, 1_500));
  expect(read).toMatchObject({
    recusa: { motivo: 'demorado', mensagem: expect.stringContaining('leva tempo demais') },
  });
});
