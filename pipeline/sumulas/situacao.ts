import { SITUACOES_SUMULA, type SituacaoSumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { readData } from './data.ts';
import { Ilegivel } from './leitura.ts';

/** Words for the state of a súmula; null for those that mean that it applies. */
const SITUACOES: ReadonlyMap<string, SituacaoSumula | null> = new Map([
  ['ativa', null],
  ['aprovada', null],
  ...SITUACOES_SUMULA.map((word) => [word, word] as const),
]);

/** What a source says about the state of a súmula and the day of its end. Absent if it does not say. */
export interface Dita {
  situacao?: SituacaoSumula;
  /** ISO 8601. */
  cancelada_em?: string;
}

/** Whether the state means that the súmula no longer applies. */
export const isFim = ({ situacao }: Dita): boolean => situacao === 'cancelada' || situacao === 'revogada';

/** Combines what was said in several places: the gravest state, and the first day. */
export function juntar(...ditas: readonly Dita[]): Dita {
  const situacao = SITUACOES_SUMULA.findLast((each) => ditas.some((dita) => dita.situacao === each));
  const cancelada_em = ditas.find((dita) => dita.cancelada_em !== undefined)?.cancelada_em;
  return { ...(situacao && { situacao }), ...(cancelada_em !== undefined && { cancelada_em }) };
}

/**
 * Reads the word for a súmula's state. An unknown word stops the source, because it might mean that the súmula no
 * longer applies.
 */
export function readPalavra(palavra: string, nome: string): Dita {
  const situacao = SITUACOES.get(palavra.trim().toLowerCase());
  if (situacao === undefined) throw new Ilegivel(`${nome} tem uma situação desconhecida: “${palavra.trim()}”`);
  return situacao === null ? {} : { situacao };
}

/** Adds the day of an end: `(CANCELADA EM 27/05/2009)`. */
function comDia(dita: Dita, text: string): Dita {
  const cancelada_em = isFim(dita) ? readData(text) : null;
  return cancelada_em === null ? dita : { ...dita, cancelada_em };
}

const SUMULA = String.raw`(?:súmula|enunciado|verbete)(?:\s+vinculante)?(?:\s+n?[.º°o]*\s*\d+)?`;
const SITUACAO = `(${[...SITUACOES.keys()].map((word) => word.slice(0, -1)).join('|')})[ao]`;
/** When, or by what, something ended: a súmula by another one or by a decision of its court, a law by a law. */
const POR = String.raw`(?:em\s+\d|na\s+sessão\b|no\s+julgamento\b|pel[oa]\s+(?:súmula|plen[oá]|tribunal|corte|\p{Lu}+\s+seção|st[fj])\b)`;
const MARCA = `(?:${SUMULA}\\s+(?:foi\\s+)?)?${SITUACAO}(?:\\s+${POR}[^()]*)?`;
/**
 * The forms of a mark at the end of a text: in parentheses, after an asterisk, or as a sentence that begins with the
 * súmula's name.
 */
const FINAIS = [
  new RegExp(`\\s*\\(\\s*${MARCA}\\s*\\.?\\)\\s*\\.?$`, 'iu'),
  new RegExp(`\\s*\\(\\*+\\)\\s*${MARCA}\\s*\\.?$`, 'iu'),
  new RegExp(`(?<=[.!?…])\\s+(?=súmula|enunciado|verbete)${MARCA}\\s*\\.?$`, 'iu'),
];
/** The beginning of the court's comment. */
const CABECA = new RegExp(`^[\\s–—-]*${SUMULA}\\s+${SITUACAO}\\s*[:.]`, 'iu');
const REDACAO_ANTERIOR = /REDAÇÃO ANTERIOR/i;

const FIM = String.raw`(?:cancelad|revogad|tornad[ao]\s+sem\s+efeito|sem\s+efeito)`;
const EXTINCAO = '(?:cancelament|revogaç|cancelad|revogad|sem efeito)';
/** Ways in which a text can state the end of the very súmula that it is. */
const FALA_DE_SI = [
  /\b(?:CANCELA|REVOGA)\p{Lu}+/u,
  new RegExp(`\\b${SUMULA}[\\s,–-]+(?:(?:foi|fo[ri]a|está|fica|restou|encontra-se|\\p{L}+mente)\\s+)*${FIM}`, 'iu'),
  /[.;:!?…)*–—]\s*\[?(?:\p{L}+mente\s+)?(?:cancelad|revogad)[ao]/iu,
  new RegExp(`\\([^()]*${EXTINCAO}[^()]*\\)\\s*\\.?$`, 'iu'),
  new RegExp(`\\b(?:cancelamento|revogação)\\s+d\\p{L}+\\s+(?:referid[ao]\\s+|presente\\s+)?${SUMULA}`, 'iu'),
  /\b(?:deliber|decid|determin|aprov)\p{L}*\s+(?:pel)?[oa]\s+(?:cancelamento|revogação)/iu,
];

/** `SÚMULA CANCELADA: A Seção, na sessão de 27/6/2012, ao julgar …`. */
const SESSAO =
  /\b(?:cancelad|revogad)[ao]\s*[:.][^:]{0,200}?\bna\s+sessão\s+(?:ordinária\s+|extraordinária\s+)?(?:de|do\s+dia|realizada\s+em)\s+(\d[\dº./-]+)/iu;

/** The day on which the court ended the súmula, from the beginning of its comment; empty if it does not say. */
export function sessaoDoFim(text: string): Dita {
  const [atual = ''] = text.split(REDACAO_ANTERIOR, 1);
  const dia = CABECA.test(atual) ? readData(SESSAO.exec(atual)?.[1] ?? '') : null;
  return dia === null ? {} : { cancelada_em: dia };
}

export interface Situacao extends Dita {
  texto: string;
}

/**
 * Separates a text from the mark of its state at the end. Throws `Ilegivel` if it speaks of its own end in an unknown
 * way.
 */
export function readSituacao(text: string, nome: string): Situacao {
  for (const final of FINAIS) {
    const found = final.exec(text);
    if (!found) continue;
    const rest = readSituacao(text.slice(0, found.index).trim(), nome);
    return { texto: rest.texto, ...juntar(comDia(readPalavra(`${found[1]}a`, nome), found[0]), rest) };
  }
  if (FALA_DE_SI.some((forma) => forma.test(text))) throw desconhecida(text, nome);
  return { texto: text };
}

/**
 * Reads what the court's comment says about the súmula. Throws `Ilegivel` if it may say in an unknown way that it was
 * cancelled.
 */
export function readComentario(text: string, nome: string): Dita {
  const [atual = ''] = text.split(REDACAO_ANTERIOR, 1);
  const cabeca = CABECA.exec(atual);
  const dita = cabeca ? readPalavra(`${cabeca[1]}a`, nome) : {};
  if (isFim(dita)) return juntar(dita, sessaoDoFim(atual));
  const resto = cabeca ? atual.slice(cabeca[0].length) : atual;
  const fala = cabeca ? FALA_DE_SI.some((forma) => forma.test(resto)) : new RegExp(EXTINCAO, 'iu').test(resto);
  if (fala) throw desconhecida(atual, nome);
  return dita;
}

const desconhecida = (text: string, nome: string) =>
  new Ilegivel(`${nome} parece falar do seu próprio fim, de modo desconhecido: “${text.slice(-120).trim()}”`);
