import { expect, it } from 'vitest';
import { storiesOf, storyOf, variantsOf } from './pictureStories';

const names = (id: string, facts: Partial<Parameters<typeof variantsOf>[1]> = {}, ...others: string[]) =>
  variantsOf(id, { theme: null, window: null, options: {}, ...facts }, new Set([id, ...others])).map(({ name }) => name);
const phone = { width: 375, height: 812 };

it('a story may be pictured light, dark and on a phone', () => {
  expect(names('a--one')).toEqual(['light', 'dark', 'phone']);
});

it('a variant with a separate story is not derived', () => {
  expect(names('a--one', {}, 'a--one-in-the-dark')).toEqual(['light', 'phone']);
  expect(names('a--one', {}, 'a--one-on-a-phone', 'a--one-in-the-dark')).toEqual(['light']);
});

it('a story that sets theme or viewport is pictured once, under the name of what it sets', () => {
  expect(names('a--one-in-the-dark', { theme: 'dark' })).toEqual(['dark']);
  expect(names('a--one-on-a-phone', { window: phone })).toEqual(['phone']);
  expect(names('a--dark-phone', { theme: 'dark', window: phone })).toEqual(['dark-phone']);
  expect(names('a--tablet', { window: { width: 744, height: 900 } })).toEqual(['light']);
});

it('a story that is declared to look like another is pictured once', () => {
  expect(names('a--one', { options: { sameAs: 'a--two' } })).toEqual(['light']);
});

it('a story may leave out variants', () => {
  expect(names('a--one', { options: { variants: ['dark'] } })).toEqual(['light', 'dark']);
});

it('a story without the tag of pictures is played, in the window it names', () => {
  const facts = { theme: null, window: phone, options: {} };
  const story = storyOf({ id: 'features-chat--sent', tags: ['story'] }, facts, new Set());
  expect(story).toMatchObject({ component: 'chat', name: 'sent', window: phone, variants: [], isReactOnly: false });
  expect(storyOf({ id: 'features-chat--sent', tags: ['picture', 'react'] }, facts, new Set())).toMatchObject({
    variants: [{ name: 'phone' }],
    isReactOnly: true,
  });
});

it('of a component one story is derived dark and one on a phone: the first that has no separate story for it', () => {
  const ids = ['features-chat--one', 'features-chat--one-in-the-dark', 'features-chat--two', 'features-chat--three', 'features-faq--one'];
  const facts = (id: string) => ({ theme: id.endsWith('dark') ? ('dark' as const) : null, window: null, options: {} });
  const stories = storiesOf(
    ids.map((id) => ({ id, tags: ['picture'] })),
    facts,
  );
  expect(stories.map(({ variants }) => variants.map(({ name }) => name))).toEqual([
    ['light', 'phone'],
    ['dark'],
    ['light', 'dark'],
    ['light'],
    ['light', 'dark', 'phone'],
  ]);
});

it('variants that a story names are pictured, whatever the others of its component show', () => {
  const options = (id: string) => (id.endsWith('two') ? { variants: ['phone'] } : {});
  const stories = storiesOf(
    ['features-chat--one', 'features-chat--two'].map((id) => ({ id, tags: ['picture'] })),
    (id) => ({ theme: null, window: null, options: options(id) }),
  );
  expect(stories.map(({ variants }) => variants.map(({ name }) => name))).toEqual([
    ['light', 'dark', 'phone'],
    ['light', 'phone'],
  ]);
});
