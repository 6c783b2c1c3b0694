import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Acts of which a table must have been read against the words of the law; those of the others are not in every mirror. */
const LIDOS = ['CPC', 'CC'];

describe.skipIf(!hasMirror)('tables of correspondence, against the words of the law that they lead to', () => {
  const linhas = new Map<string, Dispositivo>();
  const siglas = new Set<string>();
  /** What is below each provision, keys alone. */
  const abaixo = new Map<string, string[]>();

  beforeAll(async () => {
    const out = await realSnapshot();
    const { banco } = await Bun.file(join(out, 'manifest.json')).json();
    const db = new Database(join(out, banco.path), { readonly: true });
    for (const { doc } of db.query<{ doc: string }, []>('SELECT doc FROM dispositivo').all()) {
      const dispositivo: Dispositivo = JSON.parse(doc);
      linhas.set(dispositivo.ref_key, dispositivo);
      siglas.add(dispositivo.sigla);
      const levels = dispositivo.ref_key.split('.');
      for (let i = 2; i < levels.length; i++) {
        const acima = levels.slice(0, i).join('.');
        abaixo.set(acima, [...(abaixo.get(acima) ?? []), dispositivo.ref_key]);
      }
    }
    db.close();
  });

  const wordsOf = (refKey: string): string => {
    const { caput_texto, texto } = linhas.get(refKey) as Dispositivo;
    return caput_texto ?? texto;
  };

  /** The stems of a provision with those above it and below. */
  function stemsAbout(refKey: string): Set<string> {
    const levels = refKey.split('.');
    const acima = levels.map((_, i) => levels.slice(0, i + 1).join('.')).filter((key) => linhas.has(key));
    return radicais([...acima, ...(abaixo.get(refKey) ?? [])].map(wordsOf).join('\n'));
  }

  test.each(correspondencias.map((tabela) => [tabela.de, tabela] as const))('%s', (_, { para, pares }) => {
    const odd: string[] = [];
    let read = 0;
    for (const [antigo, novo, assunto] of pares) {
      if (novo === null) continue;
      const refKey = /^[A-Z]/.test(novo) ? novo : `${para}.${novo}`;
      if (!siglas.has(refKey.split('.')[0] as string)) continue;
      read += 1;
      const stems = linhas.has(refKey) ? stemsAbout(refKey) : new Set<string>();
      const strange = [...radicais(assunto as string)].filter((stem) => !stems.has(stem));
      if (strange.length > 0) odd.push(`${antigo} ${refKey}: ${assunto} [${strange}]`);
      if (linhas.get(refKey)?.revogado) odd.push(`${antigo} ${refKey}: not in force`);
    }
    expect(odd).toEqual([]);
    if (LIDOS.includes(para)) expect(read).toBe(pares.filter(([, novo]) => novo !== null).length);
  });
});
