import { resolve } from 'node:path';
import { type Modules, reachedFrom } from './reachedFrom';

/** Of `kvartal.chat.js`: the only tag that it has. */
export const aloneTag = 'kvartal-chat';

/** Code of that tag, with its page. */
export const aloneEntry = 'src/elements/alone/kvartal-chat.ts';

/** The first of its files, which one pass over that tag alone makes. */
export const aloneFile = 'chat-alone';

/** Code that is lazy in messages, by the file that joins it: each alone would be one more file of the package. */
const lazyFiles: Readonly<Record<string, RegExp>> = {
  live: /\/liveFeed\.lazy\.ts$|\/MessageNotifier\.tsx$/,
  english: /\/en\.lazy\.ts$/,
  states: /\/StateArt\.tsx$|\/CriticalError\.tsx$|\/(?:rejection|progress)\.ts$|\/api\/listing\/listing\.ts$/,
};

/**
 * Names the chunk of a module of messages: one file for what a page of them starts with, its lazy page included, because many files compress
 * worse than one and are shared with tags that such a page does not have (docs/decisions/build/019).
 */
export function chatAloneNames(): (id: string, modules: Modules) => string | null {
  let byModule: Map<string, string> | undefined;
  return (id, modules) => {
    byModule ??= plan(modules);
    return /rolldown\W*runtime/.test(id) ? aloneFile : (byModule.get(id) ?? null);
  };
}

function plan(modules: Modules): Map<string, string> {
  const first = reachedFrom(modules, [resolve(aloneEntry)], false);
  const names = new Map([...first].map((id) => [id, aloneFile]));
  const lazy = [...first].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const [name, pattern] of Object.entries(lazyFiles)) {
    const roots = lazy.filter((id) => pattern.test(id));
    if (roots.length === 0) throw new Error(`nothing for ${name}`);
    for (const id of reachedFrom(modules, roots, false)) if (!names.has(id)) names.set(id, name);
  }
  return names;
}
