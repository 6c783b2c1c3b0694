import { catalogo } from '../../schemas/catalog/catalog.ts';

const SITE = 'https://www.planalto.gov.br/ccivil_03/';

/** The sigla of the act that the catalogue keeps at a page; the constitution's page is the CF's. */
export function siglaOf(page: string): string {
  const ato = catalogo.atos.find(({ enderecos }) => enderecos.includes(SITE + page));
  if (!ato) throw new Error(`no act of the catalogue is at ${page}`);
  return ato.sigla;
}
