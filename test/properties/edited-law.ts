import fc from 'fast-check';
import { toRoman } from '../../schemas/grammar/numerais.ts';
import type { TipoAlteracao } from '../../schemas/model/alteracao.ts';

/** A fictional law as its drafter sees it, which can be edited and printed as the official site would print it. */
export interface Law {
  artigos: Artigo[];
  /** Wordings given so far, so that no two are alike. */
  redacoes: number;
}

interface Provision {
  chave: string;
  texto: string;
  revogado: boolean;
}

interface Artigo extends Provision {
  /** As in the key: `2`, `2-A`. */
  numero: string;
  incisos: Provision[];
}

export const EDITS = ['change', 'include', 'repeal', 'remove', 'restore'] as const;

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
  const law: Law = { artigos: [], redacoes: 0 };
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
  for (const { kind, pick } of list) {
    const possible = POSSIBLE[kind](law).filter(({ touched }) => touched.every(({ chave }) => !done.has(chave)));
    const chosen = possible[pick % possible.length];
    if (!chosen) continue;
    for (const { chave } of chosen.make()) done.set(chave, TIPO[kind]);
  }
  return done;
}

const TIPO = {
  change: 'dispositivo_alterado',
  include: 'dispositivo_incluido',
  repeal: 'dispositivo_revogado',
  remove: 'dispositivo_removido',
  restore: 'dispositivo_restaurado',
} as const satisfies Record<Edit['kind'], TipoAlteracao>;

/** A way to make an edit: the provisions that it touches, and the doing, which returns those that it became an item of. */
interface Way {
  touched: readonly Provision[];
  make(): readonly Provision[];
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
        make() {
          provision.revogado = true;
          return fallen;
        },
      };
    }),

  restore: (law) => {
    const whole = law.artigos.filter(({ revogado }) => revogado);
    const parts = law.artigos.filter(({ revogado }) => !revogado).flatMap(({ incisos }) => incisos);
    return [...whole, ...parts.filter(({ revogado }) => revogado)].map((provision) => ({
      touched: [provision, ...childrenOf(provision)],
      make() {
        provision.revogado = false;
        return [provision, ...childrenOf(provision).filter(({ revogado }) => !revogado)];
      },
    }));
  },

  remove: (law) => [
    ...(law.artigos.length > 1 ? law.artigos : []).map((artigo) => ({
      touched: [artigo, ...artigo.incisos],
      make() {
        law.artigos.splice(law.artigos.indexOf(artigo), 1);
        return [artigo, ...artigo.incisos];
      },
    })),
    ...law.artigos.flatMap((artigo) =>
      artigo.incisos.map((inciso) => ({
        touched: [inciso],
        make() {
          artigo.incisos.splice(artigo.incisos.indexOf(inciso), 1);
          return [inciso];
        },
      })),
    ),
  ],
};

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

const NOTA = ' <a href="../_ato2095/L90101.htm">(Revogado pela Lei nº 90.101, de 2095)</a>';

/** The page as the official site would show it. */
export function printLaw({ artigos }: Law): string {
  const lines = artigos.flatMap((artigo) => {
    const [number = '', letter] = artigo.numero.split('-');
    const label = `Art. ${Number(number) < 10 ? `${number}º` : `${number}.`}${letter ? `-${letter}` : ''}`;
    const { incisos, revogado } = artigo;
    return [
      printLine(`${label} ${artigo.texto}.`, revogado),
      ...incisos.map((inciso) =>
        printLine(`${inciso.chave.split('.')[1]} - ${inciso.texto};`, revogado || inciso.revogado),
      ),
    ];
  });
  return `<html><body><p align="center">LEI Nº 90.001, DE 1º DE ABRIL DE 2091</p>\n${lines.join('\n')}\n</body></html>`;
}

function printLine(text: string, revogado: boolean): string {
  return revogado ? `<p><strike>${text}</strike>${NOTA}</p>` : `<p>${text}</p>`;
}
