import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react()],
  resolve: {
    // A separate project installs the package; here it is resolved to the sources.
    alias: [
      { find: /^@kvartal\/kit$/, replacement: here('../../src/index.ts') },
      { find: /^@kvartal\/kit\/(\w+)$/, replacement: here('../../src/$1/index.ts') },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Under `img-src 'self'` a picture inside of the code would be refused.
  build: { outDir: here('../../dist/partner/react'), emptyOutDir: true, assetsInlineLimit: 0 },
});
