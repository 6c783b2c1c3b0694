import { fatosDe } from './fatos/fatos-da-amostra.ts';
import type { Snapshot } from './snapshot/open.ts';

/**
 * Composes what `npm run serve` prints at startup: what is served, at which address, and how to ingest the real corpus.
 * `site` is the version of the snapshot that the website was built from, null if it was not built.
 */
export function announce(snapshot: Snapshot, url: string, site: string | null = null): string {
  const { manifest, acervo } = snapshot;
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
  const fatos = fatosDe(snapshot);
  if (fatos) {
    lines.push(
      '',
      `Real citations are verified by the register of facts of ${fatos.dia}: what exists, its state and its days.`,
      'Texts and search are of the embedded sample, of fictional acts. To read the real law from the official sites:',
      '  npm run ingest',
    );
  }
  return lines.join('\n');
}

function siteLine(url: string, site: string | null, versao: string): string {
  if (site === null) return 'not built (npm run site)';
  return site === versao ? url : `${url} of the earlier snapshot ${site} (npm run site)`;
}
