import { findActCitations } from '../../schemas/grammar/act-citation.ts';
import { makeSigla } from '../../schemas/grammar/act-name.ts';
import { romanValue } from '../../schemas/grammar/numerais.ts';
import { NIVEIS, type Nivel } from '../../schemas/grammar/rotulos.ts';
import type { Line } from './lines.ts';
import type { Alvo } from './types.ts';

interface Ato {
  /** Made sigla, or the usual name. */
  ato: string;
  citado: string;
  inicio: number;
  fim: number;
}

const NAMED =
  /(?:Código|Consolidação|Estatuto|Lei de Introdução|Lei Orgânica|Lei Geral|Constituição|Ato das Disposições Constitucionais)(?:\s+(?:d[aoe]s?|e|à|às|de)\s+\p{Lu}[\p{L}-]*|\s+\p{Lu}[\p{L}-]*)*/gu;

/** The acts that a command names, by number or by usual name, in order; a name beside its number is not told twice. */
export function readAtos(text: string): Ato[] {
  const numbered: Ato[] = findActCitations(text).map((act) => ({
    ato: makeSigla(act),
    citado: text.slice(act.inicio, act.fim).replace(/\s+/gu, ' '),
    inicio: act.inicio,
    fim: act.fim,
  }));
  const named: Ato[] = [];
  for (const match of text.matchAll(NAMED)) {
    const inicio = match.index;
    const fim = inicio + match[0].length;
    const beside = numbered.some(
      (act) =>
        (fim <= act.inicio &&
          act.inicio - fim < 40 &&
          /^[\s,(–-]*(?:\([^)]*\))?[\s,]*(?:aprovad\p{L}* pel[oa])?[\s(–-]*$/u.test(text.slice(fim, act.inicio))) ||
        (inicio >= act.fim && inicio - act.fim < 6),
    );
    if ((!beside && match[0].split(' ').length > 1) || match[0] === 'Constituição')
      named.push({ ato: match[0], citado: match[0], inicio, fim });
  }
  return [...numbered, ...named].sort((a, b) => a.inicio - b.inicio);
}

/**
 * The targets of a quoted block: every provision of the amended act that the block gives words to; those it only shows by
 * dots are context. The act is the first that the command names.
 */
export function readQuotedAlvos(comando: string, quoted: readonly Line[]): Alvo[] {
  const act = readAtos(comando)[0];
  const alvos: Alvo[] = [];
  const path: (string | null)[] = [null, null, null, null, null];
  for (const line of quoted) {
    if (line.titulo) continue;
    const { rotulo } = line;
    if (rotulo) {
      const level = NIVEIS.indexOf(rotulo.nivel);
      path[level] = rotulo.valor;
      path.fill(null, level + 1);
    }
    if (path[0] === null && !rotulo) continue;
    if (!/\p{L}{2,}/u.test(line.corpo.replace(/\(?\s*NR\s*\)?/gu, ''))) continue;
    if (path[0] === null) path[0] = articleOf(comando);
    if (path[0] === null) continue;
    addAlvo(alvos, act, toChave(path));
  }
  if (alvos.length === 0 && act) addAlvo(alvos, act, null);
  return alvos;
}

/** The article that a command names before quoting only a paragraph or an inciso of it. */
function articleOf(comando: string): string | null {
  const match = /\bart(?:igo)?\.?\s*(\d[\d.]*)\s*[º°o]?((?:-[A-Z]{1,2}(?!\p{L}))*)/u.exec(comando);
  return match ? `${Number((match[1] as string).replaceAll('.', ''))}${match[2] ?? ''}` : null;
}

function toChave(path: readonly (string | null)[]): string {
  const [artigo, paragrafo, inciso, alinea, item] = path;
  const last = item && !alinea ? `item-${item}` : item;
  return [artigo, paragrafo, inciso, alinea, last].filter((part) => part).join('.');
}

function addAlvo(alvos: Alvo[], act: Ato | undefined, chave: string | null): void {
  const alvo: Alvo = { ato: act?.ato ?? null, citado: act?.citado ?? '', chave };
  if (!alvos.some((other) => other.ato === alvo.ato && other.chave === alvo.chave)) alvos.push(alvo);
}

const TOKEN =
  /(?<artigo>\barts?\.|\bartigos?\b)|(?<paragrafo>§{1,2}|\bpar[áa]grafos?\b)|(?<inciso>\bincisos?\b|\binc\.)|(?<alinea>\bal[íi]neas?\b|\bletras?\b)|(?<item>\bite(?:m|ns)\b)|(?<unico>[úu]nico)|(?<number>\d[\d.]*(?:\s?[º°]|o\b)?(?:-[A-Z]{1,2}(?!\p{L}))*)|(?<roman>\b[IVXLC]+(?:-[A-Z]{1,2})?(?![\p{L}]))|["“](?<letter>[a-z])["”]|(?<letra>\b[a-z]\b(?=[,\s]*(?:d[oa]|e\b|,)))|(?<a>\ba\b)/giu;

/**
 * The provisions that a repealing clause names, with their act: `o § 2º do art. 150 e o art. 350, ambos do Decreto-Lei
 * nº 2.848`. Acts named with no provision before them are targets as a whole.
 */
export function readRepealAlvos(text: string, inherited: Alvo | null): Alvo[] {
  const alvos: Alvo[] = [];
  let from = 0;
  const acts = readAtos(text);
  for (const act of acts) {
    const chaves = readChaves(text.slice(from, act.inicio));
    if (chaves.length === 0) addAlvo(alvos, act, null);
    for (const chave of chaves) addAlvo(alvos, act, chave);
    from = act.fim;
  }
  if (acts.length === 0 && inherited?.ato) {
    for (const chave of readChaves(text)) {
      addAlvo(alvos, { ato: inherited.ato, citado: inherited.citado, inicio: 0, fim: 0 }, chave);
    }
  }
  return alvos;
}

const DETERMINED = /(?:^|[\s(])[oa]s?\s+$/iu;

interface Pending {
  nivel: Nivel;
  valor: string;
}

/** Reads `o § 3º e os incisos I e II do § 4º do art. 58, os arts. 60 e 61` into keys without sigla. */
function readChaves(text: string): string[] {
  const chaves: string[] = [];
  let nivel: Nivel | null = null;
  let before: Pending[] = [];
  let path: (string | null)[] = [null, null, null, null, null];
  const flush = () => {
    if (path[0] !== null) chaves.push(toChave(path));
    path = [null, null, null, null, null];
  };
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups as Record<string, string | undefined>;
    const named = NIVEIS.find((level) => groups[level] !== undefined);
    if (named) {
      nivel = named;
      // `…, e o parágrafo único do art. 9º`: the article before it is done.
      if (named === 'artigo' || DETERMINED.test(text.slice(Math.max(0, match.index - 6), match.index))) flush();
      continue;
    }
    const valor = readValor(groups, nivel);
    if (valor === null || nivel === null) continue;
    if (nivel === 'artigo') {
      if (path[0] !== null) flush();
      if (before.length === 0) path[0] = valor;
      else {
        for (const chave of combine(valor, before)) chaves.push(chave);
        before = [];
      }
    } else if (path[0] === null) before.push({ nivel, valor });
    else {
      const level = NIVEIS.indexOf(nivel);
      if (path[level] !== null) chaves.push(toChave(path));
      path[level] = valor;
      path.fill(null, level + 1);
    }
  }
  flush();
  return chaves;
}

/** Levels named before their article, the lowest first: `alínea a do inciso I do § 1º` under the article. */
function combine(artigo: string, before: readonly Pending[]): string[] {
  const chaves: string[] = [];
  let leaves: Pending[] = [];
  let above: Pending[] = [];
  const emit = () => {
    for (const leaf of leaves) {
      const path: (string | null)[] = [artigo, null, null, null, null];
      for (const part of [...above, leaf]) path[NIVEIS.indexOf(part.nivel)] = part.valor;
      chaves.push(toChave(path));
    }
  };
  for (const part of before) {
    const leaf = leaves[0];
    if (!leaf || part.nivel === leaf.nivel) {
      if (above.length > 0) {
        emit();
        leaves = [];
        above = [];
      }
      leaves.push(part);
    } else if (NIVEIS.indexOf(part.nivel) < NIVEIS.indexOf(leaf.nivel)) above.push(part);
    else {
      emit();
      leaves = [part];
      above = [];
    }
  }
  emit();
  return chaves;
}

function readValor(groups: Record<string, string | undefined>, nivel: Nivel | null): string | null {
  if (groups.unico !== undefined) return 'unico';
  if (groups.number !== undefined) {
    const match = /^(\d[\d.]*?)\.?(?:\s?[º°o])?((?:-[A-Z]{1,2})*)$/u.exec(groups.number);
    return match ? `${Number((match[1] as string).replaceAll('.', ''))}${match[2]}` : null;
  }
  if (groups.roman !== undefined && nivel === 'inciso')
    return romanValue(groups.roman.split('-')[0] as string) ? groups.roman.toUpperCase() : null;
  if (nivel === 'alinea') return groups.letter ?? groups.letra ?? groups.a ?? null;
  return null;
}
