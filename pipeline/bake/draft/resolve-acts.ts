import type { DiplomaDetalhado } from '../../../schemas/contract/model/corpus/diploma.ts';
import type { VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { listaDeRadicais } from '../../../schemas/text/radicais.ts';
import { sucessoresDe } from '../../sucessor/sucessores.ts';
import { TextosEmVigor } from '../../sucessor/textos-em-vigor.ts';
import { composeAltera, type ResolveSigla } from '../../views/altera.ts';
import { composeAlteradores } from '../../views/alteradores.ts';
import type { BakedRow } from '../../views/artigo.ts';
import type { FindRegistrado } from '../../views/atos-registrados.ts';
import { checkDispositivo } from '../../views/dispositivo.ts';
import { versoesComOutrosAtos, withOutrosAtos } from '../../views/outros-atos.ts';
import { checkVersoes } from '../../views/versoes.ts';
import { type Fontes, fontesDe } from '../../vigencia/fontes.ts';
import { Proporcoes } from '../../vigencia/proporcoes.ts';
import { linhasDoTempo } from '../../vigencia/vigencia-das-redacoes.ts';
import type { VigenciaDoAto } from '../../vigencia/vigencia-do-ato.ts';
import type { AtoLido } from './ato-lido.ts';
import type { AtoEmEspera } from './atos-em-espera.ts';
import { createCollector } from './collect.ts';
import type { Draft } from './draft.ts';
import { keyRange } from './previous-snapshot.ts';

/** What links an act to the others. */
interface Outros {
  resolve: ResolveSigla;
  find: FindRegistrado;
  fontes: Fontes;
  /** The acts of the draft. */
  known: ReadonlySet<string>;
}

/** An act with what the others say about it, and how precisely its wordings are dated. */
export interface ResolvedAct {
  ato: AtoLido;
  proporcoes: Proporcoes;
}

/**
 * Writes the provisions and wordings of every act of a draft, in the order of the catalogue and one act in memory at a
 * time, with what the other acts say:
 * - what each provision amends, as keys of acts that are in the draft;
 * - which acts of the register changed it;
 * - since when each of its wordings is in force, taken from the clause of the act that gave the wording, if that act is
 *   in the draft;
 * - what replaced a provision that is no longer in force.
 *
 * Run it when all acts and the register are in the draft. An act of the previous snapshot that any of this changes
 * becomes stale.
 */
export function* resolveActs(draft: Draft, resolve: ResolveSigla, find: FindRegistrado): Generator<ResolvedAct, void> {
  const { db, vigencias } = draft;
  // All siglas are read first, because a connection with an open read cannot be written to.
  const siglas = db.raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const docsOf = db.raw.prepare<[string], { doc: string; complemento: string }>(
    'SELECT doc, complemento FROM diploma WHERE sigla = ?',
  );
  const fontes = fontesDe(vigencias, resolve, (citado) => find(citado)?.data ?? null);
  const outros = { resolve, find, fontes, known: new Set(siglas) };
  const textosDe = textosDosAtos(draft, outros);
  const collect = createCollector(8_000_000);
  for (const sigla of siglas) {
    const own = draft.ato(sigla);
    collect(sizeOf(own));
    const radicaisDe = radicaisLembrados();
    const emVigor = (ato: string) => textosDe(ato, sigla);
    const vigencia = vigencias.get(sigla) as VigenciaDoAto;
    const { rows, versoes, proporcoes } = resolveAct(own, vigencia, outros, emVigor, radicaisDe);
    writeAct(draft, sigla, own, rows, versoes);
    const { doc, complemento } = docsOf.get(sigla) as { doc: string; complemento: string };
    const dispositivos = rows.map(({ dispositivo }) => dispositivo);
    const rewritten = versoes.slice(0, rows.length).filter(({ versoes }) => versoes.length > 1);
    const alteradores = composeAlteradores(dispositivos, rewritten);
    const diploma = JSON.parse(doc) as DiplomaDetalhado;
    const todasAsVersoes = () => new Map(versoes.map(({ ref_key, versoes: wordings }) => [ref_key, wordings]));
    const held = { diploma, rows, dispositivos, complemento: JSON.parse(complemento) };
    const ato = { ...held, versoes: rewritten, todasAsVersoes, alteradores, radicaisDe };
    yield { ato, proporcoes };
  }
}

/**
 * Finds the texts in force of another act of the draft, by the name that a note gives it. Only the last act is kept:
 * consecutive repeals mostly name the same act.
 */
function textosDosAtos(
  draft: Draft,
  { resolve, known }: Outros,
): (ato: string, propria: string) => TextosEmVigor | null {
  let last: { sigla: string; textos: TextosEmVigor } | null = null;
  return (ato, propria) => {
    const sigla = resolve(ato);
    if (sigla === null || sigla === propria || !known.has(sigla)) return null;
    if (last?.sigla !== sigla) {
      const provisoes = draft.ato(sigla).dispositivos.map((dispositivo) => ({ dispositivo, versoes: [] }));
      last = { sigla, textos: new TextosEmVigor(provisoes) };
    }
    return last.textos;
  };
}

/** Returns a function that computes the stems of each text only once. */
function radicaisLembrados(): (texto: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (texto) => {
    let found = known.get(texto);
    if (!found) {
      found = listaDeRadicais(texto);
      known.set(texto, found);
    }
    return found;
  };
}

/** The approximate number of characters that an act takes in memory. */
const sizeOf = ({ dispositivos, versoes }: AtoEmEspera): number =>
  dispositivos.reduce((sum, { texto, hierarquia }) => sum + texto.length + hierarquia.length + 500, 0) +
  versoes.reduce((sum, { versoes }) => versoes.reduce((sum, { texto }) => sum + texto.length + 300, sum), 0);

function resolveAct(
  { dispositivos, alvos, versoes }: AtoEmEspera,
  vigencia: VigenciaDoAto,
  { resolve, find, fontes, known }: Outros,
  emVigor: (ato: string) => TextosEmVigor | null,
  radicaisDe: AtoLido['radicaisDe'],
): { rows: BakedRow[]; versoes: VersoesDispositivo[]; proporcoes: Proporcoes } {
  const provisoes = dispositivos.map((dispositivo, i) => ({ dispositivo, versoes: versoes[i]?.versoes ?? [] }));
  const linhas = linhasDoTempo(provisoes, vigencia, fontes);
  const proporcoes = new Proporcoes();
  const dated: VersoesDispositivo[] = [];
  const datadas = provisoes.map(({ dispositivo, versoes: wordings }, i) => {
    const { ref_key } = dispositivo;
    const linha = linhas.get(ref_key);
    if (!linha || versoes[i]?.ref_key !== ref_key) throw new Error(`${ref_key} was left out of time`);
    return { dispositivo, linha, versoes: versoesComOutrosAtos(wordings, linha, find) };
  });
  const sucessores = sucessoresDe(datadas, emVigor, radicaisDe);
  const rows = provisoes.map(({ dispositivo, versoes: wordings }, i): BakedRow => {
    const { ref_key } = dispositivo;
    const { linha, versoes: told } = datadas[i] as (typeof datadas)[number];
    const targets = alvos[i];
    const amending = targets ? { ...dispositivo, altera: composeAltera(targets, resolve, known) } : dispositivo;
    const dito = withOutrosAtos(amending, wordings, linha, find, sucessores.get(ref_key));
    const resolved = checkDispositivo(dito, ref_key);
    proporcoes.add(told);
    dated.push(checkVersoes({ ref_key, versoes: told }, ref_key));
    return { ref_key, doc: JSON.stringify(resolved), dispositivo: resolved };
  });
  for (const { ref_key, versoes: wordings } of versoes.slice(rows.length))
    dated.push(checkVersoes({ ref_key, versoes: versoesComOutrosAtos(wordings, null, find) }, ref_key));
  return { rows, versoes: dated, proporcoes };
}

function writeAct(
  { db, stale }: Draft,
  sigla: string,
  own: AtoEmEspera,
  rows: readonly BakedRow[],
  versoes: readonly VersoesDispositivo[],
): void {
  const wordings = versoes.map((each) => JSON.stringify(each));
  if (!stale.has(sigla)) {
    const same =
      rows.every(({ doc }, i) => doc === JSON.stringify(own.dispositivos[i])) &&
      wordings.every((doc, i) => doc === JSON.stringify(own.versoes[i]));
    if (same) {
      takeOver(db.raw, sigla);
      return;
    }
    stale.add(sigla);
  }
  for (const [ordem, { ref_key, doc }] of rows.entries()) {
    const alvos = own.alvos[ordem] ?? null;
    const chave = ref_key.toLowerCase();
    db.insert.dispositivo({ ref_key, sigla, ordem, chave, doc, alvos: alvos && JSON.stringify(alvos) });
  }
  for (const [i, { ref_key }] of versoes.entries()) db.insert.versoes({ ref_key, doc: wordings[i] as string });
}

/** Copies the provisions and wordings from the previous snapshot. */
function takeOver(raw: Draft['db']['raw'], sigla: string): void {
  const columns = 'ref_key, sigla, ordem, chave, doc, alvos';
  raw
    .prepare(
      `INSERT INTO dispositivo (${columns}) SELECT ${columns} FROM anterior.dispositivo WHERE sigla = ? ORDER BY ordem`,
    )
    .run(sigla);
  raw
    .prepare(
      `INSERT INTO versoes (ref_key, doc)
       SELECT ref_key, doc FROM anterior.versoes WHERE ref_key > ? AND ref_key < ? ORDER BY rowid`,
    )
    .run(...keyRange(sigla));
}
