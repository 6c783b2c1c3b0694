import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dispositivo } from '../../schemas/contract/model/dispositivo.ts';
import { type AtoDeFatos, type FonteDeFatos, RegistroDeFatos } from '../../schemas/contract/model/registro-de-fatos.ts';
import { FONTES_SUMULAS } from '../../schemas/contract/model/sumula.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { VERIFICACAO } from '../../schemas/storage/artifacts.ts';
import { ultimasLeituras } from '../../schemas/storage/ultimas-leituras.ts';
import { openPreviousSnapshot, type PreviousSnapshot } from '../bake/previous-snapshot.ts';
import { createGate } from '../views/gate.ts';
import { composeFatos } from './compose-fatos.ts';

const checkRegistro = createGate(RegistroDeFatos, 'RegistroDeFatos');

/** The register of facts of the snapshot that is published in `data`. The same snapshot gives the same one. */
export function readRegistroDoAcervo(data: string): RegistroDeFatos {
  const snapshot = openPreviousSnapshot(data);
  if (!snapshot) throw new Error(`${data} holds no snapshot`);
  try {
    const local: VerificacaoLocal = JSON.parse(readFileSync(join(snapshot.folder, VERIFICACAO), 'utf8'));
    const atos: Record<string, AtoDeFatos> = {};
    for (const [sigla, { diploma }] of snapshot.acts) {
      const dispositivos = snapshot.rows(sigla).map(({ doc }) => JSON.parse(doc) as Dispositivo);
      const versoes = snapshot.versoes(sigla);
      const own = local.atos[sigla];
      if (!own) throw new Error(`${VERIFICACAO} of ${data} does not hold ${sigla}`);
      atos[sigla] = composeFatos({ diploma, local: own, dispositivos, versoes });
    }
    const fontes = fontesOf(snapshot);
    const dia = fontes.reduce((last, { lida_em }) => (lida_em > last ? lida_em : last), '');
    return checkRegistro({ formato: 1, dia, fontes, ...local, atos }, data);
  } finally {
    snapshot.close();
  }
}

function fontesOf(snapshot: PreviousSnapshot): FonteDeFatos[] {
  const lidas = ultimasLeituras(snapshot.runs);
  const dayOf = (fonte: string) => (lidas.get(fonte) ?? snapshot.manifest.gerado_em).slice(0, 10);
  const pages = [...snapshot.acts].flatMap(([sigla, { fonte }]) =>
    fonte.paginas.map(({ url, bytes }) => ({ fonte: sigla, lida_em: dayOf(sigla), sha256: bytes, url })),
  );
  const lists = FONTES_SUMULAS.flatMap((fonte): FonteDeFatos[] => {
    const read = snapshot.sumulas(fonte);
    const sha256 = createHash('sha256').update(JSON.stringify(read)).digest('hex');
    return read.length === 0 ? [] : [{ fonte, lida_em: dayOf(fonte), sha256 }];
  });
  return [...pages, ...lists];
}

/** As JSON, an act a line, so that a change of the law is a change of few lines. */
export function printRegistro({ fontes, atos, ...rest }: RegistroDeFatos): string {
  const head = Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const sources = fontes.map((fonte) => JSON.stringify(fonte)).join(',\n');
  const acts = Object.entries(atos).map(([sigla, ato]) => `"${sigla}": ${JSON.stringify(ato)}`);
  return `{\n${head.join(',\n')},\n"fontes": [\n${sources}\n],\n"atos": {\n${acts.join(',\n')}\n}\n}\n`;
}
