import { defineConfig } from 'tsup';
import { versionDefine } from './scripts/build/define';

/** The npm build: what `exports` of package.json names, with React, styled-components and the other dependencies left outside. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    elements: 'src/elements/index.ts',
    domain: 'src/domain/index.ts',
    api: 'src/api/index.ts',
    testing: 'src/testing/index.ts',
    'text/en': 'src/text/en.ts',
  },
  format: ['esm', 'cjs'],
  splitting: true,
  sourcemap: true,
  target: 'es2022',
  platform: 'neutral',
  define: versionDefine,
  outDir: 'dist',
  clean: true,
  silent: true,
});
