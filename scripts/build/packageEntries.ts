import { componentFiles } from './elementLists';

/**
 * Files of the npm build by name. Every component has its file, so that a page which imports one does not get the others: a bundler
 * drops files, not styled templates.
 */
export const packageEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  ...Object.fromEntries(Object.entries(componentFiles()).map(([folder, file]) => [folder, `src/${file}.tsx`])),
  'shell/KvartalProvider': 'src/shell/KvartalProvider.tsx',
  elements: 'src/elements/index.ts',
  domain: 'src/domain/index.ts',
  // Forms are apart from the domain, since they bring yup.
  forms: 'src/domain/forms/index.ts',
  api: 'src/api/index.ts',
  server: 'src/server/index.ts',
  swap: 'src/swap.ts',
  testing: 'src/testing/index.ts',
  'text/en': 'src/text/en.ts',
  theme: 'src/ui/theme/index.ts',
};
