import { showOutdatedNotice } from './showOutdatedNotice';

/** The kit's elements on the page, of which the first visible one shows the notice. */
function elementsOnPage(): HTMLElement[] {
  return [...document.getElementsByTagName('*')].filter(
    (element): element is HTMLElement => element.localName.startsWith('kvartal-') && element.shadowRoot !== null,
  );
}

/** Raises `kvartal-error` at every element and shows the notice, once. */
function showOutdated(): void {
  const elements = elementsOnPage();
  const message = 'Файлов этой версии больше нет на сервере, часть кода не загружена. Страницу нужно обновить.';
  for (const element of elements) {
    const detail = { code: 'load', message, instance: element };
    element.dispatchEvent(new CustomEvent('kvartal-error', { bubbles: true, composed: true, detail }));
  }
  const host = elements.find((element) => element.checkVisibility()) ?? elements[0];
  if (host?.shadowRoot) showOutdatedNotice(host.shadowRoot);
}

/**
 * Says that the page is out of date when a file of its build is no longer on the server. Builds are below `folder`. The page runs on the one that
 * it has asked for last: an earlier one that was not found has left the page to the newest loader.
 */
export function watchBuild(folder: string): void {
  let build: string | undefined;
  const observer = new PerformanceObserver(async (list) => {
    const files = list.getEntriesByType('resource').filter(({ name }) => name.startsWith(folder)) as PerformanceResourceTiming[];
    build ??= files.at(-1)?.name.slice(folder.length).split('/')[0];
    const statuses = await Promise.all(files.filter(({ name }) => name.startsWith(`${folder}${build}/`)).map(statusOf));
    if (!statuses.some((status) => status === 404 || status === 410)) return;
    observer.disconnect();
    showOutdated();
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Returns the status of the answer; 0 without one. Browsers that do not tell it are spared a request for files that have arrived. */
async function statusOf({ responseStatus, decodedBodySize, name }: PerformanceResourceTiming): Promise<number> {
  if (responseStatus) return responseStatus;
  if (decodedBodySize > 0) return 200;
  return fetch(name, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );
}
