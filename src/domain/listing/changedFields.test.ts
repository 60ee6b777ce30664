import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../testing/detailsOf';
import { aListing } from '../../testing/fixtures';
import { aPhoto } from '../../testing/photos';
import { changedFields } from './changedFields';

const details = (overrides: Parameters<typeof aListing>[0] = {}) => detailsOf({ listing: aListing(overrides), flags: [] });

describe('what changed since the approved version', () => {
  it('nothing, though status, views and links of photos are others', () => {
    const before = details({ photos: [aPhoto({ id: 1 })] });
    const after = { ...before, status: 'moderation', views: null, photos: [{ ...aPhoto({ id: 1 }), url: '/signed' }] } as const;
    expect(changedFields(before, after)).toEqual([]);
  });

  it.each([
    [{ price: 1 }, ['price']],
    [{ description: 'Другое' }, ['description']],
    [{ photos: [aPhoto({ id: 2 }), aPhoto({ id: 1 })] }, ['photos']],
    [{ owner: { id: 1, name: 'Ольга', type: 'agent' as const } }, ['ownerType']],
    [{ floor: 2, area: 40 }, ['area', 'floor']],
  ])('%o', (change, fields) => {
    const before = details({ photos: [aPhoto({ id: 1 }), aPhoto({ id: 2 })], owner: { id: 1, name: 'Ольга', type: 'owner' } });
    expect(changedFields(before, { ...before, ...change })).toEqual(fields);
  });

  it('terms of a rent', () => {
    const before = details({ tradeType: 'rent' });
    const rent = { countersPayer: null, communalPayer: null, deposit: 50_000, features: ['fridge'], conditions: [] } as const;
    expect(changedFields({ ...before, rent: { ...rent, deposit: null, features: [] } }, { ...before, rent })).toEqual([
      'deposit',
      'features',
    ]);
  });
});
