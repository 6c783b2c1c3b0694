import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';

let launched: Promise<Browser> | null = null;

/** A real browser, started once for all tests of a process. */
export function browser(): Promise<Browser> {
  // The package's own arguments are for one page in one process; tests open many.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];
  launched ??= chromium.executablePath().then((executablePath) => playwright.launch({ executablePath, args }));
  return launched;
}

/** A page of a fresh profile, with all that it asked for and complained of. */
export interface Aberta {
  page: Page;
  context: BrowserContext;
  /** Addresses and bodies of every request. */
  pedidos: { url: string; corpo: string }[];
  /** Errors and warnings of the console, and uncaught ones. */
  queixas: string[];
}

/** Opens a page, gives it, and closes it whatever happens. */
export async function withPage<T>(options: BrowserContextOptions, use: (aberta: Aberta) => Promise<T>): Promise<T> {
  const context = await (await browser()).newContext({ locale: 'pt-BR', ...options });
  const aberta: Aberta = { page: await context.newPage(), context, pedidos: [], queixas: [] };
  context.on('request', (request) => aberta.pedidos.push({ url: request.url(), corpo: request.postData() ?? '' }));
  aberta.page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) aberta.queixas.push(message.text());
  });
  aberta.page.on('pageerror', (error) => aberta.queixas.push(error.message));
  try {
    return await use(aberta);
  } finally {
    await context.close();
  }
}
