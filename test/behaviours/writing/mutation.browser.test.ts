import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiError, ApiFailure } from '../../../src/api/client/errors';
import { type PageOf, withItems, withoutItems } from '../../../src/domain/paging/pageShown';
import { type Change, type PrivateStore, privateStoreOf } from '../../../src/state/data/privateStore';
import { useLoad } from '../../../src/state/data/useLoad';
import { type Mutate, type MutationOptions, type Outcome, useMutation } from '../../../src/state/data/useMutation';
import { never } from '../../../src/testing/scenarios';
import { olga, signedInRuntime, signIn } from '../../support/features/signedIn';
import { type RenderedHook, renderHook } from '../../support/renderHook';

interface Note {
  readonly id: number;
  readonly isNew: boolean;
}
type Notes = PageOf<Note>;
const notes = (...ids: number[]): Notes => ({ items: ids.map((id) => ({ id, isNew: true })), count: ids.length });

interface Sent {
  readonly argument: unknown;
  readonly key: string;
  readonly signal: AbortSignal | undefined;
  answer(value?: unknown): void;
  fail(error: ApiError): void;
}

/** A server of writes that answers when the test says so. */
function server() {
  const sent: Sent[] = [];
  const call: Mutate<unknown, unknown> = (argument, { signal, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      sent.push({ argument, key: idempotencyKey, signal, answer: resolve, fail: (error) => reject(new ApiFailure(error)) });
      signal?.addEventListener('abort', () => reject(new ApiFailure({ kind: 'aborted' })));
    });
  return { sent, call };
}

const refused: ApiError = { kind: 'rejected', status: 400, detail: null, fields: { ids: ['Нет.'] } };

async function mount(options: MutationOptions<unknown> = {}) {
  const runtime = signedInRuntime(never());
  const { sent, call } = server();
  const hook = renderHook(runtime, () => useMutation(call, options));
  await expect.poll(() => hook.all.length).toBeGreaterThan(0);
  // Its effects have run when it can write.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return { runtime, sent, hook, run: (argument: unknown = null) => hook.now().run(argument) };
}

const stateOf = (hook: RenderedHook<{ readonly isPending: boolean; readonly error: ApiError | null }>) => {
  const { isPending, error } = hook.now();
  return { isPending, error };
};

describe('a write', () => {
  it('is pending, then done', async () => {
    const { sent, hook, run } = await mount();
    const outcome = run('a');
    await expect.poll(() => stateOf(hook)).toEqual({ isPending: true, error: null });
    sent[0]?.answer(7);
    expect(await outcome).toEqual({ status: 'done', value: 7 });
    await expect.poll(() => stateOf(hook)).toEqual({ isPending: false, error: null });
  });

  it('says why it failed, until it is forgotten', async () => {
    const { sent, hook, run } = await mount();
    const outcome = run('a');
    sent[0]?.fail(refused);
    expect(await outcome).toEqual({ status: 'failed', error: refused });
    await expect.poll(() => stateOf(hook)).toEqual({ isPending: false, error: refused });
    hook.now().reset();
    await expect.poll(() => stateOf(hook)).toEqual({ isPending: false, error: null });
  });

  it('is over when its person has gone, and the next one can write', async () => {
    const { runtime, sent, hook, run } = await mount();
    const outcome = run('a');
    signIn(runtime, olga);
    sent[0]?.fail({ ...refused, status: 401 });
    expect(await outcome).toEqual({ status: 'ignored' });
    await expect.poll(() => stateOf(hook)).toEqual({ isPending: false, error: null });
    void run('b');
    expect(sent).toHaveLength(2);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { sent, run } = await mount();
    const first = run('a');
    expect(await run('a')).toEqual({ status: 'ignored' });
    sent[0]?.answer();
    expect((await first).status).toBe('done');
    expect(sent).toHaveLength(1);
  });

  it('is replaced by the latest one where that is wanted', async () => {
    const { sent, hook, run } = await mount({ order: 'latest' });
    const first = run('on');
    const second = run('off');
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(await first).toEqual({ status: 'ignored' });
    expect(hook.now().error).toBeNull();
    sent[1]?.answer();
    expect((await second).status).toBe('done');
  });

  it('is cancelled with its component, and by nothing else', async () => {
    const { sent, hook, run } = await mount();
    const outcome = run('a');
    expect(sent[0]?.signal?.aborted).toBe(false);
    hook.unmount();
    await expect.poll(() => sent[0]?.signal?.aborted).toBe(true);
    expect(await outcome).toEqual({ status: 'ignored' });
    expect(await hook.now().run('b')).toEqual({ status: 'ignored' });
    expect(sent).toHaveLength(1);
  });
});

describe('the key of an action (D51)', () => {
  const fail = async ({ sent, run }: Awaited<ReturnType<typeof mount>>, argument: unknown, error: ApiError) => {
    const outcome = run(argument);
    sent.at(-1)?.fail(error);
    await outcome;
  };

  it.each<ApiError>([
    { kind: 'timeout' },
    { kind: 'offline' },
    { kind: 'malformed', status: 200 },
    { kind: 'rejected', status: 502, detail: null, fields: {} },
  ])('stays when the answer was lost ($kind), by a retry and by pressing again', async (error) => {
    const mounted = await mount();
    await fail(mounted, { text: 'Да' }, error);
    const again = mounted.hook.now().retry();
    mounted.sent[1]?.fail(error);
    await again;
    await fail(mounted, { text: 'Да' }, error);
    expect(new Set(mounted.sent.map(({ key }) => key)).size).toBe(1);
    expect(mounted.sent.map(({ argument }) => argument)).toEqual([{ text: 'Да' }, { text: 'Да' }, { text: 'Да' }]);
  });

  it('is new for another action, after a refusal, and after success', async () => {
    const mounted = await mount();
    await fail(mounted, { text: 'Да' }, { kind: 'timeout' });
    await fail(mounted, { text: 'Нет' }, refused);
    await fail(mounted, { text: 'Нет' }, refused);
    for (let times = 0; times < 2; times += 1) {
      const done = mounted.run({ text: 'Нет' });
      mounted.sent.at(-1)?.answer();
      await done;
    }
    expect(new Set(mounted.sent.map(({ key }) => key)).size).toBe(5);
  });

  it('never passes to another person, nor does a retry', async () => {
    const mounted = await mount();
    await fail(mounted, { text: 'Да' }, { kind: 'timeout' });
    signIn(mounted.runtime, olga);
    expect(await mounted.hook.now().retry()).toEqual({ status: 'ignored' });
    await fail(mounted, { text: 'Да' }, { kind: 'timeout' });
    expect(new Set(mounted.sent.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a change that is shown at once', () => {
  const key = ['notifications', 1];
  async function list(start: Notes, options: MutationOptions<unknown> = {}) {
    const mounted = await mount({
      optimistic: (ids, cache) => [cache.change<Notes>(key, (page) => withoutItems(page, ids as number[]))],
      ...options,
    });
    const loads: ((value: Notes) => void)[] = [];
    const shown = renderHook(mounted.runtime, () =>
      useLoad<Notes>(privateStoreOf, key, () => new Promise((resolve) => void loads.push(resolve))),
    );
    await expect.poll(() => loads.length).toBe(1);
    loads[0]?.(start);
    const ids = () => {
      const load = shown.now();
      return load.status === 'ready' ? load.value.items.map(({ id }) => id) : load.status;
    };
    await expect.poll(ids).toEqual(start.items.map(({ id }) => id));
    return { ...mounted, loads, ids };
  }

  it('stays when the server has done it', async () => {
    const { sent, run, ids } = await list(notes(1, 2, 3));
    const outcome = run([2]);
    await expect.poll(ids).toEqual([1, 3]);
    sent[0]?.answer();
    await outcome;
    expect(ids()).toEqual([1, 3]);
  });

  it('is taken back when it fails', async () => {
    const { sent, run, ids } = await list(notes(1, 2, 3));
    const outcome = run([2]);
    await expect.poll(ids).toEqual([1, 3]);
    sent[0]?.fail(refused);
    await outcome;
    await expect.poll(ids).toEqual([1, 2, 3]);
  });

  it('is asked for again when nobody knows whether it happened', async () => {
    const { sent, run, ids, loads } = await list(notes(1, 2, 3), { reloads: [['notifications']] });
    const outcome = run([2]);
    sent[0]?.fail({ kind: 'timeout' });
    await outcome;
    await expect.poll(() => loads.length).toBe(2);
    loads[1]?.(notes(1, 3));
    await expect.poll(ids).toEqual([1, 3]);
  });

  it('is not undone by an answer that is older', async () => {
    const { runtime, sent, run, ids, loads } = await list(notes(1, 2, 3));
    privateStoreOf(runtime).reload(key);
    const outcome = run([2]);
    sent[0]?.answer();
    await outcome;
    // The load from before was started again.
    await expect.poll(() => loads.length).toBe(3);
    loads[1]?.(notes(1, 2, 3));
    await Promise.resolve();
    expect(ids()).toEqual([1, 3]);
    loads[2]?.(notes(1, 3, 4));
    await expect.poll(ids).toEqual([1, 3, 4]);
  });

  it('does not reach the data of the next person', async () => {
    const { runtime, sent, run, ids, loads } = await list(notes(1, 2, 3));
    const outcome: Promise<Outcome<unknown>> = run([2]);
    signIn(runtime, olga);
    await expect.poll(() => loads.length).toBe(2);
    loads[1]?.(notes(2, 9));
    await expect.poll(ids).toEqual([2, 9]);
    sent[0]?.answer();
    expect(await outcome).toEqual({ status: 'ignored' });
    expect(ids()).toEqual([2, 9]);
  });

  it('ends in what the server has done, in whatever order answers come', async () => {
    const { runtime, ids } = await list(notes(1, 2, 3, 4, 5));
    const cache: PrivateStore = privateStoreOf(runtime);
    const read = () => {
      const load = cache.read(JSON.stringify(key));
      if (load.status !== 'ready') throw new Error(load.status);
      return load.value as Notes;
    };
    const step = fc.record({ id: fc.integer({ min: 1, max: 5 }), removes: fc.boolean(), isDone: fc.boolean(), order: fc.nat() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const before = read();
        const apply = (page: Notes, { id, removes }: { readonly id: number; readonly removes: boolean }) =>
          removes ? withoutItems(page, [id]) : withItems(page, [id], (note) => ({ ...note, isNew: false }));
        const started = steps.map((one) => ({ ...one, change: cache.change<Notes>(key, (page) => apply(page, one)) }));
        for (const { isDone, change } of [...started].sort((a, b) => a.order - b.order)) (isDone ? change.keep : change.undo)();
        const expected = steps.filter(({ isDone }) => isDone).reduce(apply, before);
        expect(read()).toEqual(expected);
        // Back to the beginning.
        const restore: Change = cache.change<Notes>(key, () => before);
        restore.keep();
      }),
    );
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });
});
