/**
 * Files of tests run side by side in tabs of one browser, and all of these share one local storage: who signs in here would be signed in there.
 * Session storage is a tab's own, and a storage of the same kind.
 */
sessionStorage.clear();
Object.defineProperty(window, 'localStorage', { configurable: true, get: () => sessionStorage });
