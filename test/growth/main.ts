import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { type Growth, measureGrowth } from './growth.ts';

const command = new Command('growth')
  .description('Measures what corpora of made-up acts take, each so many times as large as the pages of the mirror.')
  .argument('[times...]', 'which; 1 and 30 when none is named')
  .parse();
const times = command.args.length > 0 ? command.args.map(toTimes) : [1, 30];

const root = mkdtempSync(join(tmpdir(), 'vigente-growth-'));
const rows: Record<string, Record<string, string>> = {};
try {
  for (const vezes of times) {
    const folder = () => mkdtempSync(join(root, 'd-'));
    const growth = await measureGrowth(vezes, folder, (text) => console.error(`  … ${text}`));
    rows[`${vezes} ×`] = show(growth);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.table(rows);

function show(growth: Growth): Record<string, string> {
  return {
    acts: `${growth.atos}`,
    provisions: `${growth.dispositivos}`,
    'CPU s': growth.cpu.toFixed(0),
    'ms a provision': ((growth.cpu * 1e3) / growth.dispositivos).toFixed(2),
    'peak MiB': growth.pico.toFixed(0),
    'database MiB': growth.banco.toFixed(0),
    'start ms': growth.partida.toFixed(0),
    'provision µs': growth.dispositivo.toFixed(1),
    'article µs': growth.artigo.toFixed(1),
    'citation µs': growth.citacao.toFixed(1),
    'no act ms': growth.sem_ato.toFixed(1),
    'act ms': growth.ato.toFixed(2),
    'search ms': growth.busca.toFixed(0),
    'open MiB': growth.aberto.toFixed(0),
    'resident MiB': growth.ao_fim.toFixed(0),
  };
}

function toTimes(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) command.error(`error: ${text} is not a number from 1 to 99`);
  return Number(text);
}
