import type { CitacaoResolvida } from '../../schemas/verificacao/resolve-texto.ts';
import { STATUS } from '../texto/palavras.ts';
import { readArquivo } from './arquivo.ts';
import { type Conferido, confere, prepara } from './conferencia.ts';
import { elemento } from './elemento.ts';
import { ficha } from './fichas.ts';
import { baixa, composeRelatorio } from './relatorio.ts';
import { piorTom, tomDe } from './tom.ts';

const pick = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = pick<HTMLFormElement>('verificar');
const campo = pick<HTMLTextAreaElement>('texto');
const resposta = pick('verificar-resposta');
const exportar = pick<HTMLButtonElement>('exportar');
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

function mostra(texto: string, { resumo, citacoes }: Conferido): void {
  resposta.textContent =
    resumo.total === 0
      ? 'Nenhuma citação reconhecida.'
      : `${resumo.total.toLocaleString('pt-BR')} ${resumo.total === 1 ? 'citação' : 'citações'}. ${resumo.todas_confirmadas ? 'Todas existem e vigoram.' : 'Há o que rever.'}`;
  pick('placar').replaceChildren(
    ...Object.entries(resumo.por_status).map(([status, quantos]) =>
      elemento('li', {}, elemento('strong', {}, String(quantos)), ` ${STATUS[status as keyof typeof STATUS]}`),
    ),
  );
  pick('marcado').replaceChildren(...marcado(texto, citacoes));
  pick('fichas').replaceChildren(...citacoes.map((citacao, i) => ficha(citacao, i + 1)));
  pick('saida').hidden = resumo.total === 0;
  exportar.hidden = resumo.total === 0;
}

/** The text with every citation marked in its place; those of one range share it. */
function marcado(texto: string, citacoes: readonly CitacaoResolvida[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (let i = 0; i < citacoes.length; ) {
    const { offset, fim } = (citacoes[i] as CitacaoResolvida).citacao;
    let end = i + 1;
    while (citacoes[end]?.citacao.offset === offset) end += 1;
    if (offset >= at) {
      parts.push(texto.slice(at, offset), marca(texto.slice(offset, fim), citacoes.slice(i, end), i + 1));
      at = fim;
    }
    i = end;
  }
  return [...parts, texto.slice(at)];
}

function marca(palavras: string, citacoes: readonly CitacaoResolvida[], numero: number): HTMLElement {
  const tom = piorTom(citacoes.map(({ resolucao }) => tomDe(resolucao)));
  const status = [...new Set(citacoes.map(({ resolucao }) => STATUS[resolucao.status]))].join(', ');
  const botao = elemento('button', { type: 'button', className: 'cit', title: status }, palavras);
  botao.append(elemento('span', { className: 'oculto' }, ` (${status})`));
  Object.assign(botao.dataset, { tom: tom.nome, sinal: tom.sinal });
  botao.addEventListener('click', () => {
    for (const outra of document.querySelectorAll('.ficha.atual')) outra.classList.remove('atual');
    const destino = pick(`c${numero}`);
    destino.classList.add('atual');
    destino.scrollIntoView({ block: 'nearest' });
    destino.focus({ preventScroll: true });
  });
  return botao;
}

async function recebe(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    campo.value = await readArquivo(file);
    await verifica();
  } catch {
    resposta.textContent = 'Não é um arquivo .txt nem .docx que se possa ler.';
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
  if (lido) baixa('relatorio-de-citacoes.html', composeRelatorio(lido.texto, lido.conferido, new Date()));
});
