import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Pieces that are seen only as a part of another component, whose stories show them. */
const shownWith: Readonly<Record<string, string>> = {
  'ui/combobox/ComboboxList': 'ui/combobox/Combobox',
  'ui/photo/PhotoMarks': 'ui/photo/PhotoStrip',
  'ui/dom/LightDomSlot': 'features/search',
  'ui/states/art/StateArt': 'ui/states/StateBlock',
  'ui/states/FailureState': 'features/results',
  'ui/dom/VisuallyHidden': 'ui/dom/LiveRegion',
  'parts/account/AccountForm': 'features/auth',
  'parts/account/ActionDialog': 'features/my-listings',
  'parts/account/EmailField': 'features/auth',
  'parts/account/TabLoading': 'features/my-listings',
  'parts/account/SignInPrompt': 'features/my-listings',
  'parts/account/SignOutDialog': 'features/header',
  'parts/card/ContactButtons': 'parts/card/ListingRow',
  'parts/card/CardBoundary': 'parts/card/ListingRow',
  'parts/card/CardTitle': 'parts/card/ListingRow',
  'parts/favourite/HeartSlot': 'parts/card/ListingRow',
  'parts/favourite/CardMarks': 'parts/favourite/FoundMarks',
  'parts/favourite/RefusalToast': 'parts/favourite/Heart',
  'parts/failures/LoadFailureDialog': 'features/catalogue',
  'parts/failures/LoadFailureNotice': 'features/catalogue',
  'parts/facts/AmenityList': 'features/listing',
  'parts/account/FactorCodeField': 'features/auth',
  'parts/account/PresentPasswordField': 'features/profile-settings',
  'parts/facts/HouseFacts': 'features/listing',
  'parts/facts/Terms': 'features/listing',
  'parts/photo/viewer/PhotoViewer': 'features/listing',
  'parts/photo/viewer/Thumbnails': 'features/listing',
  'parts/photo/viewer/ViewerContent': 'features/listing',
  'parts/photo/viewer/ZoomPhoto': 'features/listing',
  'parts/legal/LegalBlocks': 'parts/legal/LegalPageText',
  'parts/location/LocationMapFailure': 'parts/location/LocationMap',
  'parts/location/LocationMapLive': 'parts/location/LocationMap',
  'parts/searches/NewPhotos': 'features/new-listings',
  'parts/searches/SearchSummary': 'features/new-listings',
  'parts/photo/Thumbnail': 'features/notifications',
  'parts/photo/ListingPhoto': 'parts/card/ListingTile',
  'parts/photo/ListingPhotos': 'parts/card/ListingRow',
  'parts/card/MapCardSkeleton': 'parts/card/MapCard',
  'parts/card/PhotoCardSkeleton': 'parts/card/PhotoCard',
  'parts/card/RowSkeleton': 'parts/card/ListingRow',
  'parts/card/TileSkeleton': 'parts/card/ListingTile',
};

/** Files named after a component, without their ending. */
const components = ['ui', 'parts'].flatMap((folder) =>
  readdirSync(new URL(`src/${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?:^|\/)[A-Z]\w*\.tsx$/.test(name))
    .map((name) => `${folder}/${name.replace('.tsx', '')}`),
);

/** Stories of features are in folders by subject. */
const storyFiles = readdirSync(new URL('stories/', root), { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const storiesOf = (shown: string) => {
  const feature = shown.startsWith('features/') ? shown.slice('features/'.length) : null;
  return storyFiles.find((file) =>
    feature ? file.startsWith('features/') && file.endsWith(`/${feature}.stories.tsx`) : file === `${shown}.stories.tsx`,
  );
};

/** Screen reader only; there is nothing to look at. */
const unseen = ['ui/dom/LiveRegion'];

describe('every primitive', () => {
  test.each(components)('%s has stories, light and dark', (component) => {
    const shown = shownWith[component] ?? component;
    const file = storiesOf(shown);
    expect(file, `stories of ${shown}`).toBeDefined();
    const stories = readFileSync(new URL(`stories/${file}`, root), 'utf8');
    expect(stories).toMatch(new RegExp(`src/${shown}['/]`));
    if (!unseen.includes(shown)) expect(stories).toContain("theme: 'dark'");
  });

  test('no exception outlives its component', () => {
    expect(Object.keys(shownWith).filter((component) => !components.includes(component))).toEqual([]);
  });
});
