import type { Achado } from '../../schemas/search/rank/ordenar.ts';
import { markTrecho } from '../../schemas/search/trecho.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import type { Ficha, Registro } from '../busca/registro.ts';
import { caminhoDe } from '../caminhos.ts';
import { estadoDoSite } from '../texto/estado.ts';
import { elemento } from './elemento.ts';

/** An article or súmula in the list of what was found, with the provision that answers best. */
export function itemDe(
  { ficha, titulo }: Registro,
  { melhor, proprio }: Pick<Achado, 'melhor' | 'proprio'>,
  radicais: ReadonlySet<string>,
): HTMLLIElement {
  const { ref_key, rubrica, situacao } = ficha;
  // Of an article whose rubric says what was asked, the caput is what is looked for.
  const mostrado = !proprio && listRadicais(rubrica).some((radical) => radicais.has(radical)) ? 0 : melhor;
  const onde = rotuloDe(ficha, mostrado);
  const link = elemento(
    'a',
    { href: caminhoDe(ref_key + (ficha.chaves[mostrado] ?? '')) },
    titulo.replace(/\s+/g, ' '),
  );
  const estado = estadoDoSite(situacao);
  const assunto = rubrica || ficha.titulo;
  const trecho = elemento('p', { className: 'trecho' });
  // The text is escaped, and nothing but `mark` is added.
  trecho.innerHTML = markTrecho(textoDe(ficha, mostrado), radicais);
  if (onde !== '') trecho.prepend(elemento('strong', {}, onde), ' ');
  return elemento(
    'li',
    {},
    link,
    assunto === '' ? null : elemento('span', { className: 'rubrica-de-lista' }, assunto),
    estado === null ? null : elemento('span', { className: `estado estado-${estado}` }, situacao),
    trecho,
  );
}

/** Labels from below the article down to a provision: `§ 4º, II –`. */
function rotuloDe({ acima, rotulos }: Ficha, position: number): string {
  const path: string[] = [];
  for (let at = position; at > 0; at = acima[at] as number) path.unshift(rotulos[at] as string);
  return path.map((rotulo, i) => (i < path.length - 1 ? rotulo.replace(/[.)\s–]+$/, '') : rotulo)).join(', ');
}

/** Its own words; of a provision without any, the first below it that has some. */
const textoDe = ({ textos }: Ficha, position: number): string =>
  textos[position] || textos.find((texto) => texto !== '') || '';
