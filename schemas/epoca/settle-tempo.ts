import { type Antecessor, antecessorDe, antecessores, homonimoDeHoje } from '../catalog/antecessores.ts';
import { nameOfAct, retell } from '../citations/attribution/how-told.ts';
import type { AtoExtraido } from '../citations/extract-acts.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../contract/model/verification/citacao.ts';
import type { SinalDeTempo, TempoDaCitacao, TempoDoTexto, TipoDeSinal } from '../contract/model/verification/tempo.ts';
import { type Dia, readPeriodo } from '../law/calendario.ts';
import { parseRefKey } from '../law/ref-key.ts';
import { fold } from '../text/fold.ts';
import { had, hasTabela, subjectOf } from './codigos.ts';
import { type DataDita, dataDoTexto, firstOf, readDatas } from './datas.ts';
import { readTranscritas, type Transcrita } from './transcritas.ts';

/** What was read in a text, in order. */
export interface Lido {
  citacoes: readonly CitacaoExtraida[];
  atos: readonly AtoExtraido[];
}

export interface LidoNoTempo extends Lido {
  /** Null where nothing tells the time of the text. */
  tempo: TempoDoTexto | null;
}

export interface Pergunta {
  /** The days that the caller asks about: AAAA-MM-DD, AAAA-MM or AAAA. */
  em?: string | null;
  /** Whether the act that is cited has today all that is cited of it. */
  existe: (citado: DispositivoCitado) => boolean;
}

/** One thing that tells which code is meant, or when. */
interface Sinal {
  tipo: TipoDeSinal;
  sigla: string;
  lugar: Lugar | null;
}

interface Lugar {
  offset: number;
  fim: number;
}

/** A name that an act of another time had too. */
interface Nomeado {
  lugar: Lugar;
  /** The act that has the name today. */
  hoje: string;
  /** The act that the words tell by themselves, `CPC/73`, `o antigo CPC`; null of a name that does not tell. */
  dito: string | null;
  /** By a year or number, or as the new one: then a name without them, further on, is that act's. */
  porAno: boolean;
  item: DispositivoCitado | AtoExtraido;
  transcrita: Transcrita | null;
  sinais: Sinal[];
}

/**
 * Reads an undated name as the code of the time that the text speaks of. In this order tell it: the days that are asked
 * about, alone; the code named with its year before; the day of the text, or of the decision that it quotes there; a
 * provision that one of the codes does not have; the subject of the words around. Signals that tell different codes leave
 * today's, and say which other one is told of.
 */
export function settleTempo(texto: string, lido: Lido, { em = null, existe }: Pergunta): LidoNoTempo {
  const datas = readDatas(texto);
  const doTexto = em === null ? dataDoTexto(texto, datas) : null;
  const nomeados = namesIn(texto, lido, em === null ? firstOf(datas) : '');
  if (doTexto === null && em === null && nomeados.length === 0) return { ...lido, tempo: null };
  const transcritas = readTranscritas(texto, datas);
  locate(nomeados, transcritas);
  if (em === null) {
    collect(texto, nomeados, doTexto, existe);
    spread(texto, nomeados);
  } else {
    const dias = readPeriodo(em);
    for (const nomeado of nomeados) {
      const sigla = dias && actOf(nomeado.hoje, dias.de, dias.ate);
      if (sigla) nomeado.sinais.push({ tipo: 'em', sigla, lugar: null });
    }
  }
  return write(lido, { nomeados, transcritas, doTexto, em });
}

/** Whether any of these may be of a code of which a table tells that another replaced it. */
export const citesCodes = (citacoes: readonly CitacaoExtraida[]): boolean =>
  citacoes.some((citacao) => citacao.tipo === 'dispositivo' && citacao.sigla !== null && isOfCodes(citacao.sigla));

const isOfCodes = (sigla: string): boolean =>
  hasTabela(sigla) || (antecessores().get(sigla) ?? []).some((each) => hasTabela(each.sigla));

const EXPLICITO = /\d|(?<![a-z])(?:nov[oa]|novel|nc(?:pc|c))(?![a-z])/;
/** `Código de Processo Civil de 2015`, from where a name begins. */
const COM_ANO = /^[^.,;:\n]{0,60}?(?:\/|\sde\s|\(|n[º°o.]{1,2}\s?|lei\s)\s*\d/i;
const MENCAO = 80;

/** @param first no day that is told is earlier: the name of an act that had it before that tells nothing else */
function namesIn(texto: string, { citacoes, atos }: Lido, first: Dia): Nomeado[] {
  const anteriores = antecessores();
  const found: Nomeado[] = [];
  const note = (item: Nomeado['item'], sigla: string, isDated: () => boolean) => {
    const own = anteriores.has(sigla);
    const hoje = own ? sigla : homonimoDeHoje(sigla);
    if (hoje === undefined || !(isOfCodes(hoje) || (anteriores.get(hoje)?.[0]?.ate ?? '') > first)) return;
    const { offset, fim } = item;
    const porAno = isDated();
    const dito = !own || porAno ? sigla : null;
    found.push({ lugar: { offset, fim }, hoje, dito, porAno, item, transcrita: null, sinais: [] });
  };
  for (const citacao of citacoes) {
    if (citacao.tipo !== 'dispositivo' || citacao.sigla === null || citacao.ao_lado !== undefined) continue;
    note(citacao, citacao.sigla, () => isDated(texto, citacao));
  }
  for (const ato of atos) {
    if (ato.ao_lado === undefined) note(ato, ato.sigla, () => EXPLICITO.test(fold(ato.rotulo)));
  }
  return found.sort((one, other) => one.lugar.offset - other.lugar.offset);
}

function isDated(texto: string, citacao: DispositivoCitado): boolean {
  const { inferencia } = citacao;
  const named = inferencia ? undefined : nameOfAct(citacao);
  if (named !== undefined) return EXPLICITO.test(fold(named));
  // A key is today's act's.
  if (!inferencia) return parseRefKey(citacao.rotulo) !== null;
  const mention = texto.slice(inferencia.offset_mencao, inferencia.offset_mencao + MENCAO);
  return COM_ANO.test(mention) || /^\s*(?:nov[oa]|novel|nc(?:pc|c))(?![a-z])/i.test(mention);
}

function locate(nomeados: readonly Nomeado[], transcritas: readonly Transcrita[]): void {
  let next = 0;
  for (const nomeado of nomeados) {
    while ((transcritas[next]?.to ?? Number.POSITIVE_INFINITY) <= nomeado.lugar.offset) next += 1;
    const here = transcritas[next];
    if (here && here.from <= nomeado.lugar.offset) nomeado.transcrita = here;
  }
}

/** The act that a name of today's meant through some days; null where it was not the same one on all of them. */
function actOf(hoje: string, de: string, ate: string = de): string | null {
  const then = (dia: string): string =>
    (antecessores().get(hoje) ?? []).findLast((each) => dia < each.ate)?.sigla ?? hoje;
  return then(de) === then(ate) ? then(de) : null;
}

/** How much of a paragraph on either side of a citation tells its subject. */
const VIZINHANCA = 170;

function collect(
  texto: string,
  nomeados: readonly Nomeado[],
  doTexto: DataDita | null,
  existe: Pergunta['existe'],
): void {
  const named = new Map<string, Sinal>();
  for (const nomeado of nomeados) {
    const { hoje, dito, porAno, lugar, transcrita, item, sinais } = nomeado;
    const scope = scopeOf(nomeado);
    const data = transcrita?.data ?? doTexto;
    if (dito !== null) {
      // What was no law yet on the day of the text is told apart there, and is not what it calls by the name alone.
      if (porAno && isOfCodes(hoje) && (data === null || dito !== hoje || actOf(hoje, data.dia) === hoje))
        named.set(scope, { tipo: 'nome_com_ano', sigla: dito, lugar });
      continue;
    }
    const ofDay = data && actOf(hoje, data.dia);
    const tipo = transcrita ? 'data_da_decisao' : 'data_do_texto';
    if (ofDay) sinais.push({ tipo, sigla: ofDay, lugar: data });
    const level = 'artigo' in item ? levelOf(nomeado, item, existe) : null;
    // Before today's act was law nothing else is meant; but who quotes a decision may date it wrong, or make it up.
    if (ofDay && ofDay !== hoje) {
      if (transcrita && level?.sigla === hoje) sinais.push(level);
      continue;
    }
    const year = named.get(scope);
    if (year && year.sigla !== hoje && isToldApart(texto, lugar)) named.delete(scope);
    else if (year) sinais.unshift(year);
    if (level) sinais.push(level);
    const subject = 'artigo' in item ? subjectIn(texto, nomeado, item) : null;
    if (subject) sinais.push(subject);
  }
}

/** `o art. 177 do CC/1916 e o 205 do atual Código Civil`: what is of today, beside what was. */
const DE_HOJE = /(?<!\p{L})(?:hoje|atual(?:mente)?|vigente)(?!\p{L})/iu;
const ANTES = 40;
const DEPOIS = 12;

const isToldApart = (texto: string, { offset, fim }: Lugar): boolean =>
  DE_HOJE.test(texto.slice(Math.max(0, offset - ANTES), fim + DEPOIS));

/** The one before today's of which a table tells. */
const beforeOf = (hoje: string): string | undefined =>
  antecessores()
    .get(hoje)
    ?.find(({ sigla }) => hasTabela(sigla))?.sigla;

/** Which of the codes alone has what is cited. */
function levelOf({ hoje, lugar }: Nomeado, citado: DispositivoCitado, existe: Pergunta['existe']): Sinal | null {
  const antes = beforeOf(hoje);
  const there = antes === undefined ? null : had(antes, citado);
  if (antes === undefined || there === null || there === existe(citado)) return null;
  return { tipo: 'nivel', sigla: there ? antes : hoje, lugar };
}

/** Whose subject the words around a citation are. */
function subjectIn(texto: string, { hoje, lugar, sinais }: Nomeado, { artigo }: DispositivoCitado): Sinal | null {
  const antes = beforeOf(hoje);
  // Where something else speaks for today's a subject changes nothing, and may raise a doubt.
  const doubted = sinais.some(({ sigla }) => sigla === hoje);
  const subject = antes === undefined ? null : subjectOf(antes, artigo, wordsAbout(texto, lugar), doubted);
  return subject && { tipo: 'assunto', sigla: subject === 'antes' ? (antes as string) : hoje, lugar };
}

const PARAGRAFO = /\n\s*\n/;

function wordsAbout(texto: string, { offset, fim }: Lugar): string {
  const left = texto.slice(Math.max(0, offset - VIZINHANCA), offset);
  const right = texto.slice(fim, fim + VIZINHANCA);
  const near = `${left.split(PARAGRAFO).at(-1)} ${right.split(PARAGRAFO, 1)[0]}`;
  return fold(near.replace(/(?<=\p{L})-\s*\n\s*/gu, ''));
}

/** Between the members of a list: `arts. 165 e 458, II, do CPC`. */
const LISTA = 12;

/**
 * One name is one code: what one member of a list tells holds for all of them, and what is told of an article holds
 * wherever the text cites it. A provision that only the older code has tells of the names beside it that nothing else
 * tells of, in the text or in what it quotes, where nothing speaks for today's.
 */
function spread(texto: string, nomeados: readonly Nomeado[]): void {
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

/** What the citations of some names tell of themselves, told of each of them. */
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

function groupBy(nomeados: readonly Nomeado[], keyOf: (nomeado: Nomeado) => string): Map<string, Nomeado[]> {
  const groups = new Map<string, Nomeado[]>();
  for (const nomeado of nomeados) {
    const group = groups.get(keyOf(nomeado));
    if (group) group.push(nomeado);
    else groups.set(keyOf(nomeado), [nomeado]);
  }
  return groups;
}

/** Of one code, in the text itself or in one decision that it quotes. */
const scopeOf = ({ hoje, transcrita }: Nomeado): string => `${hoje} ${transcrita?.from ?? ''}`;

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

/** Whether the words cited name the act themselves. */
function saysItsName(citacao: DispositivoCitado): boolean {
  const name = nameOfAct(citacao);
  return name !== undefined && citacao.rotulo.replace(/\s+/g, ' ').includes(name);
}

interface Visto {
  nomeados: readonly Nomeado[];
  transcritas: readonly Transcrita[];
  doTexto: DataDita | null;
  em: string | null;
}

/** What was decided of a name: the act that it is, and why. */
interface Decidido {
  sigla: string;
  tempo: TempoDaCitacao;
}

function write(lido: Lido, { nomeados, transcritas, doTexto, em }: Visto): LidoNoTempo {
  const decided = new Map<Nomeado['item'], Decidido>();
  for (const nomeado of nomeados) {
    const own = decide(nomeado, em ?? (nomeado.transcrita?.data ?? doTexto)?.dia ?? null);
    if (own) decided.set(nomeado.item, own);
  }
  let next = 0;
  const tempoAt = (offset: number): TempoDaCitacao | null => {
    while ((transcritas[next]?.to ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    const here = transcritas[next];
    if (here && here.from <= offset) return { data: here.data.dia, sinais: ['data_da_decisao'] };
    return doTexto && { data: doTexto.dia, sinais: ['data_do_texto'] };
  };
  const citacoes = lido.citacoes.map((citacao): CitacaoExtraida => {
    if (citacao.tipo !== 'dispositivo') return citacao;
    const own = decided.get(citacao);
    if (own) return retell(citacao, own);
    const tempo = em === null ? tempoAt(citacao.offset) : null;
    return tempo ? retell(citacao, { tempo }) : citacao;
  });
  const atos = lido.atos.map((ato): AtoExtraido => {
    const own = decided.get(ato);
    if (!own || own.sigla === ato.sigla) return ato;
    const { ano } = antecessorDe(own.sigla) as Antecessor;
    return { ...ato, ...own, homonimo: ato.sigla, ano };
  });
  return { citacoes, atos, tempo: tempoOf(nomeados, doTexto, em) };
}

/** Null where nothing tells, or only that today's act is meant. */
function decide({ hoje, dito, sinais }: Nomeado, data: string | null): Decidido | null {
  const outro = dito === null ? sinais.find(({ sigla }) => sigla !== hoje)?.sigla : undefined;
  if (outro === undefined) return null;
  const tempo = { data, sinais: [...new Set(sinais.map(({ tipo }) => tipo))] };
  const agree = sinais.every(({ sigla }) => sigla === outro);
  return agree ? { sigla: outro, tempo: { ...tempo, hoje } } : { sigla: hoje, tempo: { ...tempo, outro } };
}

function tempoOf(nomeados: readonly Nomeado[], doTexto: DataDita | null, em: string | null): TempoDoTexto | null {
  const found = new Map<string, SinalDeTempo>();
  const note = (tipo: TipoDeSinal, lugar: Lugar | null) =>
    found.set(`${tipo} ${lugar?.offset}`, { tipo, ...(lugar && { offset: lugar.offset, fim: lugar.fim }) });
  if (em !== null) note('em', null);
  if (doTexto) note('data_do_texto', doTexto);
  for (const { sinais } of nomeados) for (const { tipo, lugar } of sinais) note(tipo, lugar);
  if (found.size === 0) return null;
  const data = em ?? doTexto?.dia ?? null;
  const precisao = data === null ? 'desconhecida' : PRECISAO[data.length];
  const sinais = [...found.values()].sort((one, other) => (one.offset ?? -1) - (other.offset ?? -1));
  return { data, precisao: precisao ?? 'dia', sinais };
}

const PRECISAO: Readonly<Record<number, TempoDoTexto['precisao']>> = { 4: 'ano', 7: 'mes', 10: 'dia' };
