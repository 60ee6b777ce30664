import type { Route } from 'playwright';
import { origin } from './browser';

/** Fulfils a request of a page with the response of this run's server, such as a part of the basemap. */
export async function fromServer({ pathname }: URL, route: Route): Promise<void> {
  const { range = '' } = route.request().headers();
  const response = await fetch(origin + pathname, { headers: { range } });
  const headers = { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' };
  return route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}
