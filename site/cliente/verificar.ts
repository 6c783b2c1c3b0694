import type { Status } from '../../schemas/contract/model/resolucao.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { contar, printNumero, STATUS } from '../texto/palavras.ts';
import { readArquivo } from './arquivo.ts';
import { listAspas, type Marcada } from './aspas.ts';
import { type Conferido, confere, prepara } from './conferencia.ts';
import { elemento } from './elemento.ts';
import { trechosMarcados } from './marcado.ts';
import { baixa, composeRelatorio, type Origem } from './relatorio.ts';
import { tomDe } from './tom.ts';

const pick = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = pick<HTMLFormElement>('verificar');
const campo = pick<HTMLTextAreaElement>('texto');
const resposta = pick('verificar-resposta');
const exportar = pick<HTMLButtonElement>('exportar');
const origem: Origem = {
  site: location.origin,
  versao: form.dataset.versao ?? '',
  lido: form.dataset.lido ?? '',
};
let lido: { texto: string; conferido: Conferido } | null = null;

async function verifica(): Promise<void> {
  const texto = campo.value;
  if (texto.trim() === '') {
    resposta.textContent = 'Cole um texto primeiro.';
    return;
  }
  resposta.textContent = 'Lendo…';
  try {
    const conferido = await confere('texto', texto);
    lido = { texto, conferido };
    mostra(texto, conferido);
  } catch {
    resposta.textContent = 'A lista de dispositivos não pôde ser lida: verifique a conexão e tente de novo.';
  }
}

function mostra(texto: string, conferido: Conferido): void {
  const { resumo, citacoes, carregados } = conferido;
  const aspas = listAspas(conferido);
  resposta.textContent =
    resumo.total === 0
      ? 'Nenhuma citação reconhecida.'
      : `${contar(resumo.total, 'citação', 'citações')}. ${dizTudo(resumo.tudo_confere, aspas.length)}${dizCarregados(carregados)}`;
  pick('placar').replaceChildren(
    ...Object.entries(resumo.por_status).map(([status, n]) => conta(status as Status, n, citacoes)),
    ...[...new Set(aspas.map(({ titulo }) => titulo))].map((dita) =>
      contaAspas(aspas.filter(({ titulo }) => titulo === dita)),
    ),
  );
  pick('marcado').replaceChildren(...trechosMarcados(texto, citacoes, aspas));
  pick('saida').hidden = resumo.total === 0;
  exportar.hidden = resumo.total === 0;
  resposta.scrollIntoView({ block: 'start' });
}

const dizTudo = (tudo: boolean, aspas: number): string => {
  if (!tudo) return 'Há o que rever.';
  return aspas === 0 ? 'Todas existem e vigoram.' : 'Todas existem e vigoram, e as transcrições são fiéis.';
};

const dizCarregados = (nomes: readonly string[]): string =>
  nomes.length === 0 ? '' : ` Para conferir as transcrições foram carregados: ${nomes.join(', ')}.`;

/** Quotations of which the same is said, with a way to the card of the first. */
function contaAspas(iguais: readonly Marcada[]): HTMLElement {
  const [{ nome, sinal, titulo, citacao }] = iguais as [Marcada, ...Marcada[]];
  const selo = elemento('span', { className: `selo selo-${nome}` }, `${sinal} ${titulo}`);
  const quantas = elemento('strong', {}, printNumero(iguais.length));
  return elemento('li', {}, elemento('a', { href: `#c${citacao + 1}` }, quantas, ' ', selo));
}

/** How many are of a status, which leads to the first of them. */
function conta(status: Status, quantos: number, citacoes: readonly CitacaoResolvida[]): HTMLElement {
  const tom = tomDe({ status });
  const primeira = citacoes.findIndex(({ resolucao }) => resolucao.status === status) + 1;
  const selo = elemento('span', { className: `selo selo-${tom.nome}` }, `${tom.sinal} ${STATUS[status]}`);
  return elemento(
    'li',
    {},
    elemento('a', { href: `#c${primeira}` }, elemento('strong', {}, printNumero(quantos)), ' ', selo),
  );
}

async function recebe(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    campo.value = await readArquivo(file);
    await verifica();
  } catch {
    resposta.textContent = 'Só se leem aqui arquivos .txt e .docx: salve como .docx, ou copie e cole o texto.';
  }
}

campo.addEventListener('focus', prepara, { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verifica();
});
pick<HTMLInputElement>('arquivo').addEventListener('change', (event) => {
  void recebe((event.target as HTMLInputElement).files?.[0]);
});
const soltar = pick('soltar');
for (const tipo of ['dragover', 'dragleave', 'drop'] as const) {
  soltar.addEventListener(tipo, (event) => {
    event.preventDefault();
    soltar.classList.toggle('sobre', tipo === 'dragover');
    if (tipo === 'drop') void recebe((event as DragEvent).dataTransfer?.files[0]);
  });
}
exportar.addEventListener('click', () => {
  if (lido) baixa('relatorio-de-citacoes.html', composeRelatorio(lido.texto, lido.conferido, origem, new Date()));
});
