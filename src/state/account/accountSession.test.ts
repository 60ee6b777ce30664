import { expect, test } from 'vitest';
import { aUser } from '../../testing/fakeAccounts';
import { createRuntime } from '../runtime/runtime';
import { accountOf } from './account';
import { accountSessionOf } from './accountSession';

test('everybody who uses the page has another session', () => {
  const runtime = createRuntime({ apiUrl: 'https://api.test' });
  const account = accountOf(runtime);
  const session = accountSessionOf(runtime);
  const numbers = [session.get()];
  const after = (change: () => void) => {
    change();
    numbers.push(session.get());
  };
  after(() => account.setSource(() => 'token-of-maria'));
  after(() => account.setUser(aUser()));
  after(() => account.setUser({ ...aUser(), firstName: 'Марья' }));
  after(() => account.setSource(() => 'token-of-olga', aUser({ id: 1 })));
  after(() => account.setSource(null));
  after(() => account.setSource(() => 'token-of-maria', aUser()));
  expect(numbers).toEqual([0, 1, 1, 1, 2, 3, 4]);
  expect(accountSessionOf(runtime)).toBe(session);
});
