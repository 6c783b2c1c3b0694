import type Database from 'better-sqlite3';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import type { ResolveSigla } from '../views/altera.ts';
import { checkDispositivo } from '../views/dispositivo.ts';
import { withTempos, withVigencia } from '../views/tempo.ts';
import { composeVersoes } from '../views/versoes.ts';
import { DatasDasNotas } from '../vigencia/datas-das-notas.ts';
import { fontesDe } from '../vigencia/fontes.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';
import { Proporcoes } from '../vigencia/proporcoes.ts';
import { linhasDoTempo, vigenciaDaPagina } from '../vigencia/vigencia-das-redacoes.ts';
import type { VigenciaDoAto } from '../vigencia/vigencia-do-ato.ts';
import type { Draft } from './draft.ts';

/** A provision with the documents that it comes from, as they are. */
interface Baked extends Provisao {
  doc: string;
  versoesDoc: string;
}

/**
 * Fills in since when every wording is in force, of acts taken over too: an act that is read tells when it began what it
 * changed in the others. To run when all acts are in the draft. Gives the shares of wordings by how closely they are known.
 */
export function resolveVigencia({ db, stale }: Draft, resolve: ResolveSigla): ReadonlyMap<string, Proporcoes> {
  const acts = db.raw
    .prepare<[], { sigla: string; complemento: string }>('SELECT sigla, complemento FROM diploma ORDER BY ordem')
    .all();
  const read = reader(db.raw);
  const datas = new DatasDasNotas();
  const vigencias = new Map<string, VigenciaDoAto>();
  for (const { sigla, complemento } of acts) {
    const provisoes = read(sigla);
    vigencias.set(sigla, vigenciaDaPagina(JSON.parse(complemento) as Complemento, provisoes));
    for (const { dispositivo, versoes } of provisoes) {
      for (const nota of dispositivo.anotacoes) datas.read(nota);
      for (const versao of versoes) for (const nota of versao.anotacoes) datas.read(nota);
    }
  }
  const fontes = fontesDe(vigencias, resolve, datas.dias);
  const updateRow = db.raw.prepare<[string, string]>('UPDATE dispositivo SET doc = ? WHERE ref_key = ?');
  const updateVersoes = db.raw.prepare<[string, string]>('UPDATE versoes SET doc = ? WHERE ref_key = ?');
  const proporcoes = new Map<string, Proporcoes>();
  for (const { sigla } of acts) {
    const provisoes = read(sigla);
    const linhas = linhasDoTempo(provisoes, vigencias.get(sigla) as VigenciaDoAto, fontes);
    const shares = new Proporcoes();
    for (const { dispositivo, versoes, doc, versoesDoc } of provisoes) {
      const { ref_key } = dispositivo;
      const linha = linhas.get(ref_key);
      if (!linha) throw new Error(`${ref_key} was left out of time`);
      const row = JSON.stringify(checkDispositivo(withVigencia(dispositivo, versoes, linha), ref_key));
      const dated = withTempos(versoes, linha);
      const wordings = composeVersoes(ref_key, dated);
      shares.add(dated);
      if (row !== doc) updateRow.run(row, ref_key);
      if (wordings !== versoesDoc) updateVersoes.run(wordings, ref_key);
      if (row !== doc || wordings !== versoesDoc) stale.add(sigla);
    }
    proporcoes.set(sigla, shares);
  }
  return proporcoes;
}

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
