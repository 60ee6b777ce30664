import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Pieces that are seen only as a part of another component, whose stories show them. */
const shownWith: Readonly<Record<string, string>> = {
  'ui/ComboboxList': 'ui/Combobox',
  'ui/PhotoMarks': 'ui/PhotoStrip',
  'ui/VisuallyHidden': 'ui/LiveRegion',
  'parts/CardBoundary': 'parts/ListingRow',
  'parts/LocationMapFailure': 'parts/LocationMap',
  'parts/LocationMapLive': 'parts/LocationMap',
  'parts/ListingPhoto': 'parts/ListingTile',
  'parts/ListingPhotos': 'parts/ListingRow',
  'parts/MapCardSkeleton': 'parts/MapCard',
  'parts/PhotoCardSkeleton': 'parts/PhotoCard',
  'parts/RowSkeleton': 'parts/ListingRow',
  'parts/TileSkeleton': 'parts/ListingTile',
};

/** Files named after a component, without their ending. */
const components = ['ui', 'parts'].flatMap((folder) =>
  readdirSync(new URL(`src/${folder}/`, root))
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => `${folder}/${name.replace('.tsx', '')}`),
);

/** Says things aloud; there is nothing to look at. */
const unseen = ['ui/LiveRegion'];

describe('every primitive', () => {
  test.each(components)('%s has stories, light and dark', (component) => {
    const shown = shownWith[component] ?? component;
    const file = new URL(`stories/${shown}.stories.tsx`, root);
    expect(existsSync(file), `stories/${shown}.stories.tsx`).toBe(true);
    const stories = readFileSync(file, 'utf8');
    expect(stories).toContain(`src/${shown}'`);
    if (!unseen.includes(shown)) expect(stories).toContain("theme: 'dark'");
  });

  test('no exception outlives its component', () => {
    expect(Object.keys(shownWith).filter((component) => !components.includes(component))).toEqual([]);
  });
});
