import { isAside, isCompared } from '../../citations/attribution/act-roles.ts';
import { isNamedWithOther } from '../../citations/attribution/named-together.ts';
import { isOfThisText } from '../../citations/attribution/own-text.ts';
import { TextNames } from '../../citations/mentions/text-names.ts';
import type { Before } from '../../citations/provisions/before.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { endAt } from '../../text/sticky.ts';
import { Alteradores } from './alteradores.ts';
import { endOfNomeAlheio, readAtoColado, readAtoDaLista, readOutroDono } from './ato-da-lista.ts';
import type { AtoNoTexto } from './ato-no-texto.ts';
import { actStarts, endOfGlosa, readAto, readGlosa, readNome, replacedBy, tokensOf } from './atos.ts';
import { AtosDistantes } from './atos-distantes.ts';
import { type AtoNomeado, Atribuicao, ditoDe } from './atribuicao.ts';
import {
  APOS_ATO,
  beginOfLista,
  type Cadeia,
  contextOf,
  endOfElipse,
  isFrouxa,
  readCadeia,
  readNiveis,
  SOLTO,
} from './cadeia.ts';
import type { Candidato } from './candidatos.ts';
import { isAntigo } from './de-outro-ano.ts';
import { beginOfOutroGrupo, type Folha, leafOf } from './folha.ts';
import { isAlgarismo } from './lexico.ts';
import { endOfDepoisDoAto, endOfEntreListas, isOfSuperado } from './ligacao.ts';
import { isAlias } from './mencoes.ts';
import { leavesNivelSolto } from './nivel-perdido.ts';
import type { Nomes } from './nomes.ts';
import { goesOnSemAto, hasSeguintes, promisesMore } from './plural-cumprido.ts';
import { hasListaSua, posseOf } from './posse.ts';
import { readDistribuidos } from './respectivamente.ts';
import { standsAntes } from './sigla-antes.ts';
import { countOfSujeito } from './sujeito.ts';

/** Every citation of a provision, in order, a group at a time. Time is linear in the length of the text. */
export function findDispositivos(
  text: string,
  nomes: Nomes,
  candidatos: readonly Candidato[],
): Iterable<DispositivoCitado[]> {
  const doTexto = new TextNames(tokensOf(text), actStarts(candidatos), nomes);
  return new Leitura(text, { ...nomes, doTexto }).read(candidatos);
}

class Leitura {
  private readonly atribuicao: Atribuicao;
  private readonly alteradores: Alteradores;
  private readonly text: string;
  private readonly tokens: Tokens;
  private readonly nomes: Nomes;

  constructor(text: string, nomes: Nomes) {
    this.text = text;
    this.nomes = nomes;
    this.atribuicao = new Atribuicao(text, nomes);
    this.tokens = this.atribuicao.tokens;
    this.alteradores = new Alteradores(this.atribuicao.tokens, (at) => this.atribuicao.endsInArtigo(at));
  }

  *read(candidatos: readonly Candidato[]): Generator<DispositivoCitado[]> {
    let at = 0;
    const distantes = new AtosDistantes(candidatos);
    for (let next = 0; next < candidatos.length; next++) {
      const candidato = candidatos[next] as Candidato;
      if (candidato.inicio < at) continue;
      const end = distantes.endFrom(next);
      if (end > next) {
        this.defer(candidatos.slice(next, end));
        next = end - 1;
        continue;
      }
      at = Math.max(this.take(candidato), candidato.fim);
      const found = this.atribuicao.take();
      if (found.length > 0) yield found;
    }
  }

  /** Acts that no provisions follow are read when a later list asks which were named: few are. */
  private defer(candidatos: readonly Candidato[]): void {
    const fim = (candidatos.at(-1) as Candidato).fim;
    const read = () => {
      let at = 0;
      for (const candidato of candidatos)
        if (candidato.inicio >= at) at = Math.max(this.take(candidato), candidato.fim);
    };
    this.atribuicao.mencoes.defer({ fim, read });
  }

  private take({ tipo, inicio }: Candidato): number {
    if (tipo === 'numero') return inicio;
    if (tipo === 'elipse') return this.takeElipse(inicio);
    if (tipo !== 'nivel') return this.takeAto(inicio, tipo === 'ato' ? readAto : readNome);
    const from = beginOfLista(this.tokens, inicio);
    const cadeia = this.readLista(from, from < inicio ? SOLTO() : null);
    return cadeia ? this.takeCadeia(cadeia, null) : inicio;
  }

  /** A number is an article where an act behind it proves it. */
  private takeElipse(inicio: number): number {
    const from = endOfElipse(this.tokens, inicio);
    const cadeia = from < 0 ? null : this.readLista(from, APOS_ATO());
    return cadeia && this.behind(cadeia.fim, false)?.tipo === 'ato' ? this.takeCadeia(cadeia, null) : inicio;
  }

  /** An act alone is remembered; provisions right behind it are its own. */
  private takeAto(at: number, read: typeof readAto): number {
    const ato = read(this.text, at, this.nomes, standsAntes(this.text, at) ? 'antes' : 'solto');
    if (!ato || ato.tipo === 'anafora') return at;
    if (ato.tipo === 'alheio') return this.atribuicao.disown(ato);
    const desde = this.atribuicao.mencoes.fim;
    const alterador = this.alteradores.read(at, ato.fim);
    const comparado = isCompared(this.atribuicao.tokens, tokenAt(this.atribuicao.tokens, at));
    const mencao = alterador || comparado ? ato : this.mention(ato, at);
    const { fim, outro } = readGlosa(this.text, ato, this.nomes);
    if (outro) return this.atribuicao.disown({ inicio: at, fim });
    const from = endOfDepoisDoAto(this.text, fim);
    const cadeia = from < 0 ? null : this.readLista(from, APOS_ATO());
    if (!cadeia) return fim;
    const lugar = { inicio: at, fim, lista: from, fimDaLista: cadeia.fim, desde, alterador, comparado };
    const posse = posseOf(this.text, this.atribuicao.tokens, lugar, this.atribuicao.proprio);
    if (posse === 'aberta') return this.takeCadeia(cadeia, null);
    if (posse === 'sua')
      return this.isDeVarios(cadeia, at, desde) ? this.atribuicao.share(cadeia) : this.takeCadeia(cadeia, mencao);
    this.atribuicao.disown({ inicio: at, fim });
    return this.takeCadeia(cadeia, null);
  }

  /** A list, up to a bracket that names an act. */
  private readLista(at: number, base: Before | null): Cadeia | null {
    return readCadeia(this.tokens, at, base, (fim) => this.behind(fim, false) !== null);
  }

  /** @param desde where what it is named with begins: an aside about another act leaves that one the last that was named */
  private mention({ sigla, inicio, fim, ao_lado }: AtoNomeado, desde = inicio): AtoNomeado {
    const escrito = this.text.slice(inicio, fim);
    const mencao = { sigla, inicio, fim, ao_lado };
    const { mencoes } = this.atribuicao;
    const { tokens } = this.atribuicao;
    const span = { from: tokenAt(tokens, desde), to: tokenAt(tokens, fim) };
    if (!isAside(tokens, span, tokenAt(tokens, mencoes.fim))) mencoes.remember(mencao, escrito);
    return mencao;
  }

  /** Gives a list its act, tells its citations, and goes on with the lists that hang on it. */
  private takeCadeia(first: Cadeia, before: AtoNomeado | null): number {
    let cadeia = first;
    let lead = before;
    for (;;) {
      const { folhas } = cadeia;
      if (lead === null && this.isOfThisText(cadeia)) {
        this.atribuicao.label(folhas);
        return cadeia.fim;
      }
      const ato = this.behind(cadeia.fim, lead !== null, folhas);
      if (ato?.tipo === 'alheio') {
        // `arts. 3º do edital e 37 da CF`
        const alheia = this.atribuicao.disown(ato);
        const outra = this.follow(folhas, endOfNomeAlheio(this.text, alheia));
        if (!outra) return alheia;
        lead = null;
        cadeia = outra;
        continue;
      }
      // A scanned `ad. 73` is an article where an act behind it proves it, or a level: `ad. 96, § 11`.
      const alone = !ato && folhas.every((folha) => leafOf(folha) === 'artigo');
      if (alone && endAt(AD, this.text, first.folhas[0]?.inicio ?? 0) >= 0) return cadeia.fim;
      if (!ato || (!lead && hasListaSua(this.text, cadeia.fim, ato) && this.atribuicao.isDeInstrumento(folhas))) {
        this.atribuicao.takeSemAto(cadeia, lead);
        return cadeia.fim;
      }
      const cada = ato.tipo === 'ato' ? readDistribuidos(this.text, folhas, ato, this.nomes) : null;
      if (cada)
        return this.atribuicao.distribute(
          folhas,
          cada.map((one) => this.mention(one)),
        );
      if (folhas.length > 1) this.atribuicao.part(folhas, lead);
      if (!lead && ato.tipo === 'ato' && isFrouxa(this.text, cadeia, ato)) this.atribuicao.loosen(folhas, cadeia, ato);
      const doSujeito =
        !lead && ato.tipo === 'ato' ? countOfSujeito(this.text, folhas, ato, this.atribuicao.mencoes) : 0;
      if (doSujeito > 0)
        this.atribuicao.emit(folhas.splice(0, doSujeito), { sigla: null, regra: 'subject-of-the-clause' });
      const last = folhas.at(-1);
      const inicio = folhas[0]?.inicio ?? 0;
      if (last) last.fim = ato.fim;
      let end = this.takeNiveis(folhas, ato);
      if (ato.tipo === 'ato') {
        const dito = ditoDe(this.mention(ato, inicio));
        const left = leavesNivelSolto(this.text, end);
        this.atribuicao.emit(folhas, left ? { sigla: null, regra: 'level-left' } : { ...dito, regra: 'behind' });
        if (promisesMore(this.text, folhas) && !hasSeguintes(this.text.slice(last?.inicio, ato.inicio)))
          end = this.takeOutrosAtos(folhas, end);
      } else if (isOfSuperado(this.text, ato.fim))
        this.atribuicao.emit(folhas, { sigla: null, regra: 'of-superseded' });
      else this.atribuicao.infer(folhas, 'anafora', this.text.slice(ato.inicio, ato.fim));
      const next = this.follow(folhas, end);
      if (!next) return end;
      lead = null;
      cadeia = next;
    }
  }

  private isOfThisText({ folhas, fim }: Cadeia): boolean {
    const [folha] = folhas;
    const { tokens } = this.atribuicao;
    if (!folha || folhas.length !== 1 || leafOf(folha) !== 'artigo') return false;
    return isOfThisText(tokens, tokenAt(tokens, folha.inicio), tokenAt(tokens, fim));
  }

  private isDeVarios({ folhas, fim }: Cadeia, at: number, desde: number): boolean {
    const { tokens } = this.atribuicao;
    if (folhas.every(({ artigo }) => artigo === folhas[0]?.artigo)) return false;
    const since = desde === 0 ? 0 : tokenAt(tokens, desde);
    if (!isNamedWithOther(tokens, since, tokenAt(tokens, at), (word) => isAlias(word, this.nomes))) return false;
    return !this.atribuicao.endsInArtigo(at, desde) && this.behind(fim, true) === null;
  }

  private behind(fim: number, led: boolean, folhas: readonly Folha[] = []): AtoNoTexto | null {
    const ato =
      readAtoDaLista(this.text, fim, led, this.nomes, folhas[0]?.inicio) ??
      (led && beginOfOutroGrupo(this.text, folhas) > 0 ? readAtoColado(this.text, fim, this.nomes) : null);
    const antigo = ato?.tipo === 'ato' && isAntigo(this.text, folhas, ato, this.nomes);
    return antigo ? { ...ato, ...replacedBy(ato.sigla, this.nomes) } : ato;
  }

  /** Levels of the last article that come behind its act; the end of what was read. */
  private takeNiveis(folhas: Folha[], ato: AtoNoTexto): number {
    const last = folhas.at(-1);
    const past = ato.tipo === 'ato' ? endOfGlosa(this.text, ato, this.nomes) : ato.fim;
    if (!last?.artigo) return past;
    const niveis =
      readNiveis(this.tokens, ato.fim, last) ?? (past > ato.fim ? readNiveis(this.tokens, past, last) : null);
    if (!niveis) return past;
    // `…, § 2º, da Lei X`: they are that law's, unless it is the same again.
    const again = this.behind(niveis.fim, true);
    const same =
      again?.tipo === 'anafora' || (again?.tipo === 'ato' && ato.tipo === 'ato' && again.sigla === ato.sigla);
    if (again && !same) return past;
    folhas.splice(-1, 1, ...niveis.folhas);
    return again ? again.fim : niveis.fim;
  }

  /** `arts. 5º do CPC e da CF`: the one article of several acts. */
  private takeOutrosAtos([folha]: readonly Folha[], fim: number): number {
    let end = fim;
    for (;;) {
      const outro = readOutroDono(this.text, end, this.nomes);
      if (!folha || !outro) return end;
      this.atribuicao.emit([{ ...folha, inicio: outro.inicio, fim: outro.fim }], {
        ...ditoDe(this.mention(outro)),
        regra: 'several-acts-behind',
      });
      end = outro.fim;
    }
  }

  /** `; 896 do Código Civil` behind an act: bare numbers that have an act of their own. */
  private follow(folhas: readonly Folha[], fim: number): Cadeia | null {
    const at = endOfEntreListas(this.text, fim);
    if (!isAlgarismo(this.text, at) || this.text.slice(fim, at).trim() === '') return null;
    const contexto = contextOf(folhas);
    if (!contexto) return null;
    const cadeia = this.readLista(at, contexto);
    if (!cadeia) return null;
    const tipo = this.behind(cadeia.fim, false)?.tipo;
    const more = () => goesOnSemAto(this.text, folhas, { fim, inicio: at, fimDaLista: cadeia.fim });
    return tipo === 'ato' || tipo === 'anafora' || more() ? cadeia : null;
  }
}

const AD = /ad\./iy;
