import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'rolldown';

const files = /[\\/]src[\\/](?:ui|parts|features|shell)[\\/].*\.tsx?$/;

/** Collapses whitespace; outside template literals this does not change the meaning of JavaScript. */
function tighten(code: string): string {
  if (!/styled-components|[\\/]theme[\\/]|Styles = /.test(code)) return code;
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s+/g, '\n');
}

/** Removes indentation and comments from style sheets in template literals, which JavaScript minifiers leave alone. */
export const tightStyles: Plugin = { name: 'tight-styles', transform: { filter: { id: files }, handler: tighten } };

/** The same for the npm build. */
export const tightStylesOfEsbuild: EsbuildPlugin = {
  name: 'tight-styles',
  setup(build) {
    build.onLoad({ filter: files }, async ({ path }) => ({
      contents: tighten(await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
