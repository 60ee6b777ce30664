import { spawn } from 'node:child_process';

export interface ProgramOptions {
  /** What it prints is shown at once. The output of a program that runs beside another is shown when it has ended, or nobody could read either. */
  readonly isAlone: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program; resolves with its exit code. */
export function runProgram(program: string, args: readonly string[], { isAlone, env = {} }: ProgramOptions): Promise<number | null> {
  return new Promise((done, fail) => {
    const output = isAlone ? 'inherit' : 'pipe';
    const child = spawn(program, [...args], { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', fail);
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      done(status);
    });
  });
}
