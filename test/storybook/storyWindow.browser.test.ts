import { afterEach, expect, it } from 'vitest';
import { inWindowOfStory } from '../../.storybook/storyWindow';

const left = new AbortController();
afterEach(() => left.abort());

const opened = (viewport: unknown, abortSignal = left.signal) => ({ name: 'Phone Open', globals: { viewport }, abortSignal });
const alone = { isAlone: true, address: 'about:blank' };
const frames = () => [...document.querySelectorAll('iframe')].map(({ title, width, height }) => [title, width, height]);

it('a state of a phone is shown in a frame of its size, until another takes its place', async () => {
  const leaving = new AbortController();
  const shown = inWindowOfStory(opened({ value: 'w375' }, leaving.signal), alone);
  expect(frames()).toEqual([['Phone Open', '375', '812']]);
  leaving.abort();
  await shown;
  expect(frames()).toEqual([]);
});

it.each([
  ['without a window', undefined, alone],
  ['in a window of its width', { value: `w${innerWidth}` }, alone],
  ['in the manager', { value: 'w375' }, { ...alone, isAlone: false }],
])('a state %s is shown by the page', async (_where, viewport, page) => {
  await inWindowOfStory(opened(viewport), page);
  expect(frames()).toEqual([]);
});
