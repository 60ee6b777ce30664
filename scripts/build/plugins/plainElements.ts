import type { Plugin } from 'rolldown';

/**
 * Preact hands the parent to `createElementNS` as its options, so that new elements get the parent's registry. An element that was moved into
 * another document still names the registry of the first, with which a browser creates nothing there. The kit has no registries.
 */
export const plainElements: Plugin = {
  name: 'plain-elements',
  transform: {
    filter: { id: /\/preact\/dist\/preact\.m?js$/ },
    handler(code) {
      const plain = code.replace(/(createElementNS\(\w+,\w+,(\w+)\.is)\?\2:\w+\)/, '$1&&$2)');
      if (plain === code) throw new Error('Preact creates elements in another way: see plainElements');
      return plain;
    },
  },
};
