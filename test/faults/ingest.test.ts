import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createKilledWorkspace, type KilledWorkspace } from './killed-workspace.ts';

let space: KilledWorkspace;
beforeEach(async () => {
  space = createKilledWorkspace();
  space.putAll('Redação');
  await space.ingest();
});
afterEach(() => space.remove());

/** What is published is whole, and says the old or the new in every act. */
function expectWhole(): string {
  const { problems, words } = space.inspect();
  expect(problems).toEqual([]);
  expect(words.size).toBe(1);
  return String([...words][0]);
}

describe('an ingestion killed', () => {
  const moments: [string, string][] = [
    ['EX-A', 'Redação'],
    ['EX-CT', 'Redação'],
    ['compose', 'Redação'],
    ['publish', 'Redação'],
    ['done', 'Mudada'],
  ];
  for (const [moment, word] of moments) {
    test(`at "${moment}" leaves the snapshot that says ${word}, and the next one publishes`, async () => {
      space.putAll('Mudada');
      const child = space.spawnIngest(moment);
      await child.exited;
      expect(child.signalCode).toBe('SIGKILL');
      expect(expectWhole()).toBe(word);
      await space.ingest();
      expect(expectWhole()).toBe('Mudada');
      expect(existsSync(join(space.out, 'snapshots', '.novo'))).toBe(false);
      expect(readdirSync(join(space.out, 'snapshots')).length).toBeLessThanOrEqual(2);
    });
  }

  test('before any rename or removal leaves the old until the manifest is renamed, and the new from then on', async () => {
    const outcomes: ('old' | 'new')[] = [];
    for (let call = 1; ; call += 1) {
      const before = expectWhole();
      space.putAll(`Chamada${call}`);
      const child = space.spawnIngest(String(call));
      await child.exited;
      const after = expectWhole();
      expect([before, `Chamada${call}`]).toContain(after);
      if (child.signalCode === null) break;
      outcomes.push(after === before ? 'old' : 'new');
    }
    const turn = outcomes.indexOf('new');
    expect(turn).toBeGreaterThan(0);
    expect(new Set(outcomes.slice(turn))).toEqual(new Set(['new']));
  }, 60_000);

  test('from outside, at any moment, leaves the old or the new', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = expectWhole();
      space.putAll(`Rodada${round}`);
      const child = space.spawnIngest();
      // Only once it works: the start of a process is most of its life, and nothing of ours.
      await child.stdout.getReader().read();
      await Bun.sleep(round * 20);
      child.kill('SIGKILL');
      await child.exited;
      expect([before, `Rodada${round}`]).toContain(expectWhole());
    }
  }, 60_000);
});
