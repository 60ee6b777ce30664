import { accountOf } from '../../account/account';
import type { Runtime } from '../../runtime/runtime';
import { hasWaiting } from './waitingSign';

/** How long a message that another tab has just written may be on its way there, ms. */
const patience = 3000;

/**
 * Sends what was written on this device and waits, whatever this page shows. Its code loads only while something waits. Returns a function that
 * ends the watch.
 */
export function sendWaiting(runtime: Runtime): () => void {
  const { store } = accountOf(runtime);
  const look = () => {
    const state = store.get();
    if (state.status !== 'signedIn' || !state.user || !hasWaiting({ apiUrl: runtime.apiUrl, userId: state.user.id })) return;
    // Without a network there is no code either: the network tells when it is back.
    import('./personOutbox').then(
      ({ personOutboxOf }) => personOutboxOf(runtime),
      () => {},
    );
  };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(look, patience);
  };
  const forget = store.subscribe(look);
  addEventListener('online', look);
  addEventListener('storage', lookSoon);
  look();
  return () => {
    clearTimeout(soon);
    forget();
    removeEventListener('online', look);
    removeEventListener('storage', lookSoon);
  };
}
