import type { Span } from '../../citations/attribution/act-roles.ts';
import { HeadingOwners } from '../../citations/attribution/heading-owners.ts';
import { todayOf } from '../../citations/mentions/other-year.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { type Especie, especieOf, especiesOf, TAMBEM_LEIS } from './especies.ts';
import type { Nomes } from './nomes.ts';

/** An act that the text names, and where; without sigla it is none of ours: a contract, a bill, another country's. */
export interface Mencao {
  sigla: string | null;
  inicio: number;
  fim: number;
  /** What is said beside it of a later act. */
  ao_lado?: string | undefined;
}

/** A stretch of the text in which acts may be named far from any provision: read once somebody asks what they are. */
export interface Trecho {
  fim: number;
  /** Remembers what is named there. */
  read(): void;
}

/** How far back a mention still tells which act is meant. */
const ALCANCE = 2_000;

/** The acts that the text has named so far, by kind: `a referida lei` is the last that was called a law. */
export class Mencoes {
  private ultima: Mencao | null = null;
  /** The last that is of another act than the last of all. */
  private outra: Mencao | null = null;
  private readonly porEspecie = new Map<Especie, Mencao>();
  /** Those whose kind nobody has asked for yet, in order. */
  private novas: { mencao: Mencao; escrito: string }[] = [];
  /** What was not read yet, in order. */
  private readonly trechos: Trecho[] = [];
  private readonly titulos: HeadingOwners<Mencao>;
  private readonly tokens: Tokens;
  private readonly nomes: Nomes;

  constructor(tokens: Tokens, nomes: Nomes) {
    this.tokens = tokens;
    this.titulos = new HeadingOwners(tokens);
    this.nomes = nomes;
  }

  /** Where the last of them that was read ends; what stands before it owns nothing behind it. */
  get fim(): number {
    return this.ultima?.fim ?? 0;
  }

  /** @param escrito the words that name the act */
  remember(mencao: Mencao, escrito: string): void {
    if (!this.titulos.isEmpty) this.titulos.note(tokenAt(this.tokens, mencao.inicio), mencao);
    const { novas } = this;
    let place = novas.length;
    while (place > 0 && (novas[place - 1] as { mencao: Mencao }).mencao.inicio > mencao.inicio) place -= 1;
    novas.splice(place, 0, { mencao, escrito });
    const { ultima } = this;
    const [before, last] = ultima && mencao.inicio < ultima.inicio ? [mencao, ultima] : [ultima, mencao];
    if (before && before.sigla !== last.sigla && before.inicio >= (this.outra?.inicio ?? 0)) this.outra = before;
    this.ultima = last;
  }

  /** The act of the heading that stands above a list, where the act named last stands in another section. */
  ofHeading(at: number): (Mencao & { sigla: string }) | null {
    if (this.titulos.isEmpty) return null;
    this.settle(0);
    const list = tokenAt(this.tokens, at);
    const { ultima } = this;
    const near = ultima && at - ultima.inicio <= ALCANCE;
    if (near && this.titulos.reaches(tokenAt(this.tokens, ultima.inicio), list)) return null;
    const owner = this.titulos.ownerOf(list);
    return owner && owner.sigla !== null ? { ...owner, sigla: owner.sigla } : null;
  }

  /** Whether a heading above a list names its act, and no other act was named in that section since. */
  isBelowItsHeading(at: number): boolean {
    if (this.titulos.isEmpty) return false;
    this.settle(0);
    const owner = this.titulos.ownerOf(tokenAt(this.tokens, at))?.sigla ?? null;
    return owner !== null && (this.ofHeading(at) ?? this.last(at))?.sigla === owner;
  }

  /** Whether the section of the act named last has ended before a list. */
  isInOtherSection(at: number): boolean {
    if (this.titulos.isEmpty || !this.ultima) return false;
    return !this.titulos.reaches(tokenAt(this.tokens, this.ultima.inicio), tokenAt(this.tokens, at));
  }

  /** Whether two acts were named near enough before `at`: then `aquele diploma` is not the nearer one. */
  several(at: number): boolean {
    this.settle(at - ALCANCE);
    return this.outra !== null && at - this.outra.inicio <= ALCANCE;
  }

  /** The last act named, and the last that is of another one. */
  get ultimas(): readonly [ultima: Mencao | null, outra: Mencao | null] {
    return [this.ultima, this.outra];
  }

  /** Whether the last act named is another one, named after `desde`. */
  isOutra(sigla: string | null, desde: number): boolean {
    return this.ultima !== null && this.ultima.inicio >= desde && this.ultima.sigla !== sigla;
  }

  defer(trecho: Trecho): void {
    this.trechos.push(trecho);
  }

  /** Reads what was put off from `desde` on. */
  settle(desde: number): void {
    let first = this.trechos.length;
    while (first > 0 && (this.trechos[first - 1] as Trecho).fim > desde) first -= 1;
    for (const trecho of this.trechos.splice(first)) trecho.read();
  }

  /** Reads backwards what was put off, until an act is found behind the last one that is known. */
  private settleUltima(at: number): void {
    for (let trecho = this.trechos.at(-1); trecho; trecho = this.trechos.at(-1)) {
      const known = this.ultima;
      if (trecho.fim < Math.max(known?.inicio ?? 0, at - ALCANCE)) return;
      this.trechos.pop();
      trecho.read();
      if (this.ultima !== known) return;
    }
  }

  /**
   * The last act named before `at`, near enough, of the kind that the words `comum` call it by (`referida lei`); null when
   * there is none, or it is none of ours.
   */
  last(at: number, comum = ''): (Mencao & { sigla: string }) | null {
    const especie = comum === '' ? null : especieOf(comum);
    if (especie === null) this.settleUltima(at);
    else this.settle(at - ALCANCE);
    const found = especie === null ? this.ultima : this.find(especie, at);
    if (!found || found.sigla === null || at - found.inicio > ALCANCE) return null;
    const { inicio, fim, ao_lado } = found;
    return { sigla: comum === '' ? found.sigla : todayOf(found.sigla, comum, this.nomes), inicio, fim, ao_lado };
  }

  private find(especie: Especie, at: number): Mencao | null {
    for (const { mencao, escrito } of this.novas) {
      if (at - mencao.inicio > ALCANCE) continue;
      for (const sua of especiesOf(mencao.sigla, escrito, this.nomes)) this.porEspecie.set(sua, mencao);
    }
    this.novas = [];
    const named = this.porEspecie.get(especie) ?? null;
    if (named || especie !== 'lei') return named;
    const others = TAMBEM_LEIS.map((outra) => this.porEspecie.get(outra)).filter((outra) => outra !== undefined);
    return others.sort((a, b) => b.inicio - a.inicio)[0] ?? null;
  }
}

/** The tokens of a mention. */
export const spanOf = (tokens: Tokens, { inicio, fim }: { inicio: number; fim: number }): Span => ({
  from: tokenAt(tokens, inicio),
  to: tokenAt(tokens, fim),
});

/** Whether a word is the acronym of an act of the catalogue. */
export const isAlias = (sigla: string, { raiz }: Nomes): boolean => raiz.next.get(sigla.toLowerCase())?.alias != null;
