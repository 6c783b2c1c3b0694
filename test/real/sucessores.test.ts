import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { handlers } from '../../runtime/handlers/index.ts';
import { openSnapshot, type Snapshot } from '../../runtime/snapshot/open.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { openDoor } from '../contract/open-door.ts';
import { hasMirror } from './mirror.ts';
import { realDispositivos, realSnapshot } from './snapshot.ts';

/** Successors read in the law. Null for a provision without a successor, even if another provision says the same. */
const LIDOS: readonly (readonly [antigo: string, novo: string | null, base?: string])[] = [
  ['CP.121.2-A', 'CP.121-A.1', 'texto_proximo'],
  ['CP.121.2-A.I', 'CP.121-A.1.I', 'mesmo_texto'],
  ['CP.121.7.III', 'CP.121-A.2.III', 'mesmo_texto'],
  ['CLT.8.unico', 'CLT.8.1', 'texto_proximo'],
  ['CPP.133.unico', 'CPP.133.1', 'texto_proximo'],
  ['CC.1584.unico', 'CC.1584.5', 'texto_proximo'],
  ['LIA.20.unico', 'LIA.20.1', 'texto_proximo'],
  // The General Part of 1984, which renumbered everything.
  ['CP.12.II', 'CP.14.II', 'mesmo_texto'],
  ['CP.15.I', 'CP.18.I', 'texto_proximo'],
  ['CP.5.II.b', 'CP.7.II.b', 'mesmo_texto'],
  ['CP.102.1', 'CP.100.1', 'mesmo_texto'],
  ['CP.214', 'CP.213', 'texto_proximo'],
  ['CPM.233', 'CPM.232', 'texto_proximo'],
  ['CF.42.5', 'CF.142.3.IV', 'mesmo_texto'],
  ['CF.155.I.b', 'CF.155.II', 'mesmo_texto'],
  // Here the successor is in the act that repealed the provision.
  ['CC.229.II', 'CPC.388.III', 'texto_proximo'],
  // Qualified homicide of a woman became a crime of its own. A similar provision on the effects of a conviction is not
  // its successor.
  ['CP.121.2.VI', null],
  // The fine of the other provision was already in force together with this one, so it is not its successor.
  ['CP.231.3', null],
  ['CLT.452-E.II', null],
  ['CLT.223.1', null],
];

describe.skipIf(!hasMirror)('what took the place of what is in force no more', () => {
  let linhas = new Map<string, Dispositivo>();

  beforeAll(async () => {
    linhas = await realDispositivos();
  });

  test.each(LIDOS.map(([antigo, novo, base = '']) => [antigo, novo, base] as const))(
    'of %s is %p',
    (antigo, novo, base) => {
      expect(linhas.get(antigo)?.revogado).toBe(true);
      expect(linhas.get(antigo)?.sucessor ?? null).toEqual(novo === null ? null : [{ ref_key: novo, base } as never]);
    },
  );

  test('is in force, and of nothing else', () => {
    const all = [...linhas.values()].filter(({ sucessor }) => sucessor !== undefined);
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter(({ revogado }) => !revogado)).toEqual([]);
    const gone = all.flatMap(({ sucessor = [] }) =>
      sucessor.filter(({ ref_key }) => linhas.get(ref_key)?.revogado !== false),
    );
    expect(gone).toEqual([]);
  });
});

describe.skipIf(!hasMirror)('what took the place of what is cited, asked about other days', () => {
  let snapshot: Snapshot;
  beforeAll(async () => {
    snapshot = await openSnapshot(await realSnapshot());
  });
  afterAll(() => snapshot.acervo.close());

  function ask(em: string) {
    const citacao = { tipo: 'dispositivo', sigla: 'CP', artigo: '121', paragrafo: '2-A', em };
    const resposta = openDoor(operations, handlers, snapshot)('resolver', { body: { citacoes: [citacao] } });
    if (resposta.kind !== 'documento') throw new Error(JSON.stringify(resposta));
    return JSON.parse(Buffer.from(resposta.body as string).toString()).resultados[0];
  }

  const HOJE = 'Um texto próximo está hoje no art. 121-A, § 1º.';
  test.each([
    ['2020-01-01', 'verificado', `deixou de vigorar depois. ${HOJE}`],
    ['2025-06-01', 'revogado', `o art. 121, § 2º-A (CP) não vigorava: vigorou até 2024. ${HOJE}`],
    ['2024-12-01', 'revogado', `(da Lei nº 13.104, de 2015, desde 2015 até 2024). ${HOJE}`],
  ])('%s: %s', (em, status, dita) => {
    const found = ask(em);
    expect(found).toMatchObject({ status, sucessor: [{ ref_key: 'CP.121-A.1', base: 'texto_proximo' }] });
    expect(found.mensagem).toEndWith(dita);
    // A confirmed citation needs no suggestion of another.
    expect('sugestao' in found).toBe(status !== 'verificado');
  });

  test('of what was not law yet there is none', () => {
    const found = ask('2010-01-01');
    expect(found.status).toBe('nao_encontrado');
    expect(found.sucessor).toBeUndefined();
  });
});
