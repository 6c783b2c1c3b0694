import { readPeriodo } from '../../schemas/law/calendario.ts';
import { type Datada, type Dias, type EstadoEm, estadoDe } from '../../schemas/tempo/estado-em.ts';
import { fraseDoDia, printDias } from '../../schemas/tempo/frases.ts';
import { printEm, readEm } from '../texto/em.ts';
import type { Tempos } from '../texto/tempos.ts';
import { elemento } from './elemento.ts';

/** Shows the provisions of the page as they were on a day (`?em=2015-03-01`), from the wordings in the page. */
const form = document.querySelector<HTMLFormElement>('form[data-como-era]');
const aviso = document.querySelector<HTMLElement>('[data-em-aviso]');
const campo = form?.querySelector('input');

/** Returns the words of an earlier wording: those in its box, without the insertions of the next wording. */
function palavrasDe(disp: Element, versao: number): string | null {
  const found = disp.querySelector(`:scope > .antes [data-versao="${versao}"] .palavras`);
  if (!found) return null;
  const copy = found.cloneNode(true) as Element;
  for (const novo of copy.querySelectorAll('ins')) novo.remove();
  return copy.textContent;
}

/** Shows a provision as it was on those days: unchanged, in other words, or as absent. */
function mostra(disp: HTMLElement, dias: Dias): EstadoEm<Datada>['tipo'] {
  const tempos: Tempos = JSON.parse(disp.dataset.tempos ?? '[]');
  const estado = estadoDe(tempos, dias);
  const hoje = tempos.find(({ versao }) => versao.vigente)?.versao ?? null;
  const frase = fraseDoDia(estado, dias, disp.dataset.nome ?? '', hoje);
  if (frase === null) return estado.tipo;
  const own = disp.querySelector<HTMLElement>(':scope > p');
  const rotulo = own?.querySelector('.rotulo')?.cloneNode(true);
  const de = tempos.findIndex(({ versao }) => versao === shownOf(estado));
  // The last words of a provision that is now repealed are struck through in the page itself, not in the list of
  // earlier wordings.
  const last = own?.querySelector('s')?.textContent ?? null;
  const words = estado.tipo === 'vigente' || estado.tipo === 'incerto' ? (palavrasDe(disp, de) ?? last) : null;
  const nota = elemento('small', { className: 'nota', textContent: ` ${frase}` });
  if (estado.tipo === 'inexistente' || estado.tipo === 'revogado' || words !== null) {
    own?.setAttribute('hidden', '');
    const entao = elemento('p', { className: 'de-entao' });
    entao.append(...(rotulo ? [rotulo, ' '] : []), words ?? '', nota);
    own?.after(entao);
  } else {
    nota.classList.add('de-entao');
    own?.after(nota);
  }
  disp.classList.toggle('ausente', words === null && estado.tipo !== 'incerto' && estado.tipo !== 'vigente');
  return estado.tipo;
}

function shownOf(estado: EstadoEm<Datada>): Datada | null {
  if (estado.tipo === 'vigente') return estado.versao;
  return estado.tipo === 'incerto' ? estado.redacoes[0] : null;
}

/** Shows today's law again. */
function desfaz(): void {
  for (const entao of document.querySelectorAll('.de-entao')) entao.remove();
  for (const own of document.querySelectorAll('.disp > p[hidden], .fecho[hidden]')) own.removeAttribute('hidden');
  for (const disp of document.querySelectorAll('.disp.ausente')) disp.classList.remove('ausente');
}

function aplica(): void {
  desfaz();
  const em = new URLSearchParams(location.search).get('em');
  const dias = em === null ? null : readPeriodo(em);
  if (!aviso || !campo) return;
  aviso.hidden = em === null;
  aviso.className = 'quadro cautela';
  aviso.replaceChildren();
  if (em === null) return;
  if (dias === null) {
    aviso.textContent = `“${em}” não é uma data: escreva dia, mês e ano, como 1/3/2015, ou só o ano.`;
    return;
  }
  campo.value = printEm(em);
  const tipos = [...document.querySelectorAll<HTMLElement>('.disp')].map((disp) => mostra(disp, dias));
  // Closing lines are hidden: they belong to the wording of their provision, which is shown whole.
  if (document.querySelector('p.de-entao'))
    for (const fecho of document.querySelectorAll('.fecho')) fecho.setAttribute('hidden', '');
  const incertos = tipos.filter((tipo) => tipo === 'incerto' || tipo === 'sem_data').length;
  const voltar = elemento('a', { href: `${location.pathname}${location.hash}`, textContent: 'Ver o texto de hoje' });
  const sobra =
    incertos === 0 ? '' : ` De ${incertos} ${incertos === 1 ? 'dispositivo' : 'dispositivos'} não se sabe ao certo.`;
  aviso.append(`Texto em ${printDias(dias)}, pelas redações e datas que a página oficial guarda.${sobra} `, voltar);
}

if (form && campo) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    history.pushState(null, '', `?em=${encodeURIComponent(readEm(campo.value) ?? campo.value)}${location.hash}`);
    aplica();
  });
  addEventListener('popstate', aplica);
  aplica();
}
