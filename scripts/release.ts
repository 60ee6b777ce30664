/**
 * `npm run release -- FOLDER`: adds the build to a folder that any static host can serve, beside every earlier one. The same files as the
 * reference server's: `kit/kvartal.js` moves on, `kit/{version}/` and the chunks stay.
 */
import { version } from './build/define';
import { ensureBuilt } from './ensureBuilt';
import { releaseInto } from './releaseInto';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder: npm run release -- FOLDER');

ensureBuilt('kit');
if (!(await releaseInto(folder, { version, kit: 'dist/browser' }))) {
  throw new Error(`Version ${version} is already published there with other files. Raise the version in package.json.`);
}
console.log(`Version ${version} is in ${folder}`);
