import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPlugins, servedPlugins } from '../plugins/shipped';
import { engineAliases } from './engineAliases';

/** All of Preact at once: an entry left out would be a second Preact, whose hooks do not know the first. */
const preactEntries = ['preact', 'preact/hooks', 'preact/compat', 'preact/compat/client', 'preact/compat/test-utils', 'preact/jsx-runtime'];

/**
 * Makes Vite serve sources on the engine of the script-tag build. It first bundles the libraries with the plugins of the build. What the engine
 * stands for stays outside of them, or each would bring a separate engine.
 */
export const servedEngine = (libraries: readonly string[]) => ({
  resolve: { alias: engineAliases },
  plugins: servedPlugins,
  optimizeDeps: {
    include: [...preactEntries, ...libraries.filter((name) => !(name in engineAliases))],
    exclude: Object.keys(engineAliases),
    // Vite keeps these bundles and does not see that a plugin has changed, so the contents of the plugins are a part of its key.
    rolldownOptions: { plugins: libraryPlugins, output: { footer: `/* ${hashOfPlugins()} */` } },
  },
});

function hashOfPlugins(): string {
  const folder = 'scripts/build/plugins';
  const files = [...readdirSync(folder).map((name) => join(folder, name)), 'src/engine/namedReact.ts'];
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 8);
}
