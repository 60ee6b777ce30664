import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react()],
  resolve: {
    // A project of its own has the package installed; here it is taken from the sources beside.
    alias: [
      { find: /^@kvartal\/kit$/, replacement: here('../../src/index.ts') },
      { find: /^@kvartal\/kit\/(\w+)$/, replacement: here('../../src/$1/index.ts') },
    ],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Under `img-src 'self'` a picture inside of the code would be refused.
  build: { outDir: here('../../dist/partner/react'), emptyOutDir: true, assetsInlineLimit: 0 },
});
