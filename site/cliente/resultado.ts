import type { Achado } from '../../schemas/search/rank/ordenar.ts';
import { type DitoMarcado, markTrecho } from '../../schemas/search/trecho.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import type { Ficha } from '../busca/ficha.ts';
import type { SituacaoDeLista } from '../busca/tabela.ts';
import { elemento } from './elemento.ts';

/** Makes the list item of an article or súmula that was found, with the provision in it that matches best. */
export function itemDe(
  ficha: Ficha,
  situacao: SituacaoDeLista,
  { melhor, proprio }: Pick<Achado, 'melhor' | 'proprio'>,
  ditos: readonly DitoMarcado[],
): HTMLLIElement {
  const { caminho, nome, assunto, rubrica, chaves } = ficha;
  // If the rubric of the article contains the query, readers look for the caput.
  const asked = new Set(ditos.flat());
  const mostrado = !proprio && rubrica && listRadicais(assunto).some((radical) => asked.has(radical)) ? 0 : melhor;
  const onde = rotuloDe(ficha, mostrado);
  // The anchor of a provision is its key without the act.
  const ancora = mostrado === 0 ? '' : `#${ficha.ref_key.slice(ficha.ref_key.indexOf('.') + 1)}${chaves[mostrado]}`;
  const trecho = elemento('p', { className: 'trecho' });
  // The text is escaped, and only `mark` is added.
  trecho.innerHTML = markTrecho(textoDe(ficha, mostrado), ditos);
  if (onde !== '') trecho.prepend(elemento('strong', {}, onde), ' ');
  return elemento(
    'li',
    {},
    elemento('a', { href: caminho + ancora }, nome.replace(/\s+/g, ' ')),
    assunto === '' ? null : elemento('span', { className: 'rubrica-de-lista' }, assunto),
    situacao === 'Em vigor'
      ? null
      : elemento('span', { className: `estado estado-${situacao.toLowerCase()}` }, situacao),
    trecho,
  );
}

/** Joins the labels from below the article down to a provision: `§ 4º, II –`. */
function rotuloDe({ acima, rotulos }: Ficha, position: number): string {
  const path: string[] = [];
  for (let at = position; at > 0; at = acima[at] as number) path.unshift(rotulos[at] as string);
  return path.map((rotulo, i) => (i < path.length - 1 ? rotulo.replace(/[.)\s–]+$/, '') : rotulo)).join(', ');
}

/** Returns the provision's own words. If it has none, those of the first provision below it that has some. */
const textoDe = ({ textos }: Ficha, position: number): string =>
  textos[position] || textos.find((texto) => texto !== '') || '';
