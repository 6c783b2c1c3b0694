import { piorGravidade } from '../../../schemas/verify/gravidade.ts';
import { type Lugar, partirEmTrechos, type Trecho } from '../../texto/trechos.ts';
import { elemento } from '../elemento.ts';
import type { Numerado } from './fichas.ts';
import { SINAIS, TONS } from './selo.ts';

/** The findings at one place, such as those of a range. */
interface Marca extends Lugar {
  achados: Numerado[];
}

/** Makes the text in stretches, with the findings marked in place and the quotations underlined. */
export function* trechosMarcados(
  texto: string,
  achados: readonly Numerado[],
  vai: (numero: number) => void,
): Generator<HTMLElement> {
  const aspas = achados.flatMap(({ apontamento }) => apontamento.aspas).sort((one, other) => one.offset - other.offset);
  let next = 0;
  for (const { inicio, fim, marcas } of partirEmTrechos(texto, listMarcas(achados))) {
    while (next < aspas.length && (aspas[next] as Lugar).fim <= inicio) next += 1;
    const daqui = [];
    for (let i = next; i < aspas.length && (aspas[i] as Lugar).offset < fim; i++)
      daqui.push(aspas[i] as (typeof aspas)[number]);
    yield trecho(texto, { inicio, fim, marcas }, daqui, vai);
  }
}

function listMarcas(achados: readonly Numerado[]): Marca[] {
  const marcas: Marca[] = [];
  for (const achado of achados) {
    const { offset, fim } = achado.apontamento;
    const last = marcas.at(-1);
    // A finding that begins inside the previous one is added to the same mark.
    if (last && offset < last.fim) last.achados.push(achado);
    else marcas.push({ offset, fim, achados: [achado] });
  }
  return marcas;
}

type DeAspas = Numerado['apontamento']['aspas'][number];

function trecho(
  texto: string,
  { inicio, fim, marcas }: Trecho<Marca>,
  aspas: readonly DeAspas[],
  vai: (numero: number) => void,
): HTMLElement {
  const parts: (Node | string)[] = [];
  let at = inicio;
  for (const marca of marcas) {
    parts.push(...palavrasDe(texto, at, marca.offset, aspas), ligacao(texto, marca, vai));
    at = marca.fim;
  }
  parts.push(...palavrasDe(texto, at, fim, aspas));
  return elemento('div', { className: 'marcado' }, ...parts);
}

/**
 * Makes the words between marks. Quotations are underlined. Where they differ from the law, the law's words follow the
 * quoted ones.
 */
function palavrasDe(texto: string, from: number, to: number, aspas: readonly DeAspas[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = from;
  for (const { offset, fim, gravidade, titulo, diferencas } of aspas) {
    if (fim <= at || offset >= to) continue;
    const begin = Math.max(at, offset);
    const end = Math.min(to, fim);
    const trecho = elemento('span', { className: 'transcrito', title: titulo });
    Object.assign(trecho.dataset, { tom: TONS[gravidade], sinal: end === fim ? SINAIS[gravidade] : '' });
    let seen = begin;
    for (const { offset: differs, fim: over, citado, lei } of diferencas) {
      if (over > end || differs < seen) continue;
      trecho.append(texto.slice(seen, differs));
      if (citado !== '') trecho.append(elemento('del', {}, citado));
      if (lei !== '') trecho.append(' ', elemento('ins', { className: 'da-lei' }, lei), citado === '' ? ' ' : '');
      seen = over;
    }
    trecho.append(texto.slice(seen, end));
    if (end === fim) trecho.append(elemento('span', { className: 'oculto' }, ` (${titulo})`));
    parts.push(texto.slice(at, begin), trecho);
    at = end;
  }
  return [...parts, texto.slice(at, to)];
}

function ligacao(texto: string, { offset, fim, achados }: Marca, vai: (numero: number) => void): HTMLElement {
  const gravidade = piorGravidade(achados.map(({ apontamento }) => apontamento.gravidade));
  const ditas = [...new Set(achados.map(({ apontamento }) => apontamento.titulo))].join(', ');
  const { numero } = achados.find(({ apontamento }) => apontamento.gravidade === gravidade) as Numerado;
  // A link flows with the words of its line. A button would be a block.
  const feita = elemento('a', { href: `#c${numero}`, className: 'cit', title: ditas }, texto.slice(offset, fim));
  feita.append(elemento('span', { className: 'oculto' }, ` (${ditas})`));
  Object.assign(feita.dataset, { tom: TONS[gravidade], sinal: SINAIS[gravidade] });
  feita.addEventListener('click', (event) => {
    event.preventDefault();
    vai(numero);
  });
  return feita;
}
