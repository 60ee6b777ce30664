import type { Mounted } from './mount';

/** Ids of the listings on the screen, in their order. */
export function shownIds({ root }: Mounted): number[] {
  const links = [...root().querySelectorAll('a[href*="/buy/"], a[href*="/rent/"]')];
  const ids = links.map((link) => Number(/\/(?:buy|rent)\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1]));
  return [...new Set(ids)];
}

/** Placeholders on the screen. */
export function skeletons({ root }: Mounted): number {
  return root().querySelectorAll('[role=list][aria-label="Загрузка объявлений"] > li').length;
}

/** What a screen reader was told last, politely. */
export function announced({ root }: Mounted): string {
  return [...root().querySelectorAll('[role=status]')]
    .map((region) => region.textContent?.replaceAll('\u00A0', ' ') ?? '')
    .join(' ')
    .trim();
}

/** What has the focus, inside a shadow root too. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
