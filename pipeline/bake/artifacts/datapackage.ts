import { type Arquivo, BANCO } from '../../../schemas/storage/artifacts.ts';

/** The text of the law has no copyright. */
const LICENCE = {
  name: 'other-pd',
  title: 'Domínio público (Lei nº 9.610/1998, art. 8º, IV)',
  path: 'https://www.planalto.gov.br/ccivil_03/leis/l9610.htm',
};

/** The Data Package descriptor (v2, readable as v1) of a snapshot, as JSON: every artifact with its size and hash. */
export function composeDataPackage(catalogo: string, geradoEm: string, files: readonly Arquivo[]): string {
  const descriptor = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'vigente',
    title: `Vigente: ${catalogo}`,
    description:
      'Legislação brasileira lida das páginas oficiais, dispositivo por dispositivo. Não substitui o publicado no Diário Oficial da União.',
    created: geradoEm,
    licenses: [LICENCE],
    sources: [
      { title: 'Portal da Legislação, Presidência da República', path: 'https://www.planalto.gov.br/legislacao' },
    ],
    resources: files.map(({ path, bytes, sha256 }) => ({
      name: path.toLowerCase(),
      path,
      ...mediaOf(path),
      bytes,
      hash: `sha256:${sha256}`,
    })),
  };
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}

function mediaOf(path: string) {
  if (path === BANCO) return { format: 'sqlite', mediatype: 'application/vnd.sqlite3' };
  if (path.endsWith('.gz')) return { format: 'json', mediatype: 'application/gzip', compression: 'gz' };
  return { format: 'json', mediatype: 'application/json', encoding: 'utf-8' };
}
