import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type Dia, somaDias } from '../../schemas/law/calendario.ts';
import { letrasDe } from '../../schemas/tempo/letras.ts';
import {
  isMedida,
  type NotaDeTempo,
  notaDeRevogacao,
  notaDoAutor,
  readNotasDeTempo,
} from '../../schemas/tempo/notas-de-tempo.ts';
import { fimAnunciado } from './fins.ts';
import { type Fontes, inicioPorAto } from './fontes.ts';
import { DESCONHECIDO, type Inicio, maisTarde, umDe } from './inicio.ts';

/** The time during which something was in force. `fim` is the first moment without it. */
export interface Intervalo {
  inicio: Inicio;
  /** Null if it is in force today. */
  fim: Inicio | null;
}

/** The wordings of a provision in time. */
export interface LinhaDoTempo {
  /**
   * One for each wording, in order; null for a wording that was never law by itself: it was vetoed, is the first of two
   * identical ones, or was never in force.
   */
  intervalos: readonly (Intervalo | null)[];
  /** When the provision began to exist, and what ended it. */
  toda: Intervalo;
  /** The deferred end of a provision in force, which the provisions below it share. */
  adiado: Inicio | null;
}

/** A provision with all its wordings, oldest first. */
export interface Provisao {
  dispositivo: Dispositivo;
  versoes: readonly Versao[];
}

/**
 * The longest time that a provisional measure lasts, in days: twice sixty, and two recesses of Congress (Constituição,
 * art. 62).
 */
const DURACAO_DE_MEDIDA = 180;
/** Before this day, measures were reissued without end (Emenda Constitucional nº 32, de 2001). */
const MEDIDAS_COM_PRAZO = '2001-09-12';

/** One wording, with what its notes say about it. */
interface Redacao {
  versao: Versao;
  notas: readonly NotaDeTempo[];
  autor: NotaDeTempo | undefined;
  letras: string;
  /** The note of repeal, if the wording is nothing but a repeal noted next to the words that it repealed. */
  marca: NotaDeTempo | undefined;
}

/**
 * Dates the wordings of a provision. A wording begins with the act that gave it. It ends with the next one, with the
 * repeal, or with what ended the provision above.
 * @param acima the provision above it; null for an article
 * @param doAto when the act itself came into force, in that article
 */
export function composeLinhaDoTempo(
  { dispositivo, versoes }: Provisao,
  acima: LinhaDoTempo | null,
  doAto: Inicio,
  fontes: Fontes,
): LinhaDoTempo {
  const { artigo } = dispositivo;
  const redacoes = versoes.map(readRedacao);
  const base = baseDe(redacoes, acima, doAto, artigo, fontes);
  const inicios: (Inicio | null)[] = [];
  for (const [i, redacao] of redacoes.entries())
    inicios.push(inicioDe(redacao, i, redacoes, inicios, { base, doAto }, artigo, fontes));
  fillUnknown(inicios);
  putInOrder(inicios);
  const fim = fimDe(dispositivo, redacoes, inicios, acima, fontes);
  const intervalos = redacoes.map((redacao, i): Intervalo | null => {
    const inicio = inicios[i];
    if (!inicio) return null;
    return { inicio, fim: fimDaRedacao(i, redacao, redacoes, inicios, fim, artigo, fontes) };
  });
  // A provision that was included began with its inclusion. If the first wording only replaced another, nobody knows
  // when the provision began.
  const [primeira] = redacoes;
  const incluida = primeira?.autor?.tipo === 'inclusao' ? inicios.find((inicio) => inicio !== null) : undefined;
  return {
    intervalos: intervalos.map(unlessNever),
    toda: { inicio: incluida ?? base, fim },
    adiado: dispositivo.revogado ? null : fim,
  };
}

function readRedacao(versao: Versao, i: number, versoes: readonly Versao[]): Redacao {
  const notas = readNotasDeTempo(versao.anotacoes);
  const autor = notaDoAutor(notas, versao.alterado_por);
  // The letters are only needed to compare a wording with those next to it.
  const letras = versoes.length > 1 ? letrasDe(versao.texto) : '';
  const antes = versoes[i - 1];
  const again = antes !== undefined && versao.texto !== '' && letras === letrasDe(antes.texto);
  const volta = again && hasFallen(readNotasDeTempo(antes.anotacoes)) && !hasFallen(notas);
  return { versao, notas, autor, letras, marca: marcaDe(versao, notas, autor, again && !volta) };
}

const revogacaoDe = (notas: readonly NotaDeTempo[]): NotaDeTempo | undefined =>
  notas.find(({ tipo }) => tipo === 'revogacao');

const hasFallen = (notas: readonly NotaDeTempo[]): boolean =>
  notas.some(({ tipo, encerrada }) => tipo === 'revogacao' && encerrada);

/**
 * Returns the note of a wording that is nothing but a repeal: `Revogado pela Lei nº 1` in place of the words, or next
 * to the same words again; `(Revogado) (Redação dada pela Lei nº 1)`.
 */
function marcaDe(
  { texto }: Versao,
  notas: readonly NotaDeTempo[],
  autor: NotaDeTempo | undefined,
  again: boolean,
): NotaDeTempo | undefined {
  const revogacao = revogacaoDe(notas);
  if (!revogacao || (texto !== '' && (!again || autor))) return undefined;
  if (revogacao.ato !== null || !autor) return revogacao;
  return { ...revogacao, ato: autor.ato, diferida: autor.diferida };
}

/** Whether the page has the wording twice, one after the other. The later one shows what became of it. */
function isRepetida(i: number, redacoes: readonly Redacao[]): boolean {
  const [redacao, next] = [redacoes[i] as Redacao, redacoes[i + 1]];
  if (!next || redacao.marca || next.marca || redacao.letras === '' || redacao.letras !== next.letras) return false;
  if (redacao.autor?.ato !== next.autor?.ato) return false;
  return !hasFallen(redacao.notas) || hasFallen(next.notas) || isMedida(redacao.autor?.ato ?? null);
}

/** Returns when a wording began; null if it is not law: a veto, a provision without words, or a repetition. */
function inicioDe(
  { versao, autor, marca, letras }: Redacao,
  i: number,
  redacoes: readonly Redacao[],
  antes: readonly (Inicio | null)[],
  { base, doAto }: { base: Inicio; doAto: Inicio },
  artigo: string,
  fontes: Fontes,
): Inicio | null {
  if (marca) return marca.ato === null ? DESCONHECIDO : maisTarde(base, porNota(marca, artigo, fontes));
  if (versao.texto === '' || isRepetida(i, redacoes)) return null;
  const volta = returnsAfter(letras, i, redacoes);
  if (volta) return maisTarde(base, queda(volta, artigo, fontes));
  if (autor) return depoisDe(doAto, porNota(autor, artigo, fontes));
  return antes.some((inicio) => inicio !== null) ? DESCONHECIDO : base;
}

const porNota = ({ ato, diferida }: NotaDeTempo, artigo: string, fontes: Fontes): Inicio =>
  inicioPorAto(ato as string, artigo, diferida, fontes);

/**
 * Returns the earliest beginning of the original: that of its act, or of the provision above. If its own wordings are
 * older than the provision above, it was below another number before.
 */
function baseDe(
  redacoes: readonly Redacao[],
  acima: LinhaDoTempo | null,
  doAto: Inicio,
  artigo: string,
  fontes: Fontes,
): Inicio {
  const de = acima?.toda.inicio.quando.de ?? null;
  if (acima === null || de === null) return doAto;
  const older = redacoes.some(({ autor }) => autor && (porNota(autor, artigo, fontes).quando.ate ?? '9') < de);
  return older ? doAto : maisTarde(doAto, acima.toda.inicio);
}

/**
 * Returns the later of the two. If it is not known when an act came into force, whatever changed the act was made when
 * it was in force.
 */
const depoisDe = (base: Inicio, inicio: Inicio): Inicio =>
  base.quando.ate === null && (base.quando.de ?? '') <= (inicio.quando.de ?? '') ? inicio : maisTarde(base, inicio);

/** Returns the note of what fell, if a wording repeats what preceded it: the measure in between fell. */
function returnsAfter(letras: string, i: number, redacoes: readonly Redacao[]): NotaDeTempo | undefined {
  const antes = redacoes.slice(0, i).filter((_, at) => !isRepetida(at, redacoes));
  const entre = antes.at(-1);
  if (!entre || redacoes[i]?.marca) return undefined;
  const earlier = antes.findLast((redacao) => redacao.letras === letras && !redacao.marca);
  if (!earlier) return undefined;
  if (entre.marca) return entre.marca.encerrada || isMedida(entre.marca.ato) ? entre.marca : undefined;
  if (earlier === entre) return entre.notas.find(({ tipo, encerrada }) => tipo === 'revogacao' && encerrada);
  return isMedida(entre.autor?.ato ?? null) ? entre.autor : undefined;
}

/** Returns when a provisional measure fell: within the time that it may last. */
function queda({ ato }: NotaDeTempo, artigo: string, fontes: Fontes): Inicio {
  if (ato === null) return DESCONHECIDO;
  const { quando, base } = inicioPorAto(ato, artigo, false, fontes);
  const prazo = isMedida(ato) && quando.ate !== null && quando.ate >= MEDIDAS_COM_PRAZO;
  const de = quando.de && somaDias(quando.de, 1);
  return { quando: { de, ate: prazo ? somaDias(quando.ate as Dia, DURACAO_DE_MEDIDA) : null }, base };
}

/** Places a wording that nothing dates between the one before and the one after it. */
function fillUnknown(inicios: (Inicio | null)[]): void {
  for (const [i, inicio] of inicios.entries()) {
    if (inicio === null || inicio.quando.de !== null || inicio.quando.ate !== null) continue;
    const antes = inicios.slice(0, i).findLast((other) => other !== null)?.quando.de ?? null;
    const depois =
      inicios.slice(i + 1).find((other) => other !== null && other.quando.ate !== null)?.quando.ate ?? null;
    inicios[i] = { quando: { de: antes, ate: depois }, base: null };
  }
}

/** Corrects a wording that comes after one that began later: it began again, on an unknown day. */
function putInOrder(inicios: (Inicio | null)[]): void {
  let antes: Inicio | null = null;
  for (const [i, inicio] of inicios.entries()) {
    if (inicio === null) continue;
    const de: Dia | null = antes?.quando.de ?? null;
    if (de !== null && inicio.quando.ate !== null && inicio.quando.ate < de)
      inicios[i] = { quando: { de, ate: null }, base: null };
    antes = inicios[i] as Inicio;
  }
}

/** Returns what ended the provision, or will end it; null for one in force with no announced end. */
function fimDe(
  { ref_key, revogado, revogado_por, artigo }: Dispositivo,
  redacoes: readonly Redacao[],
  inicios: readonly (Inicio | null)[],
  acima: LinhaDoTempo | null,
  fontes: Fontes,
): Inicio | null {
  const last = redacoes.at(-1);
  const desde = inicios.findLast((inicio) => inicio !== null) ?? DESCONHECIDO;
  if (!revogado) {
    // Words that are still next to the note of their repeal: the repeal is deferred.
    const adiada = last && notaDeRevogacao(last.notas.filter(({ diferida }) => diferida));
    const adiado = adiada?.ato ? porNota(adiada, artigo, fontes) : fimAnunciado(ref_key, last?.notas ?? []);
    const fim = adiado ?? acima?.adiado ?? null;
    return fim && notBefore(desde, fim);
  }
  if (last?.marca) return inicios.at(-1) ?? DESCONHECIDO;
  if (revogado_por !== null) {
    const nota = redacoes.flatMap(({ notas }) => notas).findLast(({ ato }) => ato === revogado_por);
    if (!nota && acima?.toda.fim) return notBefore(desde, acima.toda.fim);
    return notBefore(desde, inicioPorAto(revogado_por, artigo, nota?.diferida ?? false, fontes));
  }
  const notas = last?.notas ?? [];
  const caida =
    notas.findLast(({ encerrada }) => encerrada) ?? (isMedida(last?.autor?.ato ?? null) ? last?.autor : undefined);
  if (caida) return notBefore(desde, queda(caida, artigo, fontes));
  const suspensa = notas.find(({ tipo }) => tipo === 'suspensao' || tipo === 'inconstitucional');
  if (suspensa?.ato) return notBefore(desde, { ...inicioPorAto(suspensa.ato, artigo, false, fontes), base: 'nota' });
  return notBefore(desde, acima ? fimPelaDeCima(desde, acima) : DESCONHECIDO);
}

/** Returns the end of something that is struck without a note: the provision above was rewritten, or fell. */
function fimPelaDeCima(desde: Inicio, { intervalos, toda }: LinhaDoTempo): Inicio {
  const novas = intervalos.slice(1).flatMap((intervalo) => intervalo?.inicio ?? []);
  const depois = [...novas, ...(toda.fim ? [toda.fim] : [])].filter(
    ({ quando }) => quando.de !== null && (desde.quando.ate === null || quando.de > desde.quando.ate),
  );
  return depois.length === 0 ? DESCONHECIDO : umDe(depois);
}

/** Returns an end that is not before the beginning. If the dates say otherwise, the end is unknown. */
function notBefore(desde: Inicio, fim: Inicio): Inicio {
  const { de } = desde.quando;
  if (de === null) return fim;
  if (fim.quando.ate !== null && fim.quando.ate < de) return { quando: { de, ate: null }, base: null };
  return fim.quando.de === null || fim.quando.de < de ? { quando: { de, ate: fim.quando.ate }, base: fim.base } : fim;
}

function fimDaRedacao(
  i: number,
  redacao: Redacao,
  redacoes: readonly Redacao[],
  inicios: readonly (Inicio | null)[],
  fim: Inicio | null,
  artigo: string,
  fontes: Fontes,
): Inicio | null {
  const desde = inicios[i] as Inicio;
  if (isPassageira(i, redacoes)) return queda(redacao.autor as NotaDeTempo, artigo, fontes);
  const revogada = redacao.marca ? undefined : revogacaoDe(redacao.notas);
  for (let j = i + 1; j < redacoes.length; j++) {
    const next = redacoes[j] as Redacao;
    const inicio = inicios[j];
    if (!inicio || isPassageira(j, redacoes)) continue;
    // A repeal noted next to the words ends them, if it is no later than the next wording.
    const revogacao = revogada?.ato ? porNota(revogada, artigo, fontes) : null;
    const before = revogacao !== null && (revogacao.quando.de ?? '') <= (inicio.quando.ate ?? '9');
    return notBefore(desde, before ? revogacao : next.marca ? maisTarde(desde, inicio) : inicio);
  }
  return redacao.versao.vigente ? fim : (fim ?? notBefore(desde, DESCONHECIDO));
}

/**
 * Whether the wording is that of a measure that fell, after which the earlier wording goes on without being printed
 * again.
 */
function isPassageira(i: number, redacoes: readonly Redacao[]): boolean {
  const { autor, versao } = redacoes[i] as Redacao;
  if (!autor?.encerrada || !isMedida(autor.ato) || versao.vigente) return false;
  const antes = redacoes.slice(0, i);
  return antes.length > 0 && returnsAfter(redacoes[i + 1]?.letras ?? '', i + 1, redacoes) === undefined;
}

/** Returns null for what was replaced no later than it began: it was never in force. */
function unlessNever(intervalo: Intervalo | null): Intervalo | null {
  const de = intervalo?.inicio.quando.de ?? null;
  const ate = intervalo?.fim?.quando.ate ?? null;
  return de !== null && ate !== null && ate <= de ? null : intervalo;
}
