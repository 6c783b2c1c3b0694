import type { DispositivoCitado } from '../../model/citacao.ts';
import { endAt } from '../sticky.ts';
import type { AtoNoTexto } from './ato-no-texto.ts';
import { readAto } from './atos.ts';
import { type Cadeia, contextOf, readCadeia } from './cadeia.ts';
import { nextCandidate } from './candidatos.ts';
import type { Folha } from './folha.ts';
import { readTermo } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** An act that the text names, and where. */
interface Mencao {
  sigla: string;
  inicio: number;
  fim: number;
}

/** How far back a mention still tells which act is meant. */
const ALCANCE = 2_000;

/** From a list to its act: `, todos do`, ` da`, ` c/c o` …, or nothing but a space or a bracket. */
const LIGACAO =
  /[\s”"’']*[,;]?\s*(?:\(?\s*(?:(?:e\s+)?(?:tod[oa]s|ambos|ambas|tudo)(?:\s+(?:eles|os\s+dois))?\s*,?\s*)?(?:(?:(?:constantes?|previst[oa]s?|contid[oa]s?|inscrit[oa]s?|inserid[oa]s?|insculpid[oa]s?|descrit[oa]s?|tipificad[oa]s?)\s+)?(?:(?:d|n)?(?:es|ess)t?[ea]s?\s+|(?:d|n|àqu|daqu|naqu)el[ea]s?\s+|(?:d[oae]s?|n[oa]s?|pel[oa]s?|[oa]s?)\s+){0,3}))/iuy;
/** What joins one list to another under one act. */
const ENTRE_LISTAS =
  /\s*[,;]?\s*(?:(?:e|ou|c\s?[/.]\s?c\.?|combinad[oa]s?\s+com|bem\s+como)\s*)?(?:[oa]s?\s+|d?[oa]s?\s+)?/iuy;
/** From an act to the provisions named after it: `CF, art. 102`; `Lei 4.320/1964 prevê, em seus artigos 62`. */
const DEPOIS_DO_ATO =
  /\s*[,:(–—-]?\s*(?:(?:[oa]s?|n[oa]s?|em\s+seus?|n[oa]s?\s+seus?)\s+)?(?=art|§|par[áa]g|inc|al[íi]n)|[^.;:()\n]{0,40}?\b(?:em|n[oa]s?)\s+seus?\s+(?=art)|,\s*(?=\d{1,4}(?:[º°]|-[A-Z])?\s*,\s*(?:§|inc|[IVX]|par|caput))/iuy;

/** Every citation of a provision, in order. Time is linear in the length of the text. */
export function findDispositivos(text: string, nomes: Nomes): DispositivoCitado[] {
  return new Leitura(text, nomes).read();
}

class Leitura {
  private readonly found: DispositivoCitado[] = [];
  private ultima: Mencao | null = null;
  /** The state constitution that the text speaks of: `CE` is it, and no longer the Código Eleitoral. */
  private estadual: string | null = null;
  private readonly text: string;
  private readonly nomes: Nomes;

  constructor(text: string, nomes: Nomes) {
    this.text = text;
    this.nomes = nomes;
  }

  read(): DispositivoCitado[] {
    const { text, nomes } = this;
    let at = 0;
    for (let next = nextCandidate(text, at, nomes); next; next = nextCandidate(text, at, nomes)) {
      const { index, word } = next;
      const level = readTermo(text, index) !== null || /^caput$/i.test(word);
      at = Math.max(level ? this.takeNivel(index) : this.takeAto(index), index + word.length);
    }
    return this.found;
  }

  private takeNivel(at: number): number {
    const cadeia = readCadeia(this.text, at, null);
    return cadeia ? this.takeCadeia(cadeia, null) : at;
  }

  /** An act alone is remembered; provisions right behind it are its own. */
  private takeAto(at: number): number {
    const ato = readAto(this.text, at, this.nomes, this.standing(at) ? 'antes' : 'solto');
    if (!ato || ato.tipo === 'anafora') return at;
    if (ato.tipo === 'alheio') return ato.fim;
    const mencao = this.mention(ato);
    const from = endAt(DEPOIS_DO_ATO, this.text, ato.fim);
    if (from < 0) return ato.fim;
    const cadeia = readCadeia(this.text, from, BARE_AFTER_ACT);
    return cadeia ? this.takeCadeia(cadeia, mencao) : ato.fim;
  }

  private mention({ sigla, inicio, fim }: Mencao): Mencao {
    if (sigla.startsWith('X-CE')) this.estadual = sigla;
    const estadual = this.estadual !== null && this.text.slice(inicio, fim) === 'CE' ? this.estadual : sigla;
    this.ultima = { sigla: estadual, inicio, fim };
    return this.ultima;
  }

  /** Whether provisions follow the word at `at`, which a short acronym needs to be an act. */
  private standing(at: number): boolean {
    const second = this.text[at + 1] ?? '';
    if (second === second.toLowerCase()) return false;
    const word = endAt(ACRONIMO, this.text, at);
    return word >= 0 && endAt(DEPOIS_DO_ATO, this.text, word) >= 0;
  }

  /** Gives a list its act, tells its citations, and goes on with the lists that hang on it. */
  private takeCadeia(first: Cadeia, before: Mencao | null): number {
    let cadeia = first;
    let lead = before;
    for (;;) {
      const { folhas } = cadeia;
      const ato = this.attach(cadeia.fim, lead !== null);
      if (ato?.tipo === 'alheio') {
        if (ato.sigla !== undefined) this.mention({ ...ato, sigla: ato.sigla });
        return ato.fim;
      }
      // A scanned `ad. 73` is an article where an act behind it proves it.
      if (ato?.tipo !== 'ato' && /^ad\./i.test(this.text.slice(first.folhas[0]?.inicio, cadeia.fim))) return cadeia.fim;
      if (ato?.tipo === 'ato') {
        stretch(folhas, ato.fim);
        const { sigla } = this.mention(ato);
        this.emit(folhas, { sigla, diploma_inferido: false });
        lead = null;
      } else if (ato?.tipo === 'anafora') {
        stretch(folhas, ato.fim);
        if (ato.codigo && !this.nomes.codigos.has(this.ultima?.sigla ?? ''))
          this.emit(folhas, { sigla: null, diploma_inferido: false });
        else this.infer(folhas, 'anafora');
      } else if (lead) {
        const start = folhas[0]?.inicio;
        for (const folha of folhas) if (folha.inicio === start) folha.inicio = lead.inicio;
        this.emit(folhas, { sigla: lead.sigla, diploma_inferido: false });
      } else if (isOfSomethingElse(this.text, cadeia.fim)) this.emit(folhas, { sigla: null, diploma_inferido: false });
      else if (!this.isHeading(folhas, cadeia.fim)) this.infer(folhas, 'mencao_anterior');
      const end = ato ? ato.fim : cadeia.fim;
      const next = ato?.tipo === 'ato' ? this.follow(folhas, end) : null;
      if (!next) return end;
      cadeia = next;
    }
  }

  /** The act behind a list. After one that follows its act, only a preposition ties another to it. */
  private attach(fim: number, led: boolean): AtoNoTexto | null {
    const shown = endAt(DEMONSTRATIVO, this.text, fim);
    const meant = shown < 0 ? null : readAto(this.text, shown, this.nomes, 'depois');
    if (meant) return meant;
    const at = Math.max(fim, endAt(LIGACAO, this.text, fim));
    const tied = /\p{L}/u.test(this.text.slice(fim, at));
    if (led && !tied) return null;
    // Without a preposition only a name stands for an act, and names have capitals.
    const first = this.text[at] ?? '';
    if (tied ? !/[\p{L}]/u.test(first) : first === first.toLowerCase()) return null;
    return readAto(this.text, at, this.nomes, 'depois');
  }

  /** `; 896 do Código Civil` behind an act: bare numbers that have an act of their own. */
  private follow(folhas: readonly Folha[], fim: number): Cadeia | null {
    const contexto = contextOf(folhas);
    const at = endAt(ENTRE_LISTAS, this.text, fim);
    if (!contexto || !/\d/.test(this.text[at] ?? '') || this.text.slice(fim, at).trim() === '') return null;
    const cadeia = readCadeia(this.text, at, contexto);
    return cadeia && this.attach(cadeia.fim, false)?.tipo === 'ato' ? cadeia : null;
  }

  /** `Art. 5º Todos são iguais …` at the head of a line is the law's own label. */
  private isHeading(folhas: readonly Folha[], fim: number): boolean {
    const [only] = folhas;
    if (!only || folhas.length > 1) return false;
    const before = this.text.slice(Math.max(0, only.inicio - 3), only.inicio);
    if (only.inicio > 0 && !/[\n"“'‘«]\s*$/.test(before)) return false;
    return (
      /^\s*[.\-–—:]*\s*["“(]?\p{Lu}\p{Ll}*/u.test(this.text.slice(fim, fim + 12)) &&
      /^A/.test(this.text[only.inicio] ?? '')
    );
  }

  private infer(folhas: readonly Folha[], origem: 'anafora' | 'mencao_anterior'): void {
    const { ultima } = this;
    const start = folhas[0]?.inicio ?? 0;
    if (!ultima || start - ultima.inicio > ALCANCE) this.emit(folhas, { sigla: null, diploma_inferido: false });
    else this.emit(folhas, { sigla: ultima.sigla, diploma_inferido: true }, { origem, mencao: ultima });
  }

  private emit(
    folhas: readonly Folha[],
    ato: Pick<DispositivoCitado, 'sigla' | 'diploma_inferido'>,
    how?: { origem: 'anafora' | 'mencao_anterior'; mencao: Mencao },
  ): void {
    for (const { artigo, paragrafo, inciso, alinea, item, caput, inicio, fim } of folhas) {
      if (artigo === null) continue;
      const base: DispositivoCitado = {
        tipo: 'dispositivo',
        rotulo: this.text.slice(inicio, fim),
        offset: inicio,
        fim,
        sigla: ato.sigla,
        artigo,
        paragrafo,
        inciso,
        alinea,
        item: item !== null && alinea === null ? `item-${item}` : item,
        caput: caput && paragrafo === null && inciso === null && alinea === null,
        diploma_inferido: ato.diploma_inferido,
      };
      if (how) {
        const { origem, mencao } = how;
        const distancia = inicio - mencao.inicio;
        base.inferencia = { origem, sigla: mencao.sigla, offset_mencao: mencao.inicio, distancia };
      }
      this.found.push(base);
    }
  }
}

/** `art. 3º do manual`: it is of something, and nothing that was mentioned before. */
const DE_ALGO =
  /\s*,?\s*d[oa]s?\s+(?!(?:qual|quais|que|mesm[oa]|artigo|dispositivo|preceito|norma|lei|leis|legisla[çc][ãa]o)(?!\p{L}))\p{L}/iuy;
const isOfSomethingElse = (text: string, fim: number): boolean => endAt(DE_ALGO, text, fim) >= 0;

const ACRONIMO = /[A-Z]{2,6}(?![\p{L}\p{N}])/uy;
/** `desta Lei`, `daquele diploma`: past the preposition. */
const DEMONSTRATIVO = /\s*,?\s*[dn](?=(?:es|ess)t?[ea]s?\s|aquel[ea]s?\s)/iuy;
const BARE_AFTER_ACT = contextOf([
  {
    artigo: '1',
    paragrafo: null,
    inciso: null,
    alinea: null,
    item: null,
    caput: false,
    inicio: 0,
    fim: 0,
    faixa: null,
  },
]);

/** The last citation of a list, or its last range, reaches over the act. */
function stretch(folhas: readonly Folha[], fim: number): void {
  const last = folhas.at(-1);
  if (!last) return;
  for (const folha of folhas)
    if (folha === last || (last.faixa !== null && folha.faixa === last.faixa)) folha.fim = fim;
}
