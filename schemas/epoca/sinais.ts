import { antecessores } from '../catalog/antecessores.ts';
import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { fold } from '../text/fold.ts';
import { had, hasSubject, hasTabela, subjectOf, type Tabelas } from './codigos.ts';
import type { DataDita } from './datas.ts';
import { actOf, type Lugar, type Nomeado, type Sinal } from './nomeados.ts';

/** Whether the cited act has today everything that is cited of it. */
export type Existe = (citado: DispositivoCitado) => boolean;

/** What distinguishes the codes of two times. */
export interface Codigos {
  existe: Existe;
  tabelas: Tabelas;
}

/**
 * Collects the evidence about which code an undated name means: its day, what is cited of the code, and the words
 * around.
 */
export function readSinais(texto: string, nomeado: Nomeado, doTexto: DataDita | null, codigos: Codigos): void {
  const { hoje, dito, transcrita, item, sinais } = nomeado;
  if (dito !== null) return;
  const data = transcrita?.data ?? doTexto;
  const ofDay = data && actOf(hoje, data.dia);
  if (ofDay) sinais.push({ tipo: transcrita ? 'data_da_decisao' : 'data_do_texto', sigla: ofDay, lugar: data });
  if (!('artigo' in item)) return;
  const level = levelOf(nomeado, item, codigos);
  // Before today's act was law, nothing else could be meant. But a text that quotes a decision may date it wrongly, or
  // invent it.
  if (isOfBefore(nomeado)) {
    if (transcrita && level?.sigla === hoje) sinais.push(level);
    return;
  }
  if (level) sinais.push(level);
  const subject = subjectIn(texto, nomeado, item, codigos.tabelas);
  if (subject) sinais.push(subject);
}

/** Whether the name is in a text, or in a quoted decision, from before today's act was law. */
export const isOfBefore = ({ hoje, sinais: [first] }: Nomeado): boolean =>
  first !== undefined && (first.tipo === 'data_do_texto' || first.tipo === 'data_da_decisao') && first.sigla !== hoje;

/** Returns the former code of today's act that has a table. */
const beforeOf = (hoje: string): string | undefined =>
  antecessores()
    .get(hoje)
    ?.find(({ sigla }) => hasTabela(sigla))?.sigla;

/** Returns evidence if only one of the codes has what is cited. */
function levelOf({ hoje, lugar }: Nomeado, citado: DispositivoCitado, { existe, tabelas }: Codigos): Sinal | null {
  const antes = beforeOf(hoje);
  const there = antes === undefined ? null : had(tabelas, antes, citado);
  if (antes === undefined || there === null || there === existe(citado)) return null;
  return { tipo: 'nivel', sigla: there ? antes : hoje, lugar };
}

/** Returns evidence if the words around a citation are about the article of only one of the codes. */
function subjectIn(
  texto: string,
  { hoje, lugar, sinais }: Nomeado,
  { artigo }: DispositivoCitado,
  tabelas: Tabelas,
): Sinal | null {
  const antes = beforeOf(hoje);
  if (antes === undefined || !hasSubject(tabelas, antes, artigo)) return null;
  // If other evidence favours today's code, the subject cannot change the result but may raise a doubt.
  const doubted = sinais.some(({ sigla }) => sigla === hoje);
  const subject = subjectOf(tabelas, { sigla: antes, artigo }, wordsAbout(texto, lugar), doubted);
  return subject && { tipo: 'assunto', sigla: subject === 'antes' ? antes : hoje, lugar };
}

/** How many characters of the paragraph on either side of a citation show its subject. */
const VIZINHANCA = 170;
const PARAGRAFO = /\n\s*\n/;

function wordsAbout(texto: string, { offset, fim }: Lugar): string {
  const left = texto.slice(Math.max(0, offset - VIZINHANCA), offset);
  const right = texto.slice(fim, fim + VIZINHANCA);
  const near = `${left.split(PARAGRAFO).at(-1)} ${right.split(PARAGRAFO, 1)[0]}`;
  return fold(near.includes('-') ? near.replace(/(?<=\p{L})-\s*\n\s*/gu, '') : near);
}
