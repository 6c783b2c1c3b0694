import { nameOfAct } from '../citations/attribution/how-told.ts';
import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { groupBy, type Nomeado, type Sinal, scopeOf } from './nomeados.ts';

/** The maximum length of the text between the members of a list: `arts. 165 e 458, II, do CPC`. */
const LISTA = 12;

/**
 * Spreads evidence among names, since one name means one code. Evidence for one member of a list holds for all of them,
 * and evidence for an article holds wherever the text cites it. A provision that only the older code has is evidence
 * for the names around it without any, in the text or in the decision quoted, if nothing favours today's code.
 */
export function spread(texto: string, nomeados: readonly Nomeado[]): void {
  const scopes = [...groupBy(nomeados, scopeOf).values()];
  for (const scope of scopes) {
    const undated = scope.filter(({ dito, item }) => dito === null && 'artigo' in item);
    for (const same of groupBy(undated, ({ item }) => (item as DispositivoCitado).artigo).values()) share(same);
  }
  for (let from = 0; from < nomeados.length; ) {
    let to = from + 1;
    while (to < nomeados.length && isSameList(texto, nomeados[to - 1] as Nomeado, nomeados[to] as Nomeado)) to += 1;
    share(nomeados.slice(from, to));
    from = to;
  }
  for (const scope of scopes) {
    const all = scope.flatMap(({ sinais }) => sinais);
    const level = all.find(({ tipo, sigla }) => tipo === 'nivel' && sigla !== scope[0]?.hoje);
    const today = all.some(({ sigla }) => sigla === scope[0]?.hoje) || scope.some(({ dito, hoje }) => dito === hoje);
    if (!level || today) continue;
    for (const { sinais, dito } of scope) if (dito === null && sinais.length === 0) sinais.push(level);
  }
}

/** Gives each of some names the evidence found in the citations of all of them. */
function share(nomeados: readonly Nomeado[]): void {
  if (nomeados.length < 2) return;
  const told = new Map<string, Sinal>();
  for (const { sinais } of nomeados) {
    for (const sinal of sinais) if (isOwn(sinal)) told.set(`${sinal.tipo} ${sinal.sigla}`, sinal);
  }
  for (const { sinais } of nomeados) {
    for (const one of told.values()) {
      if (!sinais.some(({ tipo, sigla }) => tipo === one.tipo && sigla === one.sigla)) sinais.push(one);
    }
  }
}

const isOwn = ({ tipo }: Sinal): boolean => tipo === 'nivel' || tipo === 'assunto';

function isSameList(texto: string, one: Nomeado, other: Nomeado): boolean {
  if (
    !('artigo' in one.item && 'artigo' in other.item) ||
    one.hoje !== other.hoje ||
    one.dito !== null ||
    other.dito !== null
  )
    return false;
  const between = texto.slice(one.lugar.fim, other.lugar.offset);
  if (between.length > LISTA || /\.\s/.test(between)) return false;
  return !(saysItsName(one.item) && saysItsName(other.item));
}

/** Whether the cited words themselves name the act. */
function saysItsName(citacao: DispositivoCitado): boolean {
  const name = nameOfAct(citacao);
  return name !== undefined && citacao.rotulo.replace(/\s+/g, ' ').includes(name);
}
