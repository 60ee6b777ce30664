import type { Route } from 'playwright';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };

/** Fulfils a request of a page with the response of an API in memory. Live updates never come. */
export async function fromApi(api: typeof fetch, route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
  if (new URL(request.url()).pathname.endsWith('/events/')) return route.abort();
  const body = request.postDataBuffer();
  const answer = await api(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(body && { body: new Uint8Array(body) }),
  });
  const headers = { ...cors, 'content-type': answer.headers.get('content-type') ?? 'application/json' };
  return route.fulfill({ status: answer.status, headers, body: await answer.text() });
}
