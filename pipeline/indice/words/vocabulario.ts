import { type Static, Type } from '@sinclair/typebox';
import { chaveDe, lerPalavras, type Palavra, remember } from './palavras.ts';
import administrativo from './vocabulario/administrativo.json' with { type: 'json' };
import agrupamentos from './vocabulario/agrupamentos.json' with { type: 'json' };
import ambiental from './vocabulario/ambiental-internacional.json' with { type: 'json' };
import civil from './vocabulario/civil.json' with { type: 'json' };
import constitucional from './vocabulario/constitucional.json' with { type: 'json' };
import consumidor from './vocabulario/consumidor.json' with { type: 'json' };
import dados from './vocabulario/dados-internet.json' with { type: 'json' };
import finais from './vocabulario/disposicoes-finais.json' with { type: 'json' };
import empresarial from './vocabulario/empresarial.json' with { type: 'json' };
import inequivocos from './vocabulario/inequivocos.json' with { type: 'json' };
import infancia from './vocabulario/infancia-idoso.json' with { type: 'json' };
import penal from './vocabulario/penal.json' with { type: 'json' };
import previdenciario from './vocabulario/previdenciario.json' with { type: 'json' };
import processoCivil from './vocabulario/processo-civil.json' with { type: 'json' };
import processoPenal from './vocabulario/processo-penal.json' with { type: 'json' };
import trabalho from './vocabulario/trabalho.json' with { type: 'json' };
import transito from './vocabulario/transito.json' with { type: 'json' };
import tributario from './vocabulario/tributario.json' with { type: 'json' };

/** A headword as an editor would write it, with the law's wordings for it. */
export const Verbete = Type.Object(
  {
    termo: Type.String({ minLength: 2 }),
    /** Other names, each a headword with the same entries. */
    sinonimos: Type.Optional(Type.Array(Type.String({ minLength: 2 }))),
    /** Wordings that indicate the term without being names of it. */
    formas: Type.Optional(Type.Array(Type.String({ minLength: 2 }))),
    /** Wordings that contain its words but mean something else: `adoção de medidas` is not Adoção. */
    salvo: Type.Optional(Type.Array(Type.String({ minLength: 2 }))),
    /** Related headwords that a reader may also want. */
    ver: Type.Optional(Type.Array(Type.String({ minLength: 2 }))),
    /** A very common word, which counts only in a heading or as the subject of a provision. */
    estrito: Type.Optional(Type.Literal(true)),
    /** An organ of the State: listed where a heading makes it the subject, not where it acts. */
    orgao: Type.Optional(Type.Literal(true)),
    /** The only acts in which these words have this meaning. */
    so: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type Verbete = Static<typeof Verbete>;

/** The headwords of one area of law. */
export const Area = Type.Object({
  /** The acts in which a single word has its meaning in this area: `erro`, `ação`, `depósito` have others elsewhere. */
  atos: Type.Array(Type.String()),
  verbetes: Type.Array(Verbete),
});

/** A headword that was found in a text, and its place. */
export interface Achado {
  verbete: Verbete;
  /** Words `inicio` to `fim`, exclusive. */
  inicio: number;
  fim: number;
  /** Whether the act is of the headword's area. */
  casa: boolean;
  /** Whether these words have the same meaning in every act. */
  inequivoco: boolean;
  /** Whether it was found by a wording and not by a name. */
  forma: boolean;
  /** Whether these words mean something else than the headword. */
  salvo: boolean;
}

interface No {
  proximos: Map<string, No>;
  verbetes: Nomeado[];
}

/** A headword with one of its names or wordings. */
interface Nomeado {
  verbete: Verbete;
  /** The acts of its area. */
  atos: ReadonlySet<string>;
  /** Whether it means the same in every act. */
  inequivoco: boolean;
  forma: boolean;
  /** Whether these words mean something else. */
  salvo: boolean;
}

/** Data of this repository. A test validates it against `Area`, so it is not validated at every start. */
export const AREAS = [
  constitucional,
  civil,
  empresarial,
  consumidor,
  processoCivil,
  penal,
  processoPenal,
  trabalho,
  tributario,
  previdenciario,
  administrativo,
  transito,
  infancia,
  dados,
  ambiental,
  finais,
  agrupamentos,
] as unknown as Static<typeof Area>[];

/** All headwords. */
export const VERBETES: readonly Verbete[] = AREAS.flatMap(({ verbetes }) => verbetes);

/** Words with several senses, each in its own area: `nulidade` of an act, or of a trial. */
export const AGRUPADOS: ReadonlySet<string> = new Set(agrupamentos.verbetes.map(({ termo }) => termo));

/** From this many words on, a name or wording means the same in every act. A name needs fewer than a wording. */
const INEQUIVOCO = { nome: 2, forma: 4 } as const;
const INEQUIVOCOS = new Set(inequivocos.map(chaveDe));
/** The beginnings of all headwords, by the number of their first word's form. */
const iniciais: (No | undefined)[] = [];
for (const area of AREAS) {
  const atos = new Set(area.atos);
  for (const verbete of area.verbetes) {
    const casa = verbete.so ? new Set(verbete.so) : atos;
    for (const nome of [verbete.termo, ...(verbete.sinonimos ?? [])]) plantar(nome, verbete, casa, 'nome');
    for (const forma of verbete.formas ?? []) plantar(forma, verbete, casa, 'forma');
    for (const outra of verbete.salvo ?? []) plantar(outra, verbete, casa, 'salvo');
  }
}

function plantar(nome: string, verbete: Verbete, atos: ReadonlySet<string>, como: 'nome' | 'forma' | 'salvo'): void {
  const [primeira, ...outras] = lerPalavras(nome) as [Palavra, ...Palavra[]];
  let no = iniciais[primeira.id];
  if (!no) {
    no = { proximos: new Map(), verbetes: [] };
    iniciais[primeira.id] = no;
  }
  for (const { elo } of outras) no = remember(no.proximos, elo, (): No => ({ proximos: new Map(), verbetes: [] }));
  const forma = como !== 'nome';
  const sempre =
    !verbete.so &&
    (outras.length + 1 >= (forma ? INEQUIVOCO.forma : INEQUIVOCO.nome) || INEQUIVOCOS.has(chaveDe(nome)));
  const known = no.verbetes.find((nomeado) => nomeado.verbete === verbete);
  if (known) known.forma ||= forma;
  else no.verbetes.push({ verbete, atos, inequivoco: sempre, forma, salvo: como === 'salvo' });
}

/** Of several headwords, prefers the one of the act's area, then one that means the same everywhere. */
function escolher({ verbetes }: No, sigla: string): Nomeado | null {
  return verbetes.find(({ atos }) => atos.has(sigla)) ?? verbetes.find(({ inequivoco }) => inequivoco) ?? null;
}

/**
 * Finds the headwords in a text, in order. Of two that begin at the same word the longer is taken, and they do not
 * overlap.
 */
export function acharVerbetes(palavras: readonly Palavra[], sigla: string): Achado[] {
  const found: Achado[] = [];
  for (let inicio = 0; inicio < palavras.length; ) {
    const achado = maisLongo(palavras, inicio, sigla);
    if (achado && !achado.salvo) found.push(achado);
    inicio = achado?.fim ?? inicio + 1;
  }
  return found;
}

function maisLongo(palavras: readonly Palavra[], inicio: number, sigla: string): Achado | null {
  const primeira = palavras[inicio];
  let no = primeira && iniciais[primeira.id];
  let melhor: Nomeado | null = null;
  let fim = inicio;
  for (let at = inicio; no; ) {
    const nomeado = escolher(no, sigla);
    if (nomeado) {
      melhor = nomeado;
      fim = at + 1;
    }
    at += 1;
    const proxima = palavras[at];
    if (!proxima || proxima.corte) break;
    no = no.proximos.get(proxima.elo);
  }
  if (!melhor) return null;
  const { verbete, atos, inequivoco, forma, salvo } = melhor;
  return { verbete, inicio, fim, casa: atos.has(sigla), inequivoco, forma, salvo };
}

/** The headword that these words as a whole are a name or wording of; null if there is none. */
export function verbeteDe(palavras: readonly Palavra[], sigla: string): Verbete | null {
  const achado = maisLongo(palavras, 0, sigla);
  return achado?.fim === palavras.length && !achado.salvo ? achado.verbete : null;
}
