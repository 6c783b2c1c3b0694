import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { diffDispositivos } from '../../pipeline/diff/changes.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { composeDispositivo } from '../../pipeline/views/dispositivo.ts';
import type { Alteracao, TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { createWorkspace, type Workspace } from '../ingest/workspace.ts';
import { applyEdits, type Edit, edits, keysOf, type Law, newLaw, printLaw } from './edited-law.ts';
import { runs } from './runs.ts';

const SIGLA = 'EX-A';
const laws = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 });
const sessions = fc.array(edits, { minLength: 1, maxLength: 4 });

type Rows = ReadonlyMap<string, Dispositivo>;
type Item = Pick<Alteracao, 'tipo' | 'ref_key' | 'ref_key_anterior'>;

/** Edits the law; the items that this makes, in the reading order of what is there now, then of what no longer is. */
function edit(law: Law, session: readonly Edit[]): Item[] {
  const before = keysOf(law, SIGLA);
  const done = applyEdits(law, session);
  const keys = new Set([...keysOf(law, SIGLA), ...before]);
  return [...keys].flatMap((ref_key) => {
    const tipo = done.get(ref_key.slice(SIGLA.length + 1));
    return tipo ? [{ tipo, ref_key }] : [];
  });
}

/**
 * What the feed tells of a provision, replayed item by item on the old state, is the new one. What is repealed, or never
 * was law, may be shown or not.
 */
function expectReplay(before: Rows, items: readonly Item[], after: Rows): void {
  let replayed = stateOf(before);
  const now = stateOf(after);
  const moves = new Map(items.flatMap(({ ref_key, ref_key_anterior: old }) => (old ? [[old, ref_key]] : [])));
  replayed = new Map([...replayed].map(([key, state]) => [renamed(key, moves), state]));
  for (const { tipo, ref_key } of items) {
    const state = now.get(ref_key);
    const old = replayed.get(ref_key);
    if (tipo === 'dispositivo_removido') replayed.delete(ref_key);
    else if (state) replayed.set(ref_key, state);
    else if (tipo === 'dispositivo_revogado' && old) replayed.set(ref_key, { ...old, revogado: true });
  }
  const law = (states: typeof now, others: typeof now) =>
    Object.fromEntries([...states].filter(([key, { revogado }]) => others.has(key) || !revogado));
  expect(law(replayed, now)).toEqual(law(now, replayed));
}

/** Under its new key; what is below another goes with it. */
function renamed(key: string, moves: ReadonlyMap<string, string>): string {
  const old = [...moves.keys()].find((prefix) => key === prefix || key.startsWith(`${prefix}.`));
  return old === undefined ? key : `${moves.get(old)}${key.slice(old.length)}`;
}

const stateOf = (rows: Rows) =>
  new Map([...rows].map(([key, row]) => [key, { texto: ownWording(row), revogado: row.revogado }]));

const byKey = (rows: readonly Dispositivo[]): Rows => new Map(rows.map((row) => [row.ref_key, row]));

test('edits to the page of a law make one item per edited provision and no other, and the items make the new state of the old one', () => {
  const kinds = new Set<TipoAlteracao>();
  const read = (law: Law) => {
    const linhas = parsePagina(printLaw(law), SIGLA).atos[0]?.linhas ?? [];
    return linhas.map((linha, ordem) => composeDispositivo(linha, SIGLA, ordem));
  };
  const property = fc.property(laws, sessions, (sizes, list) => {
    const law = newLaw(sizes);
    let before = byKey(read(law));
    for (const session of list) {
      const expected = edit(law, session);
      const after = read(law);
      expect(after.map(({ ref_key }) => ref_key)).toEqual(keysOf(law, SIGLA));
      const changes = diffDispositivos(before, after, 'literal');
      const items = changes.map(({ tipo, dispositivo, anterior }) => ({
        ...{ tipo, ref_key: dispositivo.ref_key },
        ...(anterior !== undefined && { ref_key_anterior: anterior }),
      }));
      expect(items.map(({ tipo, ref_key }) => ({ tipo, ref_key }))).toEqual(expected);
      expectReplay(before, items, byKey(after));
      before = byKey(after);
      for (const { tipo } of items) kinds.add(tipo);
    }
  });
  fc.assert(property, runs(250));
  expect([...kinds].sort()).toEqual([
    'dispositivo_alterado',
    'dispositivo_incluido',
    'dispositivo_removido',
    'dispositivo_renumerado',
    'dispositivo_restaurado',
    'dispositivo_revogado',
  ]);
});

/** What never changes of an item once it is in the feed. */
const identityOf = ({ id, tipo, ref_key, detectado_em, ingest_run_id }: Alteracao) => ({
  ...{ id, tipo, ref_key, detectado_em, ingest_run_id },
});

test('the feed of a law that is edited and ingested, over and over, only grows, and every item carries the current state', async () => {
  /** Even where much of it is gone. */
  async function publish(space: Workspace, law: Law): Promise<Rows> {
    space.put('ex-a.htm', printLaw(law));
    const parser = { parse: parsePagina, versao: 1 };
    const result = await space.ingest({ parser, only: [SIGLA], accept: [SIGLA] });
    expect(result.runs[0]?.erro).toBeNull();
    return byKey(space.exported(SIGLA).dispositivos);
  }

  const property = fc.asyncProperty(laws, sessions, async (sizes, list) => {
    const space = createWorkspace();
    try {
      const law = newLaw(sizes);
      let before = await publish(space, law);
      expect(space.feed()).toEqual([]);
      for (const session of list) {
        const old = space.feed();
        const expected = edit(law, session);
        const after = await publish(space, law);
        const feed = space.feed();
        const items = feed.slice(old.length);
        expect(items.map(({ tipo, ref_key }) => ({ tipo, ref_key }))).toEqual(expected);
        expectReplay(before, items, after);
        expect(feed.slice(0, old.length).map(identityOf)).toEqual(old.map(identityOf));
        expect(feed.map(({ id }) => id)).toEqual(feed.map((_, index) => index + 1));
        for (const item of feed) {
          const row = after.get(item.ref_key);
          if (row) expect(item).toMatchObject({ revogado: row.revogado, revogado_por: row.revogado_por });
        }
        before = after;
      }
    } finally {
      space.remove();
    }
  });
  await fc.assert(property, runs(6));
});
