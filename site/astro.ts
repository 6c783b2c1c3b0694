import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { rotas } from './rotas.ts';

/**
 * Returns the Astro configuration that builds the site into `outDir`. `site` is the address at which the site will be
 * published.
 */
export function astroConfig(outDir: string, site: string, cacheDir: string): AstroInlineConfig {
  return {
    root: import.meta.dir,
    srcDir: import.meta.dir,
    publicDir: join(import.meta.dir, 'public'),
    ...{ outDir, cacheDir, site, configFile: false, logLevel: 'warn' },
    trailingSlash: 'always',
    compressHTML: true,
    scopedStyleStrategy: 'where',
    // One style sheet and small scripts, each in a file of its own, so that pages contain nothing that the content
    // security policy forbids.
    build: { format: 'directory', inlineStylesheets: 'never', assets: 'recursos' },
    // The chunk of the PDF reader is larger than the rest of the site. It is loaded only when the first PDF is opened.
    vite: {
      cacheDir: join(cacheDir, 'vite'),
      build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
      worker: { format: 'es' },
    },
    // Pages must not contain inline styles.
    markdown: { syntaxHighlight: false },
    devToolbar: { enabled: false },
    integrations: [
      {
        name: 'rotas',
        hooks: {
          'astro:config:setup': ({ injectRoute }) => {
            for (const [pattern, entrypoint] of rotas)
              injectRoute({ pattern, entrypoint: join(import.meta.dir, entrypoint), prerender: true });
          },
        },
      },
    ],
  };
}
