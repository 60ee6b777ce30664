// Styles load with the document, not with the page code.
import '@fontsource-variable/golos-text';
import './site.css';
import './styles/first.css';
import './styles/fonts.css';
import { showOutdatedNotice } from '@kvartal/kit/swap';
import { replaceBrokenPictures } from './brokenPictures';
import { recordEarlyInteractions } from './earlyInteractions';
import { reserveNews } from './newsHeight';

/**
 * The entry of the site. Lets the browser paint the server-rendered page before the page code competes for network and CPU.
 */
const first = document.getElementById('first');
if (first) {
  recordEarlyInteractions(first);
  replaceBrokenPictures(first);
  first.toggleAttribute('data-known', hasStoredAccount());
}
if (location.pathname === '/') reserveNews();
const begin = (): void => {
  // The server lists the chunks this page needs: load them in parallel.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=code]')) link.rel = 'modulepreload';
  import('./main').then(({ start }) => start(), hasNoCode);
};
/** Offline the server-rendered page stays readable until the network is back. Online its code has gone: a newer release has replaced it. */
function hasNoCode(): void {
  if (!navigator.onLine) addEventListener('online', begin, { once: true });
  else showOutdatedNotice(document.querySelector<HTMLElement>('#first .kv') ?? document.body);
}

// Signed-out visitors go home (§2): the server prints that page, so it shows before the page code has loaded.
if (/^\/(?:account|cabinet)\/?$/.test(location.pathname) && !hasStoredAccount()) location.replace('/');
else if (first && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else begin();

/** Returns whether an account is stored here. The server renders one page for everybody, so the sign-in button is hidden on the client. */
function hasStoredAccount(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('kvartal:account:'));
  } catch {
    return false;
  }
}
