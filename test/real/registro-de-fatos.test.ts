import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistroDoAcervo } from '../../pipeline/fatos/registro-do-acervo.ts';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { exportPath, MANIFEST, type Manifest, SUMULAS, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { compareFatos } from '../fatos/conferir.ts';
import { ROOT } from '../project-files.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Removes the days on which sources were read. */
function undated({ dia: _, fontes, ...rest }: RegistroDeFatos) {
  return { ...rest, fontes: fontes.map(({ lida_em: __, ...fonte }) => fonte) };
}

/** Splits a text into words of three or more letters. Names of acts in notes have fewer than six of them in a row. */
const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const RUN = 6;
const runs = (text: string): string[] => {
  const all = words(text);
  return Array.from({ length: Math.max(0, all.length - RUN + 1) }, (_, i) => all.slice(i, i + RUN).join(' '));
};

/** Yields every string of a value, including the names of its fields. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const [name, inside] of Object.entries(value)) {
      yield name;
      yield* strings(inside);
    }
}

describe.skipIf(!hasMirror)('the register of facts, beside the pages that it is of', () => {
  const registro: RegistroDeFatos = JSON.parse(readFileSync(join(ROOT, REGISTRO_DE_FATOS), 'utf8'));

  test('is what those pages say (`npm run registro` makes it anew)', async () => {
    const made = undated(readRegistroDoAcervo(await realSnapshot()));
    const { atos, ...rest } = undated(registro);
    const { atos: madeAtos, ...madeRest } = made;
    expect(rest).toEqual(madeRest);
    const other = Object.keys(atos).filter((sigla) => JSON.stringify(atos[sigla]) !== JSON.stringify(madeAtos[sigla]));
    expect(other).toEqual([]);
    expect(Object.keys(atos)).toEqual(Object.keys(madeAtos));
  });

  test('holds no sentence of the law', async () => {
    const { nomes: _, diplomas: __, atos, ...rest } = registro;
    // Keys are left out because they are series of numerals, which the law also uses to count, and names of acts
    // because they are what the acts are called.
    const facts = [rest, Object.values(atos).map(({ chaves: _, renumerados: __, ...ato }) => ato)];
    const said = new Set([...strings(facts)].flatMap(runs));
    const folder = join(await realSnapshot(), snapshotPath(readManifest(await realSnapshot()).versao));
    const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
    const exports = Object.keys(atos).map((sigla) => read(exportPath(sigla)) as { dispositivos: { texto: string }[] });
    const { sumulas } = read(SUMULAS) as { sumulas: { texto: string }[] };
    const law = [...exports.flatMap(({ dispositivos }) => dispositivos), ...sumulas];
    expect(law.length).toBeGreaterThan(30_000);
    expect(law.flatMap(({ texto }) => runs(texto)).filter((run) => said.has(run))).toEqual([]);
  });

  test('says of every provision, today and on other days, what the law says', async () => {
    const out = await realSnapshot();
    const different: unknown[] = [];
    let total = 0;
    for (const { lei, fato, ...of } of compareFatos(join(out, readManifest(out).banco.path), registro, [
      '1990',
      '2016-03-18',
    ])) {
      total += 1;
      if (!Bun.deepEquals(lei, fato)) different.push({ ...of, lei, fato });
    }
    expect(total).toBeGreaterThan(100_000);
    expect(different.slice(0, 5)).toEqual([]);
  });
});

const readManifest = (out: string): Manifest => JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
