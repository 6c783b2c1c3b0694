import { readFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Gravidade } from '../../schemas/contract/model/verification/gravidade.ts';
import type { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import { type Achado, listAchados } from '../../schemas/library/achados.ts';
import type { Base } from '../../schemas/library/base.ts';
import { composeLinhas, NOMES } from '../../schemas/library/linhas.ts';
import { composeSarif } from '../../schemas/library/sarif.ts';
import { verificar } from '../../schemas/library/verificar.ts';
import type { Leitura } from '../../schemas/storage/artifacts.ts';
import { exportPath, leituraPath, SUMULAS } from '../../schemas/storage/layout.ts';
import { printData } from '../../schemas/text/data.ts';
import { printableLine } from '../../schemas/text/printable.ts';
import type { Exportados } from '../../schemas/verify/quotations/law-of-exports.ts';
import { mayQuote } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import { pintarEm } from './cores.ts';
import { ENTRADA, type Entrada, listArquivos, readEntrada } from './entrada.ts';
import { escrever } from './escrever.ts';
import { dataOption, emOption } from './opcoes.ts';
import { createProgresso } from './progresso.ts';
import { Recusa } from './recusa.ts';
import { abrirBase, arquivoDoAcervo } from './registro.ts';
import { contar, corrigir, relatarHtml } from './relatar.ts';
import { composeTabela } from './tabela.ts';

interface Opcoes {
  json?: true;
  sarif?: true;
  html?: true;
  corrigir?: true;
  linhas?: true;
  em?: string;
  falhaEm: 'erro' | 'duvida' | 'nunca';
  data?: string;
  saida?: string;
  todas?: true;
}

/** A document with its results. */
export interface Verificada {
  entrada: Entrada;
  verificado: TextoVerificado;
  achados: Achado[];
}

/** Printed at the end of the help. */
const AJUDA = `
Códigos de saída:
  0  nada que --falha-em mande falhar (um texto sem citações passa)
  1  há o que --falha-em manda falhar
  2  o pedido não foi entendido, ou algum arquivo não pôde ser lido

O texto não sai do computador: nada é enviado.`;

/** `vigente verificar`: sets the exit code to 0, 1 or 2, as `AJUDA` explains. */
export function verificarCommand(): Command {
  return new Command('verificar')
    .description('Diz de cada citação de um documento se existe e se vigora.')
    .argument(
      '[arquivos...]',
      'arquivos (.txt .md .html .docx .odt .pdf), pastas ou padrões; sem nenhum, ou com -, a entrada padrão',
    )
    .addOption(emOption())
    .addOption(dataOption())
    .option('--todas', 'mostra também o que está certo')
    .option('--linhas', 'um achado por linha: arquivo:linha:coluna (o padrão fora de um terminal)')
    .addOption(new Option('--json', 'tudo o que se verificou, em JSON').conflicts(['sarif', 'linhas']))
    .addOption(new Option('--sarif', 'os achados em SARIF 2.1.0').conflicts(['linhas']))
    .addOption(
      new Option('--html', 'um relatório para imprimir, de um documento').conflicts(['json', 'sarif', 'linhas']),
    )
    .option(
      '--corrigir',
      'escreve ao lado uma cópia corrigida, como nome.corrigido.docx (comentários, só em .docx e .odt)',
    )
    .option('--saida <arquivo>', 'escreve num arquivo, e não na saída padrão')
    .addOption(
      new Option('--falha-em <gravidade>', 'termina com 1 se há algo desta gravidade ou pior')
        .choices(['erro', 'duvida', 'nunca'])
        .default('erro'),
    )
    .addHelpText('after', AJUDA)
    .action(async (arquivos: string[], opcoes: Opcoes) => {
      process.exitCode = await run(arquivos, opcoes);
    });
}

async function run(arquivos: readonly string[], opcoes: Opcoes): Promise<number> {
  const base = abrirBase(opcoes.data);
  const progresso = createProgresso(process.stderr);
  const verificadas: Verificada[] = [];
  let recusas = 0;
  const names = listArquivos(arquivos.length === 0 ? [ENTRADA] : arquivos);
  for (const [index, name] of names.entries()) {
    try {
      const entrada = await readEntrada(name);
      const say = (feitas: number, total: number) =>
        progresso.diz(entrada.arquivo, [index, names.length], [feitas, total]);
      verificadas.push(verify(entrada, base, opcoes, say));
      for (const aviso of entrada.avisos) progresso.avisa(`${entrada.arquivo}: ${aviso}`);
    } catch (error) {
      if (!(error instanceof Recusa)) throw error;
      progresso.avisa(error.message);
      recusas += 1;
    }
  }
  progresso.fim();
  if (opcoes.html && verificadas.length > 1) throw new Recusa('--html serve a um documento por vez');
  if (opcoes.corrigir) for (const each of verificadas) progresso.avisa(corrigir(each, base, opcoes.em));
  // If no document could be read, print nothing: a summary would say that there are no citations.
  if (verificadas.length > 0 || recusas === 0) write(compose(verificadas, base, opcoes), opcoes.saida);
  if (recusas > 0) return 2;
  const grave = GRAVES[opcoes.falhaEm];
  return verificadas.some(({ achados }) => achados.some(({ gravidade }) => grave.includes(gravidade))) ? 1 : 0;
}

const GRAVES: Record<Opcoes['falhaEm'], readonly Gravidade[]> = {
  erro: ['erro'],
  duvida: ['erro', 'duvida'],
  nunca: [],
};

function verify(
  entrada: Entrada,
  base: Base,
  { em, data }: Opcoes,
  progresso: (feitas: number, total: number) => void,
): Verificada {
  const first = verificar(entrada.texto, base, { ...(em !== undefined && { em }), progresso });
  const lei = data === undefined || !mayQuote(entrada.texto) ? null : readLei(data, first);
  const verificado = lei ? verificar(entrada.texto, base, { ...(em !== undefined && { em }), lei }) : first;
  return { entrada, verificado, achados: listAchados(entrada, verificado, base) };
}

const exports = new Map<string, DiplomaExportado>();
const leituras = new Map<string, Leitura>();
let sumulas: Sumula[] | null = null;

/** Reads the words of the cited acts from a snapshot's folder. Each act is read once. */
function readLei(data: string, { citacoes }: TextoVerificado): Exportados {
  const keys = citacoes.flatMap(({ resolucao }) => resolucao.ref_key ?? []);
  const siglas = new Set(keys.filter((key) => !parseRefKeySumula(key)).map((key) => key.split('.', 1)[0] as string));
  const read = <T>(kept: Map<string, T>, sigla: string, path: string): T => {
    const known = kept.get(sigla) ?? readJson<T>(arquivoDoAcervo(data, path));
    kept.set(sigla, known);
    return known;
  };
  const diplomas = [...siglas].map((sigla) => read(exports, sigla, exportPath(sigla)));
  const historicos = [...siglas].map((sigla) => read(leituras, sigla, leituraPath(sigla)));
  if (keys.some((key) => parseRefKeySumula(key)))
    sumulas ??= readJson<{ sumulas: Sumula[] }>(arquivoDoAcervo(data, SUMULAS)).sumulas;
  return { diplomas, historicos, sumulas: sumulas ?? [] };
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function compose(verificadas: readonly Verificada[], base: Base, opcoes: Opcoes): string {
  const achados = verificadas.flatMap((each) => each.achados);
  if (opcoes.json) return composeJson(verificadas, base, opcoes);
  if (opcoes.sarif) return composeSarif(achados);
  if (opcoes.html) return verificadas.map((each) => relatarHtml(each, base, opcoes.em)).join('\n');
  const shown = achados.filter(({ gravidade }) => opcoes.todas || gravidade !== 'ok');
  const lines = (text: readonly string[]) => text.map((line) => `${line}\n`).join('');
  if (opcoes.linhas || opcoes.saida !== undefined || !process.stdout.isTTY)
    return lines(composeLinhas(shown)) + (opcoes.linhas ? '' : `${composeResumo(verificadas, base, opcoes.em)}\n`);
  const pintar = pintarEm(process.stdout);
  const tables = verificadas.flatMap(({ entrada, achados: own }) => {
    const some = own.filter(({ gravidade }) => opcoes.todas || gravidade !== 'ok');
    if (some.length === 0) return [];
    return [
      pintar(printableLine(entrada.arquivo), '1;4'),
      ...composeTabela(some, pintar, process.stdout.columns ?? 100),
      '',
    ];
  });
  return lines([...tables, composeResumo(verificadas, base, opcoes.em)]);
}

/**
 * Citations are counted as in `resumo.total`, what else is told of beside them.
 * Example: `25 citações, 1 diploma e 2 transcrições: 3 erros, 1 dúvida. Conferido por fatos lidos até …`
 */
function composeResumo(verificadas: readonly Verificada[], { dia }: Base, em: string | undefined): string {
  const count = (listOf: (verificado: TextoVerificado) => readonly unknown[]) =>
    verificadas.reduce((sum, { verificado }) => sum + listOf(verificado).length, 0);
  const ditas = [
    contar(
      count(({ citacoes }) => citacoes),
      'citação',
      'citações',
    ),
    contar(
      count(({ atos }) => atos),
      'diploma',
      'diplomas',
    ),
    contar(
      count(({ transcricoes }) => transcricoes),
      'transcrição',
      'transcrições',
    ),
  ].filter((dita) => dita !== '');
  const achados = verificadas.flatMap((each) => each.achados);
  const parts = (['erro', 'duvida', 'nota'] as const).flatMap((gravidade) => {
    const n = achados.filter((achado) => achado.gravidade === gravidade).length;
    return n === 0 ? [] : [`${n} ${NOMES[gravidade]}${n === 1 ? '' : 's'}`];
  });
  const what = `${LISTA.format(ditas)}: ${parts.length === 0 ? 'tudo confere' : parts.join(', ')}`;
  const dias = em === undefined ? null : readPeriodo(em);
  const depois = dias && dias.ate > dia ? ': o que mudou depois não se sabe aqui' : '';
  return `${ditas.length === 0 ? 'Nenhuma citação' : what}. Conferido por fatos lidos até ${printData(dia)}${depois}; não substitui o Diário Oficial.`;
}

const LISTA = new Intl.ListFormat('pt-BR');

const composeJson = (verificadas: readonly Verificada[], { dia }: Base, { em }: Opcoes): string =>
  `${JSON.stringify(
    {
      registro: dia,
      ...(em !== undefined && { em }),
      documentos: verificadas.map(({ entrada: { arquivo, formato }, verificado, achados }) => ({
        ...{ arquivo, formato, ...verificado, achados: achados.map(({ arquivo: _, ...achado }) => achado) },
      })),
    },
    null,
    2,
  )}\n`;

function write(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text);
  else escrever(file, text);
}
