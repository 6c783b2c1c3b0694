import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { comComentarios, writeCopy } from '../../schemas/documents/copy.ts';
import { SEM_CONFERIR, semConferir } from '../../schemas/fatos/sem-conferir.ts';
import type { Base } from '../../schemas/library/base.ts';
import { resolverTexto } from '../../schemas/library/verificar.ts';
import { type Apontamento, listApontamentos } from '../../schemas/report/apontamento.ts';
import { composeComentarios } from '../../schemas/report/comentarios.ts';
import { reescreverEm } from '../../schemas/report/reescrever.ts';
import { composeHtml, type Relatado } from '../../schemas/report/relatorio.ts';
import { printData } from '../../schemas/text/data.ts';
import { ENTRADA_PADRAO, type Entrada } from './entrada.ts';
import { escrever } from './escrever.ts';
import { Recusa } from './recusa.ts';
import type { Verificada } from './verificar.ts';

/** The report of a document, as a self-contained HTML page. */
export const relatarHtml = (verificada: Verificada, base: Base, em?: string): string =>
  composeHtml(relatadoDe(verificada, base, em));

/**
 * Writes a corrected copy beside the document, such as `peca.corrigido.docx`. Corrections that leave no doubt are
 * applied, and the other findings become comments. Returns a sentence that says what was written; with nothing to
 * change or comment, no file is written.
 */
export function corrigir(verificada: Verificada, base: Base, em?: string): string {
  const { arquivo, bytes, formato, texto } = verificada.entrada;
  if (arquivo === ENTRADA_PADRAO)
    throw new Recusa('a entrada padrão não tem onde pôr a cópia corrigida: dê um arquivo');
  if (formato === 'pdf' || formato === 'html') throw new Recusa(`${arquivo}: de ${formato} não se faz cópia corrigida`);
  const relatado = relatadoDe(verificada, base, em);
  const trocas = relatado.apontamentos.flatMap(({ certa }) => certa ?? []);
  const comentarios = comComentarios(formato) ? composeComentarios(relatado) : [];
  if (trocas.length + comentarios.length === 0) {
    const haEscolha = verificada.achados.some(({ gravidade }) => gravidade === 'erro' || gravidade === 'duvida');
    return `${arquivo}: ${haEscolha ? 'nada se corrige sem que alguém escolha' : 'nada a corrigir'}; nenhuma cópia foi feita.`;
  }
  const data = new Date().toISOString();
  const file = nomeLivre(arquivo);
  escrever(file, writeCopy(bytes, formato, texto, { trocas, comentarios, autor: 'Vigente', data }));
  const ditos = [
    contar(trocas.length, 'correção', 'correções'),
    contar(comentarios.length, 'comentário', 'comentários'),
  ];
  return `Escrito ${file}: ${ditos.filter(Boolean).join(', ')}.`;
}

/** `peca.corrigido.docx`, or `peca.corrigido.2.docx` if there is one already: the user may have edited it. */
function nomeLivre(arquivo: string): string {
  const ext = extname(arquivo);
  const base = `${arquivo.slice(0, arquivo.length - ext.length)}.corrigido`;
  for (let n = 1; ; n++) {
    const file = `${base}${n === 1 ? '' : `.${n}`}${ext}`;
    if (!existsSync(file)) return file;
  }
}

/** `25 citações`, `1 citação`; an empty string for none, which leaves the kind out of a list. */
export const contar = (n: number, um: string, varios: string): string =>
  n === 0 ? '' : `${n} ${n === 1 ? um : varios}`;

function relatadoDe({ entrada, verificado }: Verificada, base: Base, em?: string): Relatado {
  return {
    texto: entrada.texto,
    apontamentos: apontamentosDe(entrada, verificado, base, em),
    paginas: entrada.paginas,
    mudancas: [],
    lei: () => null,
    origem: {
      ...{ site: '', versao: `registro de fatos de ${base.dia}`, lido: printData(base.dia) },
      quando: printData(new Date().toISOString().slice(0, 10)),
      caminho: (refKey) => base.endereco(refKey) ?? '',
    },
  };
}

/** The findings, each with its suggestions and with the words that would replace the citation. */
function apontamentosDe(
  { texto }: Entrada,
  verificado: Verificada['verificado'],
  base: Base,
  em: string | undefined,
): Apontamento[] {
  const resolvidas = resolverTexto(texto, base, em === undefined ? {} : { em });
  const citacoes = resolvidas.map((each, i) => {
    const { mensagem } = (verificado.citacoes[i] as (typeof verificado.citacoes)[number]).resolucao;
    return mensagem?.endsWith(SEM_CONFERIR) ? { ...each, resolucao: semConferir(each.resolucao) } : each;
  });
  return listApontamentos(texto, { ...verificado, citacoes }, reescreverEm(texto, resolvidas, base.acervo));
}
