import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector receives it. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

interface SentBatch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

export interface Collector {
  readonly url: string;
  readonly spans: SentSpan[];
  /** Attributes of the resource of the last batch. */
  resource: SentSpan['attributes'];
  close(): Promise<void>;
}

/** A collector of OpenTelemetry; one that `hangs` takes requests and never answers. */
export async function startCollector({ hangs = false } = {}): Promise<Collector> {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { resourceSpans } = (await json(request)) as SentBatch;
    for (const { resource, scopeSpans } of resourceSpans) {
      collector.resource = resource.attributes;
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resource: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}
