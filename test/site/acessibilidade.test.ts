import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project-files.ts';
import { withPage } from './browser.ts';
import { serveSample, TIPOS_DE_PAGINA } from './built.ts';

const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
/** Where what each type of page looks like is left, for a person to look at. */
const RETRATOS = join(ROOT, 'screenshots');

const TELAS = [
  ['desk', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;
/** What a page shows only after a while. */
const LEVA_TEMPO: Readonly<Record<string, string>> = {
  busca: '#resultados li',
  busca_citada: '.citada .trecho',
  artigo_em: '[data-em-aviso]:not([hidden])',
};
const ESQUEMAS = ['light', 'dark'] as const;

let base = '';
let stop = () => {};
beforeAll(async () => {
  ({ base, stop } = await serveSample());
  mkdirSync(RETRATOS, { recursive: true });
}, 120_000);
afterAll(() => stop());

describe('nothing that axe finds wrong, on a desk and on a phone, light and dark', () => {
  test.each(Object.entries(TIPOS_DE_PAGINA))('%s', async (tipo, path) => {
    // The checker is a script that the page's own policy would not let in.
    await withPage({ bypassCSP: true }, async ({ page }) => {
      await page.goto(base + path);
      const selector = LEVA_TEMPO[tipo];
      if (selector !== undefined) await page.locator(selector).first().waitFor();
      await page.evaluate(axe);
      for (const [tela, viewport] of TELAS) {
        for (const colorScheme of ESQUEMAS) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(RETRATOS, `${tipo}-${tela}-${colorScheme}.png`) });
          const found = await page.evaluate(async () => {
            const { violations } = await (globalThis as never as { axe: { run(): Promise<Resultado> } }).axe.run();
            return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
          });
          expect({ tela, colorScheme, found }).toEqual({ tela, colorScheme, found: [] });
        }
      }
    });
  });
});

interface Resultado {
  violations: { id: string; nodes: { html: string }[] }[];
}
