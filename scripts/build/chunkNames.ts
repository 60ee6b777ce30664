import { resolve } from 'node:path';
import { bundles, entryOf, largestBundle, mainBundle, smallestBundle } from './bundles';

interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** Bundles that need a module. */
interface Users {
  /** From the start. */
  readonly eager: readonly string[];
  /** From the start or later. */
  readonly any: readonly string[];
}

/**
 * Names the chunk of a module that some bundle needs from the start; `null` (the bundler decides) for what only comes later. Left to itself
 * the bundler makes a chunk for every set of users, fifteen files for one tag.
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
 * One user has it in its own file. What others need as well stands apart from that file, or their later chunks would bring it whole: in `kit`
 * what the smallest bundle needs, in `controls` what the main one needs from the start, in `shared` the rest.
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
function reachedBy(modules: Modules, isLateIncluded: boolean): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [bundle, tags] of Object.entries(bundles)) {
    const todo = tags.map((tag) => resolve(entryOf(tag)));
    const seen = new Set(todo);
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      users.set(id, [...(users.get(id) ?? []), bundle]);
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const next of isLateIncluded ? [...importedIds, ...dynamicallyImportedIds] : importedIds) {
        if (seen.has(next)) continue;
        seen.add(next);
        todo.push(next);
      }
    }
  }
  return users;
}
