import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { FATOS } from '../../schemas/storage/artifacts.ts';
import { ultimasLeituras } from '../../schemas/storage/leituras.ts';
import { openPreviousSnapshot } from '../bake/draft/previous-snapshot.ts';

/**
 * Reads the register of facts of the snapshot published in `data`. Each source is dated by when it was last read with
 * success, changed or not. The same folder always gives the same register.
 */
export function readRegistroDoAcervo(data: string): RegistroDeFatos {
  const snapshot = openPreviousSnapshot(data);
  if (!snapshot) throw new Error(`${data} holds no snapshot`);
  const { folder, runs } = snapshot;
  snapshot.close();
  const registro: RegistroDeFatos = JSON.parse(readFileSync(join(folder, FATOS), 'utf8'));
  const lidas = ultimasLeituras(runs);
  const fontes = registro.fontes.map((fonte) => ({
    ...fonte,
    lida_em: lidas.get(fonte.fonte)?.slice(0, 10) ?? fonte.lida_em,
  }));
  const dia = fontes.reduce((last, { lida_em }) => (lida_em > last ? lida_em : last), registro.dia);
  return { ...registro, dia, fontes };
}

/** Prints the register as JSON with one act per line, so that a change of the law changes few lines. */
export function printRegistro({ fontes, atos, ...rest }: RegistroDeFatos): string {
  const head = Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const sources = fontes.map((fonte) => JSON.stringify(fonte)).join(',\n');
  const acts = Object.entries(atos).map(([sigla, ato]) => `"${sigla}": ${JSON.stringify(ato)}`);
  return `{\n${head.join(',\n')},\n"fontes": [\n${sources}\n],\n"atos": {\n${acts.join(',\n')}\n}\n}\n`;
}
