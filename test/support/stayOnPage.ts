import { afterAll } from 'vitest';

/**
 * Links to other pages are not followed: a new tab would cover this one, which then draws a frame a second, and a navigation would end the run.
 * Listens last, so that hosts and tests decide first.
 */
export function stayOnPage(): void {
  const stay = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href !== '');
    if (link instanceof HTMLAnchorElement && !link.href.startsWith(`${location.href.split('#')[0]}#`)) event.preventDefault();
  };
  const stayLast = () => {
    window.removeEventListener('click', stay);
    window.addEventListener('click', stay);
  };
  window.addEventListener('click', stayLast, true);
  afterAll(() => {
    window.removeEventListener('click', stayLast, true);
    window.removeEventListener('click', stay);
  });
}
