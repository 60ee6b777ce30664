import type { Mounted } from './mount';

/** Ids of the listings on the screen, in order. */
export function shownIds({ root }: Mounted): number[] {
  const links = [...root().querySelectorAll('a[href*="/buy/"], a[href*="/rent/"]')];
  const ids = links.map((link) => Number(/\/(?:buy|rent)\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]));
  return [...new Set(ids)];
}

/** Number of placeholders on the screen. */
export function skeletons({ root }: Mounted): number {
  return root().querySelectorAll('[role=list][aria-label="Загрузка объявлений"] > li').length;
}

/** The last polite announcement for screen readers. */
export function announced({ root }: Mounted): string {
  return [...root().querySelectorAll('[role=status]')]
    .map((region) => region.textContent?.replaceAll('\u00A0', ' ') ?? '')
    .join(' ')
    .trim();
}

/** The focused element, including inside a shadow root. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
