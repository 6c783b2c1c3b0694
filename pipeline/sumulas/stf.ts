import { load } from 'cheerio';
import { BASES_DO_STF, PORTAL_DO_STF } from '../../schemas/catalog/fontes-de-sumulas.ts';
import { readData } from './data.ts';
import { plain, readEnunciado } from './enunciado.ts';
import { Ilegivel, type LeitorSumulas, type LeituraSumulas, readSafely, type SumulaLida } from './leitura.ts';
import type { ReadHtml } from './paginas.ts';
import { type Dita, juntar, readPalavra } from './situacao.ts';

/**
 * The STF's súmulas, from its portal. `sumariosumulas.asp?base=30` lists the ordinary ones and `base=26` the binding
 * ones, each by a number of the portal's own; `verTexto.asp`, which looks like a list too, is filled by a script:
 *
 *     <div class="sumarioSumulas">
 *       <div class="sumula-item"><a href="sumariosumulas.asp?base=30&sumula=1308">Súmula 4 <em>(cance&#8203;lada)</em></a></div>
 *
 * The page of each has its title and, next to it, its text; then sections of the same form, which are not it:
 *
 *     <section class="conteudo"><div class="container">
 *       <div class="titulo">Súmula 4 (cancelada)</div> <div class="parCOM">Não perde a imunidade …</div>
 *       <div class="titulo">Observação</div> <div class="parCOM">Data de aprovação do enunciado: Sessão Plenária de 13-12-1963. …</div>
 */
export function createStfReaders(readHtml: ReadHtml): LeitorSumulas[] {
  return (['stf', 'stf_vinculante'] as const).map((fonte) => ({
    fonte,
    read: () => readSafely(() => readList(BASES_DO_STF[fonte], readHtml)),
  }));
}

async function readList(base: number, readHtml: ReadHtml): Promise<LeituraSumulas> {
  const itens = parseIndice(await readHtml(`${PORTAL_DO_STF}?base=${base}`), base);
  const sumulas: SumulaLida[] = [];
  const semTexto: number[] = [];
  for (const item of itens) {
    const sumula = parseSumula(await readHtml(item.url), item);
    if (sumula) sumulas.push(sumula);
    else semTexto.push(item.numero);
  }
  return { outcome: 'lida', sumulas, relatorio: { paginas: itens.length + 1, sem_texto: semTexto } };
}

export interface ItemIndice extends Dita {
  /** As in the list: `Súmula 4`. */
  nome: string;
  numero: number;
  url: string;
}

const NOME = /^((Súmula|Súmula Vinculante) (\d+))(?: \(([^()]+)\))?$/i;

/** Parses the list of one kind of súmulas. Throws `Ilegivel` if an item does not have the known form. */
export function parseIndice(html: string, base: number): ItemIndice[] {
  const $ = load(html);
  const itens = $('.sumarioSumulas .sumula-item > a')
    .toArray()
    .map((link): ItemIndice => {
      const { nome, numero, ...dita } = readNome($(link).text(), base);
      const id = /[?&]sumula=(\d+)/.exec($(link).attr('href') ?? '')?.[1];
      if (id === undefined) throw new Ilegivel(`a lista do STF não diz onde está a ${nome}`);
      return { nome, numero, ...dita, url: `${PORTAL_DO_STF}?base=${base}&sumula=${id}` };
    });
  if (itens.length === 0) throw new Ilegivel(`a página ${PORTAL_DO_STF}?base=${base} não tem a lista de súmulas`);
  // A page may show its list twice.
  return [...new Map(itens.map((item) => [item.url, item])).values()];
}

/**
 * Parses the page of one súmula; null for a number without text. Throws `Ilegivel` if it does not have the known form.
 */
export function parseSumula(html: string, item: ItemIndice): SumulaLida | null {
  const $ = load(html);
  const titulos = $('div.titulo');
  const titulo = titulos.filter((_, each) => /^Súmula/i.test(plain($(each).text()))).first();
  const { nome, ...doTitulo } = readNome(
    titulo.text(),
    /Vinculante/i.test(item.nome) ? BASES_DO_STF.stf_vinculante : BASES_DO_STF.stf,
  );
  if (nome.toLowerCase() !== item.nome.toLowerCase()) throw new Ilegivel(`${item.url} é a página da ${nome}`);
  const corpo = titulo.nextUntil('div.titulo', 'div.parCOM').first();
  if (corpo.length === 0 || plain(corpo.text()) === '') throw new Ilegivel(`${item.url} não tem o texto da ${nome}`);
  const read = readEnunciado(corpo.text(), nome, juntar(item, doTitulo));
  if (!read) return null;
  const { referencia: _, ...lida } = read;
  const observacao = titulos.filter((_, each) => /^Observaç(?:ão|ões)$/i.test(plain($(each).text())));
  const [, data = ''] =
    /Data d[ae] (?:aprovação|publicação) do enunciado:(.{0,80})/i.exec(
      plain(observacao.nextUntil('div.titulo', 'div.parCOM').text()),
    ) ?? [];
  return {
    numero: item.numero,
    ...lida,
    data: readData(data),
  };
}

/** Reads `Súmula 4 (cancelada)`, which must be of the list's kind. */
function readNome(text: string, base: number): Dita & Pick<ItemIndice, 'nome' | 'numero'> {
  const [, nome, kind = '', numero, marca = 'ativa'] = NOME.exec(plain(text)) ?? [];
  if (nome === undefined || /Vinculante/i.test(kind) !== (base === BASES_DO_STF.stf_vinculante)) {
    throw new Ilegivel(`o STF dá por súmula o que não é: “${plain(text).slice(0, 80)}”`);
  }
  return { nome, numero: Number(numero), ...readPalavra(marca, nome) };
}
