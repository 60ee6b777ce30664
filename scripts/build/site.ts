/**
 * Builds the main site: `dist/site` for browsers, precompressed, and `dist/site-server`, the same for server-side rendering (docs/site.md).
 */
import { build } from 'vite';
import { precompress } from './precompress';

// Decides which build of React the server gets; Vite would set it too late.
process.env.NODE_ENV = 'production';
const configFile = 'examples/site/vite.config.ts';
const outDir = (name: string) => `${process.cwd()}/dist/${name}`;

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    rolldownOptions: { output: { codeSplitting: {} } },
    ssr: 'entryServer.tsx',
    outDir: outDir('site-server'),
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
precompress(outDir('site'));
