import type { Snapshot } from './snapshot/open.ts';

/** How the catalogue of the embedded sample calls itself. */
const AMOSTRA = 'Acervo de demonstração';

/** What a person who starts the service is told: what is served, where, and how to read the real corpus. `site` is the snapshot that the site is of. */
export function announce({ manifest, acervo }: Snapshot, url: string, site: string | null = null): string {
  const number = new Intl.NumberFormat('en');
  const lines = [
    `Serving ${manifest.catalogo}`,
    `  snapshot    ${manifest.versao}, of ${manifest.gerado_em}`,
    `  acts        ${number.format(acervo.diplomas.length)}`,
    `  provisions  ${number.format(acervo.dispositivos())}`,
    `  at          ${url}v1/diplomas`,
    `  site        ${siteLine(url, site, manifest.versao)}`,
    `  docs        ${url}docs`,
    '  keys        npm run chaves -- criar --plano free --nome NAME',
  ];
  if (manifest.catalogo.startsWith(AMOSTRA)) {
    lines.push(
      '',
      'This is the embedded sample: fictional acts, no real law. To read the real corpus from the official site:',
      '  npm run ingest',
    );
  }
  return lines.join('\n');
}

function siteLine(url: string, site: string | null, versao: string): string {
  if (site === null) return 'not built (npm run site)';
  return site === versao ? url : `${url} of the earlier snapshot ${site} (npm run site)`;
}
