import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { toJson } from '../../base/toJson';
import type { Runtime } from '../runtime/runtime';

export const dismissedWarningsKey = 'kvartal:chat-warnings';
/** The latest are kept. */
const most = 300;

/** Ids of messages whose warnings this browser has dismissed; without storage they are kept as long as the page. */
export function dismissedWarningsOf(runtime: Runtime): Store<readonly number[]> {
  return slotOf(runtime.slots, 'dismissedWarnings', () => createStore(read()));
}

/** The warning of a message is not shown again. */
export function dismissWarning(runtime: Runtime, messageId: number): void {
  const store = dismissedWarningsOf(runtime);
  store.set((known) => [...known, messageId].slice(-most));
  try {
    localStorage.setItem(dismissedWarningsKey, toJson(store.get()));
  } catch {
    // Blocked or full.
  }
}

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(dismissedWarningsKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
