import { expect } from 'vitest';
import type { Engine } from './engine';

interface Seen {
  /** Middle of what a pointer would hit. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** Finds and uses things in a page and in its shadow roots, by selector and accessible name. */
export function visitorOf(engine: Engine) {
  const look = (css: string, name: string) => engine.run(lookInPage, css, name);
  const find = async (css: string, name = ''): Promise<Seen> => {
    await expect.poll(() => look(css, name), { message: `${css} ${name}`, timeout: 20_000 }).not.toBeNull();
    return (await look(css, name)) ?? find(css, name);
  };
  const click = async (css: string, name = ''): Promise<void> => {
    let at = await find(css, name);
    // Until it has stopped moving.
    for (;;) {
      const now = await find(css, name);
      if (now.x === at.x && now.y === at.y) break;
      at = now;
    }
    await engine.clickAt(at.x, at.y);
  };
  return {
    find,
    click,
    /** Clicks until the field has the focus: what comes after the look may push it from under the pointer. */
    clickField: (css: string, name: string) =>
      expect
        .poll(() => click(css, name).then(() => engine.run(hasFocusInPage, css, name)), { message: `${css} ${name}`, timeout: 20_000 })
        .toBe(true),
    /** Waits until there are none. */
    isGone: (css: string, name = '') => expect.poll(() => look(css, name), { message: `${css} ${name}`, timeout: 20_000 }).toBeNull(),
    /** Not by the pointer: the list of a select is a window of the system. */
    async choose(name: string, option: string): Promise<void> {
      await find('select', name);
      await engine.run(chooseInPage, name, option);
    },
    query: () => engine.run(() => decodeURIComponent(location.search.replaceAll('+', ' '))),
    /** Records what goes wrong in the page from now on. */
    watch: () => engine.run(watchInPage),
    problems: () => engine.run(() => (window as Window & { problems?: string[] }).problems ?? ['not watched']),
  };
}

function lookInPage(css: string, name: string): Seen | null {
  const all: Element[] = [];
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const labelOf = (element: Element) => ('labels' in element ? (element as HTMLInputElement).labels?.[0] : null);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (labelOf(element)?.textContent || element.textContent)).replace(/\s+/g, ' ').trim();
  const found = all.filter((element) => element.matches(css) && new RegExp(name).test(nameOf(element)) && element.checkVisibility());
  const [first] = found;
  if (!first) return null;
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A hidden checkbox is pressed by its label.
  const target = first.getBoundingClientRect().width > 2 ? first : (labelOf(first) ?? first);
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + Math.min(width / 2, 60), y: y + height / 2, count: found.length };
}

function hasFocusInPage(css: string, name: string): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const label = focused && 'labels' in focused ? (focused as HTMLInputElement).labels?.[0]?.textContent : '';
  return focused?.matches(css) === true && new RegExp(name).test((label ?? '').replace(/\s+/g, ' ').trim());
}

function chooseInPage(name: string, option: string): void {
  const walk = (root: Document | ShadowRoot): HTMLSelectElement[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLSelectElement ? [element] : []),
      ...(element.shadowRoot ? walk(element.shadowRoot) : []),
    ]);
  const select = walk(document).find((one) => (one.getAttribute('aria-label') ?? one.labels[0]?.textContent ?? '').includes(name));
  if (!select) throw new Error(`no select ${name}`);
  select.value = [...select.options].find(({ label }) => label === option)?.value ?? '';
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function watchInPage(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  window.addEventListener('error', ({ message }) => problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('kvartal-error', (event) => problems.push(event.detail.code));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective} ${blockedURI}`),
  );
}
