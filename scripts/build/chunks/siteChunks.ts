import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The kit's entry re-exports every component; an importer gets only what it names. */
const kit = resolve('src/index.ts');

/**
 * Names the chunk of a module that the site or a page needs in its first load; returns `null` (the bundler decides) for lazy ones. By
 * itself the bundler makes twenty-five files for one page; a browser loads six at a time from a server, so photos would wait.
 */
export function siteChunks(site: string): (id: string, modules: Modules) => string | null {
  let byModule: Map<string, string> | undefined;
  return (id, modules) => {
    byModule ??= plan(site, modules);
    // The bundler's helpers: the boot file, which runs first, needs them too.
    if (/preload-helper|rolldown\W*runtime/.test(id)) return 'helpers';
    return byModule.get(id) ?? null;
  };
}

function plan(site: string, modules: Modules): Map<string, string> {
  const names = new Map([...reached(resolve(site, 'main.tsx'), modules)].map((id) => [id, 'main']));
  for (const file of readdirSync(resolve(site, 'pages')).filter((name) => name.endsWith('Page.tsx'))) {
    const page = file.slice(0, -'.tsx'.length);
    for (const id of reached(resolve(site, 'pages', file), modules)) {
      const known = names.get(id);
      // Modules of two pages are shared.
      if (known !== 'main') names.set(id, known === undefined ? page : 'shared');
    }
  }
  // The boot file runs first: nothing else may be bundled with it.
  const boot = resolve(site, 'boot.ts');
  for (const id of reached(boot, modules)) if (id !== boot) names.set(id, 'helpers');
  return names;
}

function reached(entry: string, modules: Modules): Set<string> {
  const sources = kitSources();
  const seen = new Set([entry]);
  for (const id of seen) {
    const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
    const named = importedIds.includes(kit) ? namesFrom(id).map((name) => sources.get(name) ?? kit) : [];
    for (const next of [...importedIds.filter((one) => one !== kit), ...named]) seen.add(next);
  }
  return seen;
}

/** Returns, by exported name, the file that defines it. */
function kitSources(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [, names = '', from = ''] of readFileSync(kit, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']*)';/gm)) {
    const path = resolve(dirname(kit), from);
    const file = ['.ts', '.tsx']
      .map((ending) => path + ending)
      .find((one) => readdirSync(dirname(one)).includes(one.slice(dirname(one).length + 1)));
    for (const name of listed(names)) if (file) sources.set(name, file);
  }
  return sources;
}

/** Returns the names that a module of the site imports from the kit. */
function namesFrom(id: string): string[] {
  const imports = readFileSync(id, 'utf8').matchAll(/^import \{([^}]*)\} from '@kvartal\/kit';/gm);
  return [...imports].flatMap(([, names = '']) => listed(names));
}

/** Returns the run-time names of `A, type B, C as D`, as they were exported. */
function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
