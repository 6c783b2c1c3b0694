import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { Workspace } from '../ingest/workspace.ts';

/** A page in the markup of the official site, of an act of 2001 of the workspace's catalogue. */
export const pagina = (numero: string, artigos: string): string => `<html><body>
<p align="center"><b>LEI Nº ${numero}, DE 10 DE JANEIRO DE 2001.</b></p>
<p>Dispõe sobre o cais e dá outras providências.</p>
<p>O PRESIDENTE DA REPÚBLICA Faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>
${artigos}
<p>Brasília, 10 de janeiro de 2001; 180º da Independência e 113º da República.</p>
<p>FULANO DE TAL</p>
<p>Este texto não substitui o publicado no DOU de 11.1.2001</p>
</body></html>`;

/** Reads the workspace's pages with the parser of real pages. */
export const ingest = (space: Workspace) => space.ingest({ parser: { parse: parsePagina, versao: 1 } });

/** Altered by an act whose year alone is told, and repealed by one that nothing leads to. */
export const A = pagina(
  '90.001',
  `<p>Art. 1º O cais é público.
     <a href="leis/l90777.htm#art1">(Redação dada pela Lei nº 90.777, de 2005)</a></p>
   <p>§ 1º <strike>O porto fecha às dez horas.</strike> (Revogado pela Lei nº 90.888, de 2006)</p>
   <p>Art. 2º <strike>A doca é de todos.</strike>
     <a href="leis/l90777.htm#art2">(Revogado pela Lei nº 90.777, de 2005)</a></p>
   <p>Art. 3º Esta Lei entra em vigor na data de sua publicação.</p>`,
);
/** Cites the same act with its day. */
export const B = pagina(
  '90.002',
  `<p>Art. 1º Aplica-se a <a href="leis/l90777.htm">Lei nº 90.777, de 3 de maio de 2005</a>.</p>
   <p>Art. 2º Esta Lei entra em vigor na data de sua publicação.</p>`,
);
export const URL_DO_ATO = 'https://www.exemplo.test/leis/l90777.htm';
