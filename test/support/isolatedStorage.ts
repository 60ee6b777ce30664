/**
 * Test files run in parallel tabs of one browser, which share local storage: signing in to one would sign in the others. Session storage
 * belongs to a tab and has the same interface.
 */
sessionStorage.clear();
Object.defineProperty(window, 'localStorage', { configurable: true, get: () => sessionStorage });
