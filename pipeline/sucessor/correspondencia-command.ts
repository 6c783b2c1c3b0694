import { Command } from 'commander';
import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { openPreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';
import { discordancias } from './discordancias.ts';

/**
 * Returns the command `correspondencia`, which lists where the tables of correspondence and the words of both acts
 * disagree, for a person to read.
 */
export function correspondenciaCommand(): Command {
  return new Command('correspondencia')
    .description('list where the words of repealed acts lead elsewhere than their tables of correspondence')
    .option('--data <dir>', 'the folder that holds manifest.json', 'dist-data')
    .action(({ data }: { data: string }) => {
      const snapshot = openPreviousSnapshot(data);
      if (!snapshot) throw new Error(`${data} holds no snapshot`);
      const provisoes = (sigla: string): Provisao[] =>
        snapshot.rows(sigla).map(({ doc }) => ({ dispositivo: JSON.parse(doc) as Dispositivo, versoes: [] }));
      for (const tabela of correspondencias) {
        const { de, para } = tabela;
        const ausentes = [de, para].filter((sigla) => !snapshot.acts.has(sigla));
        if (ausentes.length > 0) {
          console.log(`${de} → ${para}: not compared; not read: ${ausentes.join(', ')}.`);
          continue;
        }
        const all = discordancias(tabela, provisoes(de), provisoes(para));
        console.log(`${de} → ${para}: ${all.length} of ${tabela.pares.length} pairs to look at.`);
        for (const { antigo, tabela: ditos, peloTexto } of all)
          console.log(
            `  ${antigo}: ${ditos.join(', ') || 'none'}; by its words ${peloTexto.ref_key} (${peloTexto.base})`,
          );
      }
      snapshot.close();
    });
}
