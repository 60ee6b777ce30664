import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Host {
  readonly address: string;
  stop(): Promise<unknown>;
}

/** Serves one page with this body, on an origin other than the kit's. */
export async function startHost(body: string): Promise<Host> {
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Партнёр</title><link rel="icon" href="data:,"><body>${body}</body></html>`;
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
