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

/** A provision or an act that may have been meant, or that treats of the same today, and what to write for it. */
export interface Sugerida {
  /** Of an act its sigla. */
  ref_key: string;
  /** Whether it took the place of what is cited. */
  sucessor: boolean;
  nome: string;
  /** The beginning of its words; empty where they are not there. */
  trecho: string;
  /** Null where no words are known that would be read as it. */
  troca: Troca | null;
}

type DiplomaSugerido = NonNullable<AtoCitado['diploma_sugerido']>;

/** What is said of words between quotation marks. */
export interface Aspas extends Pick<Transcricao, 'offset' | 'fim' | 'diferencas'> {
  titulo: string;
  gravidade: Gravidade;
  mensagem: string;
  /** Whose words they are instead. */
  de: string | null;
  /** The changes that make them the law's; null of what is not the law's with other words. */
  trocas: Troca[] | null;
}

/** What is said of one place of a text: of a citation with what is quoted of it, of an act alone, of a number. */
export interface Apontamento {
  tipo: 'citacao' | 'ato' | 'processo';
  offset: number;
  fim: number;
  /** The gravest of what is said. */
  gravidade: Gravidade;
  titulo: string;
  mensagem: string;
  /** The provision that it led to, and its words where they are there. */
  ref_key: string | null;
  lei: string | null;
  sugestoes: Sugerida[];
  aspas: Aspas[];
  /** The correction that nobody doubts: what is only alike may be anything else, and is never it. */
  certa: Troca[] | null;
}

/** Words offered as the law's that a browser could not judge: they may be of a wording, or of an act, that is not there. */
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

/** How a suggestion is written in the place of a citation; null of what has no words that would be read as it. */
export type Reescrever = (citacao: number, ref_key: string) => Troca | null;

/** All that is said of a text, in order. */
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
    // What an alert says is in it.
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
    // Words that are another provision's may have been cited by a wrong number.
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
    ({ offset, fim, status, motivo, gravidade, mensagem = '', diploma_sugerido }): Apontamento => {
      const sugestoes = diploma_sugerido ? [comOutroAno(texto.slice(offset, fim), offset, diploma_sugerido)] : [];
      const certa = sugestoes.flatMap(({ troca }) => troca ?? []);
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
  return { ref_key, sucessor, trecho, nome: printRefKey(ref_key), troca: reescrever(citacao, ref_key) };
}

/** `Lei 8.078/91` with the year that the act has, written as the text writes years; its last number is the year. */
function comOutroAno(citado: string, offset: number, { sigla, nome, ano }: DiplomaSugerido): Sugerida {
  const corrigido = citado.replace(/(\d{2})?\d{2}(?=\D*$)/, (_, seculo) => (seculo ? `${ano}` : `${ano}`.slice(2)));
  const troca = corrigido === citado ? null : { offset, fim: offset + citado.length, texto: corrigido };
  return { ref_key: sigla, sucessor: false, trecho: '', nome, troca };
}

/**
 * Of a citation that is right, the law's words in the place of those that differ; of an act whose number, name and year are
 * not of one act, the act that has the other two; of words that have another place today, that place.
 */
function certaDe(
  { status, motivo }: Resolucao,
  sugestoes: readonly Sugerida[],
  aspas: readonly Aspas[],
): Troca[] | null {
  const [one, ...others] = sugestoes;
  if (gravidadeDe({ status, ...(motivo && { motivo }) }) === 'ok') {
    const trocas = aspas.flatMap((dita) => dita.trocas ?? []);
    return trocas.length > 0 ? trocas : null;
  }
  const isTold = motivo === 'contradiz' || (status === 'revogado' && motivo === undefined);
  return isTold && one?.troca && others.length === 0 ? [one.troca] : null;
}

/** The law's words in the place of those that differ; of what is missing or too much, with the blank beside. */
function trocaDe(texto: string, { offset, fim, lei }: Aspas['diferencas'][number]): Troca {
  if (lei === '') return { offset, fim: texto[fim] === ' ' ? fim + 1 : fim, texto: '' };
  if (offset < fim) return { offset, fim, texto: lei };
  const before = /[\s“"(]$/.test(texto.slice(0, offset)) ? '' : ' ';
  const after = /^[\s,.;:)”"]/.test(texto.slice(offset)) ? '' : ' ';
  return { offset, fim, texto: `${before}${lei}${after}` };
}

/** What is to be reviewed, the gravest first, each kind in order of the text. */
export const aRever = (apontamentos: readonly Apontamento[]): Apontamento[] =>
  (['erro', 'duvida'] as const).flatMap((gravidade) => apontamentos.filter((each) => each.gravidade === gravidade));

export const contarGravidades = (apontamentos: readonly Apontamento[]): Record<Gravidade, number> =>
  Object.fromEntries(
    GRAVIDADES.map((gravidade) => [gravidade, apontamentos.filter((each) => each.gravidade === gravidade).length]),
  ) as Record<Gravidade, number>;

/** `21 a rever: 10 erros, 11 dúvidas`. */
export function printContagem({ erro, duvida }: Record<Gravidade, number>): string {
  if (erro + duvida === 0) return 'Nada a rever';
  const erros = erro === 0 ? [] : [`${print(erro)} ${erro === 1 ? 'erro' : 'erros'}`];
  const duvidas = duvida === 0 ? [] : [`${print(duvida)} ${duvida === 1 ? 'dúvida' : 'dúvidas'}`];
  return `${print(erro + duvida)} a rever: ${[...erros, ...duvidas].join(', ')}`;
}

const print = (value: number): string => value.toLocaleString('pt-BR');
