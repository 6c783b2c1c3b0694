import { type FormaNumerada, printAto } from '../../schemas/law/act-name.ts';
import { toRoman } from '../../schemas/law/numerais.ts';
import type { AtoPlanejado } from './plan.ts';
import { Random } from './random.ts';
import { assunto, objeto, oracao } from './vocabulary.ts';

const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];
const ESPECIE: Partial<Record<FormaNumerada, string>> = {
  lei: 'LEI',
  lei_complementar: 'LEI COMPLEMENTAR',
  decreto: 'DECRETO',
};
const NESTE: Partial<Record<FormaNumerada, string>> = {
  lei: 'Esta Lei',
  lei_complementar: 'Esta Lei Complementar',
  decreto: 'Este Decreto',
};
/** An act with at least 20 articles has chapters, and one with at least 150 also has titles above them. */
const COM_CAPITULOS = 20;
const COM_TITULOS = 150;

/** The content that a page was written with, so that a test can compare the reading with it. */
export interface Escrita {
  html: string;
  /** ref_keys without the sigla, in order. */
  chaves: string[];
  revogados: number;
  /** The number of provisions with an earlier wording. */
  reescritos: number;
}

/** Writes the page of an act in the form of the official site. The same act among the same acts gives the same page. */
export function writePage(ato: AtoPlanejado, atos: readonly AtoPlanejado[], seed: number): Escrita {
  return new Writer(ato, atos, new Random(seed + ato.ordem * 7_919)).write();
}

class Writer {
  private readonly lines: string[] = [];
  private readonly chaves: string[] = [];
  private revogados = 0;
  private reescritos = 0;
  private readonly ato: AtoPlanejado;
  private readonly atos: readonly AtoPlanejado[];
  private readonly random: Random;

  constructor(ato: AtoPlanejado, atos: readonly AtoPlanejado[], random: Random) {
    this.ato = ato;
    this.atos = atos;
    this.random = random;
  }

  write(): Escrita {
    this.head();
    for (let artigo = 1; artigo < this.ato.artigos; artigo++) {
      this.headings(artigo);
      if (this.random.chance(0.02)) this.alteracao(artigo);
      else this.artigo(artigo);
    }
    const { artigos, forma } = this.ato;
    this.original(`${artigos}`, `${rotuloDe(artigos)} `, `${NESTE[forma]} entra em vigor na data de sua publicação.`);
    this.foot();
    const { lines, chaves, revogados, reescritos } = this;
    return { html: `${lines.join('\n')}\n`, chaves, revogados, reescritos };
  }

  private head(): void {
    const { forma, numero, materia } = this.ato;
    const epigrafe = `${ESPECIE[forma]} Nº ${numero}, DE ${this.data(this.ato).toUpperCase()}`;
    const decreta =
      forma === 'decreto'
        ? ', no uso da atribuição que lhe confere o art. 84, <i>caput</i>, inciso IV, da Constituição, <b>DECRETA</b>:'
        : ` Faço saber que o Congresso Nacional decreta e eu sanciono a seguinte ${forma === 'lei' ? 'Lei' : 'Lei Complementar'}:`;
    this.lines.push(
      `<html>\n<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>${numero}</title></head>\n<body>`,
      '<p align="center"><font face="Arial" color="#808000"><b>Presidência da República<br>Casa Civil<br>Subchefia para Assuntos Jurídicos</b></font></p>',
      `<p align="center"><font face="Arial" color="#000080"><small><strong><a href="http://legislacao.planalto.gov.br/legisla/legislacao.nsf/${this.ato.sigla}">${epigrafe}</a></strong></small></font></p>`,
      '<table border="0" width="100%" cellpadding="0" cellspacing="0"><tr>\n<td width="51%">&nbsp;</td>',
      `<td width="49%"><p align="justify"><font face="Arial" size="2" color="#800000">Dispõe sobre o regime ${materia} e dá outras providências.</font></p></td>\n</tr></table>`,
      `<p align="justify" style="text-indent: 35px"><font face="Arial" size="2"><strong>O PRESIDENTE DA REPÚBLICA</strong>${decreta}</font></p>`,
    );
  }

  private headings(artigo: number): void {
    const { artigos } = this.ato;
    if (artigos >= COM_TITULOS && artigo % 75 === 1) this.heading(`TÍTULO ${toRoman(Math.ceil(artigo / 75))}`);
    if (artigos >= COM_CAPITULOS && artigo % 15 === 1) {
      const capitulo = artigos >= COM_TITULOS ? Math.floor((artigo % 75) / 15) + 1 : Math.ceil(artigo / 15);
      this.heading(`CAPÍTULO ${toRoman(capitulo)}`);
    }
  }

  private heading(rotulo: string): void {
    this.lines.push(
      `<p align="center"><font face="Arial" size="2"><b>${rotulo}<br>${assunto(this.random)}</b></font></p>`,
    );
  }

  private artigo(artigo: number): void {
    const { random } = this;
    const key = `${artigo}`;
    if (random.chance(0.02)) {
      this.revogado(key, `${rotuloDe(artigo)} `);
      return;
    }
    const listed = random.chance(0.3);
    this.dispositivo(key, `${rotuloDe(artigo)} `, listed ? `${this.frase()}:` : `${this.frase()}.`);
    if (listed) this.incisos(key);
    const paragrafos = random.chance(0.4) ? random.between(1, 3) : 0;
    for (let paragrafo = 1; paragrafo <= paragrafos; paragrafo++) {
      const only = paragrafos === 1;
      const [chave, rotulo] = only
        ? [`${key}.unico`, 'Parágrafo único. ']
        : [`${key}.${paragrafo}`, `§ ${paragrafo}º `];
      if (random.chance(0.03)) this.revogado(chave, rotulo);
      else this.dispositivo(chave, rotulo, `${this.frase()}.`);
    }
  }

  private incisos(acima: string): void {
    const total = this.random.between(2, 6);
    for (let inciso = 1; inciso <= total; inciso++) {
      const chave = `${acima}.${toRoman(inciso)}`;
      const fim = inciso === total ? '.' : inciso === total - 1 ? '; e' : ';';
      if (inciso < total && this.random.chance(0.06)) {
        this.original(chave, `${toRoman(inciso)} - `, `${objeto(this.random)}:`);
        for (const alinea of ['a', 'b']) {
          const last = alinea === 'b';
          this.dispositivo(`${chave}.${alinea}`, `${alinea}) `, `${objeto(this.random)}${last ? fim : '; e'}`);
        }
      } else this.dispositivo(chave, `${toRoman(inciso)} - `, `${objeto(this.random)}${fim}`);
    }
  }

  /** Writes a provision, sometimes after its earlier wording. */
  private dispositivo(chave: string, rotulo: string, texto: string): void {
    const nota = this.random.chance(0.08) ? this.nota('Redação dada') : null;
    if (nota === null) {
      this.original(chave, rotulo, texto);
      return;
    }
    const antes = /^[a-z]/.test(texto) ? objeto(this.random) : oracao(this.random);
    this.line(`<strike>${rotulo}${antes}${/[.;:]( e)?$/.exec(texto)?.[0] ?? ''}</strike>`);
    this.original(chave, rotulo, `${texto}${nota}`);
    this.reescritos += 1;
  }

  /** Writes a provision with no earlier wording. */
  private original(chave: string, rotulo: string, texto: string): void {
    this.line(`${this.anchor(chave)}${rotulo}${texto}`);
    this.chaves.push(chave);
  }

  private revogado(chave: string, rotulo: string): void {
    const nota = this.nota('Revogado');
    if (nota === null) {
      this.dispositivo(chave, rotulo, `${this.frase()}.`);
      return;
    }
    this.line(`${this.anchor(chave)}<strike>${rotulo}${oracao(this.random)}.</strike>${nota}`);
    this.chaves.push(chave);
    this.revogados += 1;
  }

  /** Writes an article that gives another act's article a new wording. */
  private alteracao(artigo: number): void {
    const { random } = this;
    const outro = this.ato.ordem === 0 ? null : this.atos[random.between(0, this.ato.ordem - 1)];
    if (!outro || outro.artigos < 3) {
      this.artigo(artigo);
      return;
    }
    const alvo = random.between(1, outro.artigos - 1);
    const comando = `O art. ${numeral(alvo)} ${this.daLei(outro)}, passa a vigorar com a seguinte redação:`;
    this.original(`${artigo}`, `${rotuloDe(artigo)} `, comando);
    this.lines.push('<blockquote>');
    this.line(`"${rotuloDe(alvo)} ${oracao(random)}." (NR)`);
    this.lines.push('</blockquote>');
  }

  /** Returns a note that names a later act, or null if there is no later act. */
  private nota(feito: string): string | null {
    const { ordem } = this.ato;
    if (ordem >= this.atos.length - 1) return null;
    const autor = this.atos[this.random.between(ordem + 1, this.atos.length - 1)] as AtoPlanejado;
    const pelo = autor.forma === 'decreto' ? 'pelo' : 'pela';
    return ` <a href="${hrefOf(autor)}#art${this.random.between(1, autor.artigos)}">(${feito} ${pelo} ${citar(autor)}, de ${autor.ano})</a>`;
  }

  /** Returns a sentence, one in eight with a citation. */
  private frase(): string {
    const { random } = this;
    if (!random.chance(0.12)) return oracao(random);
    if (random.chance(0.4))
      return `${oracao(random)}, nos termos do art. ${numeral(random.between(1, this.ato.artigos))}`;
    const outro = random.pick(this.atos);
    return `${oracao(random)}, na forma do art. ${numeral(random.between(1, outro.artigos))} ${this.daLei(outro)}`;
  }

  private daLei(outro: AtoPlanejado): string {
    const de = outro.forma === 'decreto' ? 'do' : 'da';
    return `${de} <a href="${hrefOf(outro)}">${citar(outro)}, de ${this.data(outro)}</a>`;
  }

  private data({ dia, mes, ano }: AtoPlanejado): string {
    return `${dia} de ${MESES[mes]} de ${ano}`;
  }

  private anchor(chave: string): string {
    return chave.includes('.') ? '' : `<a name="art${chave}"></a>`;
  }

  private line(html: string): void {
    this.lines.push(`<p align="justify" style="text-indent: 35px"><font face="Arial" size="2">${html}</font></p>`);
  }

  private foot(): void {
    const { dia, mes, ano } = this.ato;
    this.line(`Brasília, ${this.data(this.ato)}; ${ano - 1821}º da Independência e ${ano - 1888}º da República.`);
    this.lines.push(
      '<p align="left"><font face="Arial" size="2">FULANA DE TAL<br>Beltrano dos Anzóis</font></p>',
      `<p><font face="Arial" size="2" color="#FF0000">Este texto não substitui o publicado no DOU de ${dia + 1}.${mes + 1}.${ano}</font></p>`,
      '<p align="center"><font color="#FF0000">*</font></p>\n</body>\n</html>',
    );
  }
}

const numeral = (artigo: number): string => (artigo < 10 ? `${artigo}º` : `${artigo}`);
const rotuloDe = (artigo: number): string => (artigo < 10 ? `Art. ${artigo}º` : `Art. ${artigo}.`);

/** Names an act without its year: `Lei nº 20.001`. */
const citar = (ato: AtoPlanejado): string => printAto({ ...ato, ano: null });
const hrefOf = ({ url }: AtoPlanejado): string => `../${url.slice(url.indexOf('ccivil_03/') + 'ccivil_03/'.length)}`;
