import { focusOn } from './focusOn';
import { scrollUntilStable } from './scrollUntilStable';

/** Scrolls to the element with this id, honouring its `scroll-margin-top`, and focuses it. Returns false if there is none. */
export function scrollToAnchor(id: string, { isSmooth = true } = {}): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  scrollUntilStable(
    () => {
      const offset = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0;
      const wanted = Math.max(0, part.getBoundingClientRect().top + window.scrollY - offset);
      return Math.min(wanted, document.documentElement.scrollHeight - window.innerHeight);
    },
    { isSmooth },
  );
  focusOn(part);
  return true;
}
