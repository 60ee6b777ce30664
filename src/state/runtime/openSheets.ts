import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { pageScope } from './pageScope';

/** Returns how many sheets are open on the page, for messages at the lower edge of the window that must not cover them. */
export function openSheets(): Store<number> {
  return slotOf(pageScope().slots, 'openSheets', () => createStore(0));
}

/** Counts a sheet until the returned function is called. */
export function countSheet(): () => void {
  const sheets = openSheets();
  sheets.set((count) => count + 1);
  return () => sheets.set((count) => count - 1);
}
