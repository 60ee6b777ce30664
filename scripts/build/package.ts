/** The npm build: what `exports` of package.json names, with React, styled-components and the other dependencies left outside. */
import { rmSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { dependencies, peerDependencies } from '../../package.json';
import { npmDefine } from './define';
import { packageEntries } from './packageEntries';
import { tightStyles } from './plugins/tightStyles';
import { withoutHtml } from './plugins/withoutHtml';

/** A dependency of the server, which imports the sources. */
const builtIn = ['leaflet'];
const outside = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !builtIn.includes(name));

rmSync('dist', { recursive: true, force: true });
const bundle = await rolldown({
  input: packageEntries,
  platform: 'neutral',
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  // Two libraries are built in. The peers of react-yandex-maps are years behind, so that nobody could install it beside React 19. Leaflet
  // makes HTML from a string when it is loaded, which `withoutHtml` cuts: a page with Trusted Types would have no map.
  resolve: { mainFields: ['module', 'main'] },
  transform: { target: 'es2022', define: npmDefine },
  plugins: [tightStyles, withoutHtml],
  // Libraries carry "use client" directives, which mean nothing here.
  checks: { moduleLevelDirective: false },
});
await bundle.write({
  dir: 'dist',
  format: 'esm',
  // Half of the package was spaces and long names; functions and components keep theirs, which developers read in a stack.
  minify: { compress: true, mangle: { toplevel: false }, codegen: true },
  comments: { legal: true, annotation: true, jsdoc: false },
  entryFileNames: '[name].js',
  chunkFileNames: 'c/[name].js',
});
