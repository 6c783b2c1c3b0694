import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { Limites } from '../schemas/contract/model/service/limites.ts';
import { hashDaChave, novaCredencial, novoId } from './access/credencial.ts';
import type { Chave, Estado } from './access/estado.ts';
import { createEstadoSqlite, type EstadoSqlite } from './access/estado-sqlite.ts';
import { readLimites } from './access/limites-file.ts';
import { mesVigente, usosNoMes } from './access/mes.ts';
import { openEstado } from './access/open-estado.ts';
import { estadoOption, limitesOption } from './access/options.ts';
import { sentenceOf } from './sentence.ts';

interface ChavesOptions {
  estado: string;
  limites?: string;
}

const program = new Command('chaves')
  .description('API keys: made, listed, turned, revoked. It works while the service runs, which knows at once.')
  .showHelpAfterError();

command('criar', 'make a key, print it once, and keep only its hash')
  .requiredOption('--plano <plano>', 'plan of the key: free or pro, or one of --limites')
  .requiredOption('--nome <nome>', 'whose it is, or what for')
  .addOption(limitesOption())
  .action((options: ChavesOptions & { plano: string; nome: string }) => {
    const { planos } = readLimites(options.limites);
    if (!Object.hasOwn(planos, options.plano))
      refuse(`no plan ${options.plano}; there are ${Object.keys(planos).join(', ')}`);
    return withEstado(options, async (estado) => {
      const credencial = novaCredencial();
      const id = novoId();
      const { plano, nome } = options;
      await estado.criar({ id, hash: hashOf(credencial), nome, plano, criada_em: new Date().toISOString() });
      console.error(`key ${id} of plan ${plano}; it is shown only here:`);
      console.log(credencial);
    });
  });

command('listar', 'list the keys, oldest first').action((options: ChavesOptions) =>
  withEstado(options, async (estado) => {
    const chaves = await estado.listar();
    print(
      ['id', 'plano', 'criada em', 'revogada em', 'nome'],
      chaves.map(({ id, plano, criada_em, revogada_em, nome }) => [id, plano, criada_em, revogada_em ?? '–', nome]),
    );
  }),
);

command('girar', 'give a key another value, print it once; the old one ends at once, what was spent stays')
  .argument('<id>')
  .action((id: string, options: ChavesOptions) =>
    withEstado(options, async (estado) => {
      const credencial = novaCredencial();
      if (!(await estado.girar(id, hashOf(credencial)))) refuse(`there is no living key ${id}`);
      console.error(`key ${id} has another value; it is shown only here:`);
      console.log(credencial);
    }),
  );

command('revogar', 'end a key at once and for ever')
  .argument('<id>')
  .action((id: string, options: ChavesOptions) =>
    withEstado(options, async (estado) => {
      if (!(await estado.revogar(id, new Date().toISOString()))) refuse(`there is no living key ${id}`);
      console.error(`key ${id} is revoked`);
    }),
  );

command('copiar', 'copy the file of keys as it is at one moment, while it is in use')
  .argument('<file>', 'a new file')
  .action((into: string, { estado }: ChavesOptions) =>
    withFile(estado, async (keys) => {
      if (existsSync(into)) refuse(`${into} is there already`);
      await keys.copiar(into, new Date().toISOString());
      console.error(`copied to ${into}; keys revoked from now on live in it`);
    }),
  );

command(
  'aceitar-copia',
  'have a copy be used in place of the lost file: keys that were revoked since it was made live again',
)
  .option('--revogadas-voltam', 'I know, and shall revoke them once more')
  .action(({ estado, revogadasVoltam }: ChavesOptions & { revogadasVoltam?: boolean }) =>
    withFile(estado, async (keys) => {
      if (!revogadasVoltam) refuse('keys that were revoked since the copy live again: say --revogadas-voltam');
      if (!(await keys.aceitarCopia())) refuse(`${estado} is no copy`);
      const living = (await keys.listar()).filter(({ revogada_em }) => revogada_em === null);
      console.error(`accepted; ${living.length} keys live in it: revoke those that were revoked since`);
    }),
  );

command('uso', 'show what each key spent of this month')
  .addOption(limitesOption())
  .action((options: ChavesOptions) => {
    const limites = readLimites(options.limites);
    return withEstado(options, async (estado) => {
      const agora = Date.now();
      const chaves = await estado.listar();
      print(
        ['id', 'plano', 'mês', 'usos', 'de', 'nome'],
        chaves.map((chave) => usoDe(chave, agora, limites)),
      );
    });
  });

try {
  await program.parseAsync();
} catch (error) {
  refuse(sentenceOf(error));
}

function command(name: string, description: string): Command {
  return program.command(name).description(description).addOption(estadoOption());
}

async function withEstado(options: ChavesOptions, work: (estado: Estado) => Promise<void>): Promise<void> {
  const estado = await openEstado(options.estado, process.env.REDIS_URL);
  try {
    await work(estado);
  } finally {
    await estado.close();
  }
}

/** Runs work that only the SQLite store supports. Refuses if keys are in Redis or the file does not exist. */
async function withFile(file: string, work: (keys: EstadoSqlite) => Promise<void>): Promise<void> {
  if (process.env.REDIS_URL) refuse('keys are in Redis (REDIS_URL), which has copies of its own');
  if (!existsSync(file)) refuse(`there is no ${file}`);
  const keys = createEstadoSqlite(file);
  try {
    await work(keys);
  } finally {
    await keys.close();
  }
}

function hashOf(credencial: string): string {
  const hash = hashDaChave(credencial);
  if (hash === null) throw new Error('a new key has not the form of one');
  return hash;
}

function usoDe({ id, plano, mes, usos, nome }: Chave, agora: number, { planos }: Limites): string[] {
  return [
    id,
    plano,
    mesVigente(mes, agora),
    String(usosNoMes(usos, mes, agora)),
    String(planos[plano]?.por_mes ?? '–'),
    nome,
  ];
}

/** Prints a table whose columns are as wide as their widest cell. The last column is not padded. */
function print(head: string[], rows: string[][]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function refuse(message: string): never {
  console.error(`error: ${message}`);
  process.exit(1);
}
