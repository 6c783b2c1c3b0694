import type { AtoCitado } from '../contract/model/verification/ato-citado.ts';
import { GRAVIDADES, type Gravidade } from '../contract/model/verification/graus.ts';
import type { Resolucao, Sugestao } from '../contract/model/verification/resolucao.ts';
import type { TextoVerificado } from '../contract/model/verification/texto-verificado.ts';
import type { Transcricao } from '../contract/model/verification/transcricao.ts';
import type { Troca } from '../documents/trocas.ts';
import { printRefKey } from '../law/ref-key-por-extenso.ts';
import { findProcessos } from '../verify/claims/processos.ts';
import { gravidadeDe, piorGravidade } from '../verify/gravidade.ts';
import { tituloDasPalavras, tituloDe } from './titulos.ts';

/**
 * A provision or act that may have been meant, or that treats the same subject today, with the words to write for it.
 */
export interface Sugerida {
  /** For an act, its sigla. */
  ref_key: string;
  /** Whether it is the successor of what is cited. */
  sucessor: boolean;
  nome: string;
  /** Whether its text was read, so that it has a page. */
  lido: boolean;
  /** The beginning of its words; empty if they are not known. */
  trecho: string;
  /** The replacement to write; null if no wording would be read back as this provision. */
  troca: Troca | null;
}

type DiplomaSugerido = NonNullable<AtoCitado['diploma_sugerido']>;

/** The finding about a quotation. */
export interface Aspas extends Pick<Transcricao, 'offset' | 'fim' | 'diferencas'> {
  titulo: string;
  gravidade: Gravidade;
  mensagem: string;
  /** The provision whose words these are, if not the cited one's. */
  de: string | null;
  /** The changes that make the quotation match the law; null if it has hardly any words of the law. */
  trocas: Troca[] | null;
}

/** A finding about one place of a text: a citation with its quotations, an act cited alone, or a lawsuit's number. */
export interface Apontamento {
  tipo: 'citacao' | 'ato' | 'processo';
  offset: number;
  fim: number;
  /** The gravest of the findings for this place. */
  gravidade: Gravidade;
  titulo: string;
  mensagem: string;
  /** The provision that the citation resolved to, and its words if they are known. */
  ref_key: string | null;
  lei: string | null;
  sugestoes: Sugerida[];
  aspas: Aspas[];
  /** A correction that leaves no doubt. A suggestion that is merely similar never counts as one. */
  certa: Troca[] | null;
}

/**
 * Words offered as the law's that the browser could not compare: they may be an earlier wording, or of an act whose
 * words are not loaded.
 */
export interface SemConferir {
  offset: number;
  fim: number;
  citacao: number;
  faltou: 'redacao' | 'lei';
}

const SEM_CONFERIR: Record<SemConferir['faltou'], string> = {
  lei: 'O texto da lei não pôde ser carregado, e as palavras não foram conferidas: tente de novo ou veja a página do dispositivo.',
  redacao:
    'As palavras diferem do texto em vigor, mas o dispositivo já mudou de redação, e as anteriores não puderam ser carregadas: tente de novo ou veja a página dele.',
};
const DIGITOS =
  'Os dígitos verificadores não são os dos demais algarismos (Resolução CNJ 65/2008): nenhum processo tem este número. Confira-o.';

/**
 * Gives the replacement that writes a suggestion in place of a citation; null if no wording would be read back as the
 * suggestion.
 */
export type Reescrever = (citacao: number, ref_key: string) => Troca | null;

/** Lists the findings of a text, in order. */
export function listApontamentos(
  texto: string,
  { citacoes, transcricoes, atos }: Omit<TextoVerificado, 'resumo'>,
  reescrever: Reescrever,
  semConferir: readonly SemConferir[] = [],
): Apontamento[] {
  const aspas = new Map<number, Aspas[]>();
  const add = (citacao: number, dita: Aspas) => aspas.set(citacao, [...(aspas.get(citacao) ?? []), dita]);
  for (const { citacao, offset, fim, diferencas, gravidade, de, mensagem = '', situacao } of transcricoes) {
    const titulo = tituloDasPalavras({ situacao, ...(mensagem !== '' && { mensagem }) });
    const trocas = situacao === 'alterada' ? diferencas.map((diferenca) => trocaDe(texto, diferenca)) : null;
    add(citacao, { offset, fim, diferencas, gravidade, mensagem, titulo, de: de?.ref_key ?? null, trocas });
  }
  for (const { citacao, offset, fim, faltou } of semConferir) {
    const dita = { titulo: 'Transcrição não conferida', gravidade: 'duvida', mensagem: SEM_CONFERIR[faltou] } as const;
    add(citacao, { offset, fim, diferencas: [], de: null, trocas: null, ...dita });
  }
  const citadas = citacoes.map(({ citacao, resolucao }, i): Apontamento => {
    const { ref_key = null, texto: lei = null, candidatos = [], sugestao = [], alerta } = resolucao;
    // An alert's reason is already part of it.
    const { mensagem = '' } = resolucao;
    const suas = aspas.get(i) ?? [];
    const propria = piorGravidade([gravidadeDe(resolucao), resolucao.gravidade ?? 'ok']);
    const gravidade = piorGravidade([propria, ...suas.map((dita) => dita.gravidade)]);
    const titulo =
      propria === gravidade
        ? tituloDe(resolucao)
        : (suas.find((dita) => dita.gravidade === gravidade)?.titulo as string);
    const outros = [
      ...candidatos.map(({ ref_key: key, texto: trecho }) => ({ ref_key: key, trecho })),
      ...sugestao,
      ...(alerta?.sugestao ?? []),
    ];
    // Words of another provision suggest that the number of the citation is wrong.
    const deOutro = suas.flatMap(({ de: key, gravidade: sua }) =>
      key !== null && sua === 'erro' ? [{ ref_key: key, trecho: '' }] : [],
    );
    const pedidas = propria === 'ok' ? deOutro : [...outros, ...deOutro];
    const parecidas = pedidas.map((outro) => suggest(outro, i, reescrever, false));
    const certa = certaDe(resolucao, parecidas, suas);
    const sucessoras = (resolucao.sucessor ?? [])
      .filter(({ ref_key: key }) => parecidas.every((each) => each.ref_key !== key))
      .map(({ ref_key: key }) => suggest({ ref_key: key, trecho: '' }, i, reescrever, true));
    const sugestoes = propria === 'ok' ? parecidas : [...parecidas, ...sucessoras];
    return {
      ...{ tipo: 'citacao', offset: citacao.offset, fim: citacao.fim, gravidade, titulo, mensagem, ref_key, lei },
      ...{ sugestoes, aspas: suas, certa },
    };
  });
  const alones = atos.map(
    ({ offset, fim, sigla, status, motivo, gravidade, mensagem = '', diploma_sugerido }): Apontamento => {
      const sugestoes = diploma_sugerido ? [comOutroAno(texto.slice(offset, fim), offset, diploma_sugerido)] : [];
      // Of a name without a number (`CP/1890`, `X-…`) nobody knows whether the name or the year is wrong.
      const certa = sigla.startsWith('X-') ? [] : sugestoes.flatMap(({ troca }) => troca ?? []);
      return {
        ...{ tipo: 'ato', offset, fim, gravidade, mensagem, titulo: tituloDe({ status, ...(motivo && { motivo }) }) },
        ...{ ref_key: null, lei: null, sugestoes, aspas: [], certa: certa.length > 0 ? certa : null },
      };
    },
  );
  const processos = findProcessos(texto).map(
    ({ offset, fim, confere }): Apontamento => ({
      ...{ tipo: 'processo', offset, fim, gravidade: confere ? 'ok' : 'erro', mensagem: confere ? '' : DIGITOS },
      titulo: confere ? 'Número de processo bem formado' : 'Número de processo errado',
      ...{ ref_key: null, lei: null, sugestoes: [], aspas: [], certa: null },
    }),
  );
  return [...citadas, ...alones, ...processos].sort((one, other) => one.offset - other.offset);
}

function suggest(
  { ref_key, trecho }: Pick<Sugestao, 'ref_key' | 'trecho'>,
  citacao: number,
  reescrever: Reescrever,
  sucessor: boolean,
): Sugerida {
  return { ref_key, sucessor, trecho, nome: printRefKey(ref_key), lido: true, troca: reescrever(citacao, ref_key) };
}

/**
 * `Lei 8.078/91` with the act's real year, written as the text writes years. The year is the last number of the
 * citation.
 */
function comOutroAno(citado: string, offset: number, { sigla, nome, ano, lido }: DiplomaSugerido): Sugerida {
  const corrigido = citado.replace(/(\d{2})?\d{2}(?=\D*$)/, (_, seculo) => (seculo ? `${ano}` : `${ano}`.slice(2)));
  const troca = corrigido === citado ? null : { offset, fim: offset + citado.length, texto: corrigido };
  return { ref_key: sigla, sucessor: false, trecho: '', nome, lido, troca };
}

/** Successors with the words of the provision itself. One with other words may not be what a text of the past means. */
const MESMAS_PALAVRAS: ReadonlySet<string> = new Set(['renumeracao', 'mesmo_texto']);

/**
 * The correction that leaves no doubt: the law's words for those that differ in a quotation of a right citation; for an
 * act whose type, number, year and name disagree, the act that matches the other parts; for words that stand in another
 * place today, that place. An act with only a name and a year has no other parts: `CP/1890` is another code.
 */
function certaDe(
  { status, motivo, sucessor, diploma_citado }: Resolucao,
  sugestoes: readonly Sugerida[],
  aspas: readonly Aspas[],
): Troca[] | null {
  const [one, ...others] = sugestoes;
  if (motivo === 'data_diversa' || gravidadeDe({ status, ...(motivo && { motivo }) }) === 'ok') {
    const trocas = aspas.flatMap((dita) => dita.trocas ?? []);
    return trocas.length > 0 ? trocas : null;
  }
  const isMoved = sucessor?.some(({ ref_key, base }) => ref_key === one?.ref_key && MESMAS_PALAVRAS.has(base));
  const isTold =
    (motivo === 'contradiz' && diploma_citado?.numero !== undefined) ||
    (status === 'revogado' && motivo === undefined && isMoved);
  return isTold && one?.troca && others.length === 0 ? [one.troca] : null;
}

/**
 * Replaces words that differ with the law's. If words are missing or superfluous, the blank beside them changes too.
 */
function trocaDe(texto: string, { offset, fim, lei }: Aspas['diferencas'][number]): Troca {
  if (lei === '') return { offset, fim: texto[fim] === ' ' ? fim + 1 : fim, texto: '' };
  if (offset < fim) return { offset, fim, texto: lei };
  const before = /[\s“"(]$/.test(texto.slice(0, offset)) ? '' : ' ';
  const after = /^[\s,.;:)”"]/.test(texto.slice(offset)) ? '' : ' ';
  return { offset, fim, texto: `${before}${lei}${after}` };
}

/** The findings to review: the gravest first, and within one severity in the order of the text. */
export const aRever = (apontamentos: readonly Apontamento[]): Apontamento[] =>
  (['erro', 'duvida'] as const).flatMap((gravidade) => apontamentos.filter((each) => each.gravidade === gravidade));

/** How many findings there are of each severity; 0 where there are none. */
export const contarGravidades = (apontamentos: readonly Apontamento[]): Record<Gravidade, number> =>
  Object.fromEntries(
    GRAVIDADES.map((gravidade) => [gravidade, apontamentos.filter((each) => each.gravidade === gravidade).length]),
  ) as Record<Gravidade, number>;

/** Example: `21 a rever: 10 erros, 11 dúvidas`. */
export function printContagem({ erro, duvida }: Record<Gravidade, number>): string {
  if (erro + duvida === 0) return 'Nada a rever';
  const erros = erro === 0 ? [] : [`${print(erro)} ${erro === 1 ? 'erro' : 'erros'}`];
  const duvidas = duvida === 0 ? [] : [`${print(duvida)} ${duvida === 1 ? 'dúvida' : 'dúvidas'}`];
  return `${print(erro + duvida)} a rever: ${[...erros, ...duvidas].join(', ')}`;
}

const print = (value: number): string => value.toLocaleString('pt-BR');
