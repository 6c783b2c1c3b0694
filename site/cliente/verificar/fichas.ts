import { pageOf } from '../../../schemas/documents/pdf.ts';
import type { Troca } from '../../../schemas/documents/trocas.ts';
import { printRefKey } from '../../../schemas/law/ref-key-por-extenso.ts';
import type { Apontamento, Aspas, Sugerida } from '../../../schemas/report/apontamento.ts';
import { vizinhancaDe } from '../../../schemas/report/vizinhanca.ts';
import { caminhoDe } from '../../caminhos.ts';
import { isSoFato } from '../de-fatos.ts';
import { elemento } from '../elemento.ts';
import { leiDe } from '../lei-ao-lado.ts';
import { mensagemDe } from '../mensagem.ts';
import { verALei } from '../ver-a-lei.ts';
import { ladoALado } from './lado-a-lado.ts';
import { SINAIS, TONS } from './selo.ts';

const MAX_SUGESTOES = 5;
const MAX_LETRAS = 700;
const MAX_TRECHO = 220;

/** The part of the work that a card needs. */
export interface Mesa {
  texto: string;
  paginas: readonly number[] | null;
  troca(trocas: readonly Troca[]): void;
}

/** A finding and its number, counted from 1. */
export interface Numerado {
  numero: number;
  apontamento: Apontamento;
}

/** Makes the card of a finding: what it is, where it is, the reason, the words of the law, and corrections. */
export function ficha({ numero, apontamento }: Numerado, mesa: Mesa): HTMLElement {
  const { gravidade, titulo, mensagem, ref_key, sugestoes, aspas, offset } = apontamento;
  const { antes, palavras, depois } = vizinhancaDe(mesa.texto, apontamento);
  const pagina = pageOf(mesa.paginas, offset);
  const feita = elemento(
    'li',
    { className: `ficha ficha-${TONS[gravidade]}`, id: `c${numero}`, tabIndex: -1 },
    elemento(
      'p',
      { className: 'ficha-topo' },
      elemento('strong', { className: `selo selo-${TONS[gravidade]}` }, `${SINAIS[gravidade]} ${titulo}`),
      pagina === null ? null : elemento('span', { className: 'dado' }, `página ${pagina}`),
    ),
    elemento('p', { className: 'no-texto' }, antes, elemento('mark', {}, palavras), depois),
    mensagem === '' ? null : elemento('p', {}, ...mensagemDe(mensagem, '_blank')),
    ...aspas.map((dita) => dasAspas(dita, mesa)),
    // If there are suggestions, readers look for those, so the cited provision is cut shorter.
    ref_key === null
      ? null
      : doDispositivo(ref_key, isAberta(apontamento), sugestoes.length > 0 ? MAX_TRECHO : MAX_LETRAS),
    dasSugestoes(
      'Talvez:',
      sugestoes.filter(({ sucessor }) => !sucessor),
      mesa,
    ),
    dasSugestoes(
      'Hoje, trata do mesmo assunto:',
      sugestoes.filter(({ sucessor }) => sucessor),
      mesa,
    ),
  );
  return feita;
}

/**
 * Whether the card shows the words of the law at once: if there is something to review, unless a quotation shows them
 * already.
 */
const isAberta = ({ gravidade, aspas }: Apontamento): boolean =>
  (gravidade === 'erro' || gravidade === 'duvida') && aspas.every(({ diferencas }) => diferencas.length === 0);

/** Describes a quotation, next to the words of the law if they differ. */
function dasAspas(dita: Aspas, mesa: Mesa): HTMLElement {
  const { titulo, gravidade, mensagem, trocas, de, offset, fim } = dita;
  const comparadas = ladoALado(mesa.texto, dita);
  return elemento(
    'div',
    { className: 'aspas' },
    elemento(
      'p',
      {},
      elemento('strong', { className: `tom-${TONS[gravidade]}` }, `${SINAIS[gravidade]} ${titulo}`),
      mensagem === '' ? '' : `: ${mensagem}`,
    ),
    comparadas ?? elemento('p', {}, elemento('q', {}, abridge(mesa.texto.slice(offset, fim), MAX_TRECHO))),
    de === null ? null : doDispositivo(de, true, MAX_LETRAS),
    trocas === null ? null : botaoDeTroca('Trocar pelas palavras da lei', trocas, mesa),
  );
}

/** Links to a provision and shows its words, at once if `aberta`, otherwise behind a button. */
function doDispositivo(refKey: string, aberta: boolean, letras: number): HTMLElement {
  const onde = ligacao(refKey);
  if (isSoFato(refKey)) return elemento('p', { className: 'ficha-lei' }, onde);
  if (!aberta) return elemento('p', { className: 'ficha-lei' }, onde, ' ', verALei(refKey));
  return elemento('div', { className: 'ficha-lei' }, elemento('p', {}, onde), palavrasDe(refKey, letras));
}

function dasSugestoes(titulo: string, sugestoes: readonly Sugerida[], mesa: Mesa): HTMLElement | null {
  if (sugestoes.length === 0) return null;
  const itens = sugestoes
    .slice(0, MAX_SUGESTOES)
    .map(({ ref_key, nome, lido, troca }) =>
      elemento(
        'li',
        {},
        elemento('p', {}, lido ? ligacao(ref_key, nome) : nome),
        isSoFato(ref_key) || !ref_key.includes('.') ? null : palavrasDe(ref_key, MAX_TRECHO),
        troca === null ? null : botaoDeTroca(`Trocar por “${troca.texto.trim()}”`, [troca], mesa),
      ),
    );
  return elemento('div', { className: 'sugestoes' }, elemento('p', {}, titulo), elemento('ul', {}, ...itens));
}

function botaoDeTroca(nome: string, trocas: readonly Troca[], mesa: Mesa): HTMLElement {
  const botao = elemento('button', { type: 'button', className: 'quieto pequeno trocar' }, nome);
  botao.addEventListener('click', () => mesa.troca(trocas));
  return botao;
}

/** Opens a new tab, because this page holds the only copy of the text. */
const ligacao = (refKey: string, nome = printRefKey(refKey)) =>
  isSoFato(refKey) ? elemento('span', {}, nome) : elemento('a', { href: caminhoDe(refKey), target: '_blank' }, nome);

/**
 * Shows the words of a provision. They are fetched when their place becomes visible, because the whole act is fetched.
 */
function palavrasDe(refKey: string, letras: number): HTMLElement {
  const lugar = elemento('blockquote', { className: 'lei' }, '…');
  aoVer(lugar, async () => {
    try {
      lugar.textContent = abridge((await leiDe(refKey)) || 'A fonte não traz texto próprio deste dispositivo.', letras);
    } catch {
      lugar.textContent = 'O diploma não pôde ser lido: verifique a conexão.';
    }
  });
  return lugar;
}

const abridge = (words: string, letras: number): string =>
  words.length <= letras ? words : `${words.slice(0, letras).replace(/\s\S*$/, '')} …`;

const aVer = new WeakMap<Element, () => void>();
const visto = new IntersectionObserver(
  (entradas) => {
    for (const { isIntersecting, target } of entradas) {
      if (!isIntersecting) continue;
      visto.unobserve(target);
      aVer.get(target)?.();
    }
  },
  { rootMargin: '600px' },
);

function aoVer(elementoVisto: Element, faz: () => void): void {
  aVer.set(elementoVisto, faz);
  visto.observe(elementoVisto);
}
