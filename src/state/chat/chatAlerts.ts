import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { toJson } from '../../base/toJson';
import type { Runtime } from '../runtime/runtime';

/** How this browser tells of messages, beside the page itself. */
export interface ChatAlerts {
  /** Off by default. */
  readonly hasSound: boolean;
  /** `unasked`: nobody has decided. */
  readonly notices: 'unasked' | 'on' | 'off';
}

const key = 'kvartal:chat-alerts';
const silent: ChatAlerts = { hasSound: false, notices: 'unasked' };

/** The choice of this browser, in all of its tabs; without storage it lasts as long as the page. */
export function chatAlertsOf(runtime: Runtime): Store<ChatAlerts> {
  return slotOf(runtime.slots, 'chatAlerts', () => {
    const store = createStore(read());
    store.subscribe(() => {
      try {
        localStorage.setItem(key, toJson(store.get()));
      } catch {
        // Blocked or full.
      }
    });
    addEventListener('storage', (event) => {
      if (event.key === key) store.set(read());
    });
    return store;
  });
}

function read(): ChatAlerts {
  try {
    const kept: Partial<ChatAlerts> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    const notices = kept?.notices === 'on' || kept?.notices === 'off' ? kept.notices : 'unasked';
    return { hasSound: kept?.hasSound === true, notices };
  } catch {
    return silent;
  }
}
