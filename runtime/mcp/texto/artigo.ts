import type { Artigo } from '../../../schemas/contract/model/corpus/artigo.ts';
import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { type Dia, isDia } from '../../../schemas/law/calendario.ts';
import { printData } from '../../../schemas/text/data.ts';
import { linhas } from './limite.ts';

/**
 * An article as one reads it: where it stands, whether it is in force, its text, and then only what its text does not
 * tell: which parts are in another state than the article, and which acts gave its parts their wording.
 * @param hoje what begins later is not in force yet; null where nothing is told of today
 */
export function escreverArtigo(artigo: Artigo, hoje: Dia | null = null): string {
  const { diploma, ref_key, hierarquia, dispositivos, anterior, proximo } = artigo;
  const onde = hierarquia === '' ? '' : `\n${hierarquia}`;
  const anotacoes = secao('Anotações da página oficial:', [...new Set(artigo.anotacoes)]);
  const partes = listar('Partes em outro estado que o do artigo:', dispositivos, (parte) =>
    parte.revogado !== artigo.revogado || isVetado(parte) ? estadoDaParte(parte) : null,
  );
  const redacoes = listar('Redação dada, ou parte incluída, por outro ato:', dispositivos, (parte) =>
    parte === dispositivos[0] ? null : parte.alterado_por,
  );
  const whole = `${ref_key} — ${diploma.nome}, art. ${artigo.artigo}${onde}
${estadoDo(artigo, hoje)}

${artigo.texto || '(vetado: sem texto)'}

${anotacoes}${partes}${redacoes}Artigo anterior: ${anterior ?? 'nenhum'}; seguinte: ${proximo ?? 'nenhum'}.`;
  return linhas(
    whole,
    (faltam) =>
      `[CORTADO: faltam ${faltam} caracteres. Leia cada parte com \`ler_dispositivo\` (\`${ref_key}.<nível>\`).]`,
  );
}

/** Vetoed, which is shown by there being no words. */
const isVetado = ({ texto, revogado }: Pick<Dispositivo, 'texto' | 'revogado'>): boolean => texto === '' && !revogado;

function estadoDo(artigo: Artigo, hoje: Dia | null): string {
  const estado = `${vigencia(artigo, hoje)}.`;
  const mensagem = artigo.em?.mensagem;
  return mensagem ? `${estado} ${mensagem}` : estado;
}

function vigencia(artigo: Artigo, hoje: Dia | null): string {
  const { em_vigor_desde: desde } = artigo;
  if (artigo.revogado || isVetado(artigo)) return `NÃO VIGORA: ${estadoDaParte(artigo)}`;
  // As of another day, it is what was in force then.
  if (desde && hoje !== null && desde > hoje && !artigo.em)
    return `AINDA NÃO VIGORA nesta redação do caput, que começa em ${quando(desde)}`;
  return desde ? `Em vigor, nesta redação do caput desde ${quando(desde)}` : 'Em vigor';
}

/** `11 de janeiro de 2002`, or a year. */
const quando = (data: string): string => (isDia(data) ? printData(data) : data);

function estadoDaParte(parte: Pick<Dispositivo, 'texto' | 'revogado' | 'revogado_por'>): string {
  if (isVetado(parte)) return 'vetado';
  if (!parte.revogado) return 'em vigor';
  return parte.revogado_por ? `revogado (${parte.revogado_por})` : 'revogado';
}

/**
 * A section with a line for each different thing that `dizer` says of the parts, followed by the keys of those parts.
 * Empty if it says nothing of any.
 */
function listar(titulo: string, partes: Dispositivo[], dizer: (parte: Dispositivo) => string | null): string {
  const chavesDe = new Map<string, string>();
  for (const parte of partes) {
    const dito = dizer(parte);
    if (dito === null) continue;
    const chaves = chavesDe.get(dito);
    chavesDe.set(dito, chaves === undefined ? parte.ref_key : `${chaves}, ${parte.ref_key}`);
  }
  return secao(
    titulo,
    Array.from(chavesDe, ([dito, chaves]) => `${dito}: ${chaves}`),
  );
}

const secao = (titulo: string, itens: string[]): string =>
  itens.length === 0 ? '' : `${titulo}\n- ${itens.join('\n- ')}\n\n`;
