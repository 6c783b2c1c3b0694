import { antecessores } from '../catalog/antecessores.ts';
import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { fold } from '../text/fold.ts';
import { had, hasSubject, hasTabela, subjectOf, type Tabelas } from './codigos.ts';
import type { DataDita } from './datas.ts';
import { actOf, type Lugar, type Nomeado, type Sinal } from './nomeados.ts';

/** Whether the act that is cited has today all that is cited of it. */
export type Existe = (citado: DispositivoCitado) => boolean;

/** What tells the codes of two times apart. */
export interface Codigos {
  existe: Existe;
  tabelas: Tabelas;
}

/** What tells by itself which code a name means that does not say it: its day, what is cited of it, the words around. */
export function readSinais(texto: string, nomeado: Nomeado, doTexto: DataDita | null, codigos: Codigos): void {
  const { hoje, dito, transcrita, item, sinais } = nomeado;
  if (dito !== null) return;
  const data = transcrita?.data ?? doTexto;
  const ofDay = data && actOf(hoje, data.dia);
  if (ofDay) sinais.push({ tipo: transcrita ? 'data_da_decisao' : 'data_do_texto', sigla: ofDay, lugar: data });
  if (!('artigo' in item)) return;
  const level = levelOf(nomeado, item, codigos);
  // Before today's act was law nothing else is meant; but who quotes a decision may date it wrong, or make it up.
  if (isOfBefore(nomeado)) {
    if (transcrita && level?.sigla === hoje) sinais.push(level);
    return;
  }
  if (level) sinais.push(level);
  const subject = subjectIn(texto, nomeado, item, codigos.tabelas);
  if (subject) sinais.push(subject);
}

/** Whether it stands in a text, or the words of a decision, from before today's act was law. */
export const isOfBefore = ({ hoje, sinais: [first] }: Nomeado): boolean =>
  first !== undefined && (first.tipo === 'data_do_texto' || first.tipo === 'data_da_decisao') && first.sigla !== hoje;

/** The one before today's of which a table tells. */
const beforeOf = (hoje: string): string | undefined =>
  antecessores()
    .get(hoje)
    ?.find(({ sigla }) => hasTabela(sigla))?.sigla;

/** Which of the codes alone has what is cited. */
function levelOf({ hoje, lugar }: Nomeado, citado: DispositivoCitado, { existe, tabelas }: Codigos): Sinal | null {
  const antes = beforeOf(hoje);
  const there = antes === undefined ? null : had(tabelas, antes, citado);
  if (antes === undefined || there === null || there === existe(citado)) return null;
  return { tipo: 'nivel', sigla: there ? antes : hoje, lugar };
}

/** Whose subject the words around a citation are. */
function subjectIn(
  texto: string,
  { hoje, lugar, sinais }: Nomeado,
  { artigo }: DispositivoCitado,
  tabelas: Tabelas,
): Sinal | null {
  const antes = beforeOf(hoje);
  if (antes === undefined || !hasSubject(tabelas, antes, artigo)) return null;
  // Where something else speaks for today's a subject changes nothing, and may raise a doubt.
  const doubted = sinais.some(({ sigla }) => sigla === hoje);
  const subject = subjectOf(tabelas, { sigla: antes, artigo }, wordsAbout(texto, lugar), doubted);
  return subject && { tipo: 'assunto', sigla: subject === 'antes' ? antes : hoje, lugar };
}

/** How much of a paragraph on either side of a citation tells its subject. */
const VIZINHANCA = 170;
const PARAGRAFO = /\n\s*\n/;

function wordsAbout(texto: string, { offset, fim }: Lugar): string {
  const left = texto.slice(Math.max(0, offset - VIZINHANCA), offset);
  const right = texto.slice(fim, fim + VIZINHANCA);
  const near = `${left.split(PARAGRAFO).at(-1)} ${right.split(PARAGRAFO, 1)[0]}`;
  return fold(near.includes('-') ? near.replace(/(?<=\p{L})-\s*\n\s*/gu, '') : near);
}
