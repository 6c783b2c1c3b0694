import type Database from 'better-sqlite3';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import type { Complemento } from '../../schemas/storage/artifacts.ts';
import { sucessoresDe } from '../sucessor/sucessores.ts';
import { TextosEmVigor } from '../sucessor/textos-em-vigor.ts';
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
 * Says of every provision what other acts tell, of acts taken over too: which acts of the register changed it, since
 * when each of its wordings is in force, which the clause of the act that gave it tells where that is read, and what took
 * the place of what is not. To run when all
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
  const emVigor = textosDosAtos(
    acts.map(({ sigla }) => sigla),
    resolve,
    read,
  );
  for (const { sigla } of acts) {
    const provisoes = read(sigla);
    const linhas = linhasDoTempo(provisoes, vigencias.get(sigla) as VigenciaDoAto, fontes);
    const shares = new Proporcoes();
    const datadas = provisoes.map(({ dispositivo, versoes }) => {
      const linha = linhas.get(dispositivo.ref_key);
      if (!linha) throw new Error(`${dispositivo.ref_key} was left out of time`);
      return { dispositivo, linha, versoes: versoesComOutrosAtos(versoes, linha, find) };
    });
    const sucessores = sucessoresDe(datadas, (ato) => emVigor(ato, sigla));
    for (const [i, { dispositivo, versoes, doc, versoesDoc }] of provisoes.entries()) {
      const { ref_key } = dispositivo;
      const { linha, versoes: dated } = datadas[i] as (typeof datadas)[number];
      const resolved = withOutrosAtos(dispositivo, versoes, linha, find, sucessores.get(ref_key));
      const row = JSON.stringify(checkDispositivo(resolved, ref_key));
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

/** What is in force of another act of the draft, by what a note calls it; of one at a time, for repeals come in rows. */
function textosDosAtos(
  siglas: readonly string[],
  resolve: ResolveSigla,
  read: (sigla: string) => readonly Provisao[],
): (ato: string, propria: string) => TextosEmVigor | null {
  const known = new Set(siglas);
  let last: { sigla: string; textos: TextosEmVigor } | null = null;
  return (ato, propria) => {
    const sigla = resolve(ato);
    if (sigla === null || sigla === propria || !known.has(sigla)) return null;
    if (last?.sigla !== sigla) last = { sigla, textos: new TextosEmVigor(read(sigla)) };
    return last.textos;
  };
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
