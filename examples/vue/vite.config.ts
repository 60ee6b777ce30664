import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('kvartal-') } } })],
  resolve: {
    // A separate project installs the package; here it is resolved to the sources.
    alias: [
      { find: /^@kvartal\/kit$/, replacement: here('../../src/index.ts') },
      { find: /^@kvartal\/kit\/(\w+)$/, replacement: here('../../src/$1/index.ts') },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Under `img-src 'self'` a picture inside of the code would be refused.
  build: {
    outDir: here('../../dist/partner/vue'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Libraries mark their modules for servers; there is none here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
