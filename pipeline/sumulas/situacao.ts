import { Ilegivel } from './leitura.ts';

/** What the courts say became of a súmula, and whether that means that it was cancelled. */
const SITUACOES: ReadonlyMap<string, boolean> = new Map([
  ['ativa', false],
  ['aprovada', false],
  ['alterada', false],
  ['revisada', false],
  ['superada', false],
  ['suspensa', false],
  ['cancelada', true],
  ['revogada', true],
]);

/**
 * Whether a súmula was cancelled, from the word for its situation. A word that is not known stops the source: it might
 * mean that the súmula no longer holds.
 */
export function isCancelada(situacao: string, nome: string): boolean {
  const cancelada = SITUACOES.get(situacao.trim().toLowerCase());
  if (cancelada === undefined) throw new Ilegivel(`${nome} tem uma situação desconhecida: “${situacao.trim()}”`);
  return cancelada;
}

const SUMULA = String.raw`(?:súmula|enunciado|verbete)(?:\s+vinculante)?(?:\s+n?[.º°o]*\s*\d+)?`;
const SITUACAO = `(${[...SITUACOES.keys()].map((word) => word.slice(0, -1)).join('|')})[ao]`;
/** When, or by whom: a súmula ends by another one or by a decision of its court, and a law by a law. */
const POR = String.raw`(?:em\s+\d|na\s+sessão\b|no\s+julgamento\b|pel[oa]\s+(?:súmula|plen[oá]|tribunal|corte|\p{Lu}+\s+seção|st[fj])\b)`;
const MARCA = `(?:${SUMULA}\\s+(?:foi\\s+)?)?${SITUACAO}(?:\\s+${POR}[^()]*)?`;
/** At the end in parentheses, after an asterisk, or as a sentence that begins with the súmula's name. */
const FINAIS = [
  new RegExp(`\\s*\\(\\s*${MARCA}\\s*\\.?\\)\\s*\\.?$`, 'iu'),
  new RegExp(`\\s*\\(\\*+\\)\\s*${MARCA}\\s*\\.?$`, 'iu'),
  new RegExp(`(?<=[.!?…])\\s+(?=súmula|enunciado|verbete)${MARCA}\\s*\\.?$`, 'iu'),
];
/** What the court's commentary begins with. */
const CABECA = new RegExp(`^[\\s–—-]*${SUMULA}\\s+${SITUACAO}\\s*[:.]`, 'iu');
const REDACAO_ANTERIOR = /REDAÇÃO ANTERIOR/i;

const FIM = String.raw`(?:cancelad|revogad|tornad[ao]\s+sem\s+efeito|sem\s+efeito)`;
const EXTINCAO = '(?:cancelament|revogaç|cancelad|revogad|sem efeito)';
/** Ways in which a text may speak of the end of the very súmula that it is. */
const FALA_DE_SI = [
  /\b(?:CANCELA|REVOGA)\p{Lu}+/u,
  new RegExp(`\\b${SUMULA}[\\s,–-]+(?:(?:foi|fo[ri]a|está|fica|restou|encontra-se|\\p{L}+mente)\\s+)*${FIM}`, 'iu'),
  /[.;:!?…)*–—]\s*\[?(?:\p{L}+mente\s+)?(?:cancelad|revogad)[ao]/iu,
  new RegExp(`\\([^()]*${EXTINCAO}[^()]*\\)\\s*\\.?$`, 'iu'),
  new RegExp(`\\b(?:cancelamento|revogação)\\s+d\\p{L}+\\s+(?:referid[ao]\\s+|presente\\s+)?${SUMULA}`, 'iu'),
  /\b(?:deliber|decid|determin|aprov)\p{L}*\s+(?:pel)?[oa]\s+(?:cancelamento|revogação)/iu,
];

export interface Situacao {
  texto: string;
  cancelada: boolean;
}

/** Parts a text from the mark of situation at its end. Throws `Ilegivel` where it speaks of its own end in other words. */
export function readSituacao(text: string, nome: string): Situacao {
  for (const final of FINAIS) {
    const found = final.exec(text);
    if (!found) continue;
    const rest = readSituacao(text.slice(0, found.index).trim(), nome);
    return { texto: rest.texto, cancelada: rest.cancelada || isCancelada(`${found[1]}a`, nome) };
  }
  if (FALA_DE_SI.some((forma) => forma.test(text))) throw desconhecida(text, nome);
  return { texto: text, cancelada: false };
}

/** Whether the court's commentary says that the súmula was cancelled. Throws `Ilegivel` where it may say so. */
export function readComentario(text: string, nome: string): boolean {
  const [atual = ''] = text.split(REDACAO_ANTERIOR, 1);
  const cabeca = CABECA.exec(atual);
  if (cabeca && isCancelada(`${cabeca[1]}a`, nome)) return true;
  const resto = cabeca ? atual.slice(cabeca[0].length) : atual;
  const fala = cabeca ? FALA_DE_SI.some((forma) => forma.test(resto)) : new RegExp(EXTINCAO, 'iu').test(resto);
  if (fala) throw desconhecida(atual, nome);
  return false;
}

const desconhecida = (text: string, nome: string) =>
  new Ilegivel(`${nome} parece falar do seu próprio fim, de modo desconhecido: “${text.slice(-120).trim()}”`);
