import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Acervo, openAcervo } from '../../runtime/snapshot/acervo.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { printPartes } from '../../schemas/law/rotulo-extenso.ts';
import { assuntosPath, MANIFEST, type Manifest, snapshotPath, VERIFICACAO } from '../../schemas/storage/artifacts.ts';
import type { Acervo as Verificavel } from '../../schemas/verify/acervo/acervo.ts';
import { openAcervoLocal } from '../../schemas/verify/acervo/acervo-local.ts';
import { Assuntos } from '../../schemas/verify/acervo/assuntos.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { hasGold, readTexts } from '../accuracy/gold.ts';
import { bakeSample } from '../sample.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** The fields in which a browser and the service have to agree. */
const told = ({
  status,
  ref_key,
  parcial,
  revogado,
  revogado_por,
  cancelada,
  diploma_citado,
  mensagem,
  gravidade,
  alerta,
}: Resolucao) => ({
  ...{ status, ref_key, parcial, cancelada, mensagem, gravidade },
  ...(alerta && { alerta: { ...alerta, sugestao: alerta.sugestao.map(({ ref_key: key }) => key) } }),
  // The address and the date of an act outside the corpus are not in the browser's data.
  ...(diploma_citado && { diploma_citado: { ...diploma_citado, ato: undefined } }),
  ...(status === 'revogado' && { revogado, revogado_por }),
});

function verify(texto: string, acervo: Verificavel) {
  const citacoes = extractCitacoes(texto, nomesOf(acervo));
  const atos = extractAtos(texto, citacoes, nomesOf(acervo)).map((ato) => resolveAto(ato, acervo));
  const resolvidas = [...resolveTexto(texto, citacoes, acervo)];
  return [...resolvidas.map(({ citacao, resolucao }) => ({ citacao, ...told(resolucao) })), ...atos];
}

/** Opens a published folder as the service does, and as a browser does. */
function openBoth(out: string): { servico: Acervo; local: Verificavel } {
  const manifest: Manifest = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'));
  const local = JSON.parse(readFileSync(join(out, snapshotPath(manifest.versao), VERIFICACAO), 'utf8'));
  const assuntos = new Map(
    Object.keys(local.atos).map((sigla) => {
      const doc = readFileSync(join(out, snapshotPath(manifest.versao), assuntosPath(sigla)), 'utf8');
      return [sigla, new Assuntos(JSON.parse(doc))] as const;
    }),
  );
  return { servico: openAcervo(join(out, manifest.banco.path)), local: openAcervoLocal(local, { assuntos }) };
}

/**
 * Yields texts that cite every provision, every article with a paragraph that it does not have, and articles that do
 * not exist.
 */
function* textsAbout(acervo: Acervo): Generator<string> {
  for (const { sigla } of acervo.diplomas) {
    const ato = acervo.ato(sigla);
    const every = ato.todas().map((_, posicao) => `${printPartes(ato.partes(posicao))}, ${sigla}`);
    const missing = ato.artigos().map((artigo) => `art. ${artigo}, § 98, inciso II, ${sigla}`);
    yield [...every, ...missing, `art. 98765, ${sigla}`, 'art. 3º'].join('; ');
  }
  yield ['STF', 'STJ']
    .flatMap((court) => Array.from({ length: 900 }, (_, n) => `Súmula ${n + 1} do ${court}`))
    .join('; ');
  yield Array.from({ length: 80 }, (_, n) => `Súmula Vinculante ${n + 1}`).join('; ');
  yield 'art. 121-A do CP (Lei 14.994/2024); art. 186 do CC (Lei 13.105/2015); art. 5º, LXXIX, da CF (EC 115/2022); art. 5º, X, da CF (EC 45/2004); art. 9.999 da CLT (Lei 13.467/2017); art. 171, § 2º-A, do CP (Lei 14.155/2021); art. 14 da Lei 8.078, de 12 de setembro de 1990';
  for (const { sigla } of acervo.diplomas) yield `O ${sigla}, a Lei ${sigla} e o ${sigla}/1973`;
  yield 'a Lei 8.078/90, a Lei 8.078/91, o CPC/73, o Código Civil (Lei 8.078/90), a Lei nº 12.016, de 8 de agosto de 2009';
  yield 'art. 1º da Lei 8.079/90; art. 5º do CPC/73; art. 2º da CF/67; art. 121, § 2º, I; tema 1 da repercussão geral';
}

function expectAlike(out: string, texts: (servico: Acervo) => Iterable<string>): number {
  const { servico, local } = openBoth(out);
  let total = 0;
  for (const texto of texts(servico)) {
    const expected = verify(texto, servico);
    expect(verify(texto, local)).toEqual(expected);
    total += expected.length;
  }
  servico.close();
  return total;
}

describe('a browser verifies as the service does', () => {
  const out = mkdtempSync(join(tmpdir(), 'vigente-local-'));
  beforeAll(() => {
    bakeSample(out);
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  test('over the sample', () => expect(expectAlike(out, textsAbout)).toBeGreaterThan(100));

  test.skipIf(!hasMirror)('over every provision of the mirror', async () => {
    expect(expectAlike(await realSnapshot(), textsAbout)).toBeGreaterThan(30_000);
  });

  test.skipIf(!hasMirror || !hasGold)('over annotated decisions', async () => {
    expect(expectAlike(await realSnapshot(), readTexts)).toBeGreaterThan(100);
  });
});
