type Leave = (go: () => void) => Promise<boolean>;

/**
 * Asks before Back and forward within the page's router. A browser lets a page stop them once per interaction: pressed twice in a row, they leave.
 * Other documents are left by `beforeunload`. Returns a function that stops it.
 */
export function guardHistory(isAtRisk: () => boolean, leave: Leave): () => void {
  return 'navigation' in window && window.navigation ? guardTraversals(window.navigation, isAtRisk, leave) : guardEntry(isAtRisk, leave);
}

function guardTraversals(navigation: Navigation, isAtRisk: () => boolean, leave: Leave): () => void {
  const moved = (event: NavigateEvent) => {
    const { navigationType, destination, cancelable } = event;
    if (navigationType !== 'traverse' || !cancelable || !isAtRisk() || isOnPage(destination.url)) return;
    event.preventDefault();
    const { key } = destination;
    void leave(() => navigation.traverseTo(key));
  };
  navigation.addEventListener('navigate', moved);
  return () => navigation.removeEventListener('navigate', moved);
}

/** Going to another place on the same page loses nothing. */
function isOnPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url, location.href);
  return hash !== location.hash && pathname === location.pathname && search === location.search;
}

const mark = 'kvartalUnsaved';

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && mark in state;

/**
 * Browsers without the Navigation API get a second entry of the same address on top of the form's. Back leads from it to the form, where
 * the visitor can be asked; leaving goes back twice.
 */
function guardEntry(isAtRisk: () => boolean, leave: Leave): () => void {
  const { pathname } = location;
  const push = () => history.pushState({ ...history.state, [mark]: true }, '');
  const moved = (event: PopStateEvent) => {
    if (isMarked(event.state) || location.pathname !== pathname) return;
    // Routers must not notice: the address is the same.
    event.stopImmediatePropagation();
    if (!isAtRisk()) return history.back();
    push();
    void leave(() => history.go(-2));
  };
  if (!isMarked(history.state)) push();
  addEventListener('popstate', moved, true);
  return () => removeEventListener('popstate', moved, true);
}
