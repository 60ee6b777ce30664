import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';

/** The packages of yup that are CommonJS, with the names it imports. */
const named: Readonly<Record<string, readonly string[]>> = {
  'property-expr': ['getter', 'forEach', 'split', 'normalizePath', 'join'],
  'tiny-case': ['camelCase', 'snakeCase'],
  toposort: [],
};

const pattern = /\/node_modules\/(property-expr|tiny-case|toposort)\/index\.js$/;

/** Makes ES modules of them: the bundler's helpers for CommonJS would be one more file in every first load. */
export const yupParts: Plugin = {
  name: 'yup-parts',
  load: {
    filter: { id: pattern },
    handler(id) {
      const [, name = ''] = pattern.exec(id) ?? [];
      const names = named[name] ?? [];
      return [
        'const own = { exports: {} };',
        `((module) => {\n${readFileSync(id, 'utf8')}\n})(own);`,
        'export default own.exports;',
        names.length > 0 ? `export const { ${names.join(', ')} } = own.exports;` : '',
      ].join('\n');
    },
  },
};
