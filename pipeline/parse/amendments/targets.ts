import { NIVEIS, type Rotulo, readRotulo } from '../../../schemas/law/rotulos.ts';
import type { Line } from '../lines/lines.ts';
import { readAtos } from '../lines/named-acts.ts';
import type { Alvo } from '../types.ts';
import { type Caminho, readProvisoes, toChave } from './listed-provisions.ts';

/**
 * Returns the targets of a quoted block: every provision of the amended act that the block rewords or repeals. A
 * provision that the block shows only as dots is context. The act is the first that the command names.
 * @param emendado the act that is meant if the command names none
 */
export function readQuotedAlvos(comando: string, quoted: readonly Line[], emendado: Alvo | null): Alvo[] {
  const acts = readAtos(comando);
  const act = acts[0] ?? emendado;
  if (!act) return [];
  const alvos: Alvo[] = [];
  const gaps = acts.map(({ fim }, index) => comando.slice(fim, acts[index + 1]?.inicio));
  const named = [comando.slice(0, acts[0]?.inicio), ...gaps].flatMap((gap) => readProvisoes(gap));
  let path: (string | null)[] = [null, null, null, null, null];
  quoted.forEach((line, index) => {
    if (line.titulo) return;
    const { rotulo, corpo } = labelOf(line);
    if (rotulo) {
      const level = NIVEIS.indexOf(rotulo.nivel);
      if (path[0] === null && level > 0) path = placeOf(named, level, rotulo.valor);
      path[level] = rotulo.valor;
      path.fill(null, level + 1);
    } else if (path[0] === null || headsNext(line, quoted[index + 1])) return;
    if (path[0] === null || !(saysSomething(corpo) || repeals(line))) return;
    addAlvo(alvos, act, toChave(path));
    const level = rotulo ? NIVEIS.indexOf(rotulo.nivel) : -1;
    for (const { valor } of rotulo?.demais ?? []) addAlvo(alvos, act, toChave(path.with(level, valor)));
  });
  if (alvos.length === 0) addAlvo(alvos, act, null);
  return alvos;
}

/** Reads the label of a quoted line, past the command's own number before it: `2) Art. 129 …`. */
function labelOf({ rotulo, corpo }: Line): { rotulo: Rotulo | null; corpo: string } {
  if (rotulo?.nivel !== 'item' && rotulo?.nivel !== 'alinea') return { rotulo, corpo };
  const inicio = corpo.search(/\S/u);
  const inner = inicio < 0 ? null : readRotulo(corpo, inicio);
  return inner?.nivel === 'artigo' ? { rotulo: inner, corpo: corpo.slice(inner.fim) } : { rotulo, corpo };
}

const saysSomething = (corpo: string): boolean => /\p{L}{2,}/u.test(corpo.replace(/\(?\s*NR\s*\)?/gu, ''));

/** `§ 8º (Revogado).` is text of the amended act, not a note on the amending act. */
const repeals = ({ notas }: Line): boolean => notas.some(({ tipo, ato }) => tipo === 'revogacao' && ato === null);

/**
 * Whether the line is the rubric of the provision on the next line. A penalty is excluded because it may lack its full
 * stop.
 */
const headsNext = ({ corpo }: Line, next: Line | undefined): boolean =>
  next?.rotulo != null && /\p{L}[”"’']*\s*$/u.test(corpo) && !/^\P{L}*(?:pena|infração|penalidade)/iu.test(corpo);

/**
 * Returns the levels above a block that begins below the article, from what the command names: `a alínea f do inciso II
 * do art. 61`.
 */
function placeOf(named: readonly Caminho[], level: number, valor: string): (string | null)[] {
  const place = named.find((caminho) => caminho[level] === valor) ?? named[0];
  return NIVEIS.map((_, depth) => (depth < level ? (place?.[depth] ?? null) : null));
}

/** The words before an act that only gave another its words, or that another rests on. Such an act is not a target. */
const AGENT =
  /\b(?:(?<!(?:aprovad|baixad|promulgad)[oa]s?\s)pel[oa]s?|conforme|mediante|nos termos|na forma|com (?:base|fundamento)|de que tratam?|a que (?:se refere|alude)m?|(?:previst|referid)[oa]s? n[ao]s?|constantes?|por força|em decorrência|da (?:promulgação|publicação|vigência|entrada))\b/iu;
/** The exceptions to a repeal: `exceto o art. 17 e seus §§`, `mantidas em vigor as Leis nºs …`. */
const KEPT =
  /[,\s(]*\b(?:(?:exce(?:to|tuad[oa]s?|tuando(?:-se)?)|com (?:a )?exceção|ressalvad[oa]s?|salvo)\b[^;]*?(?=;|\)|,? e (?:d?[oa]s?\s)|$)|(?:mantid[oa]s?|mantendo-se|permanece(?:m|ndo)?|continua(?:m|ndo)?)\b[^;]*)/giu;
/** `o art. 5º desta Lei`: the act's own provision, as is everything before it. */
const THROUGH_OWN =
  /^.*\b(?:[dn]?est[ea]|d?[ao] presente)\s+(?:lei|decreto|c[óo]digo|medida|emenda|consolida|estatuto|regulamento|constitui|ato|artigo|par[áa]grafo)\p{L}*/isu;
/** The words before an act that is named as a whole: `, e a`, `especialmente a`. */
const WHOLE =
  /^\s*(?:[a-z]\s+|[IVXLC]+\s*[-–]\s*)?(?:(?:e|ou|\p{L}+mente|também|ainda|inclusive|em especial|(?:bem|assim) como)\s+)*(?:tod)?[oa]?s?\s*$/iu;
/**
 * The words before an act of which a part without a key is named (`o Capítulo II da`), or before one that approved an
 * annex (`o Regulamento aprovado pelo`).
 */
const PART =
  /(?<!\p{L})(?:partes?|livros?|t[íi]tulos?|cap[íi]tulos?|se[çc](?:ão|ões)|subse[çc](?:ão|ões)|anexos?|tabelas?|quadros?|dispositivos?|disposi[çc](?:ão|ões)|ementa|preâmbulo|texto|íntegra|inteiro teor|express(?:ão|ões)|palavras?)\b.*\bd[oa]s?\s*$|\baprovad[oa]s? pel[oa]\s*$/iu;
const CONTRARY = /contr[áa]ri/iu;

/**
 * Returns the provisions that a command without a quoted block names, each with its act: `o § 2º do art. 150 e o art.
 * 350, ambos do Decreto-Lei nº 2.848`. An act named with no provision before it is a target as a whole.
 */
export function readNamedAlvos(text: string): Alvo[] {
  return readListed(text, null, () => true);
}

/**
 * Returns what a clause repeals, from the text after its verb: provisions with their act, and whole acts.
 * @param inherited the act that is meant if none is named
 */
export function readRepealAlvos(text: string, inherited: Alvo | null): Alvo[] {
  return readListed(text.replace(KEPT, ''), inherited, (before) => {
    const last = before
      .replace(/\([^()]*\)?|\)/gu, '')
      .split(/[,;:]|\se\s+(?=[oa]s?\s*$)/u)
      .at(-1) as string;
    return WHOLE.test(last) || (PART.test(last) && !CONTRARY.test(last));
  });
}

function readListed(text: string, inherited: Alvo | null, isWhole: (before: string) => boolean): Alvo[] {
  const alvos: Alvo[] = [];
  let from = 0;
  let pending = '';
  for (const act of readAtos(text)) {
    const before = text.slice(from, act.inicio).replace(THROUGH_OWN, '');
    from = act.fim;
    const agent = before.search(AGENT);
    if (agent >= 0) {
      pending += before.slice(0, agent);
      continue;
    }
    const named = readProvisoes(pending + before);
    for (const caminho of named) addAlvo(alvos, act, toChave(caminho));
    if (named.length === 0 && isWhole(before)) addAlvo(alvos, act, null);
    pending = '';
  }
  if (inherited) {
    const rest = (pending + text.slice(from)).replace(THROUGH_OWN, '');
    const artigo = inherited.chave?.split('.')[0] ?? null;
    for (const caminho of readProvisoes(rest, artigo)) addAlvo(alvos, inherited, toChave(caminho));
  }
  return alvos;
}

function addAlvo(alvos: Alvo[], { ato, citado }: Pick<Alvo, 'ato' | 'citado'>, chave: string | null): void {
  if (!alvos.some((other) => other.ato === ato && other.chave === chave)) alvos.push({ ato, citado, chave });
}
