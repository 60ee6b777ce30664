import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Compiled once by the set-up of the tests: it starts in half the time. */
export const main = join(import.meta.dirname, '../../../.cache/reference-server/main.js');

/** A server that is ready. */
export interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves when it writes this. */
  wrote(text: string): Promise<void>;
}

interface Options {
  /** The compiled program of another release; that of the sources when absent. */
  readonly program?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly user?: number;
}

/** Starts the server as operators do. */
export function launch(
  dataDir: string,
  { program = main, environment, user }: Options = {},
): { child: ChildProcess; ready: Promise<Started> } {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED_LISTINGS: '60',
      DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: user,
    gid: user,
  });
  return watch(child);
}

/** Waits for a server that was started in whatever way. */
export function watch(child: ChildProcessByStdio<null, Readable, Readable>): { child: ChildProcess; ready: Promise<Started> } {
  launched.push(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const wrote = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!lines.some((line) => line.includes(text))) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      child.once('close', (code, signal) => {
        const how = signal === null ? `with status ${code}` : `by ${signal}`;
        reject(new Error(`It ended ${how} without writing ${text}:\n${lines.join('\n')}`));
      });
      look();
    });
  const ready = wrote('Ready: ').then((): Started => {
    const line = lines.find((candidate) => candidate.startsWith('Ready: ')) ?? '';
    const [, port] = /^Ready: http:\/\/localhost:(\d+)$/.exec(line) ?? [];
    if (!port) throw new Error(`It said ${line}`);
    return { child, origin: `http://127.0.0.1:${port}`, output: () => lines.join('\n'), wrote };
  });
  return { child, ready };
}

export const start = (dataDir: string, options?: Options) => launch(dataDir, options).ready;

/** Sends a signal and resolves with the exit code. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ending = ended(child);
  child.kill(signal);
  return ending;
}

/** Resolves with the exit code when a process has ended and all that it wrote has been read. */
export async function ended(child: ChildProcess): Promise<number | null> {
  await once(child, 'close');
  return child.exitCode;
}

/** All started processes, for {@link endAll}. */
const launched: ChildProcess[] = [];

/** Kills processes that a test has left running. */
export async function endAll(): Promise<void> {
  for (const child of launched.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
}
