import type Database from 'better-sqlite3';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import type { ResolveSigla } from '../views/altera.ts';
import type { FindRegistrado } from '../views/atos-registrados.ts';
import { checkDispositivo } from '../views/dispositivo.ts';
import { versoesComOutrosAtos, withOutrosAtos } from '../views/outros-atos.ts';
import { composeVersoes } from '../views/versoes.ts';
import { fontesDe } from '../vigencia/fontes.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';
import { Proporcoes } from '../vigencia/proporcoes.ts';
import { linhasDoTempo, vigenciaDaPagina } from '../vigencia/vigencia-das-redacoes.ts';
import type { VigenciaDoAto } from '../vigencia/vigencia-do-ato.ts';
import type { Draft } from './draft.ts';
import { keyRange } from './previous-snapshot.ts';

/** A provision with the documents that it comes from, as they are. */
interface Baked extends Provisao {
  doc: string;
  versoesDoc: string;
}

/**
 * Says of every provision what other acts tell, of acts taken over too: which acts of the register changed it, and since
 * when each of its wordings is in force, which the clause of the act that gave it tells where that is read. To run when all
 * acts and the register are there. Gives how closely the wordings of each act are dated.
 */
export function resolveOutrosAtos(
  { db: { raw }, stale }: Draft,
  resolve: ResolveSigla,
  find: FindRegistrado,
): ReadonlyMap<string, Proporcoes> {
  const acts = raw
    .prepare<[], { sigla: string; complemento: string }>('SELECT sigla, complemento FROM diploma ORDER BY ordem')
    .all();
  const read = reader(raw);
  const vigencias = new Map(
    acts.map(({ sigla, complemento }) => [
      sigla,
      vigenciaDaPagina(JSON.parse(complemento) as Complemento, read(sigla)),
    ]),
  );
  const fontes = fontesDe(vigencias, resolve, (citado) => find(citado)?.data ?? null);
  const updateRow = raw.prepare<[string, string]>('UPDATE dispositivo SET doc = ? WHERE ref_key = ?');
  const updateVersoes = raw.prepare<[string, string]>('UPDATE versoes SET doc = ? WHERE ref_key = ?');
  const proporcoes = new Map<string, Proporcoes>();
  for (const { sigla } of acts) {
    const provisoes = read(sigla);
    const linhas = linhasDoTempo(provisoes, vigencias.get(sigla) as VigenciaDoAto, fontes);
    const shares = new Proporcoes();
    for (const { dispositivo, versoes, doc, versoesDoc } of provisoes) {
      const { ref_key } = dispositivo;
      const linha = linhas.get(ref_key);
      if (!linha) throw new Error(`${ref_key} was left out of time`);
      const row = JSON.stringify(checkDispositivo(withOutrosAtos(dispositivo, versoes, linha, find), ref_key));
      const dated = versoesComOutrosAtos(versoes, linha, find);
      const wordings = composeVersoes(ref_key, dated);
      shares.add(dated);
      if (row !== doc) updateRow.run(row, ref_key);
      if (wordings !== versoesDoc) updateVersoes.run(wordings, ref_key);
      if (row !== doc || wordings !== versoesDoc) stale.add(sigla);
    }
    proporcoes.set(sigla, shares);
    for (const { ref_key, doc } of retired(raw, sigla)) {
      const { versoes } = JSON.parse(doc) as VersoesDispositivo;
      const wordings = composeVersoes(ref_key, versoesComOutrosAtos(versoes, null, find));
      if (wordings === doc) continue;
      updateVersoes.run(wordings, ref_key);
      stale.add(sigla);
    }
  }
  return proporcoes;
}

/** The wordings of keys that an act once had. */
const retired = (raw: Database.Database, sigla: string) =>
  raw
    .prepare<[string, string], { ref_key: string; doc: string }>(
      `SELECT ref_key, doc FROM versoes WHERE ref_key > ? AND ref_key < ?
       AND ref_key NOT IN (SELECT ref_key FROM dispositivo) ORDER BY rowid`,
    )
    .all(...keyRange(sigla));

function reader(raw: Database.Database): (sigla: string) => Baked[] {
  const rows = raw.prepare<[string], { doc: string; versoes: string }>(
    `SELECT dispositivo.doc AS doc, versoes.doc AS versoes FROM dispositivo JOIN versoes USING (ref_key)
     WHERE sigla = ? ORDER BY ordem`,
  );
  return (sigla) =>
    rows.all(sigla).map(({ doc, versoes }) => ({
      dispositivo: JSON.parse(doc) as Dispositivo,
      versoes: (JSON.parse(versoes) as VersoesDispositivo).versoes,
      doc,
      versoesDoc: versoes,
    }));
}
