import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { rotas } from './rotas.ts';

/** How Astro builds the site into a folder; `site` is the address that it will be reached at. */
export function astroConfig(outDir: string, site: string, cacheDir: string): AstroInlineConfig {
  return {
    root: import.meta.dir,
    srcDir: import.meta.dir,
    publicDir: join(import.meta.dir, 'public'),
    ...{ outDir, cacheDir, site, configFile: false, logLevel: 'warn' },
    trailingSlash: 'always',
    compressHTML: true,
    scopedStyleStrategy: 'where',
    // One style sheet and small scripts, each a file of its own: pages hold nothing that the policy of contents forbids.
    build: { format: 'directory', inlineStylesheets: 'never', assets: 'recursos' },
    // What reads PDF is larger than all else, and is loaded when the first PDF comes.
    vite: {
      cacheDir: join(cacheDir, 'vite'),
      build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
      worker: { format: 'es' },
    },
    // Nothing in a page may have a style of its own.
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
