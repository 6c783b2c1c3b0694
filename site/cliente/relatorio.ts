import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { caminhoDe } from '../caminhos.ts';
import { contar, STATUS } from '../texto/palavras.ts';
import { printRefKey } from '../texto/rotulo.ts';
import { listAspas, type Marcada } from './aspas.ts';
import type { Conferido } from './conferencia.ts';
import { piorTom, tomDe } from './tom.ts';

const VIZINHANCA = 60;
const ESTILO = `:root{color-scheme:light}
body{font:11pt/1.45 Charter,Cambria,Georgia,serif;color:#1c2023;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{margin-bottom:.3rem}h2{margin-top:2rem}ul{padding-left:1.2rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #999;padding:.4rem .6rem .4rem 0;vertical-align:top;text-align:left;overflow-wrap:break-word}
td:first-child{font-variant-numeric:tabular-nums}td:nth-child(2){width:38%}td:nth-child(5){width:26%}.mau{font-weight:700}.incerto{font-style:italic}.dado{color:#555d63}a{color:#0b5a47}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}tr,td,td:nth-child(n){display:block;width:auto}td{border:0;padding:.1rem 0}tr{border-bottom:1px solid #999;padding:.6rem 0}}
@media print{body{margin:0;max-width:none;font-size:10pt}thead{display:table-header-group}tr{break-inside:avoid}h2{break-after:avoid}}`;

const html = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What a report says of the corpus that a text was verified against, and where on the web the provisions are. */
export interface Origem {
  site: string;
  versao: string;
  /** When the official pages were read. */
  lido: string;
}

/**
 * The report of a verified text, as a page that stands alone: first what is to be looked at again, then the rest. It
 * quotes the text, and so stays with the reader.
 */
export function composeRelatorio(texto: string, conferido: Conferido, origem: Origem, hoje: Date): string {
  const { resumo, citacoes } = conferido;
  const aspas = listAspas(conferido);
  const numeradas: Numerada[] = citacoes.map((resolvida, i) => {
    const suas = aspas.filter(({ citacao }) => citacao === i);
    return { ...resolvida, numero: i + 1, aspas: suas };
  });
  const isBoa = ({ resolucao, aspas: suas }: Numerada) => piorTom([tomDe(resolucao), ...suas]).nome === 'bom';
  const boas = numeradas.filter(isBoa);
  const rever = numeradas.filter((numerada) => !isBoa(numerada));
  const placar = Object.entries(resumo.por_status).map(
    ([status, quantos]) => `<li>${STATUS[status as keyof typeof STATUS]}: ${quantos}</li>`,
  );
  const quando = hoje.toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Relatório de citações</title>
<style>${ESTILO}</style></head><body>
<h1>Relatório de citações</h1><p>${contar(resumo.total, 'citação conferida', 'citações conferidas')} em ${quando}, no <a href="${html(origem.site)}">Vigente</a>.</p>
<p class="dado">Textos lidos das páginas oficiais em ${html(origem.lido)}; versão ${html(origem.versao)}. Não substitui o publicado no Diário Oficial da União.</p>
<ul>${placar.join('')}</ul>
${composeTabela('A rever', rever, texto, origem)}
${composeTabela('Existem e vigoram', boas, texto, origem)}
</body></html>`;
}

type Numerada = CitacaoResolvida & { numero: number; aspas: readonly Marcada[] };

function composeTabela(titulo: string, citacoes: readonly Numerada[], texto: string, { site }: Origem): string {
  if (citacoes.length === 0) return '';
  const linhas = citacoes.map(({ citacao, resolucao: { status, ref_key, mensagem = '' }, numero, aspas }) => {
    const tom = tomDe({ status });
    const { nome } = piorTom([tom, ...aspas]);
    const situacoes = [...aspas.map(({ sinal, titulo }) => `${sinal} ${titulo}`), `${tom.sinal} ${STATUS[status]}`];
    const notas = [mensagem, ...aspas.map(dizAspas)].filter((nota) => nota !== '').map(html);
    const onde =
      ref_key === undefined ? '' : `<a href="${html(site + caminhoDe(ref_key))}">${html(printRefKey(ref_key))}</a>`;
    return (
      `<tr><td>${numero}</td><td>${html(antes(texto, citacao.offset))}<b>${html(texto.slice(citacao.offset, citacao.fim))}</b>${html(depois(texto, citacao.fim))}</td>` +
      `<td class="${nome}">${situacoes.join('<br>')}</td><td>${onde}</td><td>${notas.join('<br>')}</td></tr>`
    );
  });
  const colunas = ['Nº', 'No texto', 'Situação', 'Dispositivo', 'Observação'].map(
    (nome) => `<th scope="col">${nome}</th>`,
  );
  return `<h2>${titulo} (${citacoes.length})</h2><table><thead><tr>${colunas.join('')}</tr></thead><tbody>${linhas.join('\n')}</tbody></table>`;
}

/** What is said of a quotation, and each difference: `“prever” em vez de “provar”`. */
function dizAspas({ mensagem, diferencas }: Marcada): string {
  const ditas = diferencas.map(({ citado, lei }) => {
    if (lei === '') return `sobra “${citado}”`;
    return citado === '' ? `falta “${lei}”` : `“${citado}” em vez de “${lei}”`;
  });
  return [mensagem, ditas.join('; ')].filter((parte) => parte !== '').join(' ');
}

/** Whole words on either side of a citation, in its own paragraph. */
function antes(texto: string, ate: number): string {
  const from = Math.max(0, ate - VIZINHANCA);
  const near = texto.slice(from, ate);
  const paragrafo = near.slice(near.lastIndexOf('\n') + 1);
  return from === 0 || paragrafo !== near ? paragrafo : `… ${near.replace(/^\S*\s/, '')}`;
}

function depois(texto: string, de: number): string {
  const near = texto.slice(de, de + VIZINHANCA);
  const [paragrafo = ''] = near.split('\n', 1);
  return de + VIZINHANCA >= texto.length || paragrafo !== near ? paragrafo : `${near.replace(/\s\S*$/, '')} …`;
}

/** Gives the reader a file. */
export function baixa(nome: string, conteudo: string): void {
  const url = URL.createObjectURL(new Blob([conteudo], { type: 'text/html' }));
  Object.assign(document.createElement('a'), { href: url, download: nome }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
