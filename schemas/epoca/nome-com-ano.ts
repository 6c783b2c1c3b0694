import { had } from './codigos.ts';
import { type DataDita, lastOf } from './datas.ts';
import { actOf, groupBy, isOfCodes, type Lugar, type Nomeado, type Sinal, scopeOf } from './nomeados.ts';
import { type Codigos, isOfBefore } from './sinais.ts';

/**
 * Applies a code's name with a year to later uses of the same name without one: they mean that code until the other
 * code is named with its year. A text that knows today's code (it is later than that code, also names it, or cites what
 * only it has) speaks of the old one as past. There the year applies only in the same paragraph, and to the same
 * article. In `O art. 20 do CPC/73 dispunha sobre honorários.` and, two paragraphs later, `a tutela de urgência do art.
 * 300 do CPC`, the second name is that of 2015. A provision that the
 * old code cannot have had is looked for in today's, and so is an article if the text's own day and its subject both
 * speak for today's code.
 * @param datas all the days that the text mentions
 * @param doTexto the text's own day
 */
export function holdYears(
  texto: string,
  nomeados: readonly Nomeado[],
  datas: readonly DataDita[],
  doTexto: DataDita | null,
  codigos: Codigos,
): void {
  if (!nomeados.some(({ porAno }) => porAno)) return;
  const last = lastOf(datas)?.dia;
  for (const named of groupBy(nomeados, ({ hoje }) => hoje).values()) {
    const knowsToday = named.some(
      ({ hoje, dito, sinais }) => dito === hoje || sinais.some(({ sigla }) => sigla === hoje),
    );
    const { hoje } = named[0] as Nomeado;
    const ofToday = knowsToday || (last !== undefined && actOf(hoje, last) === hoje);
    for (const scope of groupBy(named, scopeOf).values()) hold(texto, scope, { doTexto, ofToday, codigos });
  }
}

interface Sabido {
  doTexto: DataDita | null;
  ofToday: boolean;
  codigos: Codigos;
}

function hold(texto: string, scope: readonly Nomeado[], { doTexto, ofToday, codigos }: Sabido): void {
  let year = null as Sinal | null;
  /** Keys such as `LEI-5869-1973.535`. */
  const articles = new Set<string>();
  for (const nomeado of scope) {
    const { hoje, dito, porAno, lugar, transcrita, item, sinais } = nomeado;
    const artigo = 'artigo' in item ? item.artigo : '';
    if (dito !== null) {
      if (!porAno || !isOfCodes(hoje)) continue;
      const data = transcrita?.data ?? doTexto;
      // If today's code was not yet law on the day of the text, the text gives its year to distinguish it, and the name
      // alone does not mean it.
      if (data !== null && dito === hoje && actOf(hoje, data.dia) !== hoje) continue;
      year = { tipo: 'nome_com_ano', sigla: dito, lugar };
      if (artigo !== '') articles.add(`${dito}.${artigo}`);
    } else if (year !== null && !isOfBefore(nomeado)) {
      const { sigla } = year;
      if ('artigo' in item && had(codigos.tabelas, sigla, item) === false) continue;
      if (sinais.length > 1 && sinais.every((sinal) => sinal.sigla === hoje)) continue;
      if (sigla !== hoje && isToldApart(texto, lugar)) year = null;
      else if (sigla === hoje || !ofToday || isNear(texto, year, lugar) || articles.has(`${sigla}.${artigo}`))
        sinais.unshift(year);
    }
  }
}

/** The assumed length of a paragraph if no empty line ends it. */
const PARAGRAFO = 800;

const isNear = (texto: string, { lugar }: Sinal, { offset }: Lugar): boolean =>
  lugar !== null && offset - lugar.fim < PARAGRAFO && !/\n\s*\n/.test(texto.slice(lugar.fim, offset));

/** `o art. 177 do CC/1916 e o 205 do atual Código Civil`: words that mark today's act as opposed to the former one. */
const DE_HOJE = /(?<!\p{L})(?:hoje|atual(?:mente)?|vigente)(?!\p{L})/iu;
const ANTES = 40;
const DEPOIS = 12;

const isToldApart = (texto: string, { offset, fim }: Lugar): boolean =>
  DE_HOJE.test(texto.slice(Math.max(0, offset - ANTES), fim + DEPOIS));
