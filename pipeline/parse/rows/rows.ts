import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Emenda } from '../amendments/amendments.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import { type Chave, printRotulo } from '../tree/keys.ts';
import { type Caminho, descend, type No, type Serie, type Titulo } from '../tree/tree.ts';
import type { Achado, Linha, Redacao } from '../types.ts';
import { lastGiver } from '../wordings/group-notes.ts';
import { linesOfNotas } from '../wordings/texts.ts';
import type { Estado } from '../wordings/wordings.ts';
import { reportUnstruck } from './unstruck.ts';

/** The state of a provision, with its headings and ancestors taken into account. */
export interface Vigencia {
  revogado: boolean;
  revogado_por: string | null;
  /** Whether it is struck and neither a note of its own nor anything above it says why. */
  inexplicado: boolean;
}

export const IN_FORCE: Vigencia = { revogado: false, revogado_por: null, inexplicado: false };

export interface Fatos {
  chaves: ReadonlyMap<No, Chave>;
  estados: ReadonlyMap<No, Estado>;
  emendas: ReadonlyMap<No, Emenda>;
  vigencias: ReadonlyMap<No, Vigencia>;
}

/** Returns the rows of a series in reading order, and reports provisions whose state nothing explains. */
export function toLinhas(serie: Serie, fatos: Fatos, achados: Achado[]): Linha[] {
  const linhas: Linha[] = [];
  const { chaves, estados, emendas, vigencias } = fatos;
  for (const artigo of serie.artigos) {
    const caminho = (estados.get(artigo) as Estado).escolhido.caminho;
    const estrutura = caminho.map(printTitulo).join(' > ');
    for (const no of descend(artigo)) {
      const chave = chaves.get(no) as Chave;
      const estado = estados.get(no) as Estado;
      const emenda = emendas.get(no);
      const vigencia = vigencias.get(no) as Vigencia;
      if (estado.riscadoSemNota && vigencia.inexplicado) {
        achados.push({
          tipo: 'riscado_sem_nota',
          ref_key: chave.ref_key,
          mensagem: 'só há redações riscadas, e nenhuma nota diz por quê',
        });
      }
      if (!vigencia.revogado && no.pai && vigencias.get(no.pai)?.revogado) {
        achados.push({
          tipo: 'vivo_sob_revogado',
          ref_key: chave.ref_key,
          mensagem: 'a página não o riscou, e revogou o que está acima',
        });
      }
      achados.push(...reportUnstruck(no, estado, vigencia, chave.ref_key));
      const rubrica = nearestRubrica(no);
      const anotadas = linesOfNotas(estado.escolhido, !estado.escolhido.principal.riscada, estado.anotacoes);
      const caput = no.nivel === 'artigo' ? estado.texto : null;
      linhas.push({
        ...chave,
        texto: caput === null ? estado.texto : aggregate(artigo, serie.tratado, estados, vigencias),
        caput_texto: caput,
        revogado: vigencia.revogado,
        hierarquia: [estrutura, rubrica].filter((part) => part).join(' > '),
        estrutura,
        anotacoes: estado.anotacoes.map((nota) => nota.texto),
        ...(anotadas.some((at) => at !== 0) && { linhas_anotadas: anotadas }),
        alterado_por: lastGiver(estado.anotacoes),
        revogado_por: vigencia.revogado_por,
        alterador: emenda !== undefined,
        comando: emenda?.comando ?? null,
        alvos: emenda?.alvos ?? [],
        ...(estado.fecho > 0 && { fecho: estado.fecho }),
        versoes: versoesOf(estado, vigencia),
      });
    }
  }
  return linhas;
}

/**
 * Returns the wordings with the one in force marked. A repealed provision has none. A provision that the page shows as
 * repealed but that outlived its act has the last one.
 */
function versoesOf({ versoes, revogado }: Estado, vigencia: Vigencia): Redacao[] {
  if (vigencia.revogado) return versoes.map((versao) => ({ ...versao, vigente: false }));
  return revogado ? versoes.map((versao, i) => ({ ...versao, vigente: i === versoes.length - 1 })) : versoes;
}

/** `CAPÍTULO II`, `DAS PROVAS` → `CAPÍTULO II – DAS PROVAS`. */
function printTitulo(titulo: Titulo): string {
  const words = titulo.nome.join(' ').replace(/\s+/gu, ' ').normalize('NFC').trim();
  // A closing mark without an opening one ends a quotation that began elsewhere.
  const nome = /[“"].*[”"]/u.test(words) ? words : words.replace(/[”"]$/u, '');
  return joinOrdinais([titulo.rotulo, nome].filter((part) => part !== '').join(' – '));
}

function nearestRubrica(no: No): string | null {
  for (let at: No | null = no; at; at = at.pai) {
    if (at.rubrica && (!at.rubrica.struck || at.grupos.every((grupo) => grupo.principal.riscada))) {
      return joinOrdinais(at.rubrica.texto.normalize('NFC'));
    }
  }
  return null;
}

/**
 * Decides whether each provision of an article is in force. It is repealed by its own note; if it has none, by the note
 * of a heading or of the act; if there is none, by the nearest ancestor's.
 * @param ato the repeal of the whole act, as known or from a note under its title
 */
export function readVigencias(
  artigo: No,
  estados: ReadonlyMap<No, Estado>,
  ato: Pick<Vigencia, 'revogado' | 'revogado_por'>,
): Map<No, Vigencia> {
  const vigencias = new Map<No, Vigencia>();
  const whole =
    headingRepeal((estados.get(artigo) as Estado).escolhido.caminho) ??
    (ato.revogado ? { ...ato, inexplicado: false } : null);
  for (const no of descend(artigo)) {
    const estado = estados.get(no) as Estado;
    const above = no.pai ? (vigencias.get(no.pai) as Vigencia) : (whole ?? IN_FORCE);
    const own: Vigencia = {
      revogado: estado.revogado,
      revogado_por: estado.revogado_por,
      inexplicado: estado.riscadoSemNota,
    };
    // Struck without a note of its own: the repeal of its ancestors explains it.
    const explained = own.revogado && !(estado.riscadoSemNota && above.revogado);
    const falls = above.revogado && (whole !== null || !outlives(no, estados));
    vigencias.set(no, !explained && falls ? above : own);
  }
  return vigencias;
}

/**
 * Whether a provision outlives a repeal above it. What the page shows unstruck below words that it struck or removed is
 * in force: of `Art. 227` of the Código Civil only the caput was repealed. If the repealed words are unstruck too,
 * strikes show nothing, and the provision falls. What a court declared void, and a measure that lapsed, fall as a
 * whole.
 */
function outlives(no: No, estados: ReadonlyMap<No, Estado>): boolean {
  const { texto, revogado } = estados.get(no) as Estado;
  if (revogado || texto === '') return false;
  for (let { pai } = no; pai; pai = pai.pai) {
    const above = estados.get(pai) as Estado;
    if (!above.revogado) continue;
    const { principal } = above.escolhido;
    if (!principal.riscada && hasBody(principal)) return false;
    return above.revogado_por !== null || !above.anotacoes.some(({ tipo }) => WHOLE.has(tipo));
  }
  return true;
}

const WHOLE: ReadonlySet<Nota['tipo']> = new Set<Nota['tipo']>(['inconstitucional', 'suspensao', 'encerramento']);

/**
 * Returns the repeal by a heading that has a label and a note of repeal. A rubric, or a line of capitals that only
 * looks like a heading, repeals nothing.
 */
function headingRepeal(caminho: Caminho): Vigencia | null {
  for (const titulo of [...caminho].reverse()) {
    if (titulo.rotulo === '') continue;
    const index = titulo.notas.findIndex((nota) => nota.tipo === 'revogacao' && nota.ato !== null);
    if (index >= 0 && titulo.notas[index + 1]?.tipo !== 'encerramento') {
      return { revogado: true, revogado_por: titulo.notas[index]?.ato ?? null, inexplicado: false };
    }
  }
  return null;
}

/**
 * Joins the caput and every provision in force below it, depth first, one per line. For a repealed article, joins what
 * was repealed with it.
 */
function aggregate(
  artigo: No,
  tratado: boolean,
  estados: ReadonlyMap<No, Estado>,
  vigencias: ReadonlyMap<No, Vigencia>,
): string {
  const whole = vigencias.get(artigo) as Vigencia;
  const lines: string[] = [];
  for (const no of descend(artigo)) {
    const { texto, vetado } = estados.get(no) as Estado;
    const own = vigencias.get(no) as Vigencia;
    if (vetado || (texto === '' && !no.filhos.some((filho) => (estados.get(filho) as Estado).texto !== ''))) continue;
    // What another act had repealed before is not part of a repealed article's last wording.
    const fell = whole.revogado && own.revogado && own.revogado_por === whole.revogado_por;
    if (own.revogado && !fell) continue;
    // `3. a) Ninguém …`: a label with no words before its list has a line of its own.
    const line = no === artigo ? texto : `${printRotulo(no, tratado)}${texto}`.trimEnd();
    if (line !== '') lines.push(line);
  }
  return lines.join('\n');
}
