import type { PageScope } from '../../state/runtime/pageScope';
import { type Finding, finding } from '../findings';
import { loaders } from '../page';

const patience = 5000;

/** Finds why elements have no code: the loader, or what it loads, is missing or did not run. */
export async function findFiles(elements: readonly Element[], shared: Pick<PageScope, 'version'>): Promise<Finding[]> {
  const [blank] = elements.filter(({ localName }) => !customElements.get(localName));
  if (!blank) return [];
  const [loader] = loaders();
  if (!loader) return [finding('script-missing', [], blank)];
  if (!(await loads(loader.src))) return [finding('file-failed', [loader.src])];
  // Meanwhile it may have come.
  if (shared.version === undefined) return [finding('script-idle', [loader.src])];
  const chunks = [...document.getElementsByTagName('link')].filter(({ rel, href }) => rel === 'modulepreload' && href.includes('/c/'));
  const loaded = await Promise.all(chunks.map(async ({ href }) => [href, await loads(href)] as const));
  const failed = loaded.filter(([, isThere]) => !isThere).map(([href]) => href);
  return failed.length > 0 ? [finding('file-failed', [failed.join(', ')], blank)] : [];
}

/** Loads a module once more without running it, under the policy for scripts. Another address: the browser has noted that the first one failed. */
function loads(address: string): Promise<boolean> {
  const url = new URL(address);
  url.searchParams.set('kvartal-doctor', String(Date.now()));
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url.href, nonce: loaders()[0]?.nonce ?? '' });
  return new Promise<boolean>((resolve) => {
    // Firefox says so of pages of errors too.
    link.addEventListener('load', () => resolve(!isError(url.href)));
    link.addEventListener('error', () => resolve(false));
    setTimeout(resolve, patience, false);
    document.head.append(link);
  }).finally(() => link.remove());
}

/** Browsers that do not tell the status fail by themselves. */
function isError(address: string): boolean {
  const [entry] = performance.getEntriesByName(address);
  return entry instanceof PerformanceResourceTiming && (entry.responseStatus ?? 0) >= 400;
}
