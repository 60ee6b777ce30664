import { focusOn } from './focusOn';
import { settle } from './settle';

/** Scrolls to the part of the page with this id, with the offset of its style sheet, and moves the focus there. Answers whether it is there. */
export function showAnchor(id: string, { isSmooth = true } = {}): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  settle(
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
