import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../testing/detailsOf';
import { aListing } from '../../../testing/fixtures';
import { listingStatuses } from '../../enumerations';
import { isPublic } from './isPublic';
import { isUnapprovedAfter } from './isUnapprovedAfter';
import { listingRole, listingRoles } from './listingRole';
import { isSameForAll, listingView, seesContent } from './listingView';
import { isOffered, ownerActions, statusesBeforeSaving } from './ownerActions';
import { shownListing } from './shownListing';
import { type ListingState, statusChange } from './statusChange';

const statuses = listingStatuses.map(({ key }) => key);
const states: readonly ListingState[] = [...statuses, 'deleted'];
const everyState = statuses.flatMap((status) => [false, true].map((isDeleted) => ({ status, isDeleted })));
const everyCase = listingRoles.flatMap((role) => everyState.map((state) => [role, state.status, state.isDeleted] as const));

const owner = { id: 7, name: 'Виктория', type: null };
const viewers = {
  stranger: null,
  user: { id: 8 },
  partner: { id: 8, isPartner: true },
  owner: { id: 7 },
  moderator: { id: 9, role: 'moderator' },
} as const;

describe('who somebody is to a listing', () => {
  it.each(listingRoles)('%s', (role) => {
    expect(listingRole({ owner }, viewers[role])).toBe(role);
  });

  it('a moderator who owns the listing is only its owner', () => {
    expect(listingRole({ owner }, { id: 7, role: 'moderator' })).toBe('owner');
  });

  it('somebody whose id is unknown is a stranger, also to a listing without an owner', () => {
    expect(listingRole({ owner: { ...owner, id: null } }, { id: null, role: 'moderator' })).toBe('stranger');
    expect(listingRole({ owner: { ...owner, id: null } }, { id: 8 })).toBe('user');
  });
});

describe('what is shown', () => {
  const whole = detailsOf({ listing: aListing({ owner, description: 'Тайна', title: 'Тайна' }), flags: ['has_balcony'] });

  it.each(everyCase)('to a %s of a listing that is %s, deleted %s', (role, status, isDeleted) => {
    const isHidden = (status === 'moderation' || status === 'rejected') && role !== 'owner' && role !== 'moderator';
    const shown = shownListing({ ...whole, status, isDeleted }, viewers[role]);
    expect(shown).toMatchObject({ id: whole.id, tradeType: whole.tradeType, realtyType: whole.realtyType, status, isDeleted });
    expect(shown.isBannerOnly).toBe(isHidden && role !== 'partner');
    expect(seesContent({ status, isDeleted }, role)).toBe(!isHidden && !isDeleted);
    const text = JSON.stringify(shown);
    for (const secret of ['Тайна', 'Алабяна', 'Сокол', 'Виктория', '55.8021', '54.3', '18500000', 'data:image', 'brick']) {
      const isOnCard = role === 'partner' && !isDeleted && /Виктория|54\.3|18500000|data:image/.test(secret);
      const isInOutline = isDeleted && (!isHidden || role === 'partner') && /Сокол|54\.3|18500000/.test(secret);
      expect([secret, text.includes(secret)]).toEqual([secret, (!isHidden && !isDeleted) || isOnCard || isInOutline]);
    }
  });

  it('archiving shows nothing that was not shown before', () => {
    for (const from of statuses) {
      const archived = { status: 'archived', isDeleted: false, isUnapproved: isUnapprovedAfter(from, 'archived') } as const;
      for (const role of listingRoles) {
        expect([from, role, seesContent(archived, role)]).toEqual([from, role, seesContent({ status: from, isDeleted: false }, role)]);
      }
      expect(isSameForAll(archived)).toBe(!archived.isUnapproved);
    }
    expect(isSameForAll({ status: 'archived', isDeleted: false, isBannerOnly: true })).toBe(false);
  });

  it('only a public listing invites to contact, for all alike', () => {
    for (const state of everyState) {
      for (const role of listingRoles) expect(listingView(state, role) === 'contact').toBe(isPublic(state));
    }
  });

  it('a deleted listing never shows more than before', () => {
    for (const role of listingRoles) {
      for (const status of statuses) {
        if (listingView({ status, isDeleted: false }, role) === 'banner') {
          expect(listingView({ status, isDeleted: true }, role)).toBe('banner');
        }
      }
    }
  });
});

describe('who may change the status', () => {
  const changes = (role: (typeof listingRoles)[number], result: string) =>
    states.flatMap((from) => states.filter((to) => statusChange(role, from, to) === result).map((to) => `${from} → ${to}`));

  it.each(['stranger', 'user', 'partner'] as const)('a %s: nothing', (role) => {
    expect([...changes(role, 'allowed'), ...changes(role, 'unchanged')]).toEqual([]);
  });

  it('the owner: everything but approving, and a rejected listing only through an edit', () => {
    expect(changes('owner', 'allowed')).toEqual([
      'active → archived',
      'active → deleted',
      'moderation → archived',
      'moderation → deleted',
      'rejected → archived',
      'rejected → deleted',
      'archived → moderation',
      'archived → deleted',
    ]);
    expect(changes('owner', 'unchanged')).toEqual(['moderation → moderation', 'archived → archived']);
  });

  it('a moderator: decisions, and taking them back', () => {
    expect(changes('moderator', 'allowed')).toEqual([
      'active → moderation',
      'active → rejected',
      'moderation → active',
      'moderation → rejected',
      'rejected → moderation',
    ]);
    expect(changes('moderator', 'unchanged')).toEqual(['active → active', 'moderation → moderation', 'rejected → rejected']);
  });

  it('nobody but a moderator makes a listing public, and nobody brings a deleted one back', () => {
    for (const role of listingRoles) {
      for (const state of states) {
        if (role !== 'moderator') expect(statusChange(role, state, 'active')).toBe('refused');
        expect(statusChange(role, 'deleted', state)).toBe('refused');
      }
    }
  });
});

describe('the menu of a listing (§4)', () => {
  it.each([
    ['active', ['edit', 'archive', 'delete']],
    ['moderation', ['archive', 'delete']],
    ['rejected', ['edit', 'archive', 'delete']],
    ['archived', ['publish', 'edit', 'delete']],
  ] as const)('%s: %o', (status, offered) => {
    expect(ownerActions.filter((action) => isOffered(action, { status, isDeleted: false }))).toEqual(offered);
    expect(ownerActions.filter((action) => isOffered(action, { status, isDeleted: true }))).toEqual([]);
  });

  it.each(statuses)('saving an edit of a listing that is %s takes allowed steps, wherever it was interrupted', (status) => {
    let current: ListingState = status;
    for (const next of statusesBeforeSaving(status)) {
      expect(statusChange('owner', current, next)).not.toBe('refused');
      current = next;
      // Begun again from here, it ends in the same state.
      expect(statusesBeforeSaving(next).at(-1)).toBe('moderation');
    }
    expect(current).toBe('moderation');
  });
});
