import type { EntradaSituada } from '../../schemas/search/index/temas-do-indice.ts';
import { nomeadosEm } from '../../schemas/search/query/nomeados.ts';
import { type Pergunta, readPergunta, soltos } from '../../schemas/search/query/pergunta.ts';
import { type Unidade, unidadesDe } from '../../schemas/search/query/unidades.ts';
import { type Achado, notar, ordenar } from '../../schemas/search/rank/ordenar.ts';
import { Leitor } from '../../schemas/search/rank/pontuar.ts';
import { temasDe } from '../../schemas/search/rank/temas.ts';
import { Consulta, findCandidatos } from './candidatos.ts';
import type { Encontrado, Filtros, Pagefind } from './pagefind.ts';
import { entradasDoRegistro, palavra, type Registro, readRegistro } from './registro.ts';
import type { VocabularioDoSite } from './vocabulario.ts';

/** What answers, in part read already, the best first. */
export interface Procurado {
  lidos: { registro: Registro; achado: Achado }[];
  /** What was not read closely: behind the others. */
  resto: Encontrado[];
  /** The stems of all wordings of what was asked. */
  radicais: ReadonlySet<string>;
  /** Words, as typed, that nothing holds in any wording. */
  ausentes: string[];
}

/** So many are read closely, each a small file of its own. */
const LIDOS = 80;

/** Searches as the service does, over an index that lies in files: Pagefind gives what holds the words asked for. */
export async function procurar(
  q: string,
  { pagefind, vocabulario }: { pagefind: Pagefind; vocabulario: VocabularioDoSite },
  filtros: Filtros,
): Promise<Procurado> {
  const consulta = new Consulta(pagefind, filtros);
  const pergunta = await soltarFrases(readPergunta(q), consulta);
  if (pergunta.termos.length === 0) return { lidos: [], resto: [], radicais: new Set(), ausentes: [] };
  const unidades = unidadesDe(pergunta, nomeadosEm(pergunta, vocabulario.nomes), vocabulario);
  const [candidatos, aceito] = await Promise.all([
    findCandidatos(unidades, vocabulario, consulta),
    permitidos(pergunta, consulta),
  ]);
  const found = candidatos.map(({ encontrado }) => encontrado).filter(({ id }) => aceito(id));
  const numeroDe = (stem: string) => vocabulario.radical(stem)?.numero ?? 0;
  const registros = await Promise.all(
    found.slice(0, LIDOS).map(async (each) => readRegistro(await each.data(), numeroDe)),
  );
  return {
    lidos: pontuar(registros, unidades, vocabulario),
    resto: found.slice(LIDOS),
    radicais: new Set(unidades.flatMap(({ alternativas }) => alternativas.flatMap((each) => each.radicais))),
    ausentes: ausentesEm(pergunta, unidades, vocabulario),
  };
}

function pontuar(registros: readonly Registro[], unidades: readonly Unidade[], vocabulario: VocabularioDoSite) {
  const byId = new Map(registros.map((registro) => [registro.doc.id, registro]));
  const byKey = new Map(registros.map(({ ficha }) => [ficha.ref_key, ficha.id]));
  const temas = temasDe(unidades, entradasEntre(registros), (chave) => byKey.get(chave) ?? null);
  const leitor = new Leitor(unidades, vocabulario.raridade);
  const avaliados = new Map(
    registros.map(({ doc }) => [doc.id, notar(doc, leitor.pontuar(doc), temas, unidades)] as const),
  );
  const citacoes = (id: number) => byId.get(id)?.ficha.citacoes ?? [];
  return ordenar(avaliados, (id) => avaliados.get(id) ?? null, { citacoes }).map((achado) => ({
    registro: byId.get(achado.doc.id) as Registro,
    achado,
  }));
}

function entradasEntre(registros: readonly Registro[]) {
  const byTerm = new Map<string, EntradaSituada[]>();
  for (const [termo, entrada] of registros.flatMap(({ ficha }) => entradasDoRegistro(ficha)))
    byTerm.set(termo, [...(byTerm.get(termo) ?? []), entrada]);
  return (dizeres: readonly string[]) => dizeres.flatMap((dizer) => byTerm.get(dizer) ?? []);
}

/** Words between quotation marks that nowhere stand together are words. */
async function soltarFrases({ termos, excluidos }: Pergunta, consulta: Consulta): Promise<Pergunta> {
  const kept = await Promise.all(
    termos.map(async (termo) =>
      !termo.frase || (await consulta.frase(...termo.radicais.map(palavra))).size > 0 ? [termo] : soltos(termo),
    ),
  );
  return { termos: kept.flat(), excluidos };
}

/** Whatever else speaks for an article, it holds every phrase and nothing that is excluded. */
async function permitidos({ termos, excluidos }: Pergunta, consulta: Consulta): Promise<(id: string) => boolean> {
  const frases = await Promise.all(
    termos.filter(({ frase }) => frase).map(({ radicais }) => consulta.frase(...radicais.map(palavra))),
  );
  const excluded = await Promise.all(excluidos.map(({ radicais }) => consulta.frase(...radicais.map(palavra))));
  return (id) => frases.every((those) => those.has(id)) && !excluded.some((those) => those.has(id));
}

function ausentesEm({ termos }: Pergunta, unidades: readonly Unidade[], vocabulario: VocabularioDoSite): string[] {
  const said = (stem: string) => vocabulario.radical(stem) !== null;
  const answered = new Set(
    unidades
      .filter(({ alternativas, atos }) => atos !== null || alternativas.some(({ radicais }) => radicais.every(said)))
      .flatMap(({ alternativas: [own] }) => own.radicais),
  );
  return termos
    .filter(({ radicais }) => !radicais.every((stem) => answered.has(stem)))
    .flatMap(({ palavras }) => palavras);
}
