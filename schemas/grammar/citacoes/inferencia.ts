import type { Span } from '../../citations/attribution/act-roles.ts';
import { subjectOfClause } from '../../citations/attribution/clause-subject.ts';
import { isOneOfTwo } from '../../citations/attribution/named-together.ts';
import { isOpposedByLast } from '../../citations/attribution/objects.ts';
import { speaksOfOtherText } from '../../citations/attribution/other-text.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { AtoDito } from './citar.ts';
import { especieOf, especiesOf } from './especies.ts';
import type { Folha } from './folha.ts';
import { isDoProprioTexto, tellsQualAntes } from './ligacao.ts';
import { isAlias, type Mencao, type Mencoes } from './mencoes.ts';
import type { Nomes } from './nomes.ts';
import { isDeOutraQualidade } from './qualidade.ts';
import type { TextoProprio } from './texto-proprio.ts';

/** What is said of a law that is none of the Union's. */
const OUTREM = /estadua|municipa|distrita|loca(?:l|is)\b|org[âa]nic|impugnad|questionad|estrangeir/i;
const AQUELE = /^aquel/i;
const ESTE = /^est[ea]\s/i;

export type Origem = 'anafora' | 'mencao_anterior';

/** Tells of which act named earlier a list is, or of none. */
export class Inferencia {
  /** Every article that was told, by its act. */
  private readonly ditos = new Map<string, Set<string | null>>();
  /** What was told since somebody asked for them: few texts do. */
  private novos: { sigla: string; folhas: readonly Folha[] }[] = [];
  /** Where the last of that ends. */
  private dita = 0;
  private readonly text: string;
  private readonly tokens: Tokens;
  private readonly nomes: Nomes;
  private readonly mencoes: Mencoes;
  private readonly proprio: TextoProprio;

  constructor(text: string, tokens: Tokens, nomes: Nomes, mencoes: Mencoes, proprio: TextoProprio) {
    this.text = text;
    this.tokens = tokens;
    this.nomes = nomes;
    this.mencoes = mencoes;
    this.proprio = proprio;
  }

  /** Remembers what was told of an act. */
  note(sigla: string, folhas: readonly Folha[]): void {
    this.novos.push({ sigla, folhas });
    this.dita = folhas.at(-1)?.fim ?? this.dita;
  }

  /** @param comum the words that say of what kind the act is */
  find(folhas: readonly Folha[], origem: Origem, comum: string): AtoDito {
    const inicio = folhas[0]?.inicio ?? 0;
    const antes = origem === 'mencao_anterior' ? tellsQualAntes(this.text, inicio) : null;
    const distante = antes === 'aquele' || AQUELE.test(comum);
    const proprio =
      comum !== '' && ESTE.test(comum)
        ? this.proprio.isEsta(inicio)
        : origem === 'mencao_anterior' && comum === '' && this.proprio.owns(inicio);
    const aberto = proprio || antes === 'ordinal' || (distante && this.mencoes.several(inicio));
    const titulo = aberto || comum !== '' || origem === 'anafora' ? null : this.mencoes.ofHeading(inicio);
    if (titulo)
      return {
        sigla: titulo.sigla,
        ao_lado: titulo.ao_lado,
        regra: 'heading',
        inferencia: { origem, inicio: titulo.inicio },
      };
    const mencao = aberto ? null : this.ownerOf(inicio, comum, origem);
    if (!mencao || isDeOutraQualidade(this.text, folhas.at(-1)?.fim ?? 0, comum, mencao, this.nomes))
      return { sigla: null, regra: mencao ? 'not-true-of-the-act' : 'none-named' };
    const { sigla, ao_lado } = mencao;
    const aberta =
      origem === 'mencao_anterior' &&
      (this.isAcima(folhas, sigla) || (comum === '' && this.isDeOutro(folhas, antes === 'este')));
    if (aberta) return { sigla: null, regra: 'open' };
    const regra = origem === 'anafora' ? 'anaphor' : comum === '' ? 'last-named' : 'last-of-its-kind';
    return { sigla, ao_lado, regra, inferencia: { origem, inicio: mencao.inicio } };
  }

  /** The act named last, unless it is but the object of the clause that tells the list. */
  private ownerOf(inicio: number, comum: string, origem: Origem): (Mencao & { sigla: string }) | null {
    const last = this.mencoes.last(inicio, comum);
    const [ultima, outra] = this.mencoes.ultimas;
    if (origem !== 'anafora' && comum === '' && this.mencoes.isInOtherSection(inicio)) return null;
    if (!last || !ultima || origem === 'anafora' || comum !== '') return last;
    const other = outra && { ...this.spanOf(outra), mencao: outra };
    const sujeito = subjectOfClause(this.tokens, this.spanOf(ultima), other, tokenAt(this.tokens, inicio));
    if (sujeito === undefined) return last;
    return sujeito?.mencao.sigla ? { ...sujeito.mencao, sigla: sujeito.mencao.sigla } : null;
  }

  /**
   * Whether the act named last is not surely that of a list, by what it was named with, or does to it.
   * @param mostrada whether the list is said to be of it: `Esta, no art. 5º`
   */
  private isDeOutro(folhas: readonly Folha[], mostrada: boolean): boolean {
    const { ultimas } = this.mencoes;
    const [ultima] = ultimas;
    const inicio = folhas[0]?.inicio ?? 0;
    const list = tokenAt(this.tokens, inicio);
    if (ultima && isOpposedByLast(this.tokens, this.spanOf(ultima), list)) return true;
    if (ultima && speaksOfOtherText(this.tokens, this.spanOf(ultima), list, (from) => this.isKindOf(from, ultima)))
      return true;
    if (mostrada || !ultima) return false;
    const outra = ultimas[1] && ultimas[1].fim <= ultima.inicio ? this.spanOf(ultimas[1]) : null;
    const told = this.dita === 0 ? 0 : tokenAt(this.tokens, this.dita);
    return isOneOfTwo(this.tokens, this.spanOf(ultima), outra, told, (word) => isAlias(word, this.nomes));
  }

  private spanOf({ inicio, fim }: Mencao): Span {
    return { from: tokenAt(this.tokens, inicio), to: tokenAt(this.tokens, fim) };
  }

  /** `O Estatuto` may be what the act itself is called. */
  private isKindOf(from: number, { sigla, inicio, fim }: Mencao): boolean {
    const dito = this.text.slice(this.tokens.start[from], this.tokens.end[Math.min(from + 4, this.tokens.count - 1)]);
    const especie = OUTREM.test(dito) ? null : especieOf(dito);
    return especie !== null && [...especiesOf(sigla, this.text.slice(inicio, fim), this.nomes)].includes(especie);
  }

  /** Whether a list is said to stand above or below in the text, which did not cite it of the act. */
  private isAcima(folhas: readonly Folha[], sigla: string): boolean {
    if (!isDoProprioTexto(this.text, folhas.at(-1)?.fim ?? 0)) return false;
    for (const novo of this.novos) {
      const ditos = this.ditos.get(novo.sigla) ?? new Set();
      for (const { artigo } of novo.folhas) ditos.add(artigo);
      this.ditos.set(novo.sigla, ditos);
    }
    this.novos = [];
    return folhas.some(({ artigo }) => !this.ditos.get(sigla)?.has(artigo));
  }
}
