import { describe, expect, it } from 'vitest';
import { contactRefusal, offeredContacts } from './contact';

describe('contact with the owner of a listing', () => {
  it.each([
    ['callsAndMessages', ['call', 'write']],
    ['calls', ['call']],
    ['messages', ['write']],
    [null, ['call', 'write']],
  ] as const)('%s offers %o', (communicationMethod, offered) => {
    expect(offeredContacts({ communicationMethod })).toEqual(offered);
  });

  it('is refused to who has not signed in, and to the owner', () => {
    const owner = { id: 7, name: 'Виктория', type: null };
    expect(contactRefusal({ owner }, null)).toBe('anonymous');
    expect(contactRefusal({ owner }, { id: 7 })).toBe('own');
    expect(contactRefusal({ owner }, { id: 8 })).toBeNull();
    expect(contactRefusal({ owner: { ...owner, id: null } }, { id: 8 })).toBeNull();
  });
});
