import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { PictureStorageSettings } from '../../../examples/server/config/storageSettings';

type Behaviour = 'answers' | 'refuses' | 'hangs' | 'is down';

export interface S3Server {
  readonly settings: PictureStorageSettings;
  /** What happens to requests from now on. */
  behaves(behaviour: Behaviour): void;
  /** Resolves with the method and path of the `place`-th next request of this kind, which is never answered. */
  caught(method: string, place?: number): Promise<string>;
  /** Hashes of the pictures in it. */
  pictures(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts an S3-compatible server on loopback, which checks signatures, behind one that can fail in every way. `folder` holds its files. */
export async function startS3Server(folder: string): Promise<S3Server> {
  const store = new S3rver({ port: 0, address: '127.0.0.1', directory: folder, silent: true });
  const { port } = await store.run();
  let behaviour: Behaviour = 'answers';
  let trap: { method: string; left: number; caught: (path: string) => void } | null = null;
  const sockets = new Set<Socket>();

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const set = trap;
    if (set !== null && set.method === incoming.method) set.left -= 1;
    if (set?.left === 0) {
      set.caught(`${incoming.method} ${incoming.url}`);
      trap = null;
      return;
    }
    if (behaviour === 'hangs') return;
    if (behaviour === 'is down') return void incoming.socket.destroy();
    if (behaviour === 'refuses') return void outgoing.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    // The name of the host is signed: it stays.
    const { method, url: path, headers } = incoming;
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }

  const front = createServer(forward);
  front.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const bucket = 'pictures';
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    behaves(next) {
      behaviour = next;
    },
    caught: (method, place = 1) =>
      new Promise((caught) => {
        trap = { method, left: place, caught };
      }),
    pictures: async () => (await readdir(join(folder, bucket)).catch(() => [])).filter((name) => /^[0-9a-f]{32}$/.test(name)),
    async stop() {
      for (const socket of sockets) socket.destroy();
      front.close();
      await store.close();
    },
  };
}
