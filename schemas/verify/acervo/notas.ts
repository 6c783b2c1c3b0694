import type { Dispositivo } from '../../contract/model/corpus/dispositivo.ts';
import type { Mostra } from '../../contract/model/verification/mostra.ts';
import { type Dia, diaAnterior } from '../../law/calendario.ts';
import { classifyNota, readAto, type TipoNota } from '../../law/note-kinds.ts';
import { printData } from '../../text/data.ts';

type Anotada = Pick<Dispositivo, 'anotacoes'>;

/** Returns the first note of one of the given types, or null. */
function notaOf({ anotacoes }: Anotada, ...tipos: TipoNota[]): string | null {
  return anotacoes.find((nota) => tipos.includes(classifyNota(nota) as TipoNota)) ?? null;
}

/** Matches the name of an action on whether a norm is constitutional. */
const CONTROLE =
  /(?<!\p{L})(?:ADIs?|ADINs?|ADPFs?|ADCs?|ADCONs?|ADOs?)(?!\p{L})|a[çc](?:[ãa]o|[õo]es) (?:diretas?|declarat[óo]rias?) de|argui[çc][ãa]o de descumprimento/iu;
/** Matches the name of another decision of a court, or of a resolution of the Senate that followed one. */
const DECISAO =
  /(?<!\p{L})(?:(?:RE|ARE|AR|REsp|MI|MS|HC|Rcl|Pet|RSF|Recurso (?:Extraordinário|Especial)|Ação Rescisória|Mandado de (?:Segurança|Injunção)|Reclamação|Petição|Processo|Tema)\s+(?:n\S*\s*)?\d|STF(?!\p{L})|STJ(?!\p{L})|S[úu]mula|decisão|acórdão|repercussão geral|Resolução do Senado)/iu;

const isControle = (nota: string): boolean => classifyNota(nota) === 'outra' && CONTROLE.test(nota);
const isDecisao = (nota: string): boolean =>
  classifyNota(nota) === 'outra' && DECISAO.test(nota) && !CONTROLE.test(nota);

const CONTAM: ReadonlySet<TipoNota | null> = new Set<TipoNota>([
  'expressao',
  'inconstitucional',
  'suspensao',
  'encerramento',
]);

/**
 * Returns the notes that some message here is based on: all that verification needs of them.
 * @param diferido whether to keep the notes about when the effect begins
 */
export function notasQueContam(linha: Finda, diferido: boolean): string[] {
  const { anotacoes } = linha;
  const riscada = linha.revogado && linha.revogado_por === null;
  const medida = riscada ? notaDaMedida(anotacoes) : undefined;
  const origens = diferido ? anotacoes.map((_, i) => origemDaEficacia(anotacoes, i)) : [];
  return anotacoes.filter((nota) => {
    const tipo = classifyNota(nota);
    if (tipo === 'eficacia') return diferido;
    if (CONTAM.has(tipo) || isControle(nota) || isDecisao(nota) || origens.includes(nota)) return true;
    return riscada && (nota === medida || REJEITADA.test(nota) || isRevogacao(nota) || isVide(nota));
  });
}

/** Returns the note of the act whose effect the note at `i` is about: the nearest earlier note that names an act. */
export function origemDaEficacia(anotacoes: readonly string[], i: number): string | undefined {
  if (classifyNota(anotacoes[i] as string) !== 'eficacia') return undefined;
  return anotacoes.slice(0, i).findLast((nota) => readAto(nota) !== null);
}

/** The index of the last note about effect; -1 if there is none. */
export const lastEficacia = (anotacoes: readonly string[]): number =>
  anotacoes.findLastIndex((nota) => classifyNota(nota) === 'eficacia');

/**
 * Returns the sentence that says what is deferred: the wording, the repeal, or what an act that is only referred to
 * (`Vide Emenda Constitucional nº 132, de 2023) (Vigência`) brings. In the last two cases the provision is in force
 * until then.
 * @param onde the provision above that has the note, if the note is not the provision's own
 */
export function ressalvaDeEficacia(
  { anotacoes, revogado, efeito_em }: Anotada & Pick<Mostra, 'revogado' | 'efeito_em'>,
  onde?: string,
): string {
  const i = lastEficacia(anotacoes);
  const origem = origemDaEficacia(anotacoes, i);
  const em = onde === undefined ? '' : ` no ${onde}`;
  const nota = `A anotação “${anotacoes[i]}”${em}`;
  if (origem === undefined)
    return efeito_em === undefined
      ? `${nota} indica que o efeito desta redação pode ser diferido.`
      : `${nota} indica que o efeito desta redação é diferido: começa em ${printData(efeito_em)}.`;
  const ato = readAto(origem);
  if (efeito_em !== undefined) return ressalvaComDia(`${nota} (${ato})`, classifyNota(origem), revogado, efeito_em);
  switch (classifyNota(origem)) {
    case 'revogacao':
      return revogado
        ? `${nota} (${ato}) indica que o efeito da revogação pode ser diferido: confira nesse ato a partir de quando.`
        : `${nota} (${ato}) indica que a revogação é diferida: o dispositivo vigora até que ela produza efeito; confira nesse ato até quando.`;
    case 'outra':
      return `${nota} (${ato}) indica que a mudança ou o fim que esse ato traz é diferido: o dispositivo vigora até lá; confira nesse ato até quando.`;
    default:
      return `${nota} (${ato}) indica que o efeito desta redação pode ser diferido: confira nesse ato a partir de quando.`;
  }
}

/**
 * Returns the same sentence if the day is known: the wording begins on that day, or what is in force ends on the day
 * before it.
 */
function ressalvaComDia(nota: string, tipo: TipoNota | null, revogado: boolean, dia: Dia): string {
  const ate = printData(diaAnterior(dia));
  switch (tipo) {
    case 'revogacao':
      return revogado
        ? `${nota} indica que o efeito da revogação é diferido: começa em ${printData(dia)}.`
        : `${nota} indica que a revogação é diferida: o dispositivo vigora até ${ate}.`;
    case 'outra':
      return `${nota} indica que o fim que esse ato traz é diferido: o dispositivo vigora até ${ate}.`;
    default:
      return `${nota} indica que o efeito desta redação é diferido: começa em ${printData(dia)}.`;
  }
}

/**
 * Returns, as sentences, what the notes of a provision in force say of how courts judged it.
 * @param onde the provision that has the notes, if they are not this one's own; notes that both have are given only
 * once
 */
export function ressalvas({ anotacoes }: Anotada, onde?: { nome: string; ja: Anotada }): string[] {
  const notas = onde ? anotacoes.filter((nota) => !onde.ja.anotacoes.includes(nota)) : anotacoes;
  const em = onde ? ` no ${onde.nome}` : '';
  const said: string[] = [];
  const nota = notaOf({ anotacoes: notas }, 'expressao', 'inconstitucional', 'suspensao');
  if (nota !== null) said.push(`Anotação${em}: “${nota}”${classifyNota(nota) === 'expressao' ? '' : SO_PARTE}.`);
  const controle = notas.filter(isControle);
  if (controle.length > 0) {
    const what =
      controle.length > 1
        ? 'Há ações de controle de constitucionalidade anotadas'
        : 'Há ação de controle de constitucionalidade anotada';
    said.push(`${what}${em}: ${list(controle)}.`);
  }
  const decisoes = notas.filter(isDecisao);
  if (decisoes.length > 0) {
    const what = decisoes.length > 1 ? 'Há decisões judiciais anotadas' : 'Há decisão judicial anotada';
    said.push(
      `${what}${em}, que ${decisoes.length > 1 ? 'podem' : 'pode'} atingir este dispositivo: ${list(decisoes)}.`,
    );
  }
  return said;
}

/** For a provision in force: if the decision had reached all of it, it would no longer be in force. */
const SO_PARTE = ', que atinge só parte do que ali se dispunha: o texto é o que vigora';

const LISTA = new Intl.ListFormat('pt-BR');
const list = (notas: readonly string[]): string => LISTA.format([...new Set(notas)].map((nota) => `“${nota}”`));

type Finda = Anotada & Pick<Dispositivo, 'revogado' | 'revogado_por'>;

/** The types of note that end a provision without an act that repeals it, and the words for each. */
const FINS = [
  ['inconstitucional', 'declarado inconstitucional'],
  ['suspensao', 'com a execução suspensa'],
  ['encerramento', 'sem vigência'],
] as const satisfies readonly (readonly [TipoNota, string])[];

/**
 * Matches the note of what a provisional measure inserted and lost: `(Incluído pela Medida Provisória nº 1.068, de 2021
 * (Rejeitada))`.
 */
const REJEITADA = /\((?:rejeitada|sem efic[áa]cia|vig[êe]ncia encerrada|prejudicada)\)?\s*$/iu;

/** Whether the source strikes the provision out and no note says what ended it. */
export const isRiscadoSemNota = (linha: Finda): boolean =>
  linha.revogado &&
  linha.revogado_por === null &&
  !linha.anotacoes.some(
    (nota) => REJEITADA.test(nota) || FINS.some(([tipo]) => classifyNota(nota) === tipo) || isRevogacao(nota),
  );

/** Whether a provisional measure inserted the provision, which lapsed with the measure. */
export const isCaduca = (linha: Finda): boolean =>
  linha.revogado &&
  linha.revogado_por === null &&
  (linha.anotacoes.some((nota) => REJEITADA.test(nota) || classifyNota(nota) === 'encerramento') ||
    notaDaMedida(linha.anotacoes) !== undefined);

const isRevogacao = (nota: string): boolean => classifyNota(nota) === 'revogacao';
const isDaRedacao = (nota: string): boolean => ['inclusao', 'redacao'].includes(classifyNota(nota) ?? '');

/** Returns the note of the last wording if a provisional measure gave that wording. */
function notaDaMedida(anotacoes: readonly string[]): string | undefined {
  const nota = anotacoes.findLast(isDaRedacao);
  return nota !== undefined && /^medida provis/iu.test(readAto(nota) ?? '') ? nota : undefined;
}

const isVide = (nota: string): boolean => isControle(nota) || isDecisao(nota) || /^vide .*\d/iu.test(nota);

/** Returns why a provision is no longer in force. */
export function motivo(linha: Finda): string {
  if (linha.revogado_por !== null) return `revogado (${linha.revogado_por})`;
  for (const [tipo, word] of FINS) {
    const nota = notaOf(linha, tipo);
    if (nota !== null) return `${word} (“${nota}”)`;
  }
  const rejeitada = linha.anotacoes.find((nota) => REJEITADA.test(nota));
  if (rejeitada !== undefined) return `sem vigência (“${rejeitada}”)`;
  return isRiscadoSemNota(linha) ? riscado(linha) : 'revogado, sem indicação do ato que o revogou';
}

/** A provision struck out without a reason can only be explained by its other notes. */
function riscado({ anotacoes }: Anotada): string {
  const vide = anotacoes.filter(isVide);
  const acao = vide.some(isControle) ? ', ação de controle de constitucionalidade' : '';
  const what = vide.length > 0 ? `a fonte o traz riscado e anota ${list(vide)}${acao}` : RISCADO;
  const medida = notaDaMedida(anotacoes);
  if (medida === undefined) return what;
  return `${what}; a redação riscada é a da ${readAto(medida)}`;
}

const RISCADO = 'a fonte o traz riscado, sem anotar o ato que o retirou';
