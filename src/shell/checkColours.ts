let code: Promise<typeof import('./colours/watchColours')> | undefined;

/** Checks the page's own colours when the browser is idle, since the first cards are more urgent. `abort()` stops it. */
export function checkColours(target: HTMLElement): AbortController {
  const check = new AbortController();
  code ??= new Promise((idle) => (globalThis.requestIdleCallback ?? setTimeout)(idle)).then(() => import('./colours/watchColours'));
  code.then(
    ({ watchColours }) => watchColours(target, check.signal),
    // The chunk failed to load: the next change tries again.
    () => (code = undefined),
  );
  return check;
}
