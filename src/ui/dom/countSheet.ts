import { createStore } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { pageScope } from '../../state/runtime/pageScope';

/**
 * Counts a sheet or a modal while it is open. Returns a function that ends it. The store is that of `openSheets`, whose module would load code of
 * the site with a map.
 */
export function countSheet(): () => void {
  const sheets = slotOf(pageScope().slots, 'openSheets', () => createStore(0));
  sheets.set((count) => count + 1);
  return () => sheets.set((count) => count - 1);
}
