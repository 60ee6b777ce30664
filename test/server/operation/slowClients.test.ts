import { readFile, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureDir } from '../support/constants';
import { endAll, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

const clients = 2000;
let dataDir: string;
let sockets: Socket[] = [];
beforeEach(async () => {
  dataDir = await temporaryFolder();
  await symlink(pictureDir, join(dataDir, 'pictures'));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await endAll();
  await removeDataFolder(dataDir);
});

/** Megabytes that a process has in memory. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Opens a connection that begins a request and never ends it. */
function begin(port: number, request: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(request, () => resolve(socket));
    });
    socket.once('error', reject).on('error', () => undefined);
  });
}

test.skipIf(process.platform !== 'linux')(
  'V3: thousands of clients that never finish their requests neither fill the memory nor keep others waiting',
  async () => {
    const { origin, child } = await start(dataDir);
    const port = Number(new URL(origin).port);
    expect((await fetch(`${origin}/api/realty/count/`)).status).toBe(200);
    const before = await memoryOf(child.pid);
    const head = 'Host: localhost\r\nContent-Type: application/json\r\n';
    for (let opened = 0; opened < clients; opened += 100) {
      const requests = Array.from({ length: 100 }, (_, index) =>
        index % 2 === 0
          ? // Headers that do not end.
            `GET /api/realty/ HTTP/1.1\r\n${head}X-Slow: ${'a'.repeat(4096)}`
          : // A body of which all but the end arrives.
            `POST /api/token-auth/ HTTP/1.1\r\n${head}Content-Length: 8000\r\n\r\n${'1'.repeat(7999)}`,
      );
      sockets.push(...(await Promise.all(requests.map((request) => begin(port, request)))));
    }
    // Refused before it is read: none of these has a token, so the server closes the connection.
    const large = `POST /api/realty/sale/ HTTP/1.1\r\n${head}Content-Length: 60000000\r\n\r\n${'1'.repeat(1_000_000)}`;
    for (let index = 0; index < 50; index++)
      await begin(port, large).then(
        (socket) => sockets.push(socket),
        () => undefined,
      );
    for (const path of ['/api/realty/', '/api/realty/count/', '/health/live', '/health/ready']) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    }
    expect((await memoryOf(child.pid)) - before).toBeLessThan(150);
  },
  60_000,
);
