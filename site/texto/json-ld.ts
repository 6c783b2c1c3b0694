/** Whether a norm is in force, in the vocabulary of schema.org. */
export const VIGORA = 'https://schema.org/InForce';
export const NAO_VIGORA = 'https://schema.org/NotInForce';
export const VIGORA_EM_PARTE = 'https://schema.org/PartiallyInForce';

export interface Norma {
  url: string;
  nome: string;
  identificador: string | null;
  tipo: string;
  data: string | null;
  forca: string;
  /** Addresses or names of the norms that it changes. */
  altera?: readonly string[];
  /** Address and name of the act that it is part of. */
  parteDe?: { url: string; nome: string };
  texto?: string;
}

/** Prints a norm as schema.org `Legislation`, in JSON that is safe inside a `script` element. */
export function printLegislation(norma: Norma): string {
  const { url, nome, identificador, tipo, data, forca, altera = [], parteDe, texto } = norma;
  const document = {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': url,
    url,
    name: nome,
    inLanguage: 'pt-BR',
    ...(identificador !== null && { legislationIdentifier: identificador }),
    legislationType: tipo,
    legislationJurisdiction: 'BR',
    ...(data !== null && { legislationDate: data }),
    legislationLegalForce: forca,
    ...(altera.length > 0 && { legislationChanges: altera }),
    ...(parteDe && { isPartOf: { '@type': 'Legislation', '@id': parteDe.url, name: parteDe.nome } }),
    ...(texto !== undefined && { text: texto }),
  };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
