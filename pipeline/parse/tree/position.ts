import { NIVEIS, type Nivel, type Rotulo } from '../../../schemas/law/rotulos.ts';
import { extendRotulo, type Line } from '../lines/lines.ts';
import { isEntry, isEntryOfItem, readRomanItem } from './below-alinea.ts';
import type { No, Serie } from './tree.ts';

/** The point that the reading has reached: the current provision of every level. */
export class Position {
  private readonly serie: Serie;
  private readonly atual: (No | null)[] = NIVEIS.map(() => null);
  /** The order of the last entry of a list that has no level, below the current provision. */
  private entrada = 0;

  constructor(serie: Serie) {
    this.serie = serie;
  }

  at(nivel: Nivel): No | null {
    return this.atual[NIVEIS.indexOf(nivel)] ?? null;
  }

  /** Returns the current provisions, the article first. */
  chain(): No[] {
    return this.atual.filter((no) => no !== null);
  }

  parentOf(nivel: Nivel): No | null {
    for (let above = NIVEIS.indexOf(nivel) - 1; above >= 0; above--) {
      const no = this.atual[above];
      if (no) return no;
    }
    return null;
  }

  enter(no: No): void {
    const level = NIVEIS.indexOf(no.nivel);
    this.atual[level] = no;
    this.atual.fill(null, level + 1);
    this.entrada = 0;
  }

  /**
   * Returns the label as it counts here, `entrada` for an entry of a list that has no level, or null if the line only
   * looks labelled.
   * @param seguinte returns the next label of letters in the same provision
   */
  accept(rotulo: Rotulo, line: Line, seguinte: () => string | null): Rotulo | 'entrada' | null {
    const artigo = this.at('artigo');
    if (rotulo.nivel === 'artigo') return withSuffix(rotulo, line, artigo);
    if (!artigo) return null;
    switch (rotulo.nivel) {
      case 'paragrafo':
        return this.acceptParagrafo(rotulo, line);
      case 'inciso':
        return this.acceptInciso(rotulo, line);
      case 'alinea':
        return this.acceptAlinea(rotulo, line, seguinte);
      case 'item':
        return this.serie.tratado ? this.acceptTreatyParagraph(rotulo) : this.acceptItem(rotulo, line, artigo);
    }
  }

  private acceptParagrafo(rotulo: Rotulo, line: Line): Rotulo | null {
    const last = this.at('paragrafo');
    if (rotulo.fraco && rotulo.ordem !== (last?.ordem ?? 0) + 1) return null;
    return withSuffix(rotulo, line, last);
  }

  private acceptInciso(rotulo: Rotulo, line: Line): Rotulo | null {
    const lettered = this.asLetterL(rotulo, line);
    if (lettered) return lettered;
    const siblings = this.parentOf('inciso')?.filhos ?? [];
    // `C`, `D`, `CM` also begin words and units, and no list of incisos begins at fifty.
    if (!rotulo.fraco && !/^[CDLM]+$/.test(rotulo.valor)) return this.isTitle(rotulo, line, siblings) ? null : rotulo;
    const has = (ordem: number) => siblings.some((no) => no.nivel === 'inciso' && no.ordem === ordem);
    return rotulo.ordem === 1 || has(rotulo.ordem) || has(rotulo.ordem - 1) ? rotulo : null;
  }

  /** Reads `I) …` after `k) …` as the letter l, typed as a capital i. */
  private asLetterL(rotulo: Rotulo, line: Line): Rotulo | null {
    const alinea = this.at('alinea');
    if (rotulo.valor !== 'I' || alinea?.valor !== 'k') return null;
    if (!/^I\s?\)/.test(line.block.text.slice(line.inicio, rotulo.fim))) return null;
    return { ...rotulo, nivel: 'alinea', valor: 'l', ordem: alinea.ordem + 1 };
  }

  /**
   * Whether the line is a title: `II) Das Subvenções Econômicas` is numbered like an inciso, with no list before it and
   * no full stop after it.
   */
  private isTitle(rotulo: Rotulo, line: Line, siblings: readonly No[]): boolean {
    if (rotulo.ordem === 1 || siblings.some((no) => no.nivel === 'inciso')) return false;
    return line.notas.length === 0 && /^\s*D[aeo]s?\s[^.;:,]*[\p{L})]\s*$/u.test(line.corpo);
  }

  private acceptAlinea(rotulo: Rotulo, line: Line, seguinte: () => string | null): Rotulo | 'entrada' | null {
    this.leaveInciso(rotulo);
    const alinea = this.at('alinea');
    const item = this.at('item');
    if (!alinea && item && isEntryOfItem(rotulo, item, this.entrada)) {
      this.entrada = rotulo.ordem;
      return 'entrada';
    }
    if (alinea) {
      const contexto = { alinea, item, seguinte };
      const roman = readRomanItem(rotulo, contexto);
      if (roman) return roman;
      if (isEntry(rotulo, line, contexto, this.entrada)) {
        this.entrada = rotulo.ordem;
        return 'entrada';
      }
    }
    return !rotulo.fraco || follows(alinea, rotulo) ? rotulo : null;
  }

  /** Leaves the current inciso if the alíneas hold the incisos: after `a) … I … V …`, `b)` continues from `a)`. */
  private leaveInciso({ ordem }: Rotulo): void {
    const inciso = this.at('inciso');
    if (!inciso || ordem === 1 || inciso.filhos.some((no) => no.nivel === 'alinea')) return;
    const before = (inciso.pai as No).filhos;
    if (before.some((no) => no.nivel === 'alinea' && no.ordem === ordem - 1)) this.enter(inciso.pai as No);
  }

  /** Accepts the label `1.` as that of a paragraph, as treaties number theirs. */
  private acceptTreatyParagraph(rotulo: Rotulo): Rotulo | null {
    const fits = !rotulo.fraco || follows(this.at('paragrafo'), rotulo);
    return fits ? { ...rotulo, nivel: 'paragrafo' } : null;
  }

  private acceptItem(rotulo: Rotulo, line: Line, artigo: No): Rotulo | null {
    const item = this.at('item');
    if (rotulo.ordem === 1 || follows(item, rotulo)) return rotulo;
    // The list continues after items that the page no longer shows.
    if (item && !rotulo.fraco && rotulo.ordem > item.ordem && /^\s*(?:\p{Ll}|$)/u.test(line.corpo)) return rotulo;
    // The word `Art.` is missing: `465. O pagamento …` after article 464.
    const lost = rotulo.ordem === artigo.ordem + 1 && rotulo.ordem > 9 && /^\s*\p{Lu}/u.test(line.corpo);
    return lost ? { ...rotulo, nivel: 'artigo' } : null;
  }
}

/** Whether the label is the next of its list, its first, or that of another wording of the current one. */
function follows(last: No | null, rotulo: Rotulo): boolean {
  if (!last) return rotulo.ordem === 1;
  return rotulo.ordem === last.ordem + 1 || rotulo.ordem === last.ordem;
}

/** Joins a suffix to its label: `§ 2º -A Considera` right after a § 2º is § 2º-A. */
function withSuffix(rotulo: Rotulo, line: Line, last: No | null): Rotulo {
  const { talvez } = rotulo;
  if (!talvez || last?.ordem !== rotulo.ordem) return rotulo;
  const longer: Rotulo = { ...rotulo, ...talvez };
  extendRotulo(line, longer);
  return longer;
}
