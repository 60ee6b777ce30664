import { spyOn } from 'storybook/test';
import { moderationLimits } from '../../../src/domain/listing/moderation';
import type { Fetch } from '../../../src/testing';
import { addEvent, notesOf } from '../../../src/testing/store/fakeNotes';
import type { FakeStore } from '../../../src/testing/store/fakeStore';

/** What happens while a moderator reads. */
export type Meanwhile = 'changed' | 'decided' | 'withdrawn' | 'taken';

const changes: Readonly<Record<Exclude<Meanwhile, 'taken'>, (store: FakeStore, id: number) => void>> = {
  changed(store, id) {
    notesOf(store).versions.set(id, 2);
    store.editListing(id, { price: 17_900_000 });
    addEvent(store, id, { status: 'moderation', changed: ['price'] });
  },
  decided: (store, id) => void store.editListing(id, { status: 'rejected' }),
  withdrawn: (store, id) => void store.editListing(id, { status: 'archived' }),
};

/** A server where this happens just before the moderator decides, or opens the listing. */
export function meanwhile(what: Meanwhile, store: FakeStore, api: Fetch, hold: (id: number) => Promise<unknown>): Fetch {
  let isDone = false;
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'https://fake.test');
    const id = Number(/realty\/(\d+)\//.exec(pathname)?.[1]);
    if (!isDone && (what === 'taken' ? /hold\/$/ : /approve\/$/).test(pathname)) {
      isDone = true;
      if (what === 'taken') await hold(id);
      else changes[what](store, id);
    }
    return api(input, init);
  };
}

/** Holds end at once. */
export function holdsEnd(): () => void {
  const real = globalThis.setTimeout;
  const spy = spyOn(globalThis, 'setTimeout').mockImplementation(((run: TimerHandler, pause?: number, ...rest: unknown[]) =>
    real(run, pause === moderationLimits.holdMinutes * 60_000 ? 0 : pause, ...rest)) as typeof setTimeout);
  return () => spy.mockRestore();
}
