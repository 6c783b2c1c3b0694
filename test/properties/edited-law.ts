import fc from 'fast-check';
import type { TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import { toRoman } from '../../schemas/law/numerais.ts';

/** A fictional law as its drafter sees it, which can be edited and printed as the official site would print it. */
export interface Law {
  artigos: Artigo[];
  /** Wordings given so far, so that no two are alike. */
  redacoes: number;
  /** Laws that have put something in the middle of a list. */
  leis: number;
}

interface Provision {
  chave: string;
  texto: string;
  revogado: boolean;
  /** How it came by its label, as the page notes it. */
  nota?: string;
  /** A provisional measure put it in and lapsed. */
  caduca?: true;
}

interface Artigo extends Provision {
  /** As in the key: `2`, `2-A`. */
  numero: string;
  incisos: Provision[];
}

export const EDITS = ['change', 'include', 'repeal', 'remove', 'restore', 'fall', 'insert', 'lapse'] as const;

/** What is done, and to which of the provisions that it can be done to. */
export interface Edit {
  kind: (typeof EDITS)[number];
  pick: number;
}

export const edits = fc.array(fc.record({ kind: fc.constantFrom(...EDITS), pick: fc.nat(50) }), {
  minLength: 1,
  maxLength: 8,
});

/** A law of a few articles, each with as many incisos as the list says. */
export function newLaw(incisos: readonly number[]): Law {
  const law: Law = { artigos: [], redacoes: 0, leis: 0 };
  for (const count of incisos) {
    const { artigo, to } = nextArtigo(law, law.artigos.length - 1);
    place(law, artigo, law.artigos, to);
    for (let i = 0; i < count; i++) place(law, nextInciso(artigo), artigo.incisos, i);
  }
  return law;
}

/**
 * Makes the edits, each at a provision that none before it touched, and leaves out what cannot be done. Changes the law;
 * returns what became of each provision by its key.
 */
export function applyEdits(law: Law, list: readonly Edit[]): Map<string, TipoAlteracao> {
  const done = new Map<string, TipoAlteracao>();
  /** Incisos of which no item tells. */
  const silent = new Set<string>();
  for (const { kind, pick } of list) {
    const possible = POSSIBLE[kind](law).filter(
      ({ touched, whole }) =>
        touched.every(({ chave }) => !done.has(chave) && !silent.has(chave)) &&
        !hasBelow([...done.keys(), ...silent], whole),
    );
    const chosen = possible[pick % possible.length];
    if (!chosen) continue;
    const chaves = chosen.touched.map(({ chave }) => chave);
    const items = chosen.make();
    for (const { chave, tipo = TIPO[kind] } of items) done.set(chave, tipo);
    if (items.length === 0) silent.add(chaves.at(-1) as string);
  }
  return done;
}

/** Whether an inciso of the article was edited; it may be gone. */
const hasBelow = (edited: readonly string[], artigo: Artigo | undefined): boolean =>
  artigo !== undefined && edited.some((chave) => chave.startsWith(`${artigo.chave}.`));

const TIPO = {
  change: 'dispositivo_alterado',
  include: 'dispositivo_incluido',
  repeal: 'dispositivo_revogado',
  remove: 'dispositivo_removido',
  restore: 'dispositivo_restaurado',
  fall: 'dispositivo_revogado',
  insert: 'dispositivo_incluido',
  lapse: 'dispositivo_incluido',
} as const satisfies Record<Edit['kind'], TipoAlteracao>;

/** A way to make an edit: the provisions that it touches, and the doing, which returns those that it became an item of. */
interface Way {
  touched: readonly Pick<Provision, 'chave'>[];
  /** An article that it touches with all that it had. */
  whole?: Artigo;
  make(): readonly (Pick<Provision, 'chave'> & { tipo?: TipoAlteracao })[];
}

const POSSIBLE: Record<Edit['kind'], (law: Law) => Way[]> = {
  change: (law) =>
    inForce(law).map((provision) => ({
      touched: [provision],
      make() {
        provision.texto = nextRedacao(law);
        return [provision];
      },
    })),

  include: (law) => [
    ...law.artigos
      .filter(({ revogado }) => !revogado)
      .map((artigo) => {
        const inciso = nextInciso(artigo);
        return { touched: [artigo, inciso], make: () => place(law, inciso, artigo.incisos, artigo.incisos.length) };
      }),
    ...law.artigos.map((_, at) => {
      const { artigo, to } = nextArtigo(law, at);
      return { touched: [artigo], make: () => place(law, artigo, law.artigos, to) };
    }),
  ],

  repeal: (law) =>
    inForce(law).map((provision) => {
      const fallen = [provision, ...childrenOf(provision).filter(({ revogado }) => !revogado)];
      return {
        touched: [provision, ...childrenOf(provision)],
        ...('incisos' in provision && { whole: provision as Artigo }),
        make() {
          provision.revogado = true;
          return fallen;
        },
      };
    }),

  restore: (law) => {
    const whole = law.artigos.filter(({ revogado }) => revogado);
    const parts = law.artigos.filter(({ revogado }) => !revogado).flatMap(({ incisos }) => incisos);
    return [...whole, ...parts.filter(({ revogado, caduca }) => revogado && !caduca)].map((provision) => ({
      touched: [provision, ...childrenOf(provision)],
      ...('incisos' in provision && { whole: provision as Artigo }),
      make() {
        provision.revogado = false;
        return [provision, ...childrenOf(provision).filter(({ revogado }) => !revogado)];
      },
    }));
  },

  remove: (law) => [
    ...(law.artigos.length > 1 ? law.artigos : []).map((artigo) => ({
      touched: [artigo, ...artigo.incisos],
      whole: artigo,
      make() {
        law.artigos.splice(law.artigos.indexOf(artigo), 1);
        return [artigo, ...artigo.incisos.filter(({ caduca }) => !caduca)];
      },
    })),
    ...law.artigos.flatMap((artigo) =>
      artigo.incisos.map((inciso) => ({
        touched: [inciso],
        make() {
          artigo.incisos.splice(artigo.incisos.indexOf(inciso), 1);
          // What the page leaves out of what is repealed, or never was law, is none.
          return artigo.revogado || inciso.caduca ? [] : [inciso];
        },
      })),
    ),
  ],

  /** An article is repealed, and the page shows its list no more. */
  fall: (law) =>
    law.artigos
      .filter(({ revogado }) => !revogado)
      .map((artigo) => ({
        touched: [artigo, ...artigo.incisos],
        whole: artigo,
        make() {
          const fallen = artigo.incisos.filter(({ revogado }) => !revogado);
          artigo.revogado = true;
          artigo.incisos = [];
          return [artigo, ...fallen];
        },
      })),

  /** An inciso in the middle of a list; those behind it take the next label. */
  insert: (law) =>
    law.artigos
      .filter(({ revogado }) => !revogado)
      .flatMap((artigo) =>
        artigo.incisos.flatMap((_, at) => {
          const behind = artigo.incisos.slice(at);
          if (behind.some(({ revogado }) => revogado)) return [];
          const last = nextInciso(artigo);
          const labels = [...behind.slice(1), last].map(({ chave }) => chave);
          return [{ touched: [artigo, ...behind, last], make: () => insert(law, artigo, behind, labels) }];
        }),
      ),

  /** A provisional measure put an inciso in and lapsed, both since the page was last read. */
  lapse: (law) =>
    law.artigos
      .filter(({ revogado }) => !revogado)
      .map((artigo) => {
        const inciso: Provision = { ...nextInciso(artigo), revogado: true, caduca: true };
        return {
          touched: [artigo, inciso],
          make() {
            place(law, inciso, artigo.incisos, artigo.incisos.length);
            return [];
          },
        };
      }),
};

function insert(law: Law, artigo: Artigo, behind: readonly Provision[], labels: readonly string[]) {
  law.leis += 1;
  const lei = `Lei nº 90.${200 + law.leis}, de 2095`;
  const chave = (behind[0] as Provision).chave;
  behind.forEach((inciso, index) => {
    inciso.nota = `Renumerado do inciso ${inciso.chave.split('.')[1]} pela ${lei}`;
    inciso.chave = labels[index] as string;
  });
  const novo: Provision = { chave, texto: '', revogado: false, nota: `Incluído pela ${lei}` };
  place(law, novo, artigo.incisos, artigo.incisos.indexOf(behind[0] as Provision));
  return [novo, ...behind.map((inciso) => ({ chave: inciso.chave, tipo: 'dispositivo_renumerado' as const }))];
}

function inForce({ artigos }: Law): Provision[] {
  return artigos
    .filter(({ revogado }) => !revogado)
    .flatMap((artigo) => [artigo, ...artigo.incisos.filter(({ revogado }) => !revogado)]);
}

function childrenOf(provision: Provision): readonly Provision[] {
  return 'incisos' in provision ? (provision as Artigo).incisos : [];
}

function nextRedacao(law: Law): string {
  law.redacoes += 1;
  return `O pomar de número ${law.redacoes} dá frutas`;
}

function place<T extends Provision>(law: Law, provision: T, among: T[], at: number): T[] {
  provision.texto = nextRedacao(law);
  among.splice(at, 0, provision);
  return [provision];
}

const ROMANOS = Array.from({ length: 60 }, (_, index) => toRoman(index + 1));

/** After the last that the article has: what was removed there may come back, as a new one. */
function nextInciso({ numero, incisos }: Artigo): Provision {
  const last = incisos.at(-1)?.chave.split('.')[1];
  return { chave: `${numero}.${ROMANOS[ROMANOS.indexOf(last ?? '') + 1]}`, texto: '', revogado: false };
}

/** With a letter between two articles, with a number of its own at the end; and where it goes. */
function nextArtigo({ artigos }: Law, at: number): { artigo: Artigo; to: number } {
  const [base = '0'] = artigos[at]?.numero.split('-') ?? [];
  const isLast = at >= artigos.length - 1;
  const letter = [...'ABCDEFGHIJ'].find((each) => artigos.every(({ numero }) => numero !== `${base}-${each}`));
  const numero = isLast ? String(Number(base) + 1) : `${base}-${letter}`;
  const before = artigos.findLastIndex((other) => other.numero.split('-')[0] === base && other.numero < numero);
  return {
    artigo: { numero, chave: numero, texto: '', revogado: false, incisos: [] },
    to: isLast ? artigos.length : before + 1,
  };
}

/** The keys in reading order, under the act's sigla. */
export function keysOf({ artigos }: Law, sigla: string): string[] {
  return artigos
    .flatMap(({ chave, incisos }) => [chave, ...incisos.map((inciso) => inciso.chave)])
    .map((k) => `${sigla}.${k}`);
}

const NOTA = 'Revogado pela Lei nº 90.101, de 2095';
const CADUCA = ['Incluído pela Medida Provisória nº 900, de 2095', 'Vigência encerrada'];

/** The page as the official site would show it. */
export function printLaw({ artigos }: Law): string {
  const lines = artigos.flatMap((artigo) => {
    const [number = '', letter] = artigo.numero.split('-');
    const label = `Art. ${Number(number) < 10 ? `${number}º` : `${number}.`}${letter ? `-${letter}` : ''}`;
    const { incisos, revogado } = artigo;
    return [
      printLine(`${label} ${artigo.texto}.`, artigo, false),
      ...incisos.map((inciso) => printLine(`${inciso.chave.split('.')[1]} - ${inciso.texto};`, inciso, revogado)),
    ];
  });
  return `<html><body><p align="center">LEI Nº 90.001, DE 1º DE ABRIL DE 2001</p>\n${lines.join('\n')}\n</body></html>`;
}

function printLine(text: string, { revogado, nota, caduca }: Provision, above: boolean): string {
  const struck = revogado || above;
  const notas = caduca ? CADUCA : [...(nota ? [nota] : []), ...(struck ? [NOTA] : [])];
  const links = notas.map((nota) => ` <a href="../_ato2095/L90101.htm">(${nota})</a>`).join('');
  return `<p>${struck ? `<strike>${text}</strike>` : text}${links}</p>`;
}
