/**
 * `npm run release -- FOLDER`: adds the build to a folder that any static host can serve, beside every earlier one. The same files as the
 * reference server's: `kit/kvartal.js` moves on, `kit/{version}/` and the chunks stay.
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease } from '../examples/server/releases/publishRelease';
import { version } from './build/define';
import { ensureBuilt } from './ensureBuilt';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder: npm run release -- FOLDER');

ensureBuilt('kit');
const kit = 'dist/browser';
if (!(await publishRelease({ version, kit }, folder))) {
  throw new Error(`Version ${version} is already published there with other files. Raise the version in package.json.`);
}
// Last: anyone who gets the new loader finds its chunks.
for (const { name } of readdirSync(kit, { withFileTypes: true }).filter((entry) => entry.isFile()))
  cpSync(join(kit, name), join(folder, 'kit', name));
console.log(`Version ${version} is in ${folder}`);
