import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Route } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { publishRelease } from '../../../examples/server/releases/publishRelease';
import { version } from '../../../scripts/build/define';
import { failingStores } from '../../server/support/failingStores';
import { temporaryFolder } from '../../server/support/temporaryFolder';

export const nextVersion = '99.0.0';
/** Name of its chunks' folder. */
export const nextBuild = 'Next0001';
const builtIn = 'dist/browser';

/** A server of the kit, which is released again during a test. */
export interface ReleasedKit {
  /** Releases the present build; each test begins with it. */
  first(): Promise<void>;
  next(): Promise<void>;
  /** Releases the next build, and removes all that was released before. */
  takeAway(): Promise<void>;
  /** Text of the loader that is served at present. */
  loader(): Promise<string>;
  /** Fulfils a request for a file of the kit. */
  fulfil(route: Route): Promise<void>;
}

export function releasedKit(): ReleasedKit {
  let folder: string;
  let app: FastifyInstance;

  /** What a deployment does: the server's own build is replaced, and the new one published. */
  async function release(from: string, name: string): Promise<void> {
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await cp(from, join(folder, 'dist'), { recursive: true });
    await publishRelease({ version: name, kit: join(folder, 'dist') }, join(folder, 'releases'));
  }
  const first = () => release(builtIn, version);
  const next = () => release(join(folder, 'next'), nextVersion);

  beforeEach(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'none'));
    await makeNext(join(folder, 'next'));
    await first();
    const none = `${join(folder, 'none')}/`;
    const folders = {
      partner: none,
      partnerApps: none,
      site: `${none}site/`,
      kit: `${join(folder, 'dist')}/`,
      releases: join(folder, 'releases'),
    };
    app = await createApp({ ...failingStores(), isPublicPicture: async () => true, folders });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    first,
    next,
    async takeAway() {
      await rm(join(folder, 'releases'), { recursive: true });
      await next();
    },
    loader: () => readFile(join(folder, 'dist/kvartal.js'), 'utf8'),
    async fulfil(route) {
      const { pathname } = new URL(route.request().url());
      const { statusCode, headers, rawPayload } = await app.inject({ method: 'GET', url: pathname });
      await route.fulfill({
        status: statusCode,
        headers: { 'access-control-allow-origin': '*', 'content-type': String(headers['content-type']) },
        body: rawPayload,
      });
    },
  };
}

/** The build of the next version: the same code under other names. */
async function makeNext(made: string): Promise<void> {
  await cp(builtIn, made, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const [build = ''] = await readdir(join(made, 'c'));
  await rename(join(made, 'c', build), join(made, 'c', nextBuild));
  const loader = await readFile(join(made, 'kvartal.js'), 'utf8');
  await writeFile(join(made, 'kvartal.js'), loader.replaceAll(build, nextBuild).replaceAll(version, nextVersion));
}
