import { caminhoDe } from '../caminhos.ts';
import { type Conferido, confere } from './conferencia.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { leiDaPagina } from './lei-da-pagina.ts';
import { respostaDe } from './resposta.ts';

/** What a query cites, verified. */
export interface Citadas {
  /** What is shown above what is found. */
  itens: HTMLElement[];
  /** The keys that it cites. */
  ref_keys: string[];
  /** What of the query is no citation. */
  resto: string;
}

export async function citadasEm(q: string): Promise<Citadas> {
  const conferido = await confere('busca', q);
  return {
    itens: [...outroAto(conferido), ...conferido.citacoes.map(citada)],
    ref_keys: conferido.citacoes.flatMap(({ resolucao }) => resolucao.ref_key ?? []),
    resto: conferido.resto ?? q,
  };
}

/** A query that is the name of an act which is not in the corpus, such as one of another year, is told so. */
const outroAto = ({ ato }: Conferido): HTMLElement[] =>
  ato && 'resolucao' in ato ? [elemento('p', { className: 'citada' }, ...respostaDe(ato.resolucao))] : [];

/** What the query cites, with its words where it exists. */
function citada({ resolucao }: Conferido['citacoes'][number]): HTMLElement {
  const made = elemento('div', { className: 'citada' }, elemento('p', {}, ...respostaDe(resolucao)));
  if (resolucao.ref_key !== undefined && !isSoFato(resolucao.ref_key))
    void leiDaPagina(caminhoDe(resolucao.ref_key)).then((lei) => {
      if (lei !== '') made.append(elemento('p', { className: 'trecho' }, lei));
    });
  return made;
}
