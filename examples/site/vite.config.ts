import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteChunks } from '../../scripts/build/chunks/siteChunks';
import { withoutHtml } from '../../scripts/build/plugins/withoutHtml';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site imports the kit's sources, so that a change in either shows at once. */
export default defineConfig({
  root: here('.'),
  // The policy of the site requires Trusted Types.
  plugins: [react(), withoutHtml],
  resolve: {
    alias: [
      { find: /^@kvartal\/kit$/, replacement: here('../../src/index.ts') },
      { find: /^@kvartal\/kit\/server$/, replacement: here('../../src/server/index.ts') },
      { find: /^@kvartal\/kit\/domain$/, replacement: here('../../src/domain/index.ts') },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // The server reads the manifest to preload the chunks of a page.
  build: {
    outDir: here('../../dist/site'),
    emptyOutDir: true,
    manifest: true,
    // The helper would pull the main chunk into the entry.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: siteChunks(here('.')), debugName: 'pages' }], includeDependenciesRecursively: false } },
    },
  },
  server: { port: 4101, proxy: { '/api': apiUrl(), '/media': apiUrl(), '/temp-card.webp': apiUrl() } },
});

/** Returns the address of the reference server for `npm run dev`. */
function apiUrl() {
  return process.env.API_URL ?? `http://localhost:${process.env.PORT ?? '4100'}`;
}
