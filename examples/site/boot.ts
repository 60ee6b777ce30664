// With the document, not with the code.
import '@fontsource-variable/golos-text';
import './site.css';
import './styles/first.css';
import './styles/fonts.css';
import { watchDeeds } from './earlyInteractions';

/**
 * The first file of the site. What the server has printed is painted before the code of the page takes the line and the processor.
 */
const first = document.getElementById('first');
if (first) {
  watchDeeds(first);
  first.toggleAttribute('data-known', isKnown());
}
const begin = (): void => {
  // The server names what this page needs: all at once, not one after another.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=code]')) link.rel = 'modulepreload';
  // What the server has printed can be read meanwhile.
  const again = () => addEventListener('online', begin, { once: true });
  import('./main').then(({ start }) => start(), again);
};

if (first && document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else begin();

/** Whether somebody has signed in here before: the server prints the same for everybody, and they need not be asked to. */
function isKnown(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('kvartal:account:'));
  } catch {
    return false;
  }
}
