import type { Plugin } from 'rolldown';

const files = /[\\/]src[\\/](?:ui|parts|features|shell)[\\/].*\.tsx?$/;

/** Collapses whitespace; outside template literals this does not change the meaning of JavaScript. */
function tighten(code: string): string {
  if (!/styled-components|[\\/]theme[\\/]|Styles = /.test(code)) return code;
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s+/g, '\n');
}

/** Removes indentation and comments from style sheets in template literals, which JavaScript minifiers leave alone. */
export const tightStyles: Plugin = { name: 'tight-styles', transform: { filter: { id: files }, handler: tighten } };
