import { nomeadosEm } from '../../schemas/search/query/nomeados.ts';
import { readPergunta } from '../../schemas/search/query/pergunta.ts';
import type { Encontrado } from '../busca/pagefind.ts';
import { type Procurado, procurar } from '../busca/procurar.ts';
import { readRegistro } from '../busca/registro.ts';
import { caminhoDe, caminhoDoAto } from '../caminhos.ts';
import { type Conferido, confere } from './conferencia.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { type IndiceDeBusca, openIndice } from './indice-de-busca.ts';
import { leiDaPagina } from './lei-da-pagina.ts';
import { respostaDe } from './resposta.ts';
import { itemDe } from './resultado.ts';

const PASSO = 15;
const MAX_ATOS = 3;
const FILTROS = ['tipo', 'diploma', 'area', 'situacao'] as const;

const form = document.getElementById('busca') as HTMLFormElement;
const lista = document.getElementById('resultados') as HTMLOListElement;
const resposta = document.getElementById('busca-resposta') as HTMLElement;
const citadas = document.getElementById('busca-citacoes') as HTMLElement;
const nada = document.getElementById('busca-nada') as HTMLElement;
const mais = document.getElementById('mais') as HTMLButtonElement;
/** What is still to be shown. */
let proximos: AsyncGenerator<HTMLLIElement> | null = null;
let vez = 0;

async function busca(): Promise<void> {
  const dados = new FormData(form);
  const q = String(dados.get('q') ?? '').trim();
  vez += 1;
  const minha = vez;
  nada.hidden = true;
  if (q.length < 2) return pouco(q);
  resposta.textContent = 'Buscando…';
  const escolhidos = FILTROS.flatMap((nome) => (dados.get(nome) ? [[nome, String(dados.get(nome))] as const] : []));
  try {
    // No citation is without a number.
    const [indice, conferido] = await Promise.all([openIndice(), /\d/.test(q) ? confere('busca', q) : null]);
    const nomeados = atosNomeados(q, indice);
    // `lei 8078` is the act; `lei de drogas` may ask for what other acts say of it.
    const resto = nomeados.length > 0 && conferido ? '' : (conferido?.resto ?? q);
    const found = semCitados(await procurar(resto, indice, Object.fromEntries(escolhidos)), conferido);
    if (minha !== vez) return;
    citadas.replaceChildren(...nomeados, ...outroAto(conferido), ...(conferido?.citacoes ?? []).map(citada));
    const citado = citadas.childElementCount > 0;
    resposta.textContent = contagem(q, resto, found, citado);
    nada.hidden = citado || found.lidos.length + found.resto.length > 0;
    lista.replaceChildren();
    proximos = itens(found, indice);
    await mostra();
  } catch (error) {
    if (minha === vez) resposta.textContent = 'O índice de busca não pôde ser lido.';
    throw error;
  }
}

/** Nothing is searched for by a letter: what was found before gives way to what to write. */
function pouco(q: string): void {
  citadas.replaceChildren();
  lista.replaceChildren();
  mais.hidden = true;
  resposta.textContent = q === '' ? '' : `“${q}” é pouco: escreva ao menos duas letras, ou uma citação.`;
}

/** What is cited stands above what was found, and not in it again. */
function semCitados(found: Procurado, conferido: Conferido | null): Procurado {
  const keys = (conferido?.citacoes ?? []).flatMap(({ resolucao }) => resolucao.ref_key ?? []);
  const above = (key: string) => keys.some((cited) => cited === key || cited.startsWith(`${key}.`));
  return { ...found, lidos: found.lidos.filter(({ registro }) => !above(registro.ficha.ref_key)) };
}

/** @param buscado what of the query was searched for, `citado` whether something stands above what was found */
function contagem(q: string, buscado: string, { lidos, resto, ausentes }: Procurado, citado: boolean): string {
  const total = lidos.length + resto.length;
  const faltam = ausentes.map((palavra) => `“${palavra}”`).join(', ');
  if (buscado === '' || (total === 0 && citado)) return '';
  if (total === 0) return `Nenhum resultado para “${q}”.`;
  const quantos = `${total.toLocaleString('pt-BR')} ${total === 1 ? 'resultado' : 'resultados'} para “${q}”.`;
  return faltam === '' ? quantos : `${quantos} Nenhum texto diz ${faltam}.`;
}

async function* itens({ lidos, resto, radicais }: Procurado, { vocabulario }: IndiceDeBusca) {
  for (const { registro, achado } of lidos) yield itemDe(registro, achado, radicais);
  const read = async (each: Encontrado) =>
    readRegistro(await each.data(), (stem) => vocabulario.radical(stem)?.numero ?? 0);
  for (let from = 0; from < resto.length; from += PASSO)
    for (const registro of await Promise.all(resto.slice(from, from + PASSO).map(read)))
      yield itemDe(registro, { melhor: 0, proprio: false }, radicais);
}

async function mostra(): Promise<void> {
  const minha = vez;
  const shown: HTMLLIElement[] = [];
  let next = await proximos?.next();
  for (; next && !next.done; next = await proximos?.next()) {
    shown.push(next.value);
    if (shown.length === PASSO) break;
  }
  if (minha !== vez) return;
  lista.append(...shown);
  mais.hidden = shown.length < PASSO;
}

/** A query that is the name of an act, or of a few, leads to them. */
function atosNomeados(q: string, { vocabulario }: IndiceDeBusca): HTMLElement[] {
  const pergunta = readPergunta(q);
  const [nomeado] = nomeadosEm(pergunta, vocabulario.nomes);
  if (!nomeado || nomeado.fim - nomeado.inicio < pergunta.termos.length) return [];
  return [...nomeado.atos].slice(0, MAX_ATOS).flatMap((sigla) => {
    const nome = form.querySelector<HTMLOptionElement>(`option[data-sigla="${sigla}"]`)?.value;
    return nome === undefined
      ? []
      : [elemento('p', { className: 'citada' }, 'Diploma: ', elemento('a', { href: caminhoDoAto(sigla) }, nome))];
  });
}

/** A query that is the name of an act which is not in the corpus, such as one of another year, is told so. */
function outroAto(conferido: Conferido | null): HTMLElement[] {
  const ato = conferido?.ato;
  return ato && 'resolucao' in ato ? [elemento('p', { className: 'citada' }, ...respostaDe(ato.resolucao))] : [];
}

/** What the query cites, with its words where it exists. */
function citada({ resolucao }: Conferido['citacoes'][number]): HTMLElement {
  const made = elemento('div', { className: 'citada' }, elemento('p', {}, ...respostaDe(resolucao)));
  if (resolucao.ref_key !== undefined && !isSoFato(resolucao.ref_key))
    void leiDaPagina(caminhoDe(resolucao.ref_key)).then((lei) => {
      if (lei !== '') made.append(elemento('p', { className: 'trecho' }, lei));
    });
  return made;
}

function readAddress(): void {
  const params = new URLSearchParams(location.search);
  for (const [nome, valor] of params) {
    const campo = form.elements.namedItem(nome);
    if (campo instanceof HTMLInputElement || campo instanceof HTMLSelectElement) campo.value = valor;
  }
  void busca();
}

function go(): void {
  const params = new URLSearchParams();
  for (const [nome, valor] of new FormData(form)) if (valor !== '') params.set(nome, String(valor));
  history.replaceState(null, '', `?${params}`);
  void busca();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  go();
});
form.addEventListener('change', (event) => {
  if (event.target instanceof HTMLSelectElement) go();
});
mais.addEventListener('click', () => void mostra());
readAddress();
