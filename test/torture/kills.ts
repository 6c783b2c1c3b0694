import { createKilledWorkspace } from '../faults/killed-workspace.ts';

/**
 * Kills ingestions until `kills` of them died, each just before one more of its renames and removals than the last.
 * When there are no more, that ingestion ends normally and the count starts again. What is published must be complete,
 * and either the old content or the new.
 */
export async function tortureByKills(kills: number): Promise<string[]> {
  const space = createKilledWorkspace();
  const problems: string[] = [];
  let published = 'Redação';
  try {
    space.putAll(published);
    await space.ingest();
    for (let killed = 0, call = 1, cycle = 0; killed < kills; cycle++) {
      const word = `Volta${cycle}`;
      space.putAll(word);
      const child = space.spawnIngest(String(call));
      await child.exited;
      const died = child.signalCode === 'SIGKILL';
      if (died) killed += 1;
      call = died ? call + 1 : 1;
      const { problems: found, words } = space.inspect();
      for (const problem of found) problems.push(`kill ${killed}, call ${call}: ${problem}`);
      const [said = ''] = words;
      if (words.size !== 1 || (said !== published && said !== word)) {
        problems.push(`kill ${killed}, call ${call}: ${[...words].join(' and ')} after ${published}, before ${word}`);
      }
      if (!died && said !== word) problems.push(`cycle ${cycle}: an ingestion that lived published ${said}`);
      published = said;
    }
    return problems;
  } finally {
    space.remove();
  }
}
