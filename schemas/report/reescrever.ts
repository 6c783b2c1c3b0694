import { extractCitacoes } from '../citations/extract.ts';
import { parseRefKeySumula } from '../contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../contract/model/verification/citacao.ts';
import type { Troca } from '../documents/trocas.ts';
import { type PartesRefKey, parseRefKey } from '../law/ref-key.ts';
import { printSigla } from '../law/ref-key-por-extenso.ts';
import { printPartes } from '../law/rotulo-extenso.ts';
import { NIVEIS, type Nivel } from '../law/rotulos.ts';
import type { Acervo } from '../verify/acervo/acervo.ts';
import { nomesOf } from '../verify/acervo/nomes-do-acervo.ts';
import { resolveCitacao } from '../verify/resolve-citacao.ts';
import type { CitacaoResolvida } from '../verify/resolve-texto.ts';
import type { Reescrever } from './apontamento.ts';

/**
 * How much of the text before a citation is read again with the new words, if the citation's act is inferred from that
 * text.
 */
const ANTES_INFERIDO = 2500;
/** The same if the citation names its act. */
const ANTES = 150;
const DEPOIS = 150;
/** The most readings of one text, so that a text with thousands of errors is not read again for each of them. */
const MAX_TENTATIVAS = 1500;

/**
 * Returns a function that writes a provision in the place of a citation. It changes as few words as possible, and only
 * gives words that were read again in their place and resolve to the provision.
 */
export function reescreverEm(texto: string, citacoes: readonly CitacaoResolvida[], acervo: Acervo): Reescrever {
  let left = MAX_TENTATIVAS;
  return (index, refKey) => {
    const { citacao, resolucao } = citacoes[index] as CitacaoResolvida;
    const { offset, fim, rotulo } = citacao;
    // In a range such as `arts. 1º a 3º`, no single provision has words of its own.
    if (citacoes.some((other, i) => i !== index && other.citacao.offset === offset)) return null;
    const rotuloDoAto = resolucao.diploma_citado?.rotulo ?? null;
    if (rotuloDoAto !== null && rotulo.startsWith(rotuloDoAto) && endsInAbbreviation(texto, offset)) return null;
    for (const novo of new Set(formas(citacao, refKey, rotuloDoAto, acervo))) {
      if (novo === rotulo || left-- <= 0) continue;
      if (leadsTo(texto, { offset, fim, texto: novo }, isInferido(citacao), refKey, acervo))
        return { offset, fim, texto: novo };
    }
    return null;
  };
}

/** `Decr. |Lei 2.848/40`: the first word of a name of which only the rest was read. The rest alone is not replaced. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}\p{Ll}{1,5}\.\s?[-–]?\s?$/u;
const endsInAbbreviation = (texto: string, offset: number): boolean =>
  ABBREVIATION.test(texto.slice(Math.max(0, offset - 12), offset));

const isInferido = (citacao: CitacaoExtraida): boolean => citacao.tipo !== 'dispositivo' || citacao.diploma_inferido;

/** Whether the new words, read in the place where they will be, are a citation that resolves to the key. */
function leadsTo(
  texto: string,
  { offset, fim, texto: novo }: Troca,
  inferido: boolean,
  refKey: string,
  acervo: Acervo,
): boolean {
  const near = Math.max(0, offset - (inferido ? ANTES_INFERIDO : ANTES));
  const from = near === 0 ? 0 : texto.slice(near, offset).search(/\s/) + near;
  const before = texto.slice(Math.max(near, from), offset);
  const window = before + novo + texto.slice(fim, fim + DEPOIS);
  const [begin, end] = [before.length, before.length + novo.length];
  const read = extractCitacoes(window, nomesOf(acervo)).find((found) => found.offset < end && found.fim > begin);
  if (!read) return false;
  const { ref_key, status } = resolveCitacao(read, acervo);
  return ref_key === refKey && /^verificado(?:_inferido)?$/.test(status);
}

/** Yields ways to write the provision, those with the fewest new words first. */
function* formas(
  citacao: CitacaoExtraida,
  refKey: string,
  rotuloDoAto: string | null,
  acervo: Acervo,
): Generator<string> {
  const { rotulo } = citacao;
  const sumula = parseRefKeySumula(refKey);
  if (sumula) {
    yield `${rotulo.trimEnd()} do ${sumula.tribunal}`;
    yield `Súmula ${sumula.vinculante ? 'Vinculante ' : ''}${sumula.numero} do ${sumula.tribunal}`;
    return;
  }
  const partes = parseRefKey(refKey);
  if (citacao.tipo !== 'dispositivo' || !partes) return;
  const other = NIVEIS.filter((nivel) => !same(citacao, partes, nivel));
  const [nivel] = other;
  const cited = nivel && citacao[nivel];
  const novo = nivel && partes[nivel];
  // `parágrafo único` has no number to replace, so such a citation is written again as a whole.
  if (nivel && other.length === 1 && cited && novo && cited !== 'unico' && novo !== 'unico')
    yield* trocarNivel(rotulo, nivel, cited, novo);
  const nomes = nomesDoAto(partes.sigla, acervo);
  const preposicao = isFeminino(partes.sigla, acervo) ? 'da' : 'do';
  if (rotuloDoAto !== null && rotulo.includes(rotuloDoAto) && other.length === 0)
    yield* trocarAto(rotulo, rotuloDoAto, nomes, preposicao);
  if (citacao.sigla === null && other.length === 0)
    for (const nome of nomes) yield `${rotulo.trimEnd()} ${preposicao} ${nome}`;
  const onde = printPartes(partes);
  const cauda = caudaDe(rotulo);
  const virgula = onde.includes(',') ? ',' : '';
  if (cauda !== null && citacao.sigla === partes.sigla) yield `${onde}${cauda.replace(/^,/, virgula)}`;
  const nomeadas = nomes.map((nome) => `${onde}${virgula} ${preposicao} ${nome}`);
  // For a citation that names its act, the forms that name it come first.
  yield* isInferido(citacao) ? [onde, ...nomeadas] : [...nomeadas, onde];
}

const same = (citacao: DispositivoCitado, partes: PartesRefKey, nivel: Nivel): boolean =>
  (citacao[nivel] ?? null)?.toLowerCase() === (partes[nivel] ?? null)?.replace(/^item-/, '').toLowerCase();

/** Replaces the words of one level in place: `art. 1.085` → `art. 1.058`, `inc. lxxx` → `inc. lxxviii`. */
function* trocarNivel(rotulo: string, nivel: Nivel, cited: string, novo: string): Generator<string> {
  const written =
    nivel === 'artigo' || nivel === 'paragrafo'
      ? cited.replace(/\d+/, (digits) => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&\\.?'))
      : cited.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = Array.from(rotulo.matchAll(new RegExp(`(?<![\\p{L}\\d])${written}(?:[ºo°ª])?(?![\\p{L}\\d])`, 'giu')));
  for (const { 0: words, index } of nivel === 'artigo' ? found : found.toReversed())
    yield rotulo.slice(0, index) + nivelEscrito(nivel, novo, words) + rotulo.slice(index + words.length);
}

function nivelEscrito(nivel: Nivel, novo: string, antes: string): string {
  if (nivel === 'inciso') return antes === antes.toLowerCase() ? novo.toLowerCase() : novo;
  if (nivel !== 'artigo' && nivel !== 'paragrafo') return novo.replace(/^item-/, '');
  const dotted = /\d\.\d/.test(antes) || !/\d{4}/.test(antes);
  return novo.replace(/^\d+/, (digits) => {
    if (Number(digits) < 10) return `${digits}º`;
    return dotted ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits;
  });
}

/** Replaces the name of the act in place: first only its year, then the whole name. */
function* trocarAto(
  rotulo: string,
  rotuloDoAto: string,
  nomes: readonly string[],
  preposicao: 'da' | 'do',
): Generator<string> {
  const anos = new Set(nomes.flatMap((nome) => /\d{4}$/.exec(nome) ?? []));
  for (const ano of anos) {
    yield rotulo.replace(rotuloDoAto, rotuloDoAto.replace(/\d{4}(?!.*\d)/, ano));
    yield rotulo.replace(rotuloDoAto, rotuloDoAto.replace(/\d{2}(?!.*\d)/, ano.slice(2)));
  }
  const at = rotulo.indexOf(rotuloDoAto);
  const before = rotulo
    .slice(0, at)
    .replace(/\b([dn])[ao]s?(\s+)$/iu, (_, letter: string, blank: string) => letter + preposicao.slice(1) + blank);
  for (const nome of nomes) yield before + nome + rotulo.slice(at + rotuloDoAto.length);
}

/** Returns what a citation says of its act after its provisions: `, da Constituição Federal`. */
const caudaDe = (rotulo: string): string | null =>
  /(?:,?\s+|,\s*)(?:d[aeo]s?|n[ao]s?)\s+(?!art|inc|par|al[ií]n|letra|item|caput|§)[^,§]*$/iu.exec(rotulo)?.[0] ?? null;

/** Returns the names of an act: its sigla, its form and number, its name. */
function nomesDoAto(sigla: string, acervo: Acervo): string[] {
  const ato = acervo.atos.bySigla(sigla);
  const numerado = ato?.forma
    ? [printSigla(`${PREFIXO[ato.forma] ?? ''}-${ato.numero.replaceAll('.', '')}-${ato.ano}`)]
    : [];
  return [printSigla(sigla), ...numerado, ...(ato ? [ato.nome] : [])];
}
const PREFIXO: Record<string, string> = {
  lei: 'LEI',
  lei_complementar: 'LC',
  decreto_lei: 'DL',
  decreto: 'DEC',
};

/** Whether the act's noun is feminine (`da Lei`) or masculine (`do Código`), from its form or its name. */
function isFeminino(sigla: string, acervo: Acervo): boolean {
  const nome = /^(?:LEI|LC|MP|EC)-/.test(sigla) ? 'Lei' : (acervo.atos.bySigla(sigla)?.nome ?? '');
  return /^(?:Lei|Constituição|Consolidação|Convenção|Medida|Emenda|Declaração)/.test(nome);
}
