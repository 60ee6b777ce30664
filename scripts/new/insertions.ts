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
  { file: 'src/text/catalogue/createCatalogue.ts', after: /^ {4}\| '\w+'$/, text: `\n    | '${camel}'` },
  { file: 'src/text/en.ts', after: /^import .*;$/, text: `\nimport { en as ${camel} } from './${name}/en.lazy';` },
  { file: 'src/text/en.ts', after: /^ {2}\w+,$/, text: `\n  ${camel},` },
  { file: 'src/text/catalogue/text.test.ts', after: /^import .*;$/, text: `\nimport { ru as ${camel} } from '../${name}/ru';` },
  { file: 'src/text/catalogue/text.test.ts', after: /^ {4}\w+,$/, text: `\n    ${camel},` },
];

/** Files that list every element. */
export const elementInsertions = ({ name, camel, pascal }: Names): readonly Insertion[] => [
  { file: 'src/elements/definitions.ts', after: /^import .*;$/, text: `\nimport { ${camel} } from '../features/${name}/definition';` },
  { file: 'src/elements/definitions.ts', after: /^ {2}\w+,$/, text: `\n  ${camel},` },
  {
    file: 'src/elements/definitions.docs.ts',
    after: /^import .*;$/,
    text: `\nimport { ${camel}Docs } from '../features/${name}/definition.docs';`,
  },
  { file: 'src/elements/definitions.docs.ts', after: /^ {2}'kvartal-[\w-]+': \w+,$/, text: `\n  'kvartal-${name}': ${camel}Docs,` },
  { file: 'src/elements/index.ts', after: /^import '\.\/tags\/kvartal-[\w-]+';$/, text: `\nimport './tags/kvartal-${name}';` },
  { file: 'src/index.ts', after: /^export .* from '\.\/features\/.*';$/, text: indexLines(name, pascal) },
  { file: 'scripts/build/chunks/bundles.ts', after: /^ {2}'?[\w-]+'?: \[.*\],$/, text: `\n  '${name}': ['kvartal-${name}'],` },
  {
    file: 'scripts/build/packageEntries.ts',
    after: /^ {2}'features\/.*',$/,
    text: `\n  'features/${name}': 'src/features/${name}/${pascal}.tsx',`,
  },
  {
    file: 'test/support/mount.tsx',
    after: /^import .* from '\.\.\/\.\.\/src\/features\/[\w-]+';$/,
    text: `\nimport { ${pascal}, type ${pascal}Props, ${camel} } from '../../src/features/${name}';`,
  },
  { file: 'test/support/mount.tsx', after: /^ {2}'?[\w-]+'?: \w+Props;$/, text: `\n  '${name}': ${pascal}Props;` },
  { file: 'test/support/mount.tsx', after: /^ {2}'auth-gate': \w+,$/, text: `\n  '${name}': ${camel},` },
  { file: 'test/support/mount.tsx', after: /^ {6}return <\w+ \{\.\.\.props\} \/>;$/, text: caseLines(name, pascal) },
  { file: 'test/docs/states/states.ts', after: /^ {2}'cookie-banner': .*,$/, text: `\n  '${name}': [{ has: 'heading' }],` },
];

const indexLines = (name: string, pascal: string): string =>
  `\nexport type { ${pascal}Props } from './features/${name}/definition';\nexport { ${pascal} } from './features/${name}/${pascal}';`;

const caseLines = (name: string, pascal: string): string => `\n    case '${name}':\n      return <${pascal} {...props} />;`;
