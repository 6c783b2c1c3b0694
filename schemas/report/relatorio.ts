import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import { pageOf } from '../documents/pdf.ts';
import { printRefKey } from '../law/ref-key-por-extenso.ts';
import { escapeMarkdown, escapeHtml as html } from '../text/escape.ts';
import { type Apontamento, type Aspas, aRever, contarGravidades, printContagem } from './apontamento.ts';

/** The parts of a verified text that go into a report. */
export interface Relatado {
  texto: string;
  apontamentos: readonly Apontamento[];
  /** For a PDF, the offsets at which its pages begin. */
  paginas: readonly number[] | null;
  /** The changes made, in words: `art. 5º, LXXX → art. 5º, LXXVIII`. */
  mudancas: readonly { antes: string; depois: string }[];
  /** Returns the words of a provision; null if they are not available. */
  lei(refKey: string): string | null;
  origem: Origem;
}

/** The corpus that a text was verified against, and where its provisions are on the web. */
export interface Origem {
  site: string;
  versao: string;
  /** When the official pages were read, in words. */
  lido: string;
  /** When the text was verified, in words. */
  quando: string;
  /** Returns the path at which a provision can be read. */
  caminho(refKey: string): string;
}

/** A finding as every form of a report shows it. */
export interface Relatada {
  numero: number;
  gravidade: Gravidade;
  situacao: string;
  citado: string;
  offset: number;
  fim: number;
  pagina: number | null;
  dispositivo: string | null;
  ref_key: string | null;
  endereco: string | null;
  observacoes: string[];
  lei: string | null;
  sugestoes: {
    dispositivo: string;
    ref_key: string;
    /** Whether it governs the same subject today. */
    sucessor: boolean;
    /** Null for an act whose text was not read. */
    endereco: string | null;
    texto: string | null;
    troca: string | null;
  }[];
  diferencas: { citado: string; lei: string }[];
}

/** Returns the findings in the order of a report: first those to review, then the rest in the order of the text. */
export function relatar({ texto, apontamentos, paginas, lei, origem }: Relatado): Relatada[] {
  const rever = aRever(apontamentos);
  const resto = apontamentos.filter((each) => !rever.includes(each));
  const numeroDe = new Map(apontamentos.map((each, i) => [each, i + 1]));
  const onde = (refKey: string) => origem.site + origem.caminho(refKey);
  return [...rever, ...resto].map((each) => ({
    ...{ numero: numeroDe.get(each) as number, gravidade: each.gravidade, situacao: each.titulo },
    ...{ citado: texto.slice(each.offset, each.fim), offset: each.offset, fim: each.fim },
    pagina: pageOf(paginas, each.offset),
    dispositivo: each.ref_key === null ? null : printRefKey(each.ref_key),
    ref_key: each.ref_key,
    endereco: each.ref_key === null ? null : onde(each.ref_key),
    observacoes: [each.mensagem, ...each.aspas.map(dizAspas)].filter((dita) => dita !== ''),
    lei: each.gravidade === 'ok' ? null : (each.lei ?? (each.ref_key === null ? null : lei(each.ref_key))),
    sugestoes: each.sugestoes.map(({ ref_key, nome, lido, sucessor, trecho, troca }) => ({
      ...{ dispositivo: nome, ref_key, sucessor, endereco: lido ? onde(ref_key) : null },
      texto: lei(ref_key) ?? (trecho || null),
      troca: troca?.texto ?? null,
    })),
    diferencas: each.aspas.flatMap(({ diferencas }) =>
      diferencas.map(({ citado, lei: nela }) => ({ citado, lei: nela })),
    ),
  }));
}

/** Returns the words that introduce a suggestion. */
export const oferta = (sucessor: boolean): string => (sucessor ? 'Hoje, trata do mesmo assunto:' : 'Talvez');

/** Returns what there is to say of a quotation, with each difference: `“prever” em vez de “provar”`. */
export function dizAspas({ titulo, mensagem, diferencas }: Aspas): string {
  const ditas = diferencas.map(({ citado, lei }) => {
    if (lei === '') return `sobra “${citado}”`;
    return citado === '' ? `falta “${lei}”` : `“${citado}” em vez de “${lei}”`;
  });
  return [`${titulo}.`, mensagem, ditas.length === 0 ? '' : `No texto: ${ditas.join('; ')}.`]
    .filter((part) => part !== '')
    .join(' ');
}

const RESSALVA =
  'Conferido por regra com o que se leu das páginas oficiais. Não diz se o argumento procede, e não substitui o publicado no Diário Oficial da União. Dígitos de processo que conferem não provam que o processo existe.';
const NOMES: Record<Gravidade, string> = { erro: 'Erro', duvida: 'Dúvida', nota: 'Nota', ok: 'Confere' };

/** Returns the report as JSON, for programs. */
export const composeJson = (relatado: Relatado): string =>
  `${JSON.stringify(
    {
      contagem: contarGravidades(relatado.apontamentos),
      conferido_em: relatado.origem.quando,
      versao: relatado.origem.versao,
      lido_em: relatado.origem.lido,
      apontamentos: relatar(relatado),
      mudancas: relatado.mudancas,
      ressalva: RESSALVA,
    },
    null,
    2,
  )}\n`;

/** Returns the report as Markdown, to be pasted into an issue or a message. */
export function composeMarkdown(relatado: Relatado): string {
  const { origem, apontamentos, mudancas } = relatado;
  const relatadas = relatar(relatado);
  const plain = (text: string) => escapeMarkdown(text).replace(/\s+/g, ' ');
  const quote = (text: string) => text.split('\n').map((line) => `> ${plain(line)}`);
  const lines = [
    '# Relatório de citações',
    '',
    `**${printContagem(contarGravidades(apontamentos))}.** Conferido em ${origem.quando}, com os textos lidos em ${origem.lido} (versão ${origem.versao}).`,
  ];
  for (const {
    numero,
    gravidade,
    situacao,
    citado,
    pagina,
    dispositivo,
    endereco,
    observacoes,
    lei,
    sugestoes,
  } of relatadas) {
    if (gravidade === 'ok') continue;
    const onde = pagina === null ? '' : ` (página ${pagina})`;
    lines.push(
      '',
      `## ${numero}. ${NOMES[gravidade]}: ${plain(citado)}${onde}`,
      '',
      `**${situacao}.** ${observacoes.map(plain).join(' ')}`,
    );
    if (lei !== null)
      lines.push('', `Diz ${endereco === null ? '' : `[${dispositivo}](${endereco})`}:`, '', ...quote(lei));
    for (const { dispositivo: outro, sucessor, endereco: alvo, texto, troca } of sugestoes) {
      const nome = alvo === null ? outro : `[${outro}](${alvo})`;
      lines.push('', `${oferta(sucessor)} ${nome}${troca === null ? '' : `: trocar por “${plain(troca)}”`}`);
      if (texto) lines.push('', ...quote(texto));
    }
  }
  const certas = relatadas.filter(({ gravidade }) => gravidade === 'ok');
  if (certas.length > 0) {
    lines.push('', `## Conferem (${certas.length})`, '');
    for (const { citado, dispositivo, endereco } of certas)
      lines.push(`- ${plain(citado)}${dispositivo === null ? '' : `: [${dispositivo}](${endereco})`}`);
  }
  if (mudancas.length > 0) {
    lines.push('', `## O que foi mudado no texto (${mudancas.length})`, '');
    for (const { antes, depois } of mudancas) lines.push(`- ${plain(antes)} → ${plain(depois)}`);
  }
  return `${[...lines, '', RESSALVA].join('\n')}\n`;
}

const ESTILO = `:root{color-scheme:light}
body{font:11pt/1.45 Charter,Cambria,Georgia,serif;color:#1c2023;background:#fff;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:break-word}
h1{margin-bottom:.3rem}h2{margin-top:2rem}article{border-top:1px solid #999;padding:.6rem 0}article h3{margin:0 0 .3rem;font-size:1rem}
article p{margin:.25rem 0}blockquote{margin:.4rem 0 .4rem 1rem;padding-left:.8rem;border-left:3px double #777;white-space:pre-line}
.erro{color:#8a2c12;font-weight:700}.duvida{color:#6b4a00;font-style:italic}.dado{color:#555d63}a{color:#0b5a47}
@media print{body{margin:0;max-width:none;font-size:10pt}article{break-inside:avoid}h2{break-after:avoid}}`;

/** Returns a self-contained page for printing. It quotes the text, so it stays with the person who has the text. */
export function composeHtml(relatado: Relatado): string {
  const { origem, apontamentos, mudancas } = relatado;
  const relatadas = relatar(relatado);
  const section = (titulo: string, which: readonly Gravidade[]) => {
    const them = relatadas.filter(({ gravidade }) => which.includes(gravidade));
    return them.length === 0 ? '' : `<h2>${titulo} (${them.length})</h2>\n${them.map(composeArticle).join('\n')}`;
  };
  const mudado =
    mudancas.length === 0
      ? ''
      : `<h2>O que foi mudado no texto (${mudancas.length})</h2><ol>${mudancas.map(({ antes, depois }) => `<li><del>${html(antes)}</del> → <ins>${html(depois)}</ins></li>`).join('')}</ol>`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Relatório de citações</title>
<style>${ESTILO}</style></head><body>
<h1>Relatório de citações</h1><p><strong>${printContagem(contarGravidades(apontamentos))}.</strong> Conferido em ${html(origem.quando)}, no <a href="${html(origem.site)}">Vigente</a>.</p>
<p class="dado">Lido das páginas oficiais em ${html(origem.lido)}; versão ${html(origem.versao)}.</p>
${section('A rever', ['erro', 'duvida'])}
${section('Notas', ['nota'])}
${section('Conferem', ['ok'])}
${mudado}
<p class="dado">${RESSALVA}</p>
</body></html>`;
}

function composeArticle({
  numero,
  gravidade,
  situacao,
  citado,
  pagina,
  dispositivo,
  endereco,
  observacoes,
  lei,
  sugestoes,
}: Relatada): string {
  const link = dispositivo === null ? '' : ` <a href="${html(endereco ?? '')}">${html(dispositivo)}</a>`;
  if (gravidade === 'ok')
    return `<p>${numero}. ${html(citado)}${link === '' ? '' : `:${link}`}${pagina === null ? '' : ` (página ${pagina})`}</p>`;
  const ditas = observacoes.map((dita) => `<p>${html(dita)}</p>`).join('');
  const palavras = lei === null ? '' : `<p>Diz${link}:</p><blockquote>${html(lei)}</blockquote>`;
  const outras = sugestoes.map(({ dispositivo: outro, sucessor, endereco: alvo, texto, troca }) => {
    const novo = troca === null ? '' : `: trocar por <strong>${html(troca)}</strong>`;
    const nome = alvo === null ? html(outro) : `<a href="${html(alvo)}">${html(outro)}</a>`;
    return `<p>${oferta(sucessor)} ${nome}${novo}</p>${texto ? `<blockquote>${html(texto)}</blockquote>` : ''}`;
  });
  return `<article><h3>${numero}. ${html(citado)}${pagina === null ? '' : ` (página ${pagina})`}</h3><p><span class="${gravidade}">${NOMES[gravidade]}: ${html(situacao)}</span>${lei === null ? link : ''}</p>${ditas}${palavras}${outras.join('')}</article>`;
}
