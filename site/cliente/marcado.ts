import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { STATUS } from '../texto/palavras.ts';
import { type Lugar, partirEmTrechos, type Trecho } from '../texto/trechos.ts';
import type { Marcada } from './aspas.ts';
import { elemento } from './elemento.ts';
import { ficha } from './fichas.ts';
import { piorTom, tomDe } from './tom.ts';

/** Citations that stand at one place, such as those of a range, and their numbers. */
interface Marca extends Lugar {
  citacoes: CitacaoResolvida[];
  numero: number;
}

/** The text, every citation marked in its place, and beside each stretch of it what became of those that are there. */
export function trechosMarcados(
  texto: string,
  citacoes: readonly CitacaoResolvida[],
  aspas: readonly Marcada[],
): HTMLElement[] {
  return partirEmTrechos(texto, listMarcas(citacoes)).map((parte) => trecho(texto, parte, aspas));
}

function listMarcas(citacoes: readonly CitacaoResolvida[]): Marca[] {
  const marcas: Marca[] = [];
  citacoes.forEach((resolvida, i) => {
    const { offset, fim } = resolvida.citacao;
    const last = marcas.at(-1);
    // What lies in another, or begins where it does, has its place there.
    if (last && offset < last.fim) last.citacoes.push(resolvida);
    else marcas.push({ offset, fim, citacoes: [resolvida], numero: i + 1 });
  });
  return marcas;
}

/** Words between citations, those of a quotation marked: it is cut where a citation or a stretch ends. */
function palavrasDe(texto: string, from: number, to: number, aspas: readonly Marcada[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = from;
  for (const { offset, fim, nome, sinal, titulo } of aspas) {
    if (fim <= at || offset >= to) continue;
    const begin = Math.max(at, offset);
    const end = Math.min(to, fim);
    const trecho = elemento('span', { className: 'transcrito', title: titulo }, texto.slice(begin, end));
    Object.assign(trecho.dataset, { tom: nome, sinal: end === fim ? sinal : '' });
    if (end === fim) trecho.append(elemento('span', { className: 'oculto' }, ` (${titulo})`));
    parts.push(texto.slice(at, begin), trecho);
    at = end;
  }
  return [...parts, texto.slice(at, to)];
}

function trecho(texto: string, { inicio, fim, marcas }: Trecho<Marca>, aspas: readonly Marcada[]): HTMLElement {
  const dela = (numero: number) => aspas.filter(({ citacao }) => citacao === numero - 1);
  const parts: (Node | string)[] = [];
  let at = inicio;
  for (const { offset, fim: end, citacoes, numero } of marcas) {
    const daMarca = citacoes.flatMap((_, i) => dela(numero + i));
    parts.push(...palavrasDe(texto, at, offset, aspas), marca(texto.slice(offset, end), citacoes, numero, daMarca));
    at = end;
  }
  const palavras = elemento('div', { className: 'marcado' }, ...parts, ...palavrasDe(texto, at, fim, aspas));
  const fichas = marcas.flatMap(({ citacoes, numero }) =>
    citacoes.map((citacao, i) => ficha(citacao, numero + i, texto, dela(numero + i))),
  );
  return elemento(
    'div',
    { className: 'trecho-conferido' },
    palavras,
    fichas.length === 0 ? null : elemento('div', { className: 'fichas' }, ...fichas),
  );
}

function marca(
  palavras: string,
  citacoes: readonly CitacaoResolvida[],
  numero: number,
  aspas: readonly Marcada[],
): HTMLElement {
  const tom = piorTom([...citacoes.map(({ resolucao }) => tomDe(resolucao)), ...aspas]);
  const ditos = [...aspas.map(({ titulo }) => titulo), ...citacoes.map(({ resolucao }) => STATUS[resolucao.status])];
  const status = [...new Set(ditos)].join(', ');
  // A link is set in its line as words are; a button would stand in it as a block.
  const ligacao = elemento('a', { href: `#c${numero}`, className: 'cit', title: status }, palavras);
  ligacao.append(elemento('span', { className: 'oculto' }, ` (${status})`));
  Object.assign(ligacao.dataset, { tom: tom.nome, sinal: tom.sinal });
  ligacao.addEventListener('click', (event) => {
    event.preventDefault();
    for (const outra of document.querySelectorAll('.ficha.atual')) outra.classList.remove('atual');
    const destino = document.getElementById(`c${numero}`);
    destino?.classList.add('atual');
    destino?.scrollIntoView({ block: 'nearest' });
    destino?.focus({ preventScroll: true });
  });
  return ligacao;
}
