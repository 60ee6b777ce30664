import { showOutdated } from './showOutdated';

/** Says that the page is out of date when a file below `folder`, the one of this build, is no longer on the server. */
export function watchBuild(folder: string): void {
  const observer = new PerformanceObserver(async (list) => {
    const found = list.getEntriesByType('resource').filter(({ name }) => name.startsWith(folder)) as PerformanceResourceTiming[];
    const statuses = await Promise.all(found.map(statusOf));
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
