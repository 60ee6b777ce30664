import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  readonly address: string;
  stop(): void;
}

/** Serves a page of another origin than the server of this run. Not one that a test makes up: a browser lets none reach a server of this machine. */
export async function serveForeignPage(html: string, headers: Record<string, string> = {}): Promise<ForeignPage> {
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
