import type { Situacao, Transcricao } from '../../schemas/contract/model/transcricao.ts';
import type { Conferido } from './conferencia.ts';
import { elemento } from './elemento.ts';
import type { Tom } from './tom.ts';

/** What is said of a quotation. */
export interface Marcada extends Tom {
  offset: number;
  fim: number;
  citacao: number;
  titulo: string;
  mensagem: string;
  diferencas: Transcricao['diferencas'];
}

export const SITUACAO: Record<Situacao, string> = {
  literal: 'Transcrição fiel',
  com_cortes: 'Transcrição fiel, com cortes',
  redacao_anterior: 'Transcrição de redação anterior',
  de_outro_dispositivo: 'Transcrição de outro dispositivo',
  alterada: 'Transcrição alterada',
  nao_confere: 'Transcrição não confere',
};

const SEM_CONFERIR =
  'As palavras diferem do texto em vigor, mas o dispositivo já mudou de redação, e as anteriores não estão neste navegador: veja a página dele.';

const TONS: Record<Situacao, Tom> = {
  literal: { nome: 'bom', sinal: '✓' },
  com_cortes: { nome: 'bom', sinal: '✓' },
  redacao_anterior: { nome: 'incerto', sinal: '↺' },
  de_outro_dispositivo: { nome: 'mau', sinal: '✗' },
  alterada: { nome: 'mau', sinal: '≠' },
  nao_confere: { nome: 'mau', sinal: '✗' },
};

/** Every quotation of a text with what is said of it, in order. */
export function listAspas({ transcricoes, sem_conferir }: Pick<Conferido, 'transcricoes' | 'sem_conferir'>): Marcada[] {
  const ditas = transcricoes.map(({ situacao, mensagem = '', ...rest }): Marcada => {
    // Of cuts, only one that changes the sense has something to say.
    const muda = situacao === 'com_cortes' && mensagem !== '';
    const tom: Tom = muda ? { nome: 'mau', sinal: '≠' } : TONS[situacao];
    return {
      ...rest,
      ...tom,
      mensagem,
      titulo: muda ? 'Transcrição com corte que muda o sentido' : SITUACAO[situacao],
    };
  });
  const outras = sem_conferir.map(
    (lugar): Marcada => ({
      ...lugar,
      ...{ nome: 'incerto', sinal: '?', titulo: 'Transcrição não conferida', mensagem: SEM_CONFERIR, diferencas: [] },
    }),
  );
  return [...ditas, ...outras].sort((one, other) => one.offset - other.offset);
}

/** A quotation on its citation's card; words that differ stand beside the law's. */
export function itemDasAspas(texto: string, { offset, fim, nome, sinal, titulo, mensagem, diferencas }: Marcada) {
  const linhas = diferencas.map(({ citado, lei }) =>
    elemento('tr', {}, elemento('td', {}, citado || '(falta)'), elemento('td', {}, lei || '(sobra)')),
  );
  const colunas = ['No texto', 'Na lei'].map((coluna) => elemento('th', { scope: 'col' }, coluna));
  return elemento(
    'div',
    { className: 'aspas' },
    elemento('p', {}, elemento('strong', { className: `selo selo-${nome}` }, `${sinal} ${titulo}`)),
    elemento('p', {}, elemento('q', {}, abridge(texto.slice(offset, fim)))),
    mensagem === '' ? null : elemento('p', {}, mensagem),
    linhas.length === 0
      ? null
      : elemento(
          'table',
          { className: 'diferencas' },
          elemento('thead', {}, elemento('tr', {}, ...colunas)),
          elemento('tbody', {}, ...linhas),
        ),
  );
}

const MAX_LETRAS = 120;
const abridge = (words: string): string =>
  words.length <= MAX_LETRAS ? words : `${words.slice(0, MAX_LETRAS).replace(/\s\S*$/, '')} …`;
