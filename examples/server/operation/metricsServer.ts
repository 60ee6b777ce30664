import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';
import { listening } from './portProblem';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Serves `GET /metrics` on a separate port, which the public does not reach. */
export async function startMetricsServer(metrics: Metrics, { host, port }: { host: string; port: number }): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await listening('METRICS_HOST, METRICS_PORT', { host, port }, once(server, 'listening'));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
