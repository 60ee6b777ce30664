import { expect, it } from 'vitest';
import type { PageOf } from '../../../src/domain/paging/pageShown';
import { withoutItems } from '../../../src/domain/paging/pageShown';
import { useMutation } from '../../../src/state/data/useMutation';
import { usePrivatePages } from '../../../src/state/data/usePrivatePages';
import { never } from '../../../src/testing/scenarios';
import { olga, signedInRuntime, signIn } from '../../support/features/signedIn';
import { renderHook } from '../../support/renderHook';

type Notes = PageOf<{ readonly id: number }>;

/** A list of a server that can lose items. */
function listOf(count: number, owner = '') {
  let ids = Array.from({ length: count }, (_, index) => index + 1);
  return {
    page: async (page: number): Promise<Notes & { readonly owner: string }> => ({
      items: ids.slice((page - 1) * 10, page * 10).map((id) => ({ id })),
      count: ids.length,
      owner,
    }),
    remove: (gone: readonly number[]) => {
      ids = ids.filter((id) => !gone.includes(id));
    },
  };
}

async function mount(server: { page: (page: number) => Promise<Notes> }, remove?: (ids: readonly number[]) => Promise<void>) {
  const runtime = signedInRuntime(never());
  const hook = renderHook(runtime, () => {
    const pages = usePrivatePages<Notes>(['notifications'], server.page);
    const removal = useMutation(async (ids: readonly number[]) => remove?.(ids), {
      optimistic: (ids, cache) => [cache.change<Notes>(['notifications', pages.page], (page) => withoutItems(page, ids))],
      reloads: [['notifications']],
    });
    return { ...pages, removal };
  });
  const shown = () => {
    const { load, page, pages } = hook.now();
    return { page, pages, ids: load.status === 'ready' ? load.value.items.map(({ id }) => id) : load.status };
  };
  await expect.poll(() => shown().ids).not.toBe('loading');
  return { runtime, hook, shown };
}

it('shows the page before when the only item of the last page is removed (§4)', async () => {
  const server = listOf(21);
  const { hook, shown } = await mount(server, async (ids) => server.remove(ids));
  expect(shown()).toEqual({ page: 1, pages: 3, ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  hook.now().show(3);
  await expect.poll(shown).toEqual({ page: 3, pages: 3, ids: [21] });
  await hook.now().removal.run([21]);
  await expect.poll(shown).toEqual({ page: 2, pages: 2, ids: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20] });
  // The empty page was never shown.
  expect(hook.all.some(({ load }) => load.status === 'ready' && load.value.items.length === 0)).toBe(false);
});

it('keeps the first page, empty', async () => {
  const server = listOf(1);
  const { hook, shown } = await mount(server, async (ids) => server.remove(ids));
  await hook.now().removal.run([1]);
  await expect.poll(shown).toEqual({ page: 1, pages: 1, ids: [] });
});

it('goes to the last page when the list was emptied elsewhere', async () => {
  const server = listOf(45);
  const { hook, shown } = await mount(server);
  server.remove(Array.from({ length: 30 }, (_, index) => index + 10));
  hook.now().show(5);
  await expect.poll(shown).toMatchObject({ page: 2, pages: 2 });
  expect(shown().ids).toHaveLength(5);
});

it('keeps the last answer while another page is loading, for this person only', async () => {
  const waiting: ((page: Notes) => void)[] = [];
  const runtime = signedInRuntime(never());
  const hook = renderHook(runtime, () => usePrivatePages<Notes>(['chats'], () => new Promise((resolve) => void waiting.push(resolve))));
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.({ items: [{ id: 1 }], count: 20 });
  await expect.poll(() => hook.now().load.status).toBe('ready');
  hook.now().show(2);
  await expect.poll(() => waiting.length).toBe(2);
  expect(hook.now().load).toEqual({ status: 'loading', stale: { items: [{ id: 1 }], count: 20 } });
  const before = hook.all.length;
  signIn(runtime, olga);
  await expect.poll(() => waiting.length).toBe(3);
  expect(hook.now()).toMatchObject({ page: 1, pages: 1, load: { status: 'loading', stale: undefined } });
  expect(JSON.stringify(hook.all.slice(before))).not.toContain('"id":1');
});
