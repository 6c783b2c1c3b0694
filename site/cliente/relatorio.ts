import { contar, STATUS } from '../texto/palavras.ts';
import { printRefKey } from '../texto/rotulo.ts';
import type { Conferido } from './conferencia.ts';

const VIZINHANCA = 60;

const html = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The report of a verified text, as a page that stands alone. It quotes the text, and so stays with the reader. */
export function composeRelatorio(texto: string, { resumo, citacoes }: Conferido, hoje: Date): string {
  const linhas = citacoes.map(({ citacao, resolucao }, i) => {
    const antes = texto.slice(Math.max(0, citacao.offset - VIZINHANCA), citacao.offset);
    const depois = texto.slice(citacao.fim, citacao.fim + VIZINHANCA);
    const onde = resolucao.ref_key === undefined ? '' : printRefKey(resolucao.ref_key);
    return (
      `<tr><td>${i + 1}</td><td>…${html(antes)}<b>${html(citacao.rotulo)}</b>${html(depois)}…</td>` +
      `<td>${STATUS[resolucao.status]}</td><td>${html(onde)}</td><td>${html(resolucao.mensagem ?? '')}</td></tr>`
    );
  });
  const placar = Object.entries(resumo.por_status).map(
    ([status, quantos]) => `<li>${STATUS[status as keyof typeof STATUS]}: ${quantos}</li>`,
  );
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Relatório de citações</title>
<style>body{font:11pt/1.45 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.35rem .5rem;vertical-align:top;text-align:left}</style>
<h1>Relatório de citações</h1><p>${contar(resumo.total, 'citação conferida', 'citações conferidas')} em ${hoje.toLocaleString('pt-BR')}, no Vigente. Não substitui o publicado no Diário Oficial da União.</p>
<ul>${placar.join('')}</ul><table><tr><th>Nº</th><th>Na peça</th><th>Situação</th><th>Dispositivo</th><th>Observação</th></tr>${linhas.join('\n')}</table></html>`;
}

/** Gives the reader a file. */
export function baixa(nome: string, conteudo: string): void {
  const url = URL.createObjectURL(new Blob([conteudo], { type: 'text/html' }));
  Object.assign(document.createElement('a'), { href: url, download: nome }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
