import { type CheerioAPI, load } from 'cheerio';
import { listaDoStj } from '../../schemas/catalog/fontes-de-sumulas.ts';
import { readData } from './data.ts';
import { plain, readEnunciado } from './enunciado.ts';
import { Ilegivel, type LeitorSumulas, type LeituraSumulas, readSafely, type SumulaLida } from './leitura.ts';
import type { ReadHtml } from './paginas.ts';
import { isFim, juntar, readComentario, readPalavra, sessaoDoFim } from './situacao.ts';

/**
 * The STJ's súmulas, from its search of jurisprudence (SCON), a hundred a page; `i` is the first of the page. A block
 * names the number, a mark where there is one, the subject, the text with its reference, and the court's comment:
 *
 *     <span class="numDocs">676 súmulas</span>
 *     <div id="listaSumulas">
 *       <div class="gridSumula">
 *         <div class="blocoNumSumula"><span class="numeroSumula">152</span> <span class="clsINDE">CANCELADA</span></div>
 *         <div class="blocoVerbete"><span class="ramoSumula">DIREITO TRIBUTÁRIO - ICMS</span>
 *           Na venda pelo segurador, … (SÚMULA 152, PRIMEIRA SEÇÃO, julgado em 06/03/1996, DJ 14/03/1996, p. 7115)
 *           <span class="clsCOM">…</span></div>
 *
 * Some blocks have the text in a `span.clsVerbete`, and some print the comment, or an earlier wording, after the
 * reference without any markup: the text ends where the reference begins.
 */
const POR_PAGINA = 100;

/**
 * Reads the list, a hundred súmulas per page. A list that is not whole is an `erro`, because a súmula that is missing
 * from it would count as not existing.
 */
export function createStjReader(readHtml: ReadHtml): LeitorSumulas {
  return { fonte: 'stj', read: () => readSafely(() => readList(readHtml)) };
}

async function readList(readHtml: ReadHtml): Promise<LeituraSumulas> {
  const pages: PaginaSumulas[] = [];
  let blocos = 0;
  do {
    const page = parseLista(await readHtml(listaDoStj(blocos + 1, POR_PAGINA)));
    if (page.blocos === 0) throw new Ilegivel(`a lista do STJ acaba depois de ${blocos} súmulas`);
    pages.push(page);
    blocos += page.blocos;
  } while (blocos < (pages[0]?.total ?? 0));
  const totals = new Set(pages.map(({ total }) => total));
  if (totals.size > 1 || !totals.has(blocos))
    throw new Ilegivel(`o STJ listou ${blocos} súmulas, e não as que anuncia`);
  const semTexto = pages.flatMap((page) => page.semTexto);
  const sumulas = pages.flatMap((page) => page.sumulas);
  return { outcome: 'lida', sumulas, relatorio: { paginas: pages.length, sem_texto: semTexto } };
}

export interface PaginaSumulas {
  /** The number of results on all pages. */
  total: number;
  /** The number of blocks on this page, including those without text. */
  blocos: number;
  sumulas: SumulaLida[];
  semTexto: number[];
}

/** Parses one page of the list. Throws `Ilegivel` if a block does not have the known form. */
export function parseLista(html: string): PaginaSumulas {
  const $ = load(html);
  const total = /(\d+) súmulas?/i.exec(plain($('.numDocs').first().text()).replaceAll('.', ''))?.[1];
  if (total === undefined) throw new Ilegivel('a página do STJ não diz quantas súmulas tem a lista');
  const blocos = $('#listaSumulas .gridSumula').toArray();
  const page: PaginaSumulas = { total: Number(total), blocos: blocos.length, sumulas: [], semTexto: [] };
  for (const bloco of blocos) {
    const numero = plain($(bloco).find('.numeroSumula').first().text());
    if (!/^[1-9]\d*$/.test(numero)) throw new Ilegivel(`a lista do STJ tem um bloco sem número: “${numero}”`);
    const sumula = readBloco($, $(bloco), Number(numero));
    if (sumula) page.sumulas.push(sumula);
    else page.semTexto.push(Number(numero));
  }
  return page;
}

function readBloco($: CheerioAPI, bloco: ReturnType<CheerioAPI>, numero: number): SumulaLida | null {
  const nome = `a Súmula ${numero} do STJ`;
  const verbete = bloco.find('.blocoVerbete').first();
  if (verbete.length === 0) throw new Ilegivel(`${nome} não tem o bloco do texto`);
  const situacao = plain(bloco.find('.clsINDE').first().text()) || 'ativa';
  const marcada = readPalavra(situacao, nome);
  if (!isFim(marcada) && verbete.find('strike, s, del').length > 0)
    throw new Ilegivel(`${nome} está riscada, sem dizer por quê`);
  const comentario = plain(verbete.find('.clsCOM').text());
  const dita = juntar(marcada, isFim(marcada) ? sessaoDoFim(comentario) : readComentario(comentario, nome));
  verbete.find('.ramoSumula, .clsCOM').remove();
  const own = verbete.find('.clsVerbete').first();
  const whole = readEnunciado(verbete.text(), nome, dita);
  const read = own.length > 0 ? readEnunciado($(own).text(), nome, dita) : whole;
  if (!read) return null;
  const referencia = whole?.referencia ?? '';
  const [, julgado = referencia] = /julgad[oa] em (.*)/i.exec(referencia) ?? [];
  const final = juntar(read, whole ?? {});
  return { numero, texto: read.texto, ...final, cancelada: isFim(final), data: readData(julgado) };
}
