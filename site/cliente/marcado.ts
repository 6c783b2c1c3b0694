import type { CitacaoResolvida } from '../../schemas/verificacao/resolve-texto.ts';
import { STATUS } from '../texto/palavras.ts';
import { elemento } from './elemento.ts';
import { ficha } from './fichas.ts';
import { piorTom, tomDe } from './tom.ts';

/** Citations that stand at one place, such as those of a range, and their numbers. */
interface Marca {
  offset: number;
  fim: number;
  citacoes: CitacaoResolvida[];
  numero: number;
}

/** The text, every citation marked in its place, and beside each stretch of it what became of those that are there. */
export function trechosMarcados(texto: string, citacoes: readonly CitacaoResolvida[]): HTMLElement[] {
  const marcas = listMarcas(citacoes);
  const made: HTMLElement[] = [];
  let at = 0;
  for (let i = 0; i < marcas.length; ) {
    const fim = endOfLine(texto, (marcas[i] as Marca).fim, marcas);
    const here = marcas.slice(i).filter(({ offset }) => offset < fim);
    // Lines without any are left to a stretch of their own.
    const inicio = Math.max(at, texto.lastIndexOf('\n', (here[0] as Marca).offset - 1) + 1);
    if (inicio > at) made.push(trecho(texto, at, inicio, []));
    made.push(trecho(texto, inicio, fim, here));
    at = fim;
    i += here.length;
  }
  if (at < texto.length) made.push(trecho(texto, at, texto.length, []));
  return made;
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

/** Past the line break that follows, but for one inside a citation. */
function endOfLine(texto: string, from: number, marcas: readonly Marca[]): number {
  const found = texto.indexOf('\n', from);
  if (found < 0) return texto.length;
  const around = marcas.find(({ offset, fim }) => offset < found && found < fim);
  return around ? endOfLine(texto, around.fim, marcas) : found + 1;
}

function trecho(texto: string, inicio: number, fim: number, marcas: readonly Marca[]): HTMLElement {
  const parts: (Node | string)[] = [];
  let at = inicio;
  for (const { offset, fim: end, citacoes, numero } of marcas) {
    parts.push(texto.slice(at, offset), marca(texto.slice(offset, end), citacoes, numero));
    at = end;
  }
  const palavras = elemento('div', { className: 'marcado' }, ...parts, texto.slice(at, fim));
  const fichas = marcas.flatMap(({ citacoes, numero }) => citacoes.map((citacao, i) => ficha(citacao, numero + i)));
  return elemento(
    'div',
    { className: 'trecho-conferido' },
    palavras,
    fichas.length === 0 ? null : elemento('div', { className: 'fichas' }, ...fichas),
  );
}

function marca(palavras: string, citacoes: readonly CitacaoResolvida[], numero: number): HTMLElement {
  const tom = piorTom(citacoes.map(({ resolucao }) => tomDe(resolucao)));
  const status = [...new Set(citacoes.map(({ resolucao }) => STATUS[resolucao.status]))].join(', ');
  const botao = elemento('button', { type: 'button', className: 'cit', title: status }, palavras);
  botao.append(elemento('span', { className: 'oculto' }, ` (${status})`));
  Object.assign(botao.dataset, { tom: tom.nome, sinal: tom.sinal });
  botao.addEventListener('click', () => {
    for (const outra of document.querySelectorAll('.ficha.atual')) outra.classList.remove('atual');
    const destino = document.getElementById(`c${numero}`);
    destino?.classList.add('atual');
    destino?.scrollIntoView({ block: 'nearest' });
    destino?.focus({ preventScroll: true });
  });
  return botao;
}
