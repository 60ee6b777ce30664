import { describe, expect, it } from 'vitest';
import { contactRefusal, isOwn, isReachable, offeredContacts } from './contact';

const owner = { id: 7, name: 'Виктория', type: null };
const communicationMethod = 'callsAndMessages';

describe('contact with the owner', () => {
  it.each([
    ['callsAndMessages', ['call', 'write']],
    ['calls', ['call']],
    ['messages', ['write']],
    [null, ['call', 'write']],
  ] as const)('%s offers %o', (communicationMethod, offered) => {
    expect(offeredContacts({ communicationMethod })).toEqual(offered);
  });

  it('is refused to anonymous visitors and to the owner', () => {
    const listing = { owner, communicationMethod } as const;
    expect(contactRefusal(listing, 'call', null)).toBe('anonymous');
    expect(contactRefusal(listing, 'call', { id: 7 })).toBe('own');
    expect(contactRefusal(listing, 'write', { id: 8 })).toBeNull();
    expect(contactRefusal({ ...listing, owner: { ...owner, id: null } }, 'call', { id: 8 })).toBeNull();
  });

  it.each([
    ['calls', 'write'],
    ['messages', 'call'],
  ] as const)('is refused to everyone for a method the owner disallows: %s, %s', (communicationMethod, method) => {
    for (const viewer of [null, { id: 7 }, { id: 8 }])
      expect(contactRefusal({ owner, communicationMethod }, method, viewer)).toBe('method');
  });

  it('does not take anyone for the owner while an id is unknown', () => {
    expect(isOwn({ owner: { ...owner, id: null } }, { id: null })).toBe(false);
    expect(contactRefusal({ owner, communicationMethod }, 'call', { id: null })).toBeNull();
  });

  it.each([
    ['active', false, true],
    ['active', true, false],
    ['moderation', false, false],
    ['rejected', false, false],
    ['archived', false, false],
  ] as const)('for a listing that is %s, deleted %s, is possible: %s', (status, isDeleted, possible) => {
    expect(isReachable({ status, isDeleted })).toBe(possible);
  });
});
