import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../exists';

/** A build that is to be published. */
export interface Release {
  /** The version of the kit, whose files stay at `/kit/{version}/`. */
  readonly version: string;
  /** The script-tag build: the loader, and its chunks in `c/{build}/`. */
  readonly kit: string;
  /** Chunks of the site, with the hash of their content in their names. None when absent. */
  readonly siteAssets?: string | undefined;
}

/** Folders below that of the releases; a static host can serve them as they are. */
export const publishedIn = (releases: string) => ({ kit: join(releases, 'kit'), assets: join(releases, 'assets') });

/**
 * Adds a build to the folder of everything ever published, so that pages that are open, and pages that pin a version, keep finding their files.
 * Nothing is overwritten or deleted. Several processes may publish at once. Resolves with false if the version is published already with a
 * different loader: that version stays as it is.
 */
export async function publishRelease({ version, kit, siteAssets }: Release, releases: string): Promise<boolean> {
  const { kit: published, assets } = publishedIn(releases);
  const chunks = join(published, 'c');
  for (const build of await readdir(join(kit, 'c'))) await addFolder(join(kit, 'c', build), join(chunks, build));

  const own = join(published, version);
  await addFolder(kit, own);
  if (siteAssets) await addFiles(siteAssets, assets);
  const [loader, before] = await Promise.all([kit, own].map((folder) => readFile(join(folder, 'kvartal.js'))));
  return loader !== undefined && before !== undefined && loader.equals(before);
}

/** All or nothing: a folder that is there is complete. */
async function addFolder(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const unfinished = `${to}.${randomUUID()}`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await addFiles(from, unfinished);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!(await exists(to))) throw error;
  }
}

async function addFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await addFile(source, target);
  }
}

/** Complete from the first moment it is seen. */
async function addFile(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`;
  await copyFile(source, unfinished);
  await rename(unfinished, target);
}
