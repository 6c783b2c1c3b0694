import type Database from 'better-sqlite3';
import type { AtoRegistrado } from '../../../schemas/contract/model/corpus/ato-registrado.ts';
import type { AtoCatalogado } from '../../../schemas/contract/model/corpus/catalogo.ts';
import { parseActCitation } from '../../../schemas/law/act-citation.ts';
import { makeSigla, needsAno } from '../../../schemas/law/act-name.ts';
import { type Arquivo, ATOS } from '../../../schemas/storage/artifacts.ts';
import { type AtoDoRegistro, RegistroDeAtos } from '../../../schemas/storage/registro.ts';
import { composeRegistro, type Fontes } from '../../registro/compose-registro.ts';
import type { ResolveSigla } from '../../views/altera.ts';
import type { FindRegistrado } from '../../views/atos-registrados.ts';
import { createGate } from '../../views/gate.ts';
import type { Comando, Draft } from '../draft/draft.ts';
import { writeJson } from './artifact.ts';

const checkRegistro = createGate(RegistroDeAtos, 'RegistroDeAtos');

/** The names, besides the pages, by which the register identifies acts. */
export interface NomesDeAtos {
  catalogados: readonly AtoCatalogado[];
  resolve: ResolveSigla;
}

/** Bakes the register of acts from what the pages of all acts of the draft say. */
export function bakeRegistro(
  { db, folder, comandos }: Draft,
  nomes: NomesDeAtos,
): { files: Arquivo[]; find: FindRegistrado } {
  const registro = checkRegistro(composeRegistro(readFontes(db.raw, comandos, nomes)), ATOS);
  const semAno = siglasSemAno(registro.atos);
  for (const ato of registro.atos) {
    const { sigla } = ato;
    const doc = JSON.stringify(ato);
    db.insert.ato({ sigla, ...feitas(ato, semAno), registro: JSON.stringify(registradoDe(ato)), doc });
  }
  return { files: writeJson(folder, ATOS, JSON.stringify(registro)), find: createFind(registro.atos, semAno) };
}

/** Reads everything that the draft holds about acts mentioned on pages. */
function readFontes(
  raw: Database.Database,
  comandos: readonly Comando[],
  { catalogados, resolve }: NomesDeAtos,
): Fontes {
  const resumos = raw.prepare<[], { sigla: string; doc: string }>('SELECT sigla, doc FROM mencao ORDER BY rowid').all();
  type Lido = { sigla: string; fonte_url: string; ementa: string };
  const lidos = raw.prepare<[], Lido>(
    "SELECT sigla, doc ->> '$.fonte_url' AS fonte_url, complemento ->> '$.ementa' AS ementa FROM diploma ORDER BY ordem",
  );
  return {
    resumos: new Map(resumos.map(({ sigla, doc }) => [sigla, JSON.parse(doc)])),
    lidos: lidos.all(),
    catalogados,
    comandos: comandos.map(({ de, ato, data }) => ({ de, altera: resolve(ato, data) ?? ato })),
  };
}

/** The fields of an act that are served wherever it is named. */
export const registradoDe = ({ sigla, data, precisao, url }: AtoDoRegistro): AtoRegistrado => ({
  ...{ sigla, data, precisao, url },
});

/**
 * Returns the siglas made from an act's number: with its year, and without it if no other act has the same sigla
 * without year.
 */
export function feitas(ato: AtoDoRegistro, semAno: ReadonlyMap<string, string | null>) {
  const { forma, numero, ano, sigla } = ato;
  if (forma === 'constituicao') return { feita: null, sem_ano: null };
  const sem_ano = makeSigla({ forma, numero, ano: null });
  return { feita: makeSigla({ forma, numero, ano }), sem_ano: semAno.get(sem_ano) === sigla ? sem_ano : null };
}

/** Maps each sigla without year to the one act that it identifies, or to null if several acts share it. */
export function siglasSemAno(atos: readonly AtoDoRegistro[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { forma, numero, ano, sigla } of atos) {
    if (forma === 'constituicao' || needsAno({ forma, numero, ano })) continue;
    const sem_ano = makeSigla({ forma, numero, ano: null });
    found.set(sem_ano, found.has(sem_ano) ? null : sigla);
  }
  return found;
}

function createFind(atos: readonly AtoDoRegistro[], semAno: ReadonlyMap<string, string | null>): FindRegistrado {
  const byFeita = new Map<string, AtoDoRegistro>();
  for (const ato of atos) {
    const { feita, sem_ano } = feitas(ato, semAno);
    for (const sigla of [feita, sem_ano]) if (sigla !== null) byFeita.set(sigla, ato);
  }
  const known = new Map<string, AtoRegistrado | null>();
  return (citado) => {
    let found = known.get(citado);
    if (found === undefined) {
      const ato = parseActCitation(citado);
      const registrado = ato?.inicio === 0 ? byFeita.get(makeSigla(ato)) : undefined;
      found = registrado ? registradoDe(registrado) : null;
      known.set(citado, found);
    }
    return found;
  };
}
