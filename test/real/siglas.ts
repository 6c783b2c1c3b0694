import { catalogo } from '../../schemas/catalog/catalog.ts';

const SITE = 'https://www.planalto.gov.br/ccivil_03/';

/** Returns the sigla of the act that the catalogue lists at a page. The constitution's page gives the CF. */
export function siglaOf(page: string): string {
  const ato = catalogo.atos.find(({ enderecos }) => enderecos.includes(SITE + page));
  if (!ato) throw new Error(`no act of the catalogue is at ${page}`);
  return ato.sigla;
}
