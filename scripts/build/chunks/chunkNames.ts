import { resolve } from 'node:path';
import { entryOf } from '../plugins/tagEntries';
import {
  accountBundle,
  bundles,
  joinedFiles,
  largestBundle,
  mainBundle,
  pageBundles,
  pageOf,
  rareBundles,
  smallestBundle,
} from './bundles';

interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/**
 * Follows the first cards of a search at once: one file. By itself it would need two more rounds of imports, the last one for all that listings share.
 */
const rowButtons = 'src/parts/card/ContactButtons.tsx';

/**
 * Modules of the listing's first load that rare lazy pages need too, with the file where each is instead: these pages would load all of
 * the listing for one module.
 */
const alsoOfRarePages = {
  'src/ui/photo/Avatar.tsx': 'shared',
  'src/ui/dom/copyText.ts': 'visit',
};

/** Modules in the first load of small pages that a map or messages need too: these would load all that the small pages share. */
const alsoOfOthers = [
  'src/ui/dom/goTo.ts',
  'src/ui/dom/focusedIn.ts',
  'src/domain/city/moscowPlace.ts',
  'src/domain/map/coordinates.ts',
  'src/map/engine/focusQuietly.ts',
  'src/ui/overlay/Menu.tsx',
  'src/domain/listing/permissions/listingView.ts',
  'src/domain/listing/permissions/listingRole.ts',
  'src/text/format/floorWords.ts',
];

/** Files that more than one page loads. */
const sharedFiles: readonly string[] = ['shared', 'place', 'visit'];

/** Chats, which few visitors open from a search or a listing: files are cut as if only messages had them. */
const chats = /\/src\/features\/chat-panel\/(ListingChat|PageChat)\.tsx$/;

/** Bundles that need a module. */
interface Users {
  /** Bundles that need it in their first load. */
  readonly eager: readonly string[];
  /** Bundles that need it in their first load or lazily. */
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
    return isHelper(id) ? 'kit' : (byModule.get(id) ?? null);
  };
}

const isPage = (bundle: string) => pageBundles.includes(bundle);

const isHelper = (id: string) => id.includes('rolldown') && id.includes('runtime');

/**
 * A module with one user goes into that bundle's file. Shared ones are separate, or lazy chunks of other bundles would load the whole file:
 * in `kit` what the smallest bundle needs, in `controls` what the main one needs in its first load, in `page` and `shared` what the
 * account and others need, in `place` what only a listing and a map do, in `visit` the rest of what a listing needs, in `site` what is left.
 */
function nameFor({ eager, any }: Users): string {
  const [only = '', ...others] = any;
  if (others.length === 0) return only;
  // A lazy page may load a file of the search; a page of one listing must not.
  if (any.every((bundle) => bundle === mainBundle || isPage(bundle)) && eager.includes(mainBundle)) return mainBundle;
  if (eager.includes(smallestBundle)) return 'kit';
  if (eager.includes(mainBundle)) return 'controls';
  const isOfAccount = any.includes(accountBundle);
  // What a map beside a search does not need either.
  if (any.some(isPage) && !any.includes(mainBundle)) return isOfAccount ? 'page' : 'visit';
  if (!eager.includes(largestBundle)) return 'site';
  if (isOfAccount) return 'shared';
  return any.every((bundle) => bundle === largestBundle || bundle === mainBundle) ? 'place' : 'visit';
}

function plan(modules: Modules): Map<string, string> {
  const eager = reachedBy(modules, false);
  const any = reachedBy(modules, true);
  const names = new Map([...eager].map(([id, users]) => [id, nameFor({ eager: users, any: any.get(id) ?? users })]));
  // No other bundle is cut differently for their sake.
  for (const rare of rareBundles) {
    const entries = (bundles[rare] ?? []).map((tag) => entryOf(tag));
    for (const id of reachedFrom(modules, entries, false)) {
      const name = names.get(id);
      if (!any.has(id) && !name) names.set(id, rare);
      // They would load all of a search or of the account's lists for one module. Those who have it by now load these files as well.
      else if (name === mainBundle) names.set(id, 'controls');
      else if (name === accountBundle) names.set(id, 'page');
    }
  }
  for (const [path, name] of Object.entries(alsoOfRarePages)) {
    for (const id of reachedFrom(modules, [resolve(path)], false)) if (names.get(id) === largestBundle) names.set(id, name);
  }
  for (const path of alsoOfOthers) if (names.has(resolve(path))) names.set(resolve(path), 'shared');
  for (const id of reachedFrom(modules, [resolve(rowButtons)], false)) {
    if (sharedFiles.includes(names.get(id) ?? '')) names.set(id, (eager.get(id) ?? []).length > 1 ? 'controls' : 'buttons');
    else if (!names.has(id)) names.set(id, 'buttons');
  }
  for (const [name, paths] of Object.entries(joinedFiles)) {
    for (const path of paths) {
      if (!modules.getModuleInfo(resolve(path))) throw new Error(`No module ${path}: see joinedFiles`);
      if (!names.has(resolve(path))) names.set(resolve(path), name);
    }
  }
  for (const { path, file } of Object.values(pageOf)) {
    for (const id of reachedFrom(modules, [resolve(path)], false)) if (!names.has(id)) names.set(id, file);
  }
  return names;
}

/** Modules with the bundles that reach them. */
function reachedBy(modules: Modules, includesLazy: boolean): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [bundle, tags] of Object.entries(bundles)) {
    if (rareBundles.includes(bundle)) continue;
    const entries = tags.map((tag) => entryOf(tag));
    for (const id of includesLazy && isPage(bundle) ? pageModules(modules, entries) : reachedFrom(modules, entries, includesLazy)) {
      users.set(id, [...(users.get(id) ?? []), bundle]);
    }
  }
  return users;
}

/** What a lazy page needs to show itself, without what it loads later. */
function pageModules(modules: Modules, entries: readonly string[]): Set<string> {
  const eager = [...reachedFrom(modules, entries, false)];
  const pages = eager.filter((id) => id.includes('/features/')).flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return reachedFrom(modules, [...entries, ...pages], false);
}

function reachedFrom(modules: Modules, entries: readonly string[], includesLazy: boolean): Set<string> {
  const seen = new Set(entries);
  // A set also visits what is added during the visit.
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const later = includesLazy ? dynamicallyImportedIds.filter((next) => !chats.test(next)) : [];
    for (const next of [...importedIds, ...later]) seen.add(next);
  }
  return seen;
}
