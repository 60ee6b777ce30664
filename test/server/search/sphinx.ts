import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EngineAddress, readEngineAddress } from '../../../examples/server/search/engine/engineAddress';
import { openNode } from '../../../examples/server/search/engine/engineNode';
import { nodeConfig } from '../../../examples/server/search/engine/nodeConfig';
import { temporaryFolder } from '../support/temporaryFolder';

const program = '/usr/bin/searchd';

/** Why there can be no search engine here; null if there can. */
export const noSphinx = existsSync(program) ? null : `there is no ${program}: install the package "sphinxsearch" to run these tests`;

/** Two nodes, of which the first has the index of both. */
export interface Sphinx {
  readonly url: string;
  readonly address: EngineAddress;
  /** Ends a node as a power cut does. */
  kill(node: number): Promise<void>;
  /** Starts it again with what it has stored. */
  start(node: number): Promise<void>;
  /** Lets a node answer nothing, or go on. */
  pause(node: number, isPaused: boolean): void;
  pids(): readonly number[];
  /** Kills both and removes their data. */
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const name = 'kvartal';
/** The machine may be busy: what is slow is not what is tested, except where a test says so. */
export const patience = 20_000;

export async function startSphinx(): Promise<Sphinx> {
  const folder = await temporaryFolder();
  const ports = await freePorts(4);
  const nodes = [0, 1].map((number) => ({ number, port: ports[2 * number] ?? 0, apiPort: ports[2 * number + 1] ?? 0 }));
  const running = new Map<number, ChildProcess>();
  const killAll = () => {
    for (const child of running.values()) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  const configOf = (number: number) => join(folder, `${number}.conf`);
  const start = async (number: number) => {
    const child = spawn(program, ['--config', configOf(number), '--nodetach'], { stdio: 'ignore' });
    running.set(number, child);
    await untilItAnswers(nodes[number]?.port ?? 0, () => child.exitCode === null);
  };
  const kill = async (number: number) => {
    const child = running.get(number);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await Promise.all([kill(0), kill(1)]);
    process.removeListener('exit', killAll);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const { number, port, apiPort } of nodes) {
      const data = join(folder, String(number));
      await mkdir(data);
      const agents = number === 0 ? [`${host}:${nodes[1]?.apiPort}`] : undefined;
      await writeFile(configOf(number), nodeConfig({ name, folder: data, host, port, apiPort, agents, patience }));
    }
    await Promise.all(nodes.map(({ number }) => start(number)));
  } catch (error) {
    await stop();
    throw error;
  }
  const url = nodes.map(({ port }) => `mysql://${host}:${port}`).join(',');
  const address = readEngineAddress(url);
  if (!address) throw new Error(`${url} is no address`);
  return {
    url,
    address,
    kill,
    start,
    pause: (number, isPaused) => running.get(number)?.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    pids: () => [...running.values()].flatMap(({ pid }) => pid ?? []),
    stop,
  };
}

/** Held together until all are known, so that none is given out twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      return new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
        const server = createServer().once('error', reject);
        server.listen(0, host, () => resolve(server));
      });
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function untilItAnswers(port: number, isAlive: () => boolean): Promise<void> {
  const node = openNode({ host, port });
  try {
    for (const deadline = Date.now() + patience; Date.now() < deadline && isAlive(); await delay(20)) {
      const answer = await node.read(`SELECT COUNT(*) AS n FROM ${name}_marks`).catch(() => null);
      if (answer) return;
    }
    throw new Error('searchd does not answer');
  } finally {
    await node.end();
  }
}
