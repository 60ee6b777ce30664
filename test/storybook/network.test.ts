import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkOf } from '../../.storybook/network';
import { type Network, networks } from '../../.storybook/networks';
import { createFakeApi, offline } from '../../src/testing';
import { featureStories } from './featureStories';

const stories = featureStories();
const listings = 'https://fake.test/api/realty-addresses/realty/';

const under = (own: () => typeof fetch, chosen: Network) => networkOf(own, chosen).fetch(listings);

describe.each(stories.map(({ title, name, network }) => ({ id: `${title} ${name}`, network })))('$id', ({ network }) => {
  if (networkOf(network).isFixed) {
    it('keeps its network', () => {
      const chosen: Network[] = ['slow', 'offline', '500', 'empty'];
      expect(chosen.map((one) => networkOf(network, one).isFixed)).toEqual([true, true, true, true]);
    });
    return;
  }
  it('has no network when the switch says so', async () => {
    await expect(under(network, 'offline')).rejects.toThrow('Failed to fetch');
  });
  it('has a server that fails', async () => {
    expect((await under(network, '500')).status).toBe(500);
  });
});

it('has every condition of the switch, and a signed-out visitor of every story', () => {
  for (const { value } of networks) expect(networkOf(createFakeApi, value)).toMatchObject({ isFixed: false, hasNoSwitch: false });
  expect(networkOf(offline, 'empty').hasNoSwitch).toBe(true);
  expect(networkOf(offline, 'ok').hasNoSwitch).toBe(false);
  expect(networkOf(offline, 'signed-out').hasNoSwitch).toBe(false);
});

it('the first state of every feature is under the switch', () => {
  const features = stories.filter(({ title }) => !title.startsWith('features/publish/'));
  const firsts = [...new Map(features.toReversed().map((story) => [story.title, story])).values()];
  expect(firsts.length).toBeGreaterThan(15);
  expect(firsts.filter(({ network }) => networkOf(network).isFixed).map(({ title, name }) => `${title} ${name}`)).toEqual([]);
});

it.each(['PointsFailed', 'LoadingPoints', 'ListingsFailed', 'NoConnection'])('the map keeps the network of %s', (state) => {
  const story = stories.find(({ title, name }) => title === 'features/map' && name === state);
  expect(story && networkOf(story.network, 'empty').isFixed).toBe(true);
});

describe('the data of a story', () => {
  const map = stories.find(({ title, name }) => title === 'features/map' && name === 'Markers')?.network ?? createFakeApi;
  const countUnder = async (chosen: Network) => ((await (await under(map, chosen)).json()) as { readonly count: number }).count;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is there, without listings, or late', async () => {
    expect(await countUnder('ok')).toBe(64);
    expect(await countUnder('empty')).toBe(0);
    const late = countUnder('slow');
    await vi.advanceTimersByTimeAsync(2999);
    await expect(Promise.race([late, 'waits'])).resolves.toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe(64);
  });
});
