let code: Promise<typeof import('./colours/watchColours')> | undefined;

/** Starts the check of the page's own colours when there is nothing better to do, for the first cards come before it; `abort()` ends it. */
export function checkColours(target: HTMLElement): AbortController {
  const check = new AbortController();
  code ??= new Promise((idle) => (globalThis.requestIdleCallback ?? setTimeout)(idle)).then(() => import('./colours/watchColours'));
  code.then(
    ({ watchColours }) => watchColours(target, check.signal),
    // Its code did not arrive: the colours stay as they are, and the next change tries again.
    () => (code = undefined),
  );
  return check;
}
