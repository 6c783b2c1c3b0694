import { caminhoDe } from '../caminhos.ts';
import { type Conferido, confere } from './conferencia.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { leiDaPagina } from './lei-da-pagina.ts';
import { respostaDe } from './resposta.ts';

/** The verified citations of a query. */
export interface Citadas {
  /** The elements that are shown above the results. */
  itens: HTMLElement[];
  /** The ref_keys of the citations. */
  ref_keys: string[];
  /** The rest of the query, without its citations. */
  resto: string;
}

/** Verifies the citations of a search query in the browser. */
export async function citadasEm(q: string): Promise<Citadas> {
  const conferido = await confere('busca', q);
  return {
    itens: [...outroAto(conferido), ...conferido.citacoes.map(citada)],
    ref_keys: conferido.citacoes.flatMap(({ resolucao }) => resolucao.ref_key ?? []),
    resto: conferido.resto ?? q,
  };
}

/** If the query names an act that is not in the corpus, such as one of another year, says so. */
const outroAto = ({ ato }: Conferido): HTMLElement[] =>
  ato && 'resolucao' in ato ? [elemento('p', { className: 'citada' }, ...respostaDe(ato.resolucao))] : [];

/** Shows a citation, with the provision's words if it exists. */
function citada({ resolucao }: Conferido['citacoes'][number]): HTMLElement {
  const made = elemento('div', { className: 'citada' }, elemento('p', {}, ...respostaDe(resolucao)));
  if (resolucao.ref_key !== undefined && !isSoFato(resolucao.ref_key))
    void leiDaPagina(caminhoDe(resolucao.ref_key)).then((lei) => {
      if (lei !== '') made.append(elemento('p', { className: 'trecho' }, lei));
    });
  return made;
}
