/**
 * `npm run new element|feature|control`: writes every file that a new one needs and adds it to the lists that name all of them. The compiler,
 * the checks and the stories pass right after it; then the real work begins.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ActionType, NodePlopAPI } from 'node-plop';
import { elementLists } from '../build/elementLists';
import { type Insertion, insertInto } from './insertInto';
import { catalogueInsertions, elementInsertions, type Names } from './insertions';

interface Answers extends Record<string, unknown> {
  readonly name: string;
  readonly heading?: string;
  readonly englishHeading?: string;
  readonly folder?: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const isKebab = (name: string) => /^[a-z]+(?:-[a-z]+)*$/.test(name) || 'lower case with hyphens, such as saved-search';
const isPascal = (name: string) => /^[A-Z][A-Za-z]*$/.test(name) || 'like a component, such as Switch';

const headings = [
  { type: 'input', name: 'heading', message: 'Heading in Russian', default: 'Новый раздел' },
  { type: 'input', name: 'englishHeading', message: 'Heading in English', default: 'New section' },
];

export default function generators(plop: NodePlopAPI): void {
  const root = plop.getDestBasePath();
  const namesOf = (name: string): Names => ({
    name: plop.getHelper('kebabCase')(name),
    camel: plop.getHelper('camelCase')(name),
    pascal: plop.getHelper('pascalCase')(name),
  });
  const add = (path: string, template: string, data: object): ActionType => ({
    type: 'add',
    path: `${root}/${path}`,
    templateFile: here(`templates/${template}.hbs`),
    data,
  });
  const insert = (insertion: Insertion) => (): string => {
    insertInto(root, insertion);
    return insertion.file;
  };
  const format = (): string => {
    const { status } = spawnSync('npx', ['biome', 'check', '--write', 'src', 'stories', 'test', 'scripts'], {
      cwd: root,
    });
    return status === 0 ? 'formatted' : 'run npm run format';
  };

  const writeLists = (): string => {
    const lists = Object.entries(elementLists(root));
    for (const [file, content] of lists) writeFileSync(`${root}/${file}`, content);
    return lists.map(([file]) => file).join(', ');
  };

  const texts = (names: Names, data: object): ActionType[] => [
    add(`src/text/${names.name}/ru.ts`, 'text/ru.ts', data),
    add(`src/text/${names.name}/en.lazy.ts`, 'text/en.lazy.ts', data),
    add(`src/text/${names.name}/use${names.pascal}Text.ts`, 'text/useText.ts', data),
    ...catalogueInsertions(names).map(insert),
  ];

  plop.setGenerator('feature', {
    description: 'A feature without a tag: component, texts, story',
    prompts: [{ type: 'input', name: 'name', message: 'Name', validate: isKebab }, ...headings],
    actions: (answers) => {
      const given = answers as Answers;
      const names = namesOf(given.name);
      const data = { ...given, ...names };
      return [
        add(`src/features/${names.name}/${names.pascal}.tsx`, 'feature/Component.tsx', data),
        add(`stories/features/${names.name}/${names.name}.stories.tsx`, 'feature/stories.tsx', data),
        ...texts(names, data),
        format,
      ];
    },
  });

  plop.setGenerator('element', {
    description: 'A feature with its tag kvartal-…: also definition, manual, behaviours',
    prompts: [{ type: 'input', name: 'name', message: 'Name, without kvartal-', validate: isKebab }, ...headings],
    actions: (answers) => {
      const given = answers as Answers;
      const names = namesOf(given.name);
      const data = { ...given, ...names };
      const feature = `src/features/${names.name}`;
      return [
        add(`${feature}/definition.ts`, 'element/definition.ts', data),
        add(`${feature}/definition.docs.ts`, 'element/definition.docs.ts', data),
        add(`${feature}/${names.pascal}.tsx`, 'element/Component.tsx', data),
        add(`stories/features/${names.name}/${names.name}.stories.tsx`, 'element/stories.tsx', data),
        add(`test/behaviours/${names.name}/${names.name}.browser.test.ts`, 'element/behaviours.ts', data),
        ...texts(names, data),
        ...elementInsertions(names).map(insert),
        writeLists,
        format,
      ];
    },
  });

  plop.setGenerator('control', {
    description: 'A control of src/ui: component, test, story',
    prompts: [
      { type: 'input', name: 'name', message: 'Name', validate: isPascal },
      { type: 'list', name: 'folder', message: 'Folder', choices: readdirSync(`${root}/src/ui`) },
    ],
    actions: (answers) => {
      const given = answers as Answers;
      const pascal = given.name;
      const data = { ...given, pascal };
      return [
        add(`src/ui/${given.folder}/${pascal}.tsx`, 'control/Control.tsx', data),
        add(`src/ui/${given.folder}/${pascal}.browser.test.tsx`, 'control/test.tsx', data),
        add(`stories/ui/${given.folder}/${pascal}.stories.tsx`, 'control/stories.tsx', data),
        format,
      ];
    },
  });
}
