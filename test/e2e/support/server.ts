import { type ChildProcess, spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { builtInPictures, preparePictures } from '../../../examples/server/pictures/library';
import { folderOfPicture } from '../../../examples/server/pictures/pictureFiles';
import { pictureDir } from '../../server/support/constants';
import { removeDataFolder, temporaryFolder } from '../../server/support/temporaryFolder';

export interface RunningServer {
  readonly origin: string;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Created by the first start. */
export const moderator = { email: 'moderator@example.com', password: 'Kvartal2026' };

/** Starts the reference server in a separate process on a free port, with a new database of `listings` listings. */
export async function startServer(listings = 1500): Promise<RunningServer> {
  const dataDir = await temporaryFolder();
  await copyPictures(join(dataDir, 'pictures'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'examples/server/main.ts'], {
    env: {
      ...process.env,
      // As it is run, with the React that answers fast.
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SEED_LISTINGS: String(listings),
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      MODERATOR_PASSWORD: moderator.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  const origin = await readyAddress(server, () => output).catch(async (error: unknown) => {
    await removeDataFolder(dataDir);
    throw error;
  });
  return {
    origin,
    output: () => output,
    async stop() {
      if (server.exitCode === null) {
        const exited = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await exited;
      }
      await removeDataFolder(dataDir);
    },
  };
}

/** Encoding them takes longer than the whole start. Copied, so that no upload stays: tests of the server use the same folder. */
async function copyPictures(to: string): Promise<void> {
  const pictures = await preparePictures(builtInPictures, folderFiles(pictureDir));
  // Beside this run another may still be encoding the same pictures.
  const filter = (path: string) => !path.endsWith('.part');
  for (const { hash } of pictures) {
    const folder = folderOfPicture(hash);
    await cp(join(pictureDir, folder), join(to, folder), { recursive: true, filter });
  }
}

function readyAddress(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /Ready: (http:\/\/\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', look);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output()}`)));
  });
}
