import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { PaginaLida } from '../../pipeline/parse/types.ts';
import { unexplained } from '../strikes.ts';
import { runs } from './runs.ts';

/**
 * What the page shows of a wording: unstruck; struck and repealed; repealed and gone; vetoed; unstruck once more after a
 * measure lapsed; unstruck with the notes of a repeal that lapsed.
 */
const CAPUTS = ['vivo', 'riscado', 'vazio', 'restaurado', 'misto'] as const;
const PARAGRAFOS = ['vivo', 'riscado', 'vazio', 'vetado', 'restaurado', 'misto'] as const;
type Estado = (typeof CAPUTS)[number] | (typeof PARAGRAFOS)[number];

interface Artigo {
  caput: Estado;
  paragrafos: Estado[];
  /** A penalty behind the last paragraph; rewritten, with the old one struck below the caput; or none. */
  pena: 'nenhuma' | 'unica' | 'reescrita';
}

const artigo: fc.Arbitrary<Artigo> = fc.record({
  caput: fc.constantFrom(...CAPUTS),
  paragrafos: fc.array(fc.constantFrom(...PARAGRAFOS), { maxLength: 4 }),
  pena: fc.constantFrom('nenhuma', 'unica', 'reescrita'),
});

/** A row as the drafter of the page means it. */
interface Esperada {
  ref_key: string;
  texto: string;
  revogado: boolean;
  revogado_por: string | null;
  alterado_por: string | null;
  anotacoes: string[];
  versoes: [string, boolean][];
}

const LEI = 'Lei nº 90.101, de 2095';
const NOVA = 'Lei nº 90.102, de 2096';
const MEDIDA = 'Medida Provisória nº 90.905, de 2095';
const CONTRAMEDIDA = 'Medida Provisória nº 90.955, de 2096';
const REVOGADO = `Revogado pela ${LEI}`;
const CADUCA = [`Redação dada pela ${MEDIDA}`, 'Vigência encerrada'];
const DESFEITA = [`Revogado pela ${MEDIDA}`, `Revogado pela ${CONTRAMEDIDA}`, 'Vigência encerrada'];

const notes = (list: readonly string[]) => list.map((nota) => ` <a href="l.htm">(${nota})</a>`).join('');
const line = (words: string, ...notas: string[]) => `<p>${words}${notes(notas)}</p>\n`;
const struck = (words: string, ...notas: string[]) => line(`<strike>${words}</strike>`, ...notas);

/** How the page shows a wording under its label. */
function print(estado: Estado, label: string, words: string, other: string): string {
  switch (estado) {
    case 'vivo':
      return line(label + words);
    case 'riscado':
      return struck(label + words, REVOGADO);
    case 'vazio':
      return line(label.trim(), REVOGADO);
    case 'vetado':
      return line(`${label}(VETADO)`);
    case 'restaurado':
      return struck(label + words) + struck(label + other, ...CADUCA) + line(label + words);
    case 'misto':
      return line(label + words, ...DESFEITA);
  }
}

const stands = (estado: Estado): boolean => estado === 'vivo' || estado === 'restaurado' || estado === 'misto';

/** What the rules make of it, apart from what stands above and below. */
function expected(ref_key: string, estado: Estado, words: string, other: string): Esperada {
  const texto = estado === 'vazio' || estado === 'vetado' ? '' : words;
  const revogado = estado === 'riscado' || estado === 'vazio';
  const anotacoes = { misto: DESFEITA, riscado: [REVOGADO], vazio: [REVOGADO], vetado: ['VETADO'] };
  return {
    ref_key,
    texto,
    revogado,
    revogado_por: revogado ? LEI : null,
    alterado_por: null,
    anotacoes: estado in anotacoes ? anotacoes[estado as keyof typeof anotacoes] : [],
    versoes: [
      ...(estado === 'restaurado' ? [[words, false] as [string, boolean], [other, false] as [string, boolean]] : []),
      [texto, !revogado],
    ],
  };
}

/** The page of an article and its rows. */
function draft({ caput, paragrafos, pena: drawn }: Artigo, number: number): { html: string; linhas: Esperada[] } {
  const words = (what: string) => `O texto ${what} do artigo ${number} diz isto.`;
  const head = expected(`EX-A.${number}`, caput, words('do caput'), words('caduco'));
  const rows = paragrafos.map((estado, i) =>
    expected(`${head.ref_key}.${i + 1}`, estado, words(`do § ${i + 1}`), words(`caduco do § ${i + 1}`)),
  );
  // A repeal of the caput takes along what says nothing of its own.
  for (const row of head.revogado ? rows : []) {
    if (row.texto !== '' || row.revogado) continue;
    Object.assign(row, { revogado: true, revogado_por: LEI, versoes: [['', false]] });
  }
  let html = print(caput, `Art. ${number}º `, words('do caput'), words('caduco'));
  const last = paragrafos.length > 0 ? (paragrafos.at(-1) as Estado) : caput;
  const owner = stands(last) ? (rows.at(-1) ?? head) : stands(caput) ? head : null;
  // A penalty below nothing but a veto or a bare repeal is no page's.
  const pena = owner || last === 'riscado' ? drawn : 'nenhuma';
  const rewritten = pena === 'reescrita' && owner === head;
  if (rewritten) html += struck('Pena - um dia.');
  html += paragrafos
    .map((estado, i) => print(estado, `§ ${i + 1}º `, words(`do § ${i + 1}`), words(`caduco do § ${i + 1}`)))
    .join('');
  if (pena !== 'nenhuma')
    html += rewritten ? line('Pena - dois dias.', `Redação dada pela ${NOVA}`) : line('Pena - dois dias.');
  if (pena !== 'nenhuma' && owner) {
    const before = owner.texto;
    owner.texto = `${before}\nPena - dois dias.`;
    if (rewritten) {
      owner.anotacoes = [...owner.anotacoes, `Redação dada pela ${NOVA}`];
      owner.alterado_por = NOVA;
      owner.versoes.splice(-1, 0, [`${before}\nPena - um dia.`, false]);
    }
    owner.versoes.splice(-1, 1, [owner.texto, true]);
  }
  return { html, linhas: owner === null && pena !== 'nenhuma' ? withoutTail([head, ...rows]) : [head, ...rows] };
}

/** Where nothing stands that could own the penalty, only its state is told: the last of them may keep it. */
function withoutTail(linhas: Esperada[]): Esperada[] {
  return linhas.map((linha, i) => (i === linhas.length - 1 ? { ...linha, texto: '', versoes: [] } : linha));
}

function read({ atos }: PaginaLida, esperadas: readonly Esperada[]): Esperada[] {
  return (atos[0]?.linhas ?? []).map((linha, i) => {
    const { ref_key, revogado, revogado_por, alterado_por, anotacoes } = linha;
    const open = esperadas[i]?.versoes.length === 0;
    const versoes = linha.versoes.map(({ texto, vigente }): [string, boolean] => [texto, vigente]);
    const texto = open ? '' : (linha.caput_texto ?? linha.texto);
    return { ref_key, texto, revogado, revogado_por, alterado_por, anotacoes, versoes: open ? [] : versoes };
  });
}

describe('what a page strikes, leaves and restores', () => {
  test('state, text, notes, authors and wordings are those of the page', () => {
    fc.assert(
      fc.property(fc.array(artigo, { minLength: 1, maxLength: 4 }), (artigos) => {
        const drafts = artigos.map((each, i) => draft(each, i + 1));
        const html = drafts.map((each) => each.html).join('');
        const linhas = drafts.flatMap((each) => each.linhas);
        const pagina = parsePagina(html, 'EX-A');
        expect(read(pagina, linhas)).toEqual(linhas);
        expect(unexplained(html, pagina)).toEqual([]);
        expect(pagina.achados.filter(({ motivo }) => motivo === null)).toEqual([]);
      }),
      runs(200),
    );
  });

  test('words left unstruck and taken out of force are told, unless a class of reasons says why', () => {
    const html = struck('Art. 1º O texto', REVOGADO) + line('Pena - um dia.') + line('Art. 2º O resto.');
    const pagina = parsePagina(html, 'EX-A');
    expect(unexplained(html, pagina)).toEqual([]);
    expect(unexplained(html, { ...pagina, achados: [] })).toEqual(['EX-A.1: Pena-umdia.']);
  });
});
