import type { Emenda } from './amendments.ts';
import { type Nomes, printRotulo, readChave } from './keys.ts';
import { type Caminho, descend, type No, type Serie, type Titulo } from './tree.ts';
import type { Linha } from './types.ts';
import { type Estado, lastGiver } from './wordings.ts';

/** What holds for a provision once its headings and ancestors are heard. */
interface Vigencia {
  revogado: boolean;
  revogado_por: string | null;
}

export interface Fatos {
  estados: ReadonlyMap<No, Estado>;
  emendas: ReadonlyMap<No, Emenda>;
  /** The repeal of the whole act, from a note under its title. */
  ato: Vigencia;
}

/** The rows of a series in reading order. */
export function toLinhas(serie: Serie, nomes: Nomes, fatos: Fatos): Linha[] {
  const linhas: Linha[] = [];
  for (const artigo of serie.artigos) {
    const vigencias = readVigencias(artigo, fatos);
    const caminho = (fatos.estados.get(artigo) as Estado).escolhido.caminho;
    const estrutura = caminho.map(printTitulo).join(' > ');
    for (const no of descend(artigo)) {
      const { estados, emendas } = fatos;
      const estado = estados.get(no) as Estado;
      const emenda = emendas.get(no);
      const vigencia = vigencias.get(no) as Vigencia;
      const rubrica = nearestRubrica(no);
      const caput = no.nivel === 'artigo' ? estado.texto : null;
      linhas.push({
        ...readChave(no, nomes),
        texto: caput === null ? estado.texto : aggregate(artigo, serie.tratado, estados, vigencias),
        caput_texto: caput,
        revogado: vigencia.revogado,
        hierarquia: [estrutura, rubrica].filter((part) => part).join(' > '),
        estrutura,
        anotacoes: estado.anotacoes.map((nota) => nota.texto),
        alterado_por: lastGiver(estado.anotacoes),
        revogado_por: vigencia.revogado_por,
        alterador: emenda !== undefined,
        comando: emenda?.comando ?? null,
        alvos: emenda?.alvos ?? [],
        versoes: vigencia.revogado ? estado.versoes.map((versao) => ({ ...versao, vigente: false })) : estado.versoes,
      });
    }
  }
  return linhas;
}

export function printTitulo(titulo: Titulo): string {
  const nome = titulo.nome.join(' ').replace(/\s+/gu, ' ').normalize('NFC').trim();
  return [titulo.rotulo, nome].filter((part) => part !== '').join(' – ');
}

function nearestRubrica(no: No): string | null {
  for (let at: No | null = no; at; at = at.pai) {
    if (at.rubrica && (!at.rubrica.struck || at.grupos.every((grupo) => grupo.principal.riscada))) {
      return at.rubrica.texto.normalize('NFC');
    }
  }
  return null;
}

/** A provision is repealed by its own note, else by the nearest ancestor's, a heading's, or the act's. */
function readVigencias(artigo: No, { estados, ato }: Fatos): Map<No, Vigencia> {
  const vigencias = new Map<No, Vigencia>();
  const heading = headingRepeal((estados.get(artigo) as Estado).escolhido.caminho) ?? (ato.revogado ? ato : null);
  for (const no of descend(artigo)) {
    const estado = estados.get(no) as Estado;
    const above = no.pai ? (vigencias.get(no.pai) as Vigencia) : (heading ?? { revogado: false, revogado_por: null });
    const own: Vigencia = { revogado: estado.revogado, revogado_por: estado.revogado_por };
    // Struck with no note of its own: what its ancestors say explains it.
    const explained = own.revogado && !(estado.riscadoSemNota && above.revogado);
    vigencias.set(no, explained ? own : above.revogado ? above : own);
  }
  return vigencias;
}

function headingRepeal(caminho: Caminho): Vigencia | null {
  for (const titulo of [...caminho].reverse()) {
    const index = titulo.notas.findIndex((nota) => nota.tipo === 'revogacao' && nota.ato !== null);
    if (index >= 0 && titulo.notas[index + 1]?.tipo !== 'encerramento') {
      return { revogado: true, revogado_por: titulo.notas[index]?.ato ?? null };
    }
  }
  return null;
}

/** The caput, then every child in force, depth first, one a line; of a repealed article, what fell with it. */
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
    if (vetado || texto === '') continue;
    const fell = whole.revogado && own.revogado && own.revogado_por === whole.revogado_por;
    if (own.revogado && !fell) continue;
    lines.push(no === artigo ? texto : `${printRotulo(no, tratado)}${texto}`);
  }
  return lines.join('\n');
}
