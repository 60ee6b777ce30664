import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** An element as its feature names it. */
interface ElementNames {
  /** `kvartal-chat-panel` */
  readonly tag: string;
  /** `chatPanel` */
  readonly definition: string;
  /** Folder of the feature, below `src`: `features/chat-panel` */
  readonly folder: string;
  /** What the tag registers: `ChatPanel`, in the file of that name. */
  readonly component: string;
}

/** Elements whose component is not the one of React. */
const ofElements: Readonly<Record<string, string>> = { 'features/search-form': 'LazySearchForm' };

/** Returns the files of the components that the package exports, below `src` and without an ending, by the folders of their features. */
export function componentFiles(root = '.'): Readonly<Record<string, string>> {
  const exported = readFileSync(`${root}/src/index.ts`, 'utf8').matchAll(/^export \{ .*? \} from '\.\/((features\/[\w-]+)\/[A-Z]\w*)';$/gm);
  return Object.fromEntries([...exported].map(([, file = '', folder = '']) => [folder, file]));
}

/** Returns the elements of `src/elements/definitions.ts`, sorted by feature. Reads texts: a new element is in no other list yet. */
export function elementNames(root = '.'): readonly ElementNames[] {
  const files = componentFiles(root);
  const list = readFileSync(`${root}/src/elements/definitions.ts`, 'utf8');
  const imports = [...list.matchAll(/^import \{ (\w+) \} from '\.\.\/(features\/([\w-]+))\/definition';$/gm)];
  const elements = imports.map(([, definition = '', folder = '', feature = '']) => {
    const file = files[folder];
    if (!file) throw new Error(`src/index.ts exports no component of ${folder}`);
    return { tag: `kvartal-${feature}`, definition, folder, component: ofElements[folder] ?? basename(file) };
  });
  return elements.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

const note = '// Written by `npx tsx scripts/build/manifest.ts` from `definitions.ts`.\n';

/** Returns the files that list all elements beside `definitions.ts`, by path. */
export function elementLists(root = '.'): Readonly<Record<string, string>> {
  const elements = elementNames(root);
  const order = readFileSync(`${root}/src/elements/definitions.ts`, 'utf8').matchAll(/^ {2}(\w+),$/gm);
  return {
    'src/elements/components.ts': [
      note,
      ...elements.map(({ component, folder }) => `import { ${component} } from '../${folder}/${component}';\n`),
      '\n/** Components by the tags that register them. */\nexport const components = {\n',
      ...elements.map(({ tag, component }) => `  '${tag}': ${component},\n`),
      '} as const;\n',
    ].join(''),
    'src/elements/definitions.docs.ts': [
      note,
      "import type { DocumentedElement } from '../base/elementDocs';\n",
      ...elements.map(({ definition, folder }) => `import { ${definition}Docs } from '../${folder}/definition.docs';\n`),
      '\n/** Every element with its manual, for the manifest, `docs/elements.md` and Storybook. No build for visitors imports it. */\n',
      'export const documentedElements: readonly DocumentedElement[] = [\n',
      ...[...order].map(([, definition = '']) => `  ${definition}Docs,\n`),
      '];\n',
    ].join(''),
  };
}
