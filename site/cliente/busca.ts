import { nomeadosEm } from '../../schemas/search/query/nomeados.ts';
import { MAX_CANDIDATOS } from '../../schemas/search/rank/candidatos.ts';
import type { Achado } from '../../schemas/search/rank/ordenar.ts';
import { type ProcuraNoSite, procurarNoSite } from '../busca/procurar.ts';
import { caminhoDoAto } from '../caminhos.ts';
import type { Citadas } from './citadas.ts';
import { elemento, pick } from './elemento.ts';
import { type IndiceDaPagina, openIndice } from './indice-de-busca.ts';
import { escondeOutras, ofereceOutras } from './outras-paginas.ts';
import { itemDe } from './resultado.ts';

const PASSO = 15;
const MAX_ATOS = 3;

const form = pick<HTMLFormElement>('busca');
const lista = pick<HTMLOListElement>('resultados');
const resposta = pick('busca-resposta');
const citadas = pick('busca-citacoes');
const nada = pick('busca-nada');
const mais = pick<HTMLButtonElement>('mais');
const falha = pick('falha');
const filtros = [...form.querySelectorAll('select')];

/** What the page shows for an entry of the browser history: the number of results and the scroll position. */
interface Lugar {
  mostrados: number;
  y: number;
}

/** The results that are not shown yet. */
let proximos: (() => Promise<HTMLLIElement>)[] = [];
let mostrando = Promise.resolve();
let vez = 0;
/** The query string of the latest search. */
let procurado = '';

/**
 * Searches for what is in the form.
 * @param lugar the previous position of a reader who comes back
 */
async function busca(lugar: Lugar | null = null): Promise<void> {
  const q = String(new FormData(form).get('q') ?? '').trim();
  vez += 1;
  procurado = location.search;
  const minha = vez;
  nada.hidden = true;
  falha.hidden = true;
  escondeOutras();
  document.title = `${q === '' ? '' : `${q} · `}Busca · Vigente`;
  if (q.length < 2) return pouco(q);
  resposta.textContent = 'Buscando…';
  try {
    // A citation always has a digit. Most queries have none and need no verification.
    const conferidas = /\d/.test(q) ? mostraCitadas(q, minha) : null;
    const indice = await openIndice(form.dataset.indice as string);
    const [whole, conferido] = await Promise.all([procurarNoSite(q, indice, onde(indice)), conferidas]);
    const nomeados = atosNomeados(whole);
    // `lei 8078` names only the act. `lei de drogas` may also ask for what other acts say about it.
    const resto = nomeados.length > 0 && conferido ? '' : (conferido?.resto ?? q);
    const found = resto === q ? whole : await procurarNoSite(resto, indice, onde(indice));
    const outros = await semCitados(found.achados, conferido?.ref_keys ?? [], indice);
    if (minha !== vez) return;
    if (conferido) citadas.prepend(...nomeados);
    else citadas.replaceChildren(...nomeados);
    const citado = citadas.childElementCount > 0;
    resposta.textContent = contagem(q, outros.length, found, citado);
    nada.hidden = citado || outros.length > 0;
    lista.replaceChildren();
    proximos = outros.map((achado) => async () => {
      const ficha = await indice.ficha(achado.doc.id);
      return itemDe(ficha, indice.tabela.situacao(achado.doc.id), achado, found.ditos);
    });
    mostrando = mostra(Math.max(PASSO, lugar?.mostrados ?? 0));
    await mostrando;
    if (lugar && minha === vez) scrollTo({ top: lugar.y, behavior: 'instant' });
    // If a filter for an act, an area or a court is set, other pages are not searched.
    if (minha === vez && filtros.every(({ value }) => value === '')) ofereceOutras(resto);
  } catch (error) {
    if (minha === vez) resposta.textContent = 'O índice de busca não pôde ser lido: recarregue a página.';
    throw error;
  }
}

/** Shows the citations as soon as they are verified, even if the search is not finished. */
async function mostraCitadas(q: string, minha: number): Promise<Citadas> {
  const { citadasEm } = await import('./citadas.ts');
  const conferido = await citadasEm(q);
  if (minha === vez) citadas.replaceChildren(...conferido.itens);
  return conferido;
}

/** A single letter is not searched for. Earlier results are replaced by a hint. */
function pouco(q: string): void {
  citadas.replaceChildren();
  lista.replaceChildren();
  mais.hidden = true;
  resposta.textContent = q === '' ? '' : `“${q}” é pouco: escreva ao menos duas letras, ou uma citação.`;
}

/** Returns the limits of the search that are set in the form. */
function onde({ tabela }: IndiceDaPagina): Parameters<typeof procurarNoSite>[2] {
  const dados = new FormData(form);
  const sigla = pick<HTMLSelectElement>('diploma').selectedOptions[0]?.dataset.sigla;
  const area = String(dados.get('area') ?? '');
  const daArea = area === '' ? null : (tabela.cabeca.areas[area] ?? []);
  const siglas = sigla === undefined ? daArea : daArea === null || daArea.includes(sigla) ? [sigla] : [];
  const tipo = dados.get('tipo') === 'Dispositivos' ? 'dispositivos' : dados.get('tipo') ? 'sumulas' : 'todos';
  const situacao = String(dados.get('situacao') ?? '');
  return {
    siglas: siglas && new Set(siglas),
    tipo,
    alteradores: true,
    ...(situacao !== '' && { aceito: (id: number) => tabela.situacao(id) === situacao }),
  };
}

/** Removes the cited provisions from the results, because they are shown above them. */
async function semCitados(
  achados: readonly Achado[],
  ref_keys: readonly string[],
  indice: IndiceDaPagina,
): Promise<Achado[]> {
  if (ref_keys.length === 0) return [...achados];
  const above = (key: string) => ref_keys.some((cited) => cited === key || cited.startsWith(`${key}.`));
  // If cited provisions were found at all, they are among the first results.
  const [first, others] = [achados.slice(0, PASSO), achados.slice(PASSO)];
  const kept = await Promise.all(
    first.map(async (achado) => (above((await indice.ficha(achado.doc.id)).ref_key) ? [] : [achado])),
  );
  return [...kept.flat(), ...others];
}

/** @param citado whether something is shown above the results */
function contagem(q: string, total: number, { pergunta, ausentes }: ProcuraNoSite, citado: boolean): string {
  const faltam = ausentes.map((palavra) => `“${palavra}”`).join(', ');
  if (pergunta.termos.length === 0 || (total === 0 && citado)) return '';
  if (total === 0) return `Nenhum resultado para “${q}”.`;
  const quantos =
    total >= MAX_CANDIDATOS
      ? `Mais de ${MAX_CANDIDATOS} resultados para “${q}”: primeiro, os que mais dizem do que se buscou.`
      : `${total} ${total === 1 ? 'resultado' : 'resultados'} para “${q}”.`;
  return faltam === '' ? quantos : `${quantos} Nenhum texto diz ${faltam}.`;
}

/**
 * Shows the next results in order, each as soon as it is loaded. If one cannot be loaded, it and those after it remain
 * to be shown.
 */
async function mostra(quantos: number): Promise<void> {
  const minha = vez;
  const makers = proximos.splice(0, quantos);
  const next = makers.map((make) => make().catch(() => null));
  mais.hidden = proximos.length === 0;
  falha.hidden = true;
  for (const [at, item] of next.entries()) {
    const made = await item;
    if (minha !== vez) return;
    if (made === null) {
      proximos.unshift(...makers.slice(at));
      falha.hidden = false;
      mais.hidden = false;
      return;
    }
    lista.append(made);
  }
}

/** Calls run one after another, so that two clicks show two batches in order. */
function mostraMais(): void {
  const minha = vez;
  mostrando = mostrando.then(() => (minha === vez ? mostra(PASSO) : undefined));
}

/**
 * If the query is the name of one or a few acts, links to them. For an act that is not in the corpus, links to its
 * official page.
 */
function atosNomeados({ pergunta: { termos, excluidos }, indice }: ProcuraNoSite): HTMLElement[] {
  const [nomeado] = nomeadosEm({ termos, excluidos }, indice.nomes);
  if (!nomeado || nomeado.fim - nomeado.inicio < termos.length) {
    const fora = indice.deFora(termos.flatMap(({ radicais }) => radicais).join(' '));
    return fora ? [deFora(fora)] : [];
  }
  return [...nomeado.atos].slice(0, MAX_ATOS).flatMap((sigla) => {
    const nome = form.querySelector<HTMLOptionElement>(`option[data-sigla="${sigla}"]`)?.value;
    return nome === undefined
      ? []
      : [elemento('p', { className: 'citada' }, 'Diploma: ', elemento('a', { href: caminhoDoAto(sigla) }, nome))];
  });
}

const deFora = ({ nome, endereco }: { nome: string; endereco: string }): HTMLElement =>
  elemento(
    'p',
    { className: 'citada' },
    `${nome}: não está neste acervo. `,
    endereco === '' ? 'Abaixo, o que outros textos dizem.' : elemento('a', { href: endereco }, 'Ler na página oficial'),
  );

/** Fills the form from the address. */
function readAddress(): void {
  const params = new URLSearchParams(location.search);
  for (const campo of form.elements)
    if (campo instanceof HTMLInputElement || campo instanceof HTMLSelectElement)
      campo.value = params.get(campo.name) ?? '';
}

function go(): void {
  const params = new URLSearchParams();
  for (const [nome, valor] of new FormData(form)) if (valor !== '') params.set(nome, String(valor));
  guarda();
  if (`?${params}` !== location.search) history.pushState(null, '', `?${params}`);
  void busca();
}

/** Saves the present position in the history entry, for readers who come back. */
function guarda(): void {
  const lugar: Lugar = { mostrados: lista.childElementCount, y: scrollY };
  history.replaceState(lugar, '');
}

history.scrollRestoration = 'manual';
form.addEventListener('submit', (event) => {
  event.preventDefault();
  go();
});
form.addEventListener('change', (event) => {
  if (event.target instanceof HTMLSelectElement) go();
});
mais.addEventListener('click', mostraMais);
addEventListener('scrollend', guarda);
addEventListener('pagehide', guarda);
addEventListener('popstate', ({ state }) => {
  // Only the anchor changed, which is not another search.
  if (location.search === procurado) return;
  readAddress();
  void busca(state as Lugar | null);
});
readAddress();
void busca(history.state as Lugar | null);
