import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { lookFor } from './automato.ts';
import { anyOf } from './instrumentos.ts';
import { DESFEITO, generos, MUDADO } from './mudanca.ts';

const PELA_OU_DA = String.raw`\s{1,3}(?:pel[oa]s?|d[oa]s?)\s{1,3}$`;
/** How the law that changed another is told: `na redação da`, `com a redação dada pela`, `incluído pela`, or `no CP pela`. */
const ALTERA = compact(
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:(reda[çc][ãa]o|altera[çc][õo]es)(?:\s{1,3}\p{L}{3,12}){0,3}|(?:${anyOf(MUDADO)})[oa]s?(?:\s{1,3}em\s{1,3}(?:19|20)\d\d)?(\s{1,3}(?:ao?s?|n[oa]s?|à)\s[^.;:,]{2,24},?)?)${PELA_OU_DA}`,
    'iu',
  ),
);
/** `A CLT|, recentemente alterada pela `: said between commas of the whole act, with which the sentence goes on. */
const ENTRE_VIRGULAS = compact(
  /,\s{1,3}(?:(?:j[áa]|(?:tal\s{1,3})?como|conforme|depois|\p{Ll}{4,12}mente)\s{1,3})?\p{L}{5,12}[oa]s?\s{1,3}(?:em\s{1,3}(?:19|20)\d\d\s{1,3})?pel[oa]s?\s{1,3}$/iu,
);
/** By these a law gives more than a wording, or takes the place of another one: what was said before tells. */
const FEZ = compact(
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:(dad|conferid|determinad)|${anyOf(DESFEITO)})[oa]s?\s{1,3}pel[oa]s?\s{1,3}$`,
    'iu',
  ),
);
/** `a redação do art. 59 do CP foi`: up to the end of the sentence. */
const DA_REDACAO = compact(/(?<!\p{L})reda[çc][ãa]o\s(?:[^.;]|\.(?!\s{1,3}\p{Lu}))*$/iu);
/** How far before the act the wording may be spoken of. */
const ALCANCE = 160;
/** The sentence goes on with it: `alterada pela Lei X, cujo art. 2º`. */
const PROSSEGUE = /\s{0,3},\s{0,3}(?:cuj|que\s|[oa]\s{1,3}qual)/iy;
/** `alterada pela Lei X| e pela |Lei Y`, `| e |Lei Y`. */
const E_PELA = compact(
  /^(?:\s?,\s{1,3}|\s{1,3})(?:(?:(?:e|ou|bem\s{1,3}como|assim\s{1,3}como)\s{1,3})?(?:\p{Ll}{4,14}\s{1,3})?(?:pel|d)[oa]s?|e)\s{1,3}$/iu,
);
const E_PELA_MAX = 36;

/** What an act that changed another is here. */
export interface Alterador {
  /** Provisions right behind it are the changed act's: `a CLT, na redação da Lei X, art. 71`. */
  redacao: boolean;
}

/** Tells the acts that are named only as those that changed what was cited: what follows is not theirs for want of another. */
export class Alteradores {
  /** The last of them, to which more may be added. */
  private ultimo: { alterador: Alterador; fim: number } | null = null;
  private readonly text: string;
  private readonly endsInArtigo: (at: number) => boolean;

  /** @param endsInArtigo whether what was named right before is a provision: a law that revoked a whole act takes its place */
  constructor(text: string, endsInArtigo: (at: number) => boolean) {
    this.text = text;
    this.endsInArtigo = endsInArtigo;
  }

  read(inicio: number, fim: number): Alterador | null {
    const { ultimo } = this;
    const more =
      ultimo !== null && inicio - ultimo.fim < E_PELA_MAX && E_PELA.test(this.text.slice(ultimo.fim, inicio));
    const alterador = more ? ultimo.alterador : this.readPrimeiro(inicio);
    if (!alterador || endAt(PROSSEGUE, this.text, fim) >= 0) return null;
    this.ultimo = { alterador, fim };
    return alterador;
  }

  private readPrimeiro(inicio: number): Alterador | null {
    const { text } = this;
    // `da`, `pelo`: where one space follows the word before, its last letters tell whether the pattern need be tried.
    if (text[inicio - 1] === ' ' && !isPreposicao(text, isAny(text, inicio - 2, 'sS') ? inicio - 3 : inicio - 2))
      return null;
    const before = text.slice(Math.max(0, inicio - 48), inicio);
    if (!mayAlter(before)) return null;
    const match = ALTERA.exec(before);
    if (match) {
      const redacao = (match[1] ?? match[2]) !== undefined;
      return { redacao: redacao || (ENTRE_VIRGULAS.test(before) && !this.endsInArtigo(inicio)) };
    }
    const fez = FEZ.exec(before);
    if (!fez || !(fez[1] === undefined ? this.endsInArtigo(inicio) : isDaRedacao(text, inicio))) return null;
    return { redacao: false };
  }
}

const isPreposicao = (text: string, at: number): boolean => isAny(text, at, 'aoAO') && isAny(text, at - 1, 'dlDL');
const isAny = (text: string, at: number, letters: string): boolean => letters.includes(text[at] ?? '-');

/** The words of the two patterns. */
const mayAlter = lookFor([
  'redação',
  'alterações',
  ...generos([...MUDADO, ...DESFEITO, 'dad', 'conferid', 'determinad']),
]);

const isDaRedacao = (text: string, inicio: number): boolean =>
  DA_REDACAO.test(text.slice(Math.max(0, inicio - ALCANCE), inicio));
