const cleanups: (() => void)[] = [];

/**
 * Runs at the end of the test, the last first. A module may not call `afterEach` itself: it is loaded once for all files of a page, and the hook would
 * belong to the first of them.
 */
export function atEndOfTest(cleanup: () => void): void {
  cleanups.push(cleanup);
}

export function cleanUp(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
}
