import { slotOf } from '../../base/slotOf';
import type { Runtime } from '../../state/runtime/runtime';

/** Returns whether nothing on the page has said yet that the device keeps nothing. The caller says it. */
export function isFirstRefusal({ slots }: Pick<Runtime, 'slots'>): boolean {
  const notice = slotOf(slots, 'refusalNotice', () => ({ isGiven: false }));
  if (notice.isGiven) return false;
  notice.isGiven = true;
  return true;
}
