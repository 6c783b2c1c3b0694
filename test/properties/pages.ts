import fc from 'fast-check';
import { frase, nota, rotulo, titulo, trecho } from './fragments.ts';

const WRAPPERS: readonly (readonly [string, string])[] = [
  ['<strike>', '</strike>'],
  ['<s>', '</s>'],
  ['<del>', '</del>'],
  ['<span style="text-decoration: line-through">', '</span>'],
  ['<b>', '</b>'],
  ['<font face="Arial" size="2">', '</font>'],
  ['<sup><u>', '</u></sup>'],
  ['<a href="l90101.htm#art1">', '</a>'],
  ['<a name="art1"></a>', ''],
  ['<small>', ''],
  ['', '</strike>'],
];

const BLOCKS: readonly (readonly [string, string])[] = [
  ['<p>', '</p>'],
  ['<p align="CENTER">', '</p>'],
  ['<p style="text-align: center">', ''],
  ['<p>', ''],
  ['<blockquote><p>', '</p></blockquote>'],
  ['<blockquote>', ''],
  ['</blockquote>', ''],
  ['<center>', '</center>'],
  ['<div align="center">', '</div>'],
  ['<table><tr><td>', '</td><td>1</td></tr></table>'],
  ['<table><tr>', '</tr>'],
  ['<tr><td>', ''],
  ['<ul><li>', '</li></ul>'],
  ['<h1>', '</h1>'],
  ['<pre>', '</pre>'],
  ['<br>', '<br/>'],
  ['</body></html>', ''],
  ['<html><head><title>L90001</title></head><body>', ''],
  ['<script>', '</script>'],
  ['<style>', '</style>'],
  ['<!-- ', ' -->'],
  ['<!--[if gte mso 9]><xml>', '</xml><![endif]-->'],
  ['<o:p>', '</o:p>'],
  ['<hr><img src="a.gif" alt="Art. 1º">', ''],
  ['<textarea>', '</textarea>'],
  ['<noscript>', '</noscript>'],
];

const inline = fc.tuple(fc.constantFrom(...WRAPPERS), trecho).map(([[open, close], text]) => `${open}${text}${close}`);

/** Any tag anywhere, closed or not, around any text. */
const soup = fc
  .tuple(fc.constantFrom(...BLOCKS), fc.array(fc.oneof(trecho, inline), { maxLength: 3 }))
  .map(([[open, close], inner]) => `${open}${inner.join('')}${close}`);

const note = nota.map((text) => ` <a href="l90101.htm">${text}</a>`);
const notes = fc.array(note, { maxLength: 2 }).map((parts) => parts.join(''));
const struck = fc
  .constantFrom('', '', '', 'strike', 's')
  .map((tag) => (tag === '' ? (['', ''] as const) : ([`<${tag}>`, `</${tag}>`] as const)));

/** A paragraph as the source writes it: label, words, notes; struck whole or not. */
const provision = fc
  .tuple(struck, rotulo, frase, notes)
  .map(([[open, close], label, words, after]) => `<p>${open}${label}${words}${close}${after}</p>\n`);

const heading = fc.tuple(titulo, titulo).map(([label, name]) => `<p align="center">${label}<br>\n${name}</p>\n`);
const line = fc.tuple(frase, notes).map(([words, after]) => `<p>${words}${after}</p>\n`);
const quoted = fc
  .array(fc.tuple(rotulo, frase), { minLength: 1, maxLength: 4 })
  .map((lines) => `<blockquote>${lines.map(([label, words]) => `<p>“${label}${words}</p>`).join('\n')}</blockquote>\n`);

/** Up to four wordings under one label. */
const wordings = (label: string) =>
  fc
    .array(fc.tuple(struck, frase, notes), { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map(([[open, close], words, after]) => `<p>${open}${label}${words}${close}${after}</p>\n`).join(''),
    );

/** What follows an article: lists that mostly run on, and whatever else. */
const below = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('I - ', 'II - ', 'III – ', 'a) ', 'b) ', '1. ', '2. ', 'i) ', 'ii) ').chain(wordings),
    },
    { weight: 4, arbitrary: fc.constantFrom('§ 1º ', '§ 2º ', '§ 2º-A ', 'Parágrafo único. ').chain(wordings) },
    { weight: 1, arbitrary: fc.oneof(provision, heading, line, quoted, soup) },
  ),
  { maxLength: 6 },
);

/** Articles in sequence, now and then one twice, from the first. */
const articles = fc.array(fc.tuple(wordings(''), below, fc.nat(9)), { minLength: 1, maxLength: 6 }).map((all) =>
  all
    .map(([caput, children, slip], index) => {
      const number = slip === 0 ? Math.max(1, index) : index + 1;
      return caput.replaceAll(/<p>(<\w+>)?/g, `<p>$1Art. ${number}º `) + children.join('');
    })
    .join(''),
);

const FRONTS = [
  '<p align="center">LEI Nº 90.001, DE 1º DE ABRIL DE 2091</p><p>Institui o pomar.</p>',
  '<p align="center">DECRETO-LEI N.º 90.452, DE 1º DE MAIO DE 2043</p><p>Aprova a Consolidação anexa.</p>',
  '<p align="center">LEI Nº 90.001, DE 1º DE ABRIL DE 2091</p><p><a href="x">(Revogada pela Lei nº 90.101, de 2095)</a></p>',
  '',
];
const ENDS = [
  '<p>Brasília, 25 de julho de 2091; 3º da Sombra.</p><p>FULANA DE TAL</p><p>Este texto não substitui o publicado no DOU</p>',
  '<p>Este texto não substitui o publicado no DOU de 2.4.2091</p>',
  '</body></html>',
  '',
];
const MORE = [
  '<p align="center">ATO DAS DISPOSIÇÕES CONSTITUCIONAIS TRANSITÓRIAS</p>',
  '<p align="center">CONSOLIDAÇÃO DAS NORMAS DO CAIS</p>',
  '<p align="center">ANEXO</p>',
  '<p>Partes vetadas pelo Presidente e mantidas pelo Congresso:</p>',
];

/** An act from its front to its signatures, with up to two more documents behind it. */
const act = fc
  .tuple(
    fc.constantFrom(...FRONTS),
    articles,
    fc.constantFrom(...ENDS),
    fc.array(fc.tuple(fc.constantFrom(...MORE), articles), { maxLength: 2 }),
  )
  .map(([front, body, end, more]) => front + body + end + more.map((parts) => parts.join('')).join(end));

/** Pages from almost like the source's to no page at all. */
const tags = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: provision },
      { weight: 2, arbitrary: heading },
      { weight: 3, arbitrary: line },
      { weight: 1, arbitrary: quoted },
      { weight: 4, arbitrary: soup },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
export const page = fc.oneof(act, tags);

/** Characters with no plan, the ones that markup is made of more often than not. */
export const noise = fc
  .array(fc.oneof(fc.constantFrom('<', '>', '</', '="', '&#', ';', '<p', '<!', 'Art. ', '§ ', 'I - '), trecho), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
