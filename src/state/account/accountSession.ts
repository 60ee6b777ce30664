import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../runtime/runtime';
import { accountOf } from './account';

/** Returns a number that differs for every user of the page. Cache keys of responses that depend on the user need it. */
export function accountSessionOf(runtime: Runtime): Store<number> {
  return slotOf(runtime.slots, 'accountSession', () => {
    const { store } = accountOf(runtime);
    const session = createStore(0);
    const now = () => {
      const state = store.get();
      return { isSignedIn: state.status === 'signedIn', id: state.status === 'signedIn' ? (state.user?.id ?? null) : null };
    };
    let known = now();
    store.subscribe(() => {
      const next = now();
      // A profile that arrives late belongs to the same user.
      const isSame = next.isSignedIn === known.isSignedIn && (next.id === known.id || known.id === null);
      known = next;
      if (!isSame) session.set((number) => number + 1);
    });
    return session;
  });
}
