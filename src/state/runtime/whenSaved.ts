import { pageScope } from './pageScope';
import type { UnsavedWork } from './unsavedWork';

/** `leave` of the page's unsaved work, for code that has none itself: where that has not loaded, nothing can be lost. */
export function whenSaved(go: () => void): void {
  const { unsavedWork } = pageScope().slots as { readonly unsavedWork?: UnsavedWork };
  if (unsavedWork) void unsavedWork.leave(go);
  else go();
}
