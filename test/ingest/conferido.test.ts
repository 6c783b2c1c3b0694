import { afterEach, beforeEach, expect, test } from 'bun:test';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashAhead } from '../../runtime/snapshot/hash.ts';
import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { CONFERIDO } from '../../schemas/storage/artifacts.ts';
import { createWorkspace, page, type Workspace } from './workspace.ts';

let space: Workspace;
beforeEach(async () => {
  space = createWorkspace();
  space.put('ex-a.htm', page('<h1>EX-A</h1><p k="1">Um.</p>'));
  await space.ingest();
});
afterEach(() => space.remove());

const banco = () => join(space.out, space.manifest().banco.path);
const stamp = () => join(space.out, CONFERIDO);
/** The hash that a start believes, of a database that is large when it has more bytes than that. */
const hashed = (large: number) => hashAhead(space.out, large)(banco());
/** Makes the stamp tell of another hash: who then gives it has not read the file. */
function falsify(): void {
  const said = JSON.parse(readFileSync(stamp(), 'utf8'));
  writeFileSync(stamp(), JSON.stringify({ ...said, sha256: '0'.repeat(64) }));
}

test('a large database that nobody has written to since it was published is not hashed at the start', async () => {
  expect(await hashed(0)).toBe(space.manifest().banco.sha256);
  falsify();
  expect(await hashed(0)).toBe('0'.repeat(64));
});

test('a small one always is', async () => {
  falsify();
  expect(await hashed(Number.MAX_SAFE_INTEGER)).toBe(space.manifest().banco.sha256);
});

test('one that was written to is hashed and refused, its times set back or not', async () => {
  const { atime, mtime } = statSync(banco());
  const bytes = readFileSync(banco());
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(banco(), bytes);
  utimesSync(banco(), atime, mtime);
  await expect(openSnapshot(space.out, null, hashAhead(space.out, 0))).rejects.toThrow(/SHA-256 is/);
});

test.each([
  ['without the stamp', () => rmSync(stamp())],
  ['with one that is no JSON', () => writeFileSync(stamp(), '{')],
])('%s it is hashed', async (_, harm) => {
  harm();
  expect(await hashed(0)).toBe(space.manifest().banco.sha256);
});
