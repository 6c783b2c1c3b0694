import { parseActCitation } from '../../../schemas/law/act-citation.ts';
import { amends } from '../lines/commands.ts';
import { readAtos } from '../lines/named-acts.ts';
import { descend, type No, type Serie } from '../tree/tree.ts';
import type { Alvo } from '../types.ts';
import { lastGiver } from '../wordings/group-notes.ts';
import type { Estado } from '../wordings/wordings.ts';
import { readRevogacao } from './repeals.ts';
import { readNamedAlvos, readQuotedAlvos, readRepealAlvos } from './targets.ts';

export interface Emenda {
  comando: string;
  alvos: Alvo[];
  /** Whether the provision only repeals. */
  revoga: boolean;
}

/**
 * Matches the beginning of a command that has no quoted block below it. The command must name words of the law. `O
 * prazo do art. 40 …`, `As penas fixadas nos arts. 6º …` and `O Fundo instituído pela Lei nº 1 passa a reger-se …` do
 * not match: they change what a law orders, not what it says.
 */
const OPENS_COMMAND =
  /^(?:[OA]s?|Ao?s?|Às?|N[ao]s?|(?:Ficam?|É|São|Acrescent|Inclu|D[êe]-se|Substitu)(?:(?!\b(?:anos?|meses|dias|prazos?|penas?|al[íi]quotas?|valor(?:es)?)\b)[^.]){0,80}?)\s*(?:\b(?:arts?|lei|decreto|c[óo]digo|consolida[çc]|medida provis|constitui[çc]|emenda|caput|inciso|al[íi]nea|par[áa]grafo|ite[mn]|t[íi]tulo|cap[íi]tulo|se[çc][ãa]o|anexo|tabela|ementa|express[ãaõo]|palavra|denomina[çc]|reda[çc])|§)/iu;

/** The facts that reading commands needs about the act that a series belongs to. */
export interface AtoQueEmenda {
  /** The act that is meant if a command names none: the Constitution, in one of its amendments. */
  emendado: Alvo | null;
  /** ISO 8601; null if the epigraph gives no date. */
  data: string | null;
}

/** Finds the provisions of a series that amend or repeal other acts, each with its command and its targets. */
export function readEmendas(serie: Serie, estados: ReadonlyMap<No, Estado>, ato: AtoQueEmenda): Map<No, Emenda> {
  const emendas = new Map<No, Emenda>();
  for (const artigo of serie.artigos) {
    for (const no of descend(artigo)) {
      const emenda = readEmenda(no, estados, emendas, ato.emendado);
      if (emenda) emendas.set(no, { ...emenda, alvos: dateNames(emenda.alvos, dateOf(no, estados) ?? ato.data) });
    }
    gather(artigo, estados, emendas);
  }
  return emendas;
}

/**
 * Returns the last day of the year of the act that last gave a command its words; null if the words are the original
 * ones.
 */
function dateOf(no: No, estados: ReadonlyMap<No, Estado>): string | null {
  const giver = lastGiver((estados.get(no) as Estado).anotacoes);
  const ano = giver === null ? null : parseActCitation(giver)?.ano;
  return ano ? `${ano}-12-31` : null;
}

/**
 * Adds the date to targets that are cited by name. `Código Civil` in 1998 is the code of 1916, and a name is resolved
 * only when it is known which acts there are.
 */
const dateNames = (alvos: readonly Alvo[], data: string | null): Alvo[] =>
  alvos.map((alvo) => (data !== null && alvo.ato === alvo.citado ? { data, ...alvo } : alvo));

/**
 * Makes commands of `Revogam-se:` and `A Lei … é alterada como segue:`: their targets are those of the list below them.
 */
function gather(no: No, estados: ReadonlyMap<No, Estado>, emendas: Map<No, Emenda>): void {
  for (const filho of no.filhos) gather(filho, estados, emendas);
  const { texto, comando } = estados.get(no) as Estado;
  if (comando !== null || !/:\s*$/.test(texto)) return;
  if (!emendas.has(no) && !amends(texto) && !readRevogacao(texto)) return;
  const members = no.filhos.flatMap((filho) => (filho.nivel === 'paragrafo' ? [] : (emendas.get(filho) ?? [])));
  const alvos = members.flatMap((emenda) => emenda.alvos);
  if (alvos.length > 0) emendas.set(no, { comando: texto, alvos, revoga: members.every(({ revoga }) => revoga) });
}

function readEmenda(
  no: No,
  estados: ReadonlyMap<No, Estado>,
  known: ReadonlyMap<No, Emenda>,
  emendado: Alvo | null,
): Emenda | null {
  const estado = estados.get(no) as Estado;
  const quoted = estado.escolhido.caudas.filter((cauda) => cauda.modo === 'citada').map((cauda) => cauda.line);
  if (quoted.length > 0) {
    const comando = estado.comando ?? '';
    const command = readAtos(comando).length > 0 ? comando : `${comando} ${contextOf(no, estados)}`;
    return { comando, alvos: readQuotedAlvos(command, quoted, emendado), revoga: false };
  }
  const text = estado.texto;
  if (text === '') return null;
  const revogacao = readRevogacao(text);
  const above = inheritedRepeal(no, known, estados);
  if (above || revogacao) {
    const inherited = above?.alvos[0] ?? amendedAbove(no, estados) ?? emendado;
    const alvos = readRepealAlvos(revogacao?.objeto ?? text, inherited);
    return alvos.length > 0 ? { comando: text, alvos, revoga: true } : null;
  }
  if (OPENS_COMMAND.test(text) && amends(text) && !text.endsWith(':')) {
    const alvos = readNamedAlvos(text);
    if (alvos.length > 0) return { comando: text, alvos, revoga: false };
  }
  return null;
}

/**
 * Returns the act that the provisions above name as amended. In `A Lei nº 1 passa a vigorar com as seguintes
 * alterações: … III - fica revogado o art. 4º`, the inciso repeals an article of that law.
 */
function amendedAbove(no: No, estados: ReadonlyMap<No, Estado>): Alvo | null {
  if (no.nivel === 'artigo' || no.nivel === 'paragrafo') return null;
  const context = contextOf(no, estados);
  const act = /:\s*$/.test(context) && amends(context) ? readAtos(context)[0] : undefined;
  return act ? { ato: act.ato, citado: act.citado, chave: null } : null;
}

function contextOf(no: No, estados: ReadonlyMap<No, Estado>): string {
  const texts: string[] = [];
  for (let above = no.pai; above; above = above.pai) texts.push((estados.get(above) as Estado).texto);
  return texts.join(' ');
}

/**
 * Returns the repeal that a list member inherits. Below `Ficam revogados:` every inciso is a repealing clause, and an
 * alínea below an inciso inherits its act.
 */
function inheritedRepeal(no: No, known: ReadonlyMap<No, Emenda>, estados: ReadonlyMap<No, Estado>): Emenda | null {
  const { pai } = no;
  if (!pai || no.nivel === 'paragrafo') return null;
  const own = known.get(pai);
  const text = (estados.get(pai) as Estado).texto;
  if (readRevogacao(text)?.lista) return own ?? { comando: text, alvos: [], revoga: true };
  const above = pai.pai ? inheritedRepeal(pai, known, estados) : null;
  return above ? (own ?? above) : null;
}
