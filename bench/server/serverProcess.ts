import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly pid: number;
  readonly origin: string;
  stop(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

const main = fileURLToPath(new URL('../../examples/server/main.ts', import.meta.url));
const compiled = fileURLToPath(new URL('../../dist/reference-server/main.js', import.meta.url));
const hello = fileURLToPath(new URL('hello.ts', import.meta.url));

/** Starts the reference server in a separate process on a free port. Rejects with its output if it exits before it is ready. */
export const startServerProcess = (environment: Readonly<Record<string, string>>) => startProcess(main, environment);
/** Whether `npm run build:server` has made one. */
export const isServerBuilt = (): boolean => existsSync(compiled);
/** The same, of the compiled server if it is built. */
export const startBuiltServer = (environment: Readonly<Record<string, string>>) =>
  startProcess(isServerBuilt() ? compiled : main, environment);
/** The same for a server that only says hello. */
export const startHello = () => startProcess(hello, {});

async function startProcess(file: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server did not start');
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = /^Ready: (http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${errors}`)));
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    pid,
    origin,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
