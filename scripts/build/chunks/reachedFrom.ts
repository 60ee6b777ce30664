/** What the bundler says of its modules. */
export interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** Opened from searches and listings by few visitors: their files are cut as if they could not open it. */
const chatPanel = '/src/features/chat-panel/';

/** Returns the modules that these import, with what they import lazily or without it, and these themselves. */
export function reachedFrom(modules: Modules, entries: readonly string[], includesLazy: boolean): Set<string> {
  const seen = new Set(entries);
  // A set also visits what is added during the visit.
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const later = includesLazy ? dynamicallyImportedIds.filter((next) => !next.includes(chatPanel)) : [];
    for (const next of [...importedIds, ...later]) seen.add(next);
  }
  return seen;
}
