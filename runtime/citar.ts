import { Command } from 'commander';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { nomesDe } from '../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../schemas/citations/extract.ts';
import { extractAtos } from '../schemas/citations/extract-acts.ts';
import { nomesOf } from '../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../schemas/verify/resolve-texto.ts';
import { readTempo } from '../schemas/verify/time/tempo-do-texto.ts';
import { openSnapshot } from './snapshot/open.ts';
import { explain } from './snapshot/watch.ts';
import { createExplain } from './verify/explain-citacao.ts';

const program = new Command('citar')
  .description(
    'Print the citations of a text as they are read: place, act, levels, words, what the act was inferred from.',
  )
  .argument('[file]', 'a text in UTF-8; without it, standard input')
  .option('--verificar', 'say of each whether it exists and is in force')
  .option('--data <dir>', 'folder of the snapshot that --verificar asks', 'dist-data')
  .showHelpAfterError()
  .parse();
const { verificar, data } = program.opts<{ verificar?: true; data: string }>();

const texto = await readTexto(program.args[0]);
for (const line of verificar ? await verify(texto) : cite(texto)) console.log(line);

function cite(texto: string): string[] {
  const explainCitacao = createExplain(texto);
  return extractCitacoes(texto, nomesDe(catalogo)).flatMap((citacao) => explainCitacao(citacao));
}

/** Verifies against the snapshot, and also recognizes the names of the snapshot's own acts. */
async function verify(texto: string): Promise<string[]> {
  const { acervo } = await openSnapshot(data).catch((error: unknown) =>
    refuse(`no snapshot in ${data}: ${explain(error)}`),
  );
  const lidas = extractCitacoes(texto, nomesOf(acervo));
  const { citacoes } = readTempo(texto, { citacoes: lidas, atos: extractAtos(texto, lidas, nomesOf(acervo)) }, acervo);
  const explainCitacao = createExplain(texto);
  const lines = [...resolveTexto(texto, citacoes, acervo)].flatMap(({ citacao, resolucao }) =>
    explainCitacao(citacao, resolucao),
  );
  acervo.close();
  return lines;
}

async function readTexto(file: string | undefined): Promise<string> {
  const name = file ?? 'standard input';
  try {
    const bytes = await (file === undefined ? Bun.stdin : Bun.file(file)).bytes();
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    return refuse(`cannot read ${name}: ${error instanceof TypeError ? 'it is not UTF-8' : (error as Error).message}`);
  }
}

function refuse(message: string): never {
  console.error(`error: ${message}`);
  process.exit(1);
}
