import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { pictureDir } from '../support/constants';
import { end, endAll, type Started, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

/** Pictures take seconds to encode and are always the same. */
export const withPictures = (dataDir: string) => symlink(pictureDir, join(dataDir, 'pictures'));

/** Folders for the servers of a file of tests. Each is removed at the end of its test, when its servers have ended. */
export function dataFolders() {
  const used: string[] = [];
  afterEach(async () => {
    await endAll();
    // Those inside of others first: their databases are still to be ended.
    for (const folder of used.splice(0).reverse()) await removeDataFolder(folder);
  });
  return {
    async empty(): Promise<string> {
      const folder = await temporaryFolder();
      used.push(folder);
      return folder;
    },
    /** Names another data folder, inside of the first. */
    alsoUse: (dataDir: string) => void used.push(dataDir),
  };
}

/** Data folders of a server that ran once. */
export function foldersOfUsedServer() {
  const { empty } = dataFolders();
  let used: string;
  beforeAll(async () => {
    used = await temporaryFolder();
    await withPictures(used);
    await end((await start(used)).child, 'SIGTERM');
  });
  afterAll(async () => {
    await endAll();
    await removeDataFolder(used);
  });
  return {
    /** Copying a cluster with schema and listings is faster than creating it. Only `cp` keeps owners of files. */
    async copy(): Promise<string> {
      const folder = await empty();
      await promisify(execFile)('cp', ['-a', `${used}/.`, folder]);
      return folder;
    },
  };
}

export async function page({ origin }: Started): Promise<unknown> {
  const response = await fetch(`${origin}/api/realty/`);
  expect(response.status).toBe(200);
  return response.json();
}

/** The first lines of stacks, each after the line above it. What the log writes of errors is in one line. */
export const stacksIn = (output: string) => output.match(/[^\n]*\n\s+at [^\n]+/g) ?? [];
