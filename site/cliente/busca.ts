/** What of Pagefind's own script this page uses; it is written beside the index when the site is built. */
interface Pagefind {
  mergeIndex(path: string): Promise<void>;
  options(options: Record<string, unknown>): Promise<void>;
  search(q: string, options: { filters: Record<string, string> }): Promise<{ results: { data(): Promise<Achado> }[] }>;
}
interface Achado {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters: Record<string, string[]>;
}

const PASSO = 15;
const FILTROS = ['tipo', 'diploma', 'area', 'situacao'] as const;

const form = document.getElementById('busca') as HTMLFormElement;
const lista = document.getElementById('resultados') as HTMLOListElement;
const resposta = document.getElementById('busca-resposta') as HTMLElement;
const mais = document.getElementById('mais') as HTMLButtonElement;
let pagefind: Promise<Pagefind> | null = null;
let achados: { data(): Promise<Achado> }[] = [];
let vistos = 0;
let vez = 0;

const load = (): Promise<Pagefind> => {
  pagefind ??= open();
  return pagefind;
};

/** The index, in its parts. */
async function open(): Promise<Pagefind> {
  const [{ partes }, module] = await Promise.all([
    fetch('/pagefind/partes.json').then((response) => response.json() as Promise<{ partes: number }>),
    import(/* @vite-ignore */ `${location.origin}/pagefind/0/pagefind.js`) as Promise<Pagefind>,
  ]);
  await module.options({ excerptLength: 34 });
  for (let parte = 1; parte < partes; parte++) await module.mergeIndex(`/pagefind/${parte}`);
  return module;
}

async function busca(): Promise<void> {
  const dados = new FormData(form);
  const q = String(dados.get('q') ?? '').trim();
  if (q.length < 2) return;
  vez += 1;
  const minha = vez;
  resposta.textContent = 'Buscando…';
  const escolhidos = FILTROS.flatMap((nome) => (dados.get(nome) ? [[nome, String(dados.get(nome))] as const] : []));
  try {
    const found = await (await load()).search(q, { filters: Object.fromEntries(escolhidos) });
    if (minha !== vez) return;
    achados = found.results;
  } catch {
    resposta.textContent = 'O índice de busca não pôde ser lido.';
    return;
  }
  vistos = 0;
  lista.replaceChildren();
  const total = achados.length.toLocaleString('pt-BR');
  resposta.textContent =
    achados.length === 0
      ? `Nada encontrado para “${q}”.`
      : `${total} ${achados.length === 1 ? 'resultado' : 'resultados'} para “${q}”.`;
  await mostra();
}

async function mostra(): Promise<void> {
  const minha = vez;
  const parte = await Promise.all(achados.slice(vistos, vistos + PASSO).map((achado) => achado.data()));
  if (minha !== vez) return;
  vistos += parte.length;
  lista.append(...parte.map(item));
  mais.hidden = vistos >= achados.length;
}

function item({ url, excerpt, meta, filters }: Achado): HTMLLIElement {
  const li = document.createElement('li');
  const a = document.createElement('a');
  a.href = url;
  a.textContent = (meta.title ?? url).replace(/\s+/g, ' ');
  const p = document.createElement('p');
  // Pagefind escapes the text and adds nothing but `mark`.
  p.innerHTML = excerpt;
  li.append(a);
  const situacao = filters.situacao?.[0];
  if (situacao !== undefined && situacao !== 'Em vigor') {
    const estado = document.createElement('span');
    estado.className = `estado estado-${situacao.toLowerCase()}`;
    estado.textContent = situacao;
    li.append(' ', estado);
  }
  li.append(p);
  return li;
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

export {};
