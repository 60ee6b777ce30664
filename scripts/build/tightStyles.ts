import type { Plugin } from 'rolldown';

/** Takes indentation and comments out of style sheets in template literals, which no minifier of JavaScript may touch. */
export const tightStyles: Plugin = {
  name: 'tight-styles',
  transform: {
    filter: { id: /[\\/]src[\\/](?:ui|parts|features|shell)[\\/].*\.tsx?$/ },
    handler(code) {
      if (!/styled-components|[\\/]theme[\\/]|Styles = /.test(code)) return undefined;
      // Outside of the literals this changes nothing that matters to JavaScript.
      return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s+/g, '\n');
    },
  },
};
