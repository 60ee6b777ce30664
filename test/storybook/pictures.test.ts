import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBaselines, storyFolders } from '../../scripts/pictures/baselines';
import type { PictureOptions } from '../../scripts/pictures/inStory';
import { featureStories } from './featureStories';
import { storybookIndex } from './storybookIndex';

const folder = 'test/pictures';
const pictures = listBaselines(folder);
const pictured = (await storybookIndex()).filter(
  ({ title, type, tags = [] }) => type === 'story' && title.startsWith('features/') && tags.includes('picture'),
);
const folders = storyFolders(
  pictured.map(({ id }) => {
    const [component = '', name = ''] = id.replace(/^features-/, '').split('--');
    return { id, component, name };
  }),
);

/** Ids of stories that are declared to look like another, and have no picture. */
const twins = new Set(
  featureStories()
    .filter(({ parameters }) => (parameters['pictures'] as PictureOptions | undefined)?.sameAs)
    .map(({ title, name }) => `${title} ${name}`),
);
const isTwin = ({ title, name }: (typeof pictured)[number]) => twins.has(`${title} ${name.split(' · ')[0]?.replaceAll(' ', '')}`);

// What a run without a browser can tell of the committed pictures.
describe('pictures of stories', () => {
  it('there is one of every story', () => {
    const known = new Set(pictures.map(dirname));
    const without = pictured.filter((story) => !isTwin(story) && !known.has(folders.get(story.id) ?? '')).map(({ id }) => id);
    expect(without).toEqual([]);
  });

  it('each belongs to a story', () => {
    const known = new Set(pictured.filter((story) => !isTwin(story)).map(({ id }) => folders.get(id)));
    expect(pictures.filter((path) => !known.has(dirname(path)))).toEqual([]);
  });

  it('no two are the same, unless their stories say so', () => {
    const seen = new Map<string, string>();
    const same: string[] = [];
    for (const path of pictures) {
      const bytes = readFileSync(join(folder, path)).toString('latin1');
      const other = seen.get(bytes);
      if (other) same.push(`${path} = ${other}`);
      else seen.set(bytes, path);
    }
    expect(same).toEqual([]);
  });
});
