import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/fakeAccounts';
import { createRuntime } from '../runtime/runtime';
import { accountOf } from './account';
import { addTokenSource, removeTokenSource } from './tokenSources';

const setUp = () => {
  const runtime = createRuntime({ apiUrl: 'https://server.test/api' });
  return { runtime, account: accountOf(runtime) };
};

describe('functions of a page that give a token', () => {
  it('sign out when the last of them goes', () => {
    const { runtime, account } = setUp();
    const source = () => 'one';
    addTokenSource(runtime, source);
    expect(account.token()).toBe('one');
    removeTokenSource(runtime, source);
    expect(account.token()).toBeNull();
    expect(account.store.get()).toEqual({ status: 'anonymous' });
  });

  it.each(['first', 'second'] as const)('two of one visitor: the %s may go, and nobody is signed out', (which) => {
    const { runtime, account } = setUp();
    const functions = { first: () => 'one', second: () => 'one' };
    addTokenSource(runtime, functions.first);
    addTokenSource(runtime, functions.second);
    account.setUser(aUser());
    removeTokenSource(runtime, functions[which]);
    expect(account.token()).toBe('one');
    expect(account.store.get()).toEqual({ status: 'signedIn', user: aUser() });
  });

  it('the profile of one token is not that of another', () => {
    const { runtime, account } = setUp();
    const last = () => 'two';
    addTokenSource(runtime, () => 'one');
    addTokenSource(runtime, last);
    account.setUser(aUser());
    removeTokenSource(runtime, last);
    expect(account.token()).toBe('one');
    expect(account.store.get()).toEqual({ status: 'signedIn', user: null });
  });
});
