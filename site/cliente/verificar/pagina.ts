import type { Troca } from '../../../schemas/documents/trocas.ts';
import { aRever } from '../../../schemas/report/apontamento.ts';
import { printNumero } from '../../texto/palavras.ts';
import { PETICAO } from '../../texto/peticao.ts';
import { desfaz, muda } from '../../texto/trocas-feitas.ts';
import { confereTexto, prepara } from '../conferencia.ts';
import { pick } from '../elemento.ts';
import { comeca, progride, termina } from './andamento.ts';
import { type Fila, mostraBarra, passo } from './barra.ts';
import { lerDocumento } from './documento.ts';
import { baixa, compoe, type Forma } from './exportar.ts';
import { emFatias, interrompe } from './fatias.ts';
import { ficha, type Mesa, type Numerado } from './fichas.ts';
import { apaga, guarda, guardado, type Original, type Trabalho } from './guardado.ts';
import { trechosMarcados } from './marcado.ts';
import { mostraMudancas } from './mudadas.ts';
import { mostraResumo } from './resumo.ts';
import { mostraTempo } from './tempo.ts';

const form = pick<HTMLFormElement>('verificar');
const campo = pick<HTMLTextAreaElement>('texto');
const arquivo = pick<HTMLInputElement>('arquivo');
const resposta = pick('verificar-resposta');
const saida = pick('saida');
const rever = pick<HTMLOListElement>('rever');
const notas = pick<HTMLOListElement>('notas');
const conferem = pick<HTMLOListElement>('conferem');
const marcado = pick('marcado');
const versao = form.dataset.versao ?? '';
const lido = form.dataset.lido ?? '';

let trabalho: Trabalho = vazio();
let fila: Fila = { itens: [], atual: -1 };
let vez = 0;

function vazio(): Trabalho {
  return { texto: '', mudancas: [], original: null, em: null, conferido: null, versao, quando: '' };
}

/** The scroll position after a result is shown: at the top of the result, at the current finding, or unchanged. */
type Depois = 'topo' | 'mesmo' | 'parado';

/** Verifies the text in the field. */
async function verifica(depois: Depois = 'topo'): Promise<void> {
  const texto = campo.value;
  if (texto.trim() === '') return recusa('Cole um texto primeiro, ou escolha um arquivo.');
  vez += 1;
  const minha = vez;
  if (trabalho.texto !== texto) trabalho = { ...trabalho, texto, mudancas: [] };
  comeca('Lendo o texto…');
  try {
    const conferido = await confereTexto(texto, trabalho.em, (progresso) => minha === vez && progride(progresso));
    if (minha !== vez) return;
    trabalho = { ...trabalho, conferido, versao, quando: new Date().toISOString() };
    void guarda(trabalho);
    await mostra(depois);
  } catch (error) {
    if (minha !== vez) return;
    console.error(error);
    recusa(
      'A conferência não pôde ser feita: este navegador não carregou o que lê o texto, ou a conexão falhou. Desative extensões que bloqueiam scripts nesta página, confira a conexão, e verifique de novo.',
    );
  } finally {
    if (minha === vez) termina();
  }
}

/** Says why there is no result, and removes the earlier one, which belongs to another text. */
function recusa(mensagem: string): void {
  vez += 1;
  termina();
  limpa();
  resposta.textContent = mensagem;
}

function limpa(): void {
  interrompe();
  saida.hidden = true;
  for (const lugar of [rever, notas, conferem, marcado]) lugar.replaceChildren();
  fila = { itens: [], atual: -1 };
}

async function mostra(depois: Depois): Promise<void> {
  const { texto, conferido, original } = trabalho;
  if (!conferido) return;
  const { apontamentos, carregados } = conferido;
  const antes = fila.atual;
  limpa();
  const numerados = apontamentos.map((apontamento, i): Numerado => ({ numero: i + 1, apontamento }));
  const ordem = new Map(aRever(apontamentos).map((apontamento, i) => [apontamento, i]));
  const itens = numerados
    .filter(({ apontamento }) => ordem.has(apontamento))
    .sort((one, other) => (ordem.get(one.apontamento) as number) - (ordem.get(other.apontamento) as number));
  fila = { itens, atual: -1 };
  mostraResumo(apontamentos, carregados, original?.avisos ?? []);
  saida.hidden = apontamentos.length === 0;
  if (apontamentos.length === 0) return;
  pick('nada-a-rever').hidden = itens.length > 0;
  mostraMudancas(trabalho.mudancas, volta);
  mostraTempo(conferido.tempo, trabalho.em);
  mostraBarra(fila, original);
  const mesa: Mesa = { texto, paginas: original?.paginas ?? null, troca };
  grupo('notas', notas, numerados, 'nota', mesa);
  grupo('conferem', conferem, numerados, 'ok', mesa);
  if (depois === 'topo') pick('contagem').scrollIntoView({ block: 'start' });
  const feitas = emFatias(itens, (numerado) => rever.append(ficha(numerado, mesa)));
  if (depois === 'mesmo') {
    await feitas;
    vaiNaFila(Math.min(Math.max(antes, 0), itens.length - 1));
  }
  await feitas;
  await emFatias(trechosMarcados(texto, numerados, vai), (trecho) => marcado.append(trecho));
}

/** Fills a folded list. Its cards are made when it is opened. */
function grupo(
  nome: string,
  lista: HTMLOListElement,
  numerados: readonly Numerado[],
  gravidade: 'nota' | 'ok',
  mesa: Mesa,
): void {
  const seus = numerados.filter(({ apontamento }) => apontamento.gravidade === gravidade);
  const dobra = pick<HTMLDetailsElement>(`${nome}-dobra`);
  dobra.open = false;
  dobra.hidden = seus.length === 0;
  pick(`${nome}-conta`).textContent = printNumero(seus.length);
  dobra.ontoggle = () => {
    if (dobra.open && lista.childElementCount === 0)
      for (const numerado of seus.slice(0, 1)) lista.append(ficha(numerado, mesa));
    if (dobra.open && lista.childElementCount === 1)
      void emFatias(seus.slice(1), (numerado) => lista.append(ficha(numerado, mesa)));
  };
}

/** Goes to a finding of the review. */
function vaiNaFila(posicao: number): void {
  const destino = fila.itens[posicao];
  if (destino) vai(destino.numero);
  else mostraBarra(fila, trabalho.original);
}

/** Goes to the card of a finding, in whichever list it is. */
function vai(numero: number): void {
  const posicao = fila.itens.findIndex((each) => each.numero === numero);
  if (posicao >= 0) fila = { ...fila, atual: posicao };
  else {
    const { gravidade } = trabalho.conferido?.apontamentos[numero - 1] ?? {};
    const dobra = pick<HTMLDetailsElement>(gravidade === 'nota' ? 'notas-dobra' : 'conferem-dobra');
    if (!dobra.open) {
      dobra.open = true;
      // The cards of the list are made when it opens.
      setTimeout(() => vai(numero), 50);
      return;
    }
  }
  for (const outra of document.querySelectorAll('.ficha.atual')) outra.classList.remove('atual');
  const destino = document.getElementById(`c${numero}`);
  destino?.classList.add('atual');
  destino?.scrollIntoView({ block: 'start' });
  destino?.focus({ preventScroll: true });
  mostraBarra(fila, trabalho.original);
}

/** Makes changes in the text and verifies it again. */
function troca(trocas: readonly Troca[]): void {
  if (campo.value !== trabalho.texto) {
    pick('aviso-mudou').hidden = false;
    return;
  }
  escreve({ ...trabalho, ...muda(trabalho, trocas) });
}

/** Undoes a change. */
function volta(index: number): void {
  const anterior = desfaz(trabalho, index);
  if (anterior) escreve({ ...trabalho, ...anterior });
}

function escreve(novo: Trabalho): void {
  trabalho = novo;
  campo.value = novo.texto;
  mostraMudancas(trabalho.mudancas, volta);
  void guarda(trabalho);
  void verifica('mesmo');
}

async function recebe(file: File | undefined): Promise<void> {
  if (!file) return;
  vez += 1;
  const minha = vez;
  limpa();
  comeca(`Abrindo ${file.name}…`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const leitura = await lerDocumento(bytes);
    if (minha !== vez) return;
    if ('recusa' in leitura) {
      campo.value = '';
      trabalho = vazio();
      void apaga();
      return recusa(`${file.name}: ${leitura.recusa.mensagem}`);
    }
    const { texto, formato, paginas, avisos } = leitura.documento;
    campo.value = texto;
    const original: Original = { nome: file.name, formato, bytes, texto, paginas, avisos };
    trabalho = { ...vazio(), texto, original };
    await verifica();
  } catch (error) {
    console.error(error);
    if (minha === vez)
      recusa(`${file.name} não pôde ser aberto neste navegador. Copie e cole o texto, ou tente noutro navegador.`);
  }
}

async function exporta(forma: Forma): Promise<void> {
  const aviso = pick('exporta-resposta');
  aviso.textContent = 'Preparando o arquivo…';
  try {
    baixa(await compoe(forma, trabalho, lido));
    aviso.textContent = '';
    pick<HTMLDetailsElement>('exportar').open = false;
  } catch (error) {
    console.error(error);
    aviso.textContent = 'O arquivo não pôde ser feito. Tente o relatório, ou recarregue a página.';
  }
}

/** Restores the work of the reader's last visit. */
async function retoma(): Promise<void> {
  const antes = await guardado();
  if (!antes || campo.value !== '' || vez > 0) return;
  trabalho = antes;
  campo.value = antes.texto;
  pick('guardado').hidden = false;
  if (antes.conferido && antes.versao === versao) await mostra('parado');
  else await verifica('parado');
}

/** Verifies a sample petition. The front page links to this. */
async function experimenta(): Promise<void> {
  campo.value = PETICAO;
  await verifica();
}

campo.addEventListener('focus', () => prepara('texto'), { once: true });
campo.addEventListener('input', () => {
  pick('aviso-mudou').hidden = !trabalho.conferido || campo.value === trabalho.texto;
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void verifica();
});
arquivo.addEventListener('change', () => void recebe(arquivo.files?.[0]));
const soltar = pick('soltar');
for (const tipo of ['dragover', 'dragleave', 'drop'] as const) {
  soltar.addEventListener(tipo, (event) => {
    event.preventDefault();
    soltar.classList.toggle('sobre', tipo === 'dragover');
    if (tipo === 'drop') void recebe((event as DragEvent).dataTransfer?.files[0]);
  });
}
pick<HTMLFormElement>('tempo').addEventListener('submit', (event) => {
  event.preventDefault();
  trabalho = { ...trabalho, em: pick<HTMLInputElement>('em').value.trim() || null };
  void verifica('parado');
});
pick('anterior').addEventListener('click', () => vaiNaFila(passo(fila, -1)));
pick('proximo').addEventListener('click', () => vaiNaFila(passo(fila, 1)));
pick('aplicar').addEventListener('click', () =>
  troca(fila.itens.flatMap(({ apontamento }) => apontamento.certa ?? [])),
);
for (const botao of document.querySelectorAll<HTMLButtonElement>('button[data-exporta]'))
  botao.addEventListener('click', () => void exporta(botao.dataset.exporta as Forma));
pick('apagar').addEventListener('click', async () => {
  trabalho = vazio();
  campo.value = '';
  arquivo.value = '';
  pick('guardado').hidden = true;
  recusa('Apagando…');
  await apaga();
  recusa('O texto e o resultado foram apagados deste navegador.');
});
void (new URLSearchParams(location.search).has('exemplo') ? experimenta() : retoma());
