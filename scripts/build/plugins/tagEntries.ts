import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import { elementNames } from '../elementLists';

/** Returns the module that registers a tag. It is no file: `tagEntries` writes it. */
export const entryOf = (tag: string): string => resolve(`src/elements/${tag}.ts`);

const sources = new Map(
  elementNames().map(({ tag, folder, definition, component }) => [
    entryOf(tag),
    `import { ${definition} } from '../${folder}/definition';
import { ${component} } from '../${folder}/${component}';
import { register } from './register';
register(${definition}, ${component});`,
  ]),
);

/** Gives every tag a module, so that a page loads the code of the tags that it has. */
export const tagEntries: Plugin = {
  name: 'tags',
  resolveId: (id) => (sources.has(id) ? id : null),
  load: (id) => sources.get(id) ?? null,
};
