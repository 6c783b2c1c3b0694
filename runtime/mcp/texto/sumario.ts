import type { Acompanhamento } from '../../../schemas/contract/model/corpus/acompanhamento.ts';
import type { DiplomaDetalhado, EntradaSumario } from '../../../schemas/contract/model/corpus/diploma.ts';
import { printData } from '../../../schemas/text/data.ts';
import { linhas, MAX_TEXTO } from './limite.ts';

/** A heading of an act, with the articles and headings below it. */
interface No {
  titulo: string;
  inicial: string;
  final: string;
  artigos: number;
  filhos: No[];
}

/**
 * Describes an act, with its headings as an indented tree. If the tree is too long, the deepest levels are left out
 * first.
 */
export function escreverSumario(diploma: DiplomaDetalhado): string {
  const { sigla, nome, numero, artigos, areas, fonte_url, revogado_por, sumario, acompanhamento } = diploma;
  const cabeca = [
    `${sigla} — ${nome} (nº ${numero}), ${artigos} artigos; áreas: ${areas.join(', ') || 'nenhuma'}`,
    ...(revogado_por ? [`REVOGADO por ${revogado_por.ato}.`] : []),
    `Fonte: ${fonte_url}`,
    ...(acompanhamento ? [dizer(acompanhamento)] : []),
  ].join('\n');
  const raiz = arvore(sumario);
  for (let niveis = profundidade(raiz); niveis > 0; niveis--) {
    const whole = `${cabeca}\n\n${imprimir(raiz, 0, niveis).join('\n')}`;
    if (whole.length <= MAX_TEXTO - AVISO.length) return niveis < profundidade(raiz) ? whole + AVISO : whole;
  }
  return linhas(`${cabeca}\n\n${imprimir(raiz, 0, 1).join('\n')}`, () => AVISO_DO_RESTO);
}

const dizer = ({ lido_em, desde }: Acompanhamento): string =>
  `Página lida em ${dia(lido_em)}; mudanças acompanhadas desde ${dia(desde)}.`;
const dia = (instante: string | null): string =>
  instante === null ? 'dia que não se sabe' : printData(instante.slice(0, 10));

const AVISO = '\n\n[CORTADO: os títulos mais internos não couberam; o sumário inteiro está em `structuredContent`.]';

const AVISO_DO_RESTO = '[CORTADO: só os primeiros títulos couberam; o sumário inteiro está em `structuredContent`.]';

/**
 * Builds the tree. Entries come in reading order, each with its full path, so a heading that two neighbours share is
 * shown once.
 */
function arvore(sumario: EntradaSumario[]): No[] {
  const raiz: No[] = [];
  for (const { hierarquia, artigo_inicial, artigo_final, artigos } of sumario) {
    let nivel = raiz;
    for (const titulo of hierarquia === '' ? ['(sem título)'] : hierarquia.split(' > ')) {
      let no = nivel.at(-1);
      if (no?.titulo !== titulo) {
        no = { titulo, inicial: artigo_inicial, final: artigo_final, artigos: 0, filhos: [] };
        nivel.push(no);
      }
      no.final = artigo_final;
      no.artigos += artigos;
      nivel = no.filhos;
    }
  }
  return raiz;
}

const profundidade = (nos: No[]): number =>
  nos.length === 0 ? 0 : 1 + Math.max(...nos.map(({ filhos }) => profundidade(filhos)));

function imprimir(nos: No[], recuo: number, niveis: number): string[] {
  if (niveis === 0) return [];
  return nos.flatMap(({ titulo, inicial, final, filhos }) => {
    const artigos = inicial === final ? `art. ${inicial}` : `arts. ${inicial} a ${final}`;
    return [`${'  '.repeat(recuo)}${titulo} (${artigos})`, ...imprimir(filhos, recuo + 1, niveis - 1)];
  });
}
