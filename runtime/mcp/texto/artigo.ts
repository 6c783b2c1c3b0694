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
  const { diploma, ref_key, hierarquia, texto, dispositivos, anterior, proximo } = artigo;
  const noutroEstado = dispositivos.filter((parte) => parte.revogado !== artigo.revogado || isVetado(parte));
  const sections = [
    [`${ref_key} — ${diploma.nome}, art. ${artigo.artigo}`, hierarquia, estadoDo(artigo, hoje)]
      .filter(Boolean)
      .join('\n'),
    texto || '(vetado: sem texto)',
    listar('Anotações da página oficial:', [...new Set(artigo.anotacoes)]),
    listar('Partes em outro estado que o do artigo:', juntar(noutroEstado, estadoDaParte)),
    listar(
      'Redação dada, ou parte incluída, por outro ato:',
      juntar(dispositivos.slice(1), ({ alterado_por }) => alterado_por),
    ),
    `Artigo anterior: ${anterior ?? 'nenhum'}; seguinte: ${proximo ?? 'nenhum'}.`,
  ];
  const whole = sections.filter(Boolean).join('\n\n');
  const onde = `\`ler_dispositivo\` (\`${ref_key}.<nível>\`)`;
  return linhas(whole, (faltam) => `[CORTADO: faltam ${faltam} caracteres. Leia cada parte com ${onde}.]`);
}

/** Vetoed, which is shown by there being no words. */
const isVetado = ({ texto, revogado }: Pick<Dispositivo, 'texto' | 'revogado'>): boolean => texto === '' && !revogado;

function estadoDo(artigo: Artigo, hoje: Dia | null): string {
  return [`${vigencia(artigo, hoje)}.`, artigo.em?.mensagem].filter(Boolean).join(' ');
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

/** The keys of parts of which the same is said, a line each; what nothing is said of is left out. */
function juntar(partes: Dispositivo[], dizer: (parte: Dispositivo) => string | null): string[] {
  const ditos = new Map<string, string[]>();
  for (const parte of partes) {
    const dito = dizer(parte);
    if (dito !== null) ditos.set(dito, [...(ditos.get(dito) ?? []), parte.ref_key]);
  }
  return [...ditos].map(([dito, chaves]) => `${dito}: ${chaves.join(', ')}`);
}

const listar = (titulo: string, itens: string[]): string =>
  itens.length > 0 ? [titulo, ...itens.map((item) => `- ${item}`)].join('\n') : '';
