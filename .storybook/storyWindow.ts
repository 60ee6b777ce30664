import { viewports } from './viewports';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the window that a story names among its globals; null for any. */
export function windowOf(viewport: unknown): Size | null {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return null;
  const styles = viewports[String(viewport.value)]?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
}

interface Opened {
  readonly name: string;
  readonly globals: Readonly<Record<string, unknown>>;
  /** Aborted when another story takes the place. */
  readonly abortSignal: AbortSignal;
}

/**
 * Storybook applies the window of a story only in its manager. A page that is opened alone, in a window of another width, shows the story in a
 * frame of its size instead. What happens there, Storybook's channel tells this page too. Resolves where the page itself is to show the story.
 */
export async function inWindowOfStory({ name, globals, abortSignal }: Opened, page = thisPage()): Promise<void> {
  const size = windowOf(globals['viewport']);
  if (!size || size.width === innerWidth || !page.isAlone) return;
  const place = Object.assign(document.createElement('div'), { className: 'story-window' });
  const frame = Object.assign(document.createElement('iframe'), { src: page.address, title: name });
  frame.width = `${size.width}`;
  frame.height = `${size.height}`;
  place.append(frame);
  // Storybook hides what else the body has while a story loads.
  document.documentElement.append(place);
  await new Promise<void>((resolve) => abortSignal.addEventListener('abort', () => resolve(), { once: true }));
  place.remove();
}

/** Alone is a page outside of the manager, a *Docs* page and a test; Chromatic and the pictures set the window themselves. */
const thisPage = () => ({
  address: location.href,
  isAlone: window.parent === window && !navigator.userAgent.includes('Chromatic') && !('setsWindowOfStory' in window),
});
