import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { printRegistro, readRegistroDoAcervo } from './registro-do-acervo.ts';

/** `registro`: writes the register of facts from a snapshot. */
export function registroCommand(): Command {
  return new Command('registro')
    .description('write the register of facts from a published snapshot: what exists, its state and its days, no text')
    .option('--data <dir>', 'the folder that holds manifest.json', 'dist-data')
    .option('--out <file>', 'the file to write', REGISTRO_DE_FATOS)
    .action(({ data, out }: { data: string; out: string }) => {
      const registro = readRegistroDoAcervo(data);
      writeFileSync(out, printRegistro(registro));
      const { dia, atos, sumulas } = registro;
      console.log(`${out}: ${Object.keys(atos).length} acts and ${sumulas.length} súmulas as of ${dia}.`);
    });
}
