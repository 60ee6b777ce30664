import { focusQuietly } from '../../map/engine/focusQuietly';

/** Distance of the questions from the upper edge of the window after scrolling, px (§2). */
const questionsOffset = { mobile: 350, desktop: 100 };
const mobile = '(max-width: 743.98px)';

/** A footer inside one of these does not belong to the page. */
const sections = 'article, aside, dialog, main, nav, section';

/** Returns the questions on this page; null when there are none. */
export function findQuestions(page: Document): Element | null {
  return shown(page.getElementById('faq')) ?? shown(page.querySelector('kvartal-faq'));
}

/** Returns the contacts on this page, else its footer; null without either. */
export function findContacts(page: Document): Element | null {
  const footers = [...page.querySelectorAll('footer')].filter((footer) => !footer.closest(sections));
  return shown(page.getElementById('contacts')) ?? shown(footers.at(-1) ?? null);
}

export function showQuestions(place: Element): void {
  const offset = matchMedia(mobile).matches ? questionsOffset.mobile : questionsOffset.desktop;
  show(place, offset);
}

export function showContacts(place: Element): void {
  show(place, 0);
}

/** Scrolls there and moves the focus, so that keyboard navigation continues from there. */
function show(place: Element, offset: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = place.getBoundingClientRect().top + globalThis.scrollY - offset;
  if (place instanceof HTMLElement) {
    if (place.hasAttribute('tabindex')) place.focus({ preventScroll: true });
    else focusQuietly(place);
  }
  globalThis.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
}

/** A page may contain hidden elements. */
function shown(element: Element | null): Element | null {
  return element && element.getClientRects().length > 0 ? element : null;
}
