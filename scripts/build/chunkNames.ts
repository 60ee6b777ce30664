import { resolve } from 'node:path';
import { bundles, entryOf, largestBundle, mainBundle, smallestBundle } from './bundles';

interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** Bundles that need a module. */
interface Users {
  /** In their first load. */
  readonly eager: readonly string[];
  /** In their first load or lazily. */
  readonly any: readonly string[];
}

/**
 * Names the chunk of a module that some bundle needs in its first load; returns `null` (the bundler decides) for lazy ones. By itself the
 * bundler makes a chunk for every set of users: fifteen files for one tag.
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let byModule: Map<string, string> | undefined;
  return (id, modules) => {
    byModule ??= plan(modules);
    // The bundler's own helpers would be one more request.
    return byModule.get(id) ?? (id.includes('rolldown') && id.includes('runtime') ? 'kit' : null);
  };
}

/**
 * A module with one user goes into that bundle's file. Shared ones are separate, or lazy chunks of other bundles would load the whole file:
 * in `kit` what the smallest bundle needs, in `controls` what the main one needs in its first load, in `shared` the rest.
 */
function nameFor({ eager, any }: Users): string {
  const [only = '', ...others] = any;
  if (others.length === 0) return only;
  if (eager.includes(smallestBundle)) return 'kit';
  if (eager.includes(mainBundle)) return 'controls';
  return eager.includes(largestBundle) ? 'shared' : 'site';
}

function plan(modules: Modules): Map<string, string> {
  const eager = reachedBy(modules, false);
  const any = reachedBy(modules, true);
  return new Map([...eager].map(([id, users]) => [id, nameFor({ eager: users, any: any.get(id) ?? users })]));
}

/** Modules with the bundles that reach them. */
function reachedBy(modules: Modules, includesLazy: boolean): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [bundle, tags] of Object.entries(bundles)) {
    const todo = tags.map((tag) => resolve(entryOf(tag)));
    const seen = new Set(todo);
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      users.set(id, [...(users.get(id) ?? []), bundle]);
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const next of includesLazy ? [...importedIds, ...dynamicallyImportedIds] : importedIds) {
        if (seen.has(next)) continue;
        seen.add(next);
        todo.push(next);
      }
    }
  }
  return users;
}
