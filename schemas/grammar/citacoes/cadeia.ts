import { endAt, matchAt } from '../sticky.ts';
import { type Contexto, type Elemento, type NivelCitado, readNomeado, readSolto } from './elementos.ts';
import { type Folha, leafOf, ORDEM, setLevel } from './folha.ts';
import { skipBranco } from './lexico.ts';

/** A list of provisions as it stands in the text, before the act that may follow it. */
export interface Cadeia {
  folhas: Folha[];
  /** Past the last word read. */
  fim: number;
}

/** `, `, `; e `, ` c/c o `: between two members of a list. `conj` when there is more than a comma. */
const SEPARADOR =
  /(?:\.(?=,))?\s*(?:(;)|(,))?\s*(?:(c\s?[/.]\s?c\.?(?:\s?\/)?,?|combinad[oa]s?\s+com|(?:na\s+forma|nos\s+termos)\s+d[oae]s?(?=\s+art)|(?:e(?!\s*,)|ou|bem\s+como|assim\s+como|al[ée]m\s+d[oae]s?|e\/ou)(?!\p{L})),?)?\s*(?:(?:[oa]s?|n[oa]s?|d[oae]s?|ao?s?|(?:em\s+)?seus?|com\s+[oa]s?|também)\s+(?=["“'‘]?(?:art|§|par[áa]g|inc|al[íi]n|ite|caput|let)))?/iuy;
/** `do`, `da`, before the level above. */
const DE =
  /\s*,?\s*(?:,\s*)?(?:d[oae]s?|n[oa]s?|ao|previst[oa]s?\s+n[oa]s?|constantes?\s+d[oa]s?|tod[oa]s\s+d[oa]s?|ambos\s+d[oa]s?|c\/c\s+o)\s+(?=["“'‘]?(?:arts?|artigos?|§|par[áa]g|inc|al[íi]n|caput|let|ite[mn]))/iuy;
/** What may follow a provision and says which part of it, or goes on past it. */
const CAUDA =
  /\s*,?\s*(?:\(?["“]?in\s+fine["”]?\)?|(?:primeira|segunda|terceira|[úu]ltima|1ª|2ª)\s+(?:parte|figura)|parte\s+final|(?:e|ou)\s+(?:seguintes|ss\.?|segs?\.?|par[áa]grafos|incisos)(?!\p{L})|(?:seguintes|ss\.)(?!\p{L})|\([^()\d]{1,60}\)(?=\s*(?:,|e\s|d[oae]s?\s|tod|amb))|\((?:atual|antigo|renumerado|por|com|red\.|redação|nova|duas|três|\d+\s+vezes)[^()]{0,60}\))/iuy;

/** With what letters, after white space and a comma, these two begin: to try a pattern costs more than to look. */
const COMECA_CAUDA = 'ipstuú12eo("“';
const COMECA_DE = 'dnapct';

/** How many levels one list may hold; more is no list that a person wrote. */
const MAX_ELEMENTOS = 2_000;

/**
 * Reads the list of provisions whose first word for a level is at `at`; null when there is none. `base` is the citation
 * that the list goes on from, where its first value is bare (`…da CLT; 896 do Código Civil`).
 */
export function readCadeia(text: string, at: number, base: Contexto | null): Cadeia | null {
  const first = readNomeado(text, at) ?? (base ? readSolto(text, at, base) : null);
  if (!first) return null;
  const lista = new Lista(first, base);
  for (let read = 1; read < MAX_ELEMENTOS; read++) if (!lista.step(text)) break;
  return { folhas: lista.folhas, fim: lista.fim };
}

/** Puts levels together, in whatever order they come. */
class Lista {
  readonly folhas: Folha[] = [];
  fim: number;
  private contexto: Contexto;
  private faixas = 0;
  /** First of the citations that may wait for an article after them. */
  private abertas = 0;
  /** The last article came after its levels. */
  private invertida = false;

  constructor(first: Elemento, base: Contexto | null) {
    this.contexto = base ?? {
      folha: first.nivel,
      termo: first.nivel,
      plural: first.plural,
      artigo: 0,
      paragrafo: 0,
      artigosNoPlural: false,
      virgula: true,
    };
    this.fim = first.fim;
    this.open(first, null);
  }

  /** Reads one more level; false when the list is over. */
  step(text: string): boolean {
    // Most lists end here, and the patterns below need not be tried.
    const next = text[skipBranco(text, this.fim)];
    if (next === undefined || next === ')' || next === ':' || (next === '.' && text[this.fim + 1] !== ','))
      return false;
    const after = next === ',' ? skipBranco(text, skipBranco(text, this.fim) + 1) : skipBranco(text, this.fim);
    const letter = (text[after] ?? '').toLowerCase();
    const tail = COMECA_CAUDA.includes(letter) ? endAt(CAUDA, text, this.fim) : -1;
    if (tail >= 0) {
      this.extend(tail);
      return true;
    }
    const of = COMECA_DE.includes(letter) ? endAt(DE, text, this.fim) : -1;
    if (of >= 0) {
      const above = readNomeado(text, of);
      if (above && this.climb(above)) return true;
    }
    const separator = matchAt(SEPARADOR, text, this.fim);
    const at = skipBranco(text, this.fim + (separator?.[0].length ?? 0));
    const comma = separator?.[1] !== undefined || separator?.[2] !== undefined;
    const conjunction = separator?.[1] !== undefined || separator?.[3] !== undefined;
    const named = readNomeado(text, at);
    const spaced = comma || conjunction;
    this.contexto.virgula = !conjunction && comma;
    const elemento = named ?? (spaced ? readSolto(text, at, this.contexto) : null);
    if (!elemento) return false;
    this.place(elemento, conjunction);
    return true;
  }

  private get last(): Folha {
    return this.folhas.at(-1) as Folha;
  }

  private extend(fim: number): void {
    this.fim = fim;
    const { faixa } = this.last;
    if (faixa === null) this.last.fim = fim;
    else for (const folha of this.folhas) if (folha.faixa === faixa) folha.fim = fim;
  }

  /** `… do § 1º`, `… do art. 5º`: a level above those that wait for it. */
  private climb(above: Elemento): boolean {
    const waiting = this.waiting(above.nivel);
    if (waiting.length === 0) return false;
    for (const folha of waiting) setLevel(folha, above.nivel, above.valores[0] as string);
    this.extend(above.fim);
    this.note(above);
    if (above.nivel === 'artigo') {
      this.abertas = this.folhas.length;
      this.invertida = true;
    }
    return true;
  }

  /**
   * The citations that a level above belongs to. What came since the last `do art. 7º` has that article only for want of
   * its own: `§ 4º do art. 7º; caput do art. 8º`.
   */
  private waiting(nivel: NivelCitado): Folha[] {
    const open = this.folhas.slice(this.abertas);
    if (nivel === 'artigo') {
      return open.filter((folha) => leafOf(folha) !== 'artigo' && (folha.artigo === null || this.invertida));
    }
    const { artigo } = this.last;
    return this.folhas.filter((folha) => folha.artigo === artigo && this.lacks(folha, nivel));
  }

  private lacks(folha: Folha, nivel: NivelCitado): boolean {
    if (ORDEM[nivel] >= ORDEM[leafOf(folha)]) return false;
    return nivel === 'caput' ? !folha.caput && folha.paragrafo === null : folha[nivel] === null;
  }

  private place(elemento: Elemento, conjunction: boolean): void {
    const { last } = this;
    const leaf = leafOf(last);
    if (ORDEM[elemento.nivel] > ORDEM[leaf] && !conjunction && last.faixa === null) {
      // `caput, inciso X`: the inciso is what is cited.
      last.caput = false;
      this.refine(elemento);
      return;
    }
    this.fim = elemento.fim;
    this.open(elemento, last);
  }

  private refine(elemento: Elemento): void {
    const last = this.folhas.pop() as Folha;
    const shared = elemento.valores.length > 1 ? ++this.faixas : null;
    for (const valor of elemento.valores) {
      const folha = { ...last, fim: elemento.fim, faixa: shared };
      setLevel(folha, elemento.nivel, valor);
      this.folhas.push(folha);
    }
    this.fim = elemento.fim;
    if (last.artigo !== null && !this.invertida) this.abertas = this.folhas.length;
    this.note(elemento);
  }

  private open(elemento: Elemento, before: Folha | null): void {
    const order = ORDEM[elemento.nivel];
    const shared = elemento.valores.length > 1 ? ++this.faixas : null;
    const keep = (nivel: NivelCitado) => before !== null && ORDEM[nivel] < order && ORDEM[nivel] < 5;
    for (const valor of elemento.valores) {
      const folha: Folha = {
        artigo: keep('artigo') ? (before?.artigo ?? null) : null,
        paragrafo: keep('paragrafo') ? (before?.paragrafo ?? null) : null,
        inciso: keep('inciso') ? (before?.inciso ?? null) : null,
        alinea: keep('alinea') ? (before?.alinea ?? null) : null,
        item: null,
        caput: false,
        inicio: elemento.inicio,
        fim: elemento.fim,
        faixa: shared,
      };
      setLevel(folha, elemento.nivel, valor);
      this.folhas.push(folha);
    }
    if (elemento.nivel === 'artigo') {
      this.abertas = this.folhas.length;
      this.invertida = false;
    }
    this.note(elemento);
  }

  private note(elemento: Elemento): void {
    const { contexto } = this;
    const value = Number.parseInt(elemento.valores.at(-1) ?? '', 10) || 0;
    if (elemento.nomeado) {
      contexto.termo = elemento.nivel;
      contexto.plural = elemento.plural;
      if (elemento.nivel === 'artigo') contexto.artigosNoPlural = elemento.plural;
    }
    if (elemento.nivel === 'artigo') {
      contexto.artigo = value || contexto.artigo || 1;
      contexto.paragrafo = 0;
    }
    if (elemento.nivel === 'paragrafo') contexto.paragrafo = value;
    contexto.folha = leafOf(this.last);
  }
}

/** What a list that goes on after an act (`…da CLT; 896 do Código Civil`) starts from. */
export function contextOf(folhas: readonly Folha[]): Contexto | null {
  const last = folhas.at(-1);
  if (!last?.artigo) return null;
  return {
    folha: 'artigo',
    termo: 'artigo',
    plural: true,
    artigo: Number.parseInt(last.artigo, 10) || 1,
    paragrafo: 0,
    artigosNoPlural: true,
    virgula: true,
  };
}
