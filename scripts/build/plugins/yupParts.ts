import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';

/** CommonJS dependencies of yup, with the names it imports. */
const named: Readonly<Record<string, readonly string[]>> = {
  'property-expr': ['getter', 'forEach', 'split', 'normalizePath', 'join'],
  'tiny-case': ['camelCase', 'snakeCase'],
  toposort: [],
};

const pattern = /\/node_modules\/(property-expr|tiny-case|toposort)\/index\.js$/;

/** Converts them to ES modules: the bundler's CommonJS helpers would add a file to every first load. */
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
