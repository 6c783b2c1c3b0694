import { beforeAll, describe, expect, test } from 'bun:test';
import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { hasMirror } from './mirror.ts';
import { realDispositivos } from './snapshot.ts';

/** Acts whose table must be checked against the text of the law. The other acts are not in every mirror. */
const LIDOS = ['CPC', 'CC'];

describe.skipIf(!hasMirror)('tables of correspondence, against the words of the law that they lead to', () => {
  let linhas = new Map<string, Dispositivo>();
  const siglas = new Set<string>();
  /** Maps each provision to the keys of the provisions below it. */
  const abaixo = new Map<string, string[]>();

  beforeAll(async () => {
    linhas = await realDispositivos();
    for (const { ref_key, sigla } of linhas.values()) {
      siglas.add(sigla);
      const levels = ref_key.split('.');
      for (let i = 2; i < levels.length; i++) {
        const acima = levels.slice(0, i).join('.');
        abaixo.set(acima, [...(abaixo.get(acima) ?? []), ref_key]);
      }
    }
  });

  const wordsOf = (refKey: string): string => {
    const { caput_texto, texto } = linhas.get(refKey) as Dispositivo;
    return caput_texto ?? texto;
  };

  /** Returns the stems of a provision and of those above and below it. */
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
