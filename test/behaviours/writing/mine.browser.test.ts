import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../../src/api/client/errors';
import { ApiFailure } from '../../../src/api/client/errors';
import type { Load } from '../../../src/base/load';
import { accountOf } from '../../../src/state/account/account';
import { privateStoreOf } from '../../../src/state/data/privateStore';
import { useLoad } from '../../../src/state/data/useLoad';
import { never } from '../../../src/testing/scenarios';
import { maria, olga, signedInRuntime, signIn, signOut } from '../../support/features/signedIn';
import { renderHook } from '../../support/renderHook';

const valueOf = <T>(load: Load<T, ApiError>) => (load.status === 'ready' ? load.value : load.status);

/** Calls that wait until the test answers them. */
function calls<T>() {
  const waiting: { answer(value: T): void; fail(error: ApiError): void; signal: AbortSignal | undefined }[] = [];
  const call = ({ signal }: { readonly signal?: AbortSignal }) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ answer: resolve, fail: (error) => reject(new ApiFailure(error)), signal });
      signal?.addEventListener('abort', () => reject(new ApiFailure({ kind: 'aborted' })));
    });
  return { waiting, call };
}

describe('data of one person', () => {
  it('is loaded once for all that show it, and is idle when nobody is signed in', async () => {
    const runtime = signedInRuntime(never());
    signOut(runtime);
    const call = vi.fn<() => Promise<string>>(async () => 'secret');
    const one = renderHook(runtime, () => useLoad(privateStoreOf, ['notifications'], call));
    const two = renderHook(runtime, () => useLoad(privateStoreOf, ['notifications'], call));
    await expect.poll(() => two.all.length).toBeGreaterThan(0);
    expect(one.now().status).toBe('idle');
    expect(call).not.toHaveBeenCalled();
    signIn(runtime);
    await expect.poll(() => [one, two].map((hook) => valueOf(hook.now()))).toEqual(['secret', 'secret']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signing out first', true],
    ['directly, as another tab does it', false],
  ])('is dropped when somebody else signs in, %s', async (_how, isOut) => {
    const runtime = signedInRuntime(never());
    const { waiting, call } = calls<string>();
    const hook = renderHook(runtime, () => useLoad(privateStoreOf, ['notifications'], call));
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.answer('of Maria');
    await expect.poll(() => valueOf(hook.now())).toBe('of Maria');
    if (isOut) {
      signOut(runtime);
      await expect.poll(() => valueOf(hook.now())).toBe('idle');
    }
    const before = hook.all.length;
    signIn(runtime, olga);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.answer('of Olga');
    await expect.poll(() => valueOf(hook.now())).toBe('of Olga');
    expect(hook.all.slice(before).map(valueOf)).not.toContain('of Maria');
    expect(privateStoreOf(runtime).read('["notifications"]')).toEqual({ status: 'ready', value: 'of Olga' });
  });

  it('an answer that comes after signing out is thrown away', async () => {
    const runtime = signedInRuntime(never());
    const { waiting, call } = calls<string>();
    const hook = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => waiting.length).toBe(1);
    signIn(runtime, olga);
    expect(waiting[0]?.signal?.aborted).toBe(true);
    waiting[0]?.answer('of Maria');
    await expect.poll(() => waiting.length).toBe(2);
    expect(valueOf(hook.now())).toBe('loading');
  });

  it('is dropped when the function of the page returns the token of somebody else meanwhile', async () => {
    const runtime = signedInRuntime(never());
    let token = 'one';
    accountOf(runtime).setSource(() => token);
    const { waiting, call } = calls<string>();
    const hook = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => waiting.length).toBe(1);
    token = 'two';
    waiting[0]?.answer('of one');
    await expect.poll(() => waiting.length).toBe(2);
    expect(hook.all.map(valueOf)).not.toContain('of one');
  });

  it('stays when the profile comes or a new token of the same user', async () => {
    const runtime = signedInRuntime(never());
    accountOf(runtime).setSource(() => 'one');
    const call = vi.fn<() => Promise<string>>(async () => 'mine');
    const hook = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => valueOf(hook.now())).toBe('mine');
    accountOf(runtime).setUser(maria);
    accountOf(runtime).setSource(() => 'newer', maria);
    await Promise.resolve();
    expect(valueOf(hook.now())).toBe('mine');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is cancelled when nobody needs it, and asked again when it is needed again', async () => {
    const runtime = signedInRuntime(never());
    const { waiting, call } = calls<string>();
    const first = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => waiting.length).toBe(1);
    first.unmount();
    await expect.poll(() => waiting[0]?.signal?.aborted).toBe(true);
    const second = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.answer('later');
    await expect.poll(() => valueOf(second.now())).toBe('later');
  });

  it('a failed load can be tried again; a value stays when loading it again finds no network', async () => {
    const runtime = signedInRuntime(never());
    const { waiting, call } = calls<string>();
    const hook = renderHook(runtime, () => useLoad(privateStoreOf, ['chats'], call));
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.fail({ kind: 'offline' });
    await expect.poll(() => hook.now().status).toBe('failed');
    const failed = hook.now();
    if (failed.status === 'failed') failed.retry();
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.answer('here');
    await expect.poll(() => valueOf(hook.now())).toBe('here');
    privateStoreOf(runtime).reload(['chats']);
    waiting[2]?.fail({ kind: 'offline' });
    await Promise.resolve();
    expect(valueOf(hook.now())).toBe('here');
    privateStoreOf(runtime).reload(['chats']);
    waiting[3]?.fail({ kind: 'rejected', status: 404, detail: null, fields: {} });
    await expect.poll(() => hook.now().status).toBe('failed');
  });
});
