import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import { composeRegistrados, type FindRegistrado, withoutRegistrados } from '../views/atos-registrados.ts';
import { checkDispositivo } from '../views/dispositivo.ts';
import { composeVersoes } from '../views/versoes.ts';
import type { Draft } from './draft.ts';
import { keyRange } from './previous-snapshot.ts';

/** What names no act has nothing to be found; most wordings name none. */
const NAMES_ACT = `(instr(doc, '"alterado_por":"') > 0 OR instr(doc, '"revogado_por":"') > 0)`;

/**
 * Says beside every act by which a provision or a wording was changed what the register knows of it, in acts taken over
 * too: a page read today may tell when an act of yesterday is of. To run when the register is there.
 */
export function resolveRegistrados({ db: { raw }, stale }: Draft, find: FindRegistrado): void {
  type Row = { ref_key: string; doc: string };
  const siglas = raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const dispositivos = raw.prepare<[string], Row>(
    `SELECT ref_key, doc FROM dispositivo WHERE sigla = ? AND ${NAMES_ACT} ORDER BY ordem`,
  );
  const versoes = raw.prepare<[string, string], Row>(
    `SELECT ref_key, doc FROM versoes WHERE ref_key > ? AND ref_key < ? AND ${NAMES_ACT} ORDER BY rowid`,
  );
  const updateDispositivo = raw.prepare<[string, string]>('UPDATE dispositivo SET doc = ? WHERE ref_key = ?');
  const updateVersoes = raw.prepare<[string, string]>('UPDATE versoes SET doc = ? WHERE ref_key = ?');
  for (const sigla of siglas) {
    for (const { ref_key, doc } of dispositivos.all(sigla)) {
      const resolved = resolveDispositivo(doc, ref_key, find);
      if (resolved === doc) continue;
      updateDispositivo.run(resolved, ref_key);
      stale.add(sigla);
    }
    for (const { ref_key, doc } of versoes.all(...keyRange(sigla))) {
      const resolved = resolveVersoes(doc, ref_key, find);
      if (resolved === doc) continue;
      updateVersoes.run(resolved, ref_key);
      stale.add(sigla);
    }
  }
}

function resolveDispositivo(doc: string, refKey: string, find: FindRegistrado): string {
  const dispositivo = JSON.parse(doc) as Dispositivo;
  const resolved = { ...withoutRegistrados(dispositivo), ...composeRegistrados(dispositivo, find) };
  return JSON.stringify(checkDispositivo(resolved, refKey));
}

function resolveVersoes(doc: string, refKey: string, find: FindRegistrado): string {
  const { versoes } = JSON.parse(doc) as VersoesDispositivo;
  const resolved = versoes.map((versao) => ({ ...withoutRegistrados(versao), ...composeRegistrados(versao, find) }));
  return composeVersoes(refKey, resolved);
}
