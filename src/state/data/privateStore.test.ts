import { beforeEach, describe, expect, test } from 'vitest';
import { someUsers } from '../../testing';
import { accountOf } from '../account/account';
import { createRuntime, type Runtime } from '../runtime/runtime';
import { privateStoreOf } from './privateStore';

const [maria, olga] = someUsers();
const [shown, left] = ['["shown"]', '["left"]'];

/** Lets what was released and what was answered take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let runtime: Runtime;
beforeEach(() => {
  runtime = createRuntime({ apiUrl: 'https://private.test/api' });
});
const signIn = (user = maria) => accountOf(runtime).setSource(() => user?.token ?? '', user);
const signOut = () => accountOf(runtime).setSource(null);
const read = (key: string) => privateStoreOf(runtime).read(key);
const ofMaria = { status: 'ready', value: 'of Maria' };

/** Maria sees one answer and has left another one. */
async function readAsMaria() {
  signIn();
  const store = privateStoreOf(runtime);
  const release = store.hold(shown, async () => 'of Maria');
  const leave = store.hold(left, async () => 'of Maria');
  await settled();
  leave();
  await settled();
  expect([read(shown), read(left)]).toMatchObject([ofMaria, ofMaria]);
  return release;
}

describe('nothing outlives the sign-in', () => {
  test('signing out empties the store, also of what nobody holds', async () => {
    await readAsMaria();
    signOut();
    expect([read(shown), read(left)]).toEqual([{ status: 'idle' }, { status: 'idle' }]);
    signIn();
    expect([read(shown), read(left)], 'not even for herself').toEqual([{ status: 'loading' }, { status: 'loading' }]);
  });

  test.each([
    ['after signing out', true],
    ['at once, as another tab does it', false],
  ])('somebody else on the same page sees nothing of it, %s', async (_how, isOut) => {
    const release = await readAsMaria();
    if (isOut) signOut();
    signIn(olga);
    expect([read(shown), read(left)]).toEqual([{ status: 'loading' }, { status: 'loading' }]);
    // The component of the first person goes last.
    release();
    await settled();
    expect([read(shown), read(left)]).toEqual([{ status: 'loading' }, { status: 'loading' }]);
  });

  test('a late answer of the past sign-in is dropped, though the same key is held again', async () => {
    signIn();
    const store = privateStoreOf(runtime);
    let answer = (_value: string) => {};
    let signal: AbortSignal | undefined;
    const release = store.hold(shown, (options) => {
      ({ signal } = options);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    signIn(olga);
    expect(signal?.aborted).toBe(true);
    const releaseOwn = store.hold(shown, () => new Promise(() => {}));
    answer('of Maria');
    release();
    await settled();
    expect(read(shown)).toEqual({ status: 'loading' });
    releaseOwn();
    await settled();
    expect(read(shown)).toEqual({ status: 'loading' });
  });

  test('a change of the past sign-in changes nothing of the next one', async () => {
    await readAsMaria();
    const store = privateStoreOf(runtime);
    const change = store.change<string>(['shown'], (value) => `${value}, changed`);
    signIn(olga);
    store.hold(shown, async () => 'of Olga');
    await settled();
    change.keep();
    expect(read(shown)).toEqual({ status: 'ready', value: 'of Olga' });
  });
});

describe('what nobody holds', () => {
  test('is changed, replaced and forgotten like what is held', async () => {
    signIn();
    const store = privateStoreOf(runtime);
    const value = () => {
      const load = store.read(left);
      return load.status === 'ready' ? load.value : load.status;
    };
    const release = store.hold(left, async () => 1);
    await settled();
    release();
    await settled();
    const change = store.change<number>(['left'], (before) => before + 10);
    expect(value()).toBe(11);
    change.keep();
    expect(value()).toBe(11);
    const undone = store.change<number>(['left'], (before) => before + 10);
    expect(value()).toBe(21);
    undone.undo();
    expect(value()).toBe(11);
    store.put(['left'], 5);
    expect(value()).toBe(5);
    store.reload(['le']);
    expect(value(), 'another key').toBe(5);
    store.reload(['left']);
    expect(value()).toBe('loading');
  });

  test('a key that nobody has read is neither changed nor put', () => {
    signIn();
    const store = privateStoreOf(runtime);
    store.put(['left'], 5);
    store.change<number>(['left'], (before) => before + 10).keep();
    expect(read(left)).toEqual({ status: 'loading' });
  });
});

test('runtimes share nothing', async () => {
  await readAsMaria();
  runtime = createRuntime({ apiUrl: 'https://private.test/api' });
  signIn();
  expect(read(shown)).toEqual({ status: 'loading' });
});
