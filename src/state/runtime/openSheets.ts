import { createStore, type Store } from '../../base/createStore';
import { slotOf } from '../../base/slotOf';
import { pageScope } from './pageScope';

/** Returns how many sheets and modals are open on the page, as `countSheet` counts them: messages at the lower edge of the window must not cover them. */
export function openSheets(): Store<number> {
  return slotOf(pageScope().slots, 'openSheets', () => createStore(0));
}
