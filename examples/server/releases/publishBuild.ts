import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../exists';
import { files } from '../files';
import { defaultPageFolders } from '../http/pages';
import { publishRelease } from './publishRelease';

/** Publishes the build that this server comes with; what is not built is left out. */
export async function publishBuild(releases: string): Promise<void> {
  const { kit, site } = defaultPageFolders;
  if (!(await exists(join(kit, 'kvartal.js')))) return;
  const assets = join(site, 'assets');
  const { version } = JSON.parse(await readFile(files.manifest, 'utf8')) as { version: string };
  const isPublished = await publishRelease({ version, kit, siteAssets: (await exists(assets)) ? assets : undefined }, releases);
  if (isPublished) return;
  console.warn(
    `Version ${version} is already published with other files, which stay. Only /kit/kvartal.js serves this build; raise the version in package.json.`,
  );
}
