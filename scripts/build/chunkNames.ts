import { resolve } from 'node:path';
import { bundles, entryOf } from './bundles';

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * Names the chunk of a module: `kit` when two bundles need it from the start, the bundle when one does, and `null` (the bundler decides)
 * for what only comes later. Left to itself the bundler makes a chunk for every set of users, fifteen files for one tag.
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let byModule: Map<string, string> | undefined;
  return (id, modules) => {
    byModule ??= plan(modules);
    // The bundler's own helpers would be one more request.
    return byModule.get(id) ?? (id.includes('rolldown') && id.includes('runtime') ? 'kit' : null);
  };
}

function plan(modules: Modules): Map<string, string> {
  const names = new Map<string, string>();
  for (const [bundle, tags] of Object.entries(bundles)) {
    for (const id of reach(
      tags.map((tag) => resolve(entryOf(tag))),
      modules,
    ))
      names.set(id, names.has(id) ? 'kit' : bundle);
  }
  return names;
}

/** Every module that these import from the start. */
function reach(entries: readonly string[], modules: Modules): Set<string> {
  const seen = new Set<string>();
  const todo = [...entries];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    todo.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
