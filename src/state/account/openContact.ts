import type { ChatPlace } from '../../api/chats';
import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../runtime/runtime';

/** An open contact card or chat. */
export interface OpenContact {
  /** `pageChat`: the page brings its own. */
  readonly kind: 'card' | 'pageChat' | 'chat';
  /** What a panel for the whole page shows; null for the list of chats. */
  readonly place?: ChatPlace | null;
  /** Identifies the root that opened it: a page may show the same listing twice. */
  readonly by: object;
}

/** Returns the contact card or chat that is open in a runtime (§4). Opening another one closes it. */
export function openContactOf(runtime: Runtime): Store<OpenContact | null> {
  return slotOf(runtime.slots, 'openContact', () => createStore<OpenContact | null>(null));
}
