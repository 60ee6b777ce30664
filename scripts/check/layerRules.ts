import type { ICruiseOptions, IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';

/** A file imports only from its own folder or from folders to the left (docs/architecture.md). */
const layers = ['base', 'domain', 'text', 'api', 'state', 'ui', 'map', 'parts', 'features', 'shell', 'elements', 'doctor', 'server'];

const where: Readonly<Record<string, string>> = {
  base: 'what knows no subject at all stays in base; something of the marketplace belongs in domain',
  domain: 'rules and data without wording, React or wire names; a text belongs in text, a call in api',
  text: 'wording and formats only; code that fetches or renders takes its texts from here',
  api: 'wire schemas and calls; what elements share of the answers belongs in state',
  state: 'runtime, sessions and data hooks; markup belongs in ui, parts or features',
  ui: 'controls that know no flats; a control that needs a listing belongs in parts, one that fetches in features',
  map: 'the map engines and their pins; a map of listings belongs in parts or features',
  parts: 'pieces that show a listing and fetch nothing; fetching belongs in features, by hooks of state',
  features: 'one thing a visitor does; what wraps every root belongs in shell',
  shell: 'what wraps every root and knows no feature; the wiring of features to tags belongs in elements',
  elements: 'tags for browsers; drawing on a server belongs in server',
  doctor: 'a file beside the loader that looks at a page with the kit; nothing of the kit needs it',
};

const layerRules: IForbiddenRuleType[] = layers.slice(0, -1).map((layer, index) => ({
  name: `layer-${layer}`,
  comment: `${layer}: ${where[layer]}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})/` },
}));

export const rules: IFlattenedRuleSet & { forbidden: IForbiddenRuleType[] } = {
  forbidden: [
    ...layerRules,
    {
      name: 'feature-imports-feature',
      comment:
        'features meet in state, or share a part; only search and account are made of others, results show the map, and chats open in a panel',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/(search|results|account|chat-panel)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/($1|chat-panel)/' },
    },
    {
      name: 'chat-panel-is-lazy',
      comment:
        'a feature that offers a chat about a listing loads the panel when it is opened; what handles the buttons of cards is no part of it yet',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '^src/features/chat-panel/(?!card/)' },
      to: { path: '^src/features/chat-panel/', pathNot: '^src/features/chat-panel/card/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'chat-panel-imports-other-feature',
      comment: 'the panel shows the lists and threads of the chat, and nothing else',
      severity: 'error',
      from: { path: '^src/features/chat-panel/' },
      to: { path: '^src/features/', pathNot: '^src/features/(chat-panel|chat)/' },
    },
    {
      name: 'search-imports-other-feature',
      comment: 'search is made of search-form, results and map, and of nothing else',
      severity: 'error',
      from: { path: '^src/features/search/' },
      to: { path: '^src/features/', pathNot: '^src/features/(search|search-form|results|map)/' },
    },
    {
      name: 'results-import-other-feature',
      comment: 'results can be shown on the map and open chats, and have nothing else of other features',
      severity: 'error',
      from: { path: '^src/features/results/' },
      to: { path: '^src/features/', pathNot: '^src/features/(results|map|chat-panel)/' },
    },
    {
      name: 'account-imports-other-feature',
      comment: 'the account is made of its tabs, and of nothing else',
      severity: 'error',
      from: { path: '^src/features/account/' },
      to: { path: '^src/features/', pathNot: '^src/features/(account|my-listings|notifications|profile-settings)/' },
    },
    {
      name: 'definition-is-data',
      comment: 'a definition is read by the loader, the manifest and the manual: only base, types, and other definitions',
      severity: 'error',
      from: { path: '^src/features/[^/]+/definition\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/(base/|domain/|state/search/searchDefinition\\.ts$|features/[^/]+/definition\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'docs-stay-out',
      comment: 'the manual of the elements is for the manifest and Storybook; a visitor does not load it',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.docs\\.ts$' },
      to: { path: '^src/.*\\.docs\\.ts$' },
    },
    {
      name: 'testing-is-outside',
      comment: 'nothing in src needs fixtures; a test or a story takes them from @kvartal/kit/testing',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/', '\\.test\\.tsx?$'] },
      to: { path: '^src/testing/' },
    },
    {
      name: 'testing-knows-the-wire-only',
      comment: 'the fake API speaks domain and api; it knows no element',
      severity: 'error',
      from: { path: '^src/testing/' },
      to: { path: '^src/(state|ui|parts|features|shell|elements)/' },
    },
    {
      name: 'engine-is-a-build-matter',
      comment: 'the script-tag build swaps these in for React, styled-components and swr; sources import the libraries themselves',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/' },
      to: { path: '^src/engine/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'the kit needs nothing of examples, stories, tests or scripts',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(examples|stories|test|scripts|bench)/' },
    },
    {
      name: 'public-entries-only',
      comment: 'examples show what a partner can do: import from @kvartal/kit and its entries',
      severity: 'error',
      from: { path: '^examples/(site|partner|react|vue)/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(index|swap|elements/index|domain/index|domain/forms/index|api/index|server/index|testing/index|text/en|ui/theme/index)\\.ts$',
      },
    },
    {
      name: 'no-circular',
      comment:
        'two files that need each other are one file, or a third is missing; a type lives beside its data, not in the file that uses it',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'the file is not there',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { couldNotResolve: true },
    },
    {
      name: 'workspace-lists-its-packages',
      comment: 'who installs an example without development dependencies gets only what its own package.json lists',
      severity: 'error',
      from: { path: '^examples/', pathNot: '(vite\\.config|\\.d)\\.ts$' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-to-dev-dependency',
      comment:
        'who installs the kit does not get development dependencies; react-yandex-maps is built in, since its peers are years behind and would refuse to install',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/engine/', '\\.test\\.tsx?$'] },
      to: {
        pathNot: '^node_modules/react-yandex-maps/',
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-peer'],
      },
    },
  ],
};

export const options: ICruiseOptions = {
  tsConfig: { fileName: 'tsconfig.json' },
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(dist|\\.cache)/' },
};
