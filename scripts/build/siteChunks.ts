import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The entry of the kit. It imports every component; who imports from it gets only what they name. */
const kit = resolve('src/index.ts');

/**
 * Names the chunk of a module that the site or a page of it needs from the start; `null` (the bundler decides) for what only comes later. Left
 * to itself the bundler makes twenty-five files for one page, and a browser asks one server for six at a time: photos would wait.
 */
export function siteChunks(site: string): (id: string, modules: Modules) => string | null {
  let byModule: Map<string, string> | undefined;
  return (id, modules) => {
    byModule ??= plan(site, modules);
    // Helpers of the bundler: the first file, which runs before everything, needs them too.
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
      // What two pages need is fetched once.
      if (known !== 'main') names.set(id, known === undefined ? page : 'shared');
    }
  }
  // The first file runs before everything: nothing else may come with it.
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

/** Exported name → file that it comes from. */
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

/** What a module of the site takes from the kit. */
function namesFrom(id: string): string[] {
  const imports = readFileSync(id, 'utf8').matchAll(/^import \{([^}]*)\} from '@kvartal\/kit';/gm);
  return [...imports].flatMap(([, names = '']) => listed(names));
}

/** Of `A, type B, C as D` those that are there at run time, by the name they were exported under. */
function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
