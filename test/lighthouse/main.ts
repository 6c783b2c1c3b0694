/** Prints what Lighthouse says of the site of a published folder, on a phone; fails where it says less than is promised. */
import chromium from '@sparticuz/chromium';
import { Command } from 'commander';
import lighthouse from 'lighthouse';
import { chromium as playwright } from 'playwright-core';
import { serveSite } from '../site/built.ts';

/** Of a page that changes with the machine's load, the best of so many. */
const VEZES = 3;
const PORTA = 9222;
const LEAST: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** The front page, the largest act, a long page of its text, an article of many provisions, lists, search, and the page that verifies. */
const PAGINAS = [
  ...['/', '/diplomas/CC/', '/diplomas/CC/texto/1/', '/diplomas/CF/artigos/5/', '/diplomas/CP/artigos/121/'],
  ...['/sumulas/', '/sumulas/STJ/7/', '/busca/?q=furto', '/alteracoes/LEI-13467-2017/', '/verificar/'],
];

const command = new Command('lighthouse')
  .description('Measures pages of the website in a real browser.')
  .option('--data <dir>', 'folder that holds manifest.json', 'dist-data')
  .argument('[path...]', 'pages to measure', PAGINAS)
  .parse();
const { base, stop } = await serveSite(command.opts<{ data: string }>().data);
process.on('exit', stop);
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${PORTA}`],
});
try {
  for (const path of command.processedArgs[0] as string[]) {
    const best = await measure(path);
    const below = Object.entries(LEAST).filter(([name, least]) => (best[name] ?? 0) < least);
    if (below.length > 0) process.exitCode = 1;
    console.log(path, JSON.stringify(best), below.map(([name, least]) => `${name} below ${least}`).join(', '));
  }
} finally {
  await browser.close();
}
process.exit();

async function measure(path: string): Promise<Record<string, number>> {
  const best: Record<string, number> = {};
  for (let time = 0; time < VEZES; time++) {
    const result = await lighthouse(base + path, {
      ...{ port: PORTA, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST) },
    });
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {}))
      best[name] = Math.max(best[name] ?? 0, Math.round((score ?? 0) * 100));
    if (Object.entries(LEAST).every(([name, least]) => (best[name] ?? 0) >= least)) break;
  }
  return best;
}
