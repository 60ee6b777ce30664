import type { Insertion } from './insertInto';

/** Spellings of a name, and the first text of the feature. */
export interface Names {
  /** `saved-search` */
  readonly name: string;
  /** `savedSearch` */
  readonly camel: string;
  /** `SavedSearch` */
  readonly pascal: string;
}

/** Files that list every text catalogue. */
export const catalogueInsertions = ({ name, camel, pascal }: Names): readonly Insertion[] => [
  { file: 'src/text/common/ru.ts', after: /^import .*;$/, text: `\nimport type { ${pascal}Messages } from '../${name}/ru';` },
  { file: 'src/text/common/ru.ts', after: /^ {2}readonly \w+\?: \w+Messages;$/, text: `\n  readonly ${camel}?: ${pascal}Messages;` },
  { file: 'src/text/en.ts', after: /^import .*;$/, text: `\nimport { en as ${camel} } from './${name}/en.lazy';` },
  { file: 'src/text/en.ts', after: /^ {2}\w+,$/, text: `\n  ${camel},` },
];

/** Files that list every element; `elementLists` of `scripts/build` writes those that follow from them. */
export const elementInsertions = ({ name, camel, pascal }: Names): readonly Insertion[] => [
  { file: 'src/elements/definitions.ts', after: /^import .*;$/, text: `\nimport { ${camel} } from '../features/${name}/definition';` },
  { file: 'src/elements/definitions.ts', after: /^ {2}\w+,$/, text: `\n  ${camel},` },
  { file: 'src/index.ts', after: /^export .* from '\.\/features\/.*';$/, text: indexLines(name, pascal) },
];

const indexLines = (name: string, pascal: string): string =>
  `\nexport type { ${pascal}Props } from './features/${name}/definition';\nexport { ${pascal} } from './features/${name}/${pascal}';`;
