/**
 * The main site: `dist/site` for browsers, compressed beforehand, and `dist/site-server`, the same for drawing first contents on the server
 * (docs/site.md).
 */
import { build } from 'vite';
import { precompress } from './precompress';

// Decides which React the server gets, and is read before vite would set it.
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
