import type { Indexer } from 'storybook/internal/types';
import { bothNames, russianName } from '../stories/support/names/russianName.ts';

/** The sidebar, its search and `index.json` then have both names of a story; ids stay as they are. */
export function withRussianNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input) => {
        if (!input.exportName || !input.name) return input;
        return { ...input, name: bothNames(input.name, russianName(options.makeTitle(input.title), input.exportName)) };
      });
    },
  };
}
