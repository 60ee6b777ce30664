import { vi } from 'vitest';

const first = location.href;

/** Test files share one page (vitest.config.ts): each finds it as the first did. */
export function resetPage(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', first);
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) if (name !== 'lang') element.removeAttribute(name);
  }
  document.body.replaceChildren();
  window.scrollTo(0, 0);
}
