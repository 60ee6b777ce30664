/** Checks the gzip size of what a visitor loads against the budgets. Needs a build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown';
import { bundles } from '../build/chunks/bundles';

const KB = 1024;
const browser = 'dist/browser';

interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
  readonly files?: number;
}

const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** Returns a file with all of its static imports. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)) {
    closure(normalize(join(dirname(file), path)), seen);
  }
  return seen;
}

const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);

function chunk(name: string): string {
  const [build = ''] = readdirSync(join(browser, 'c'));
  const file = join(browser, 'c', build, `${name}.js`);
  if (!existsSync(file)) throw new Error(`no chunk of ${name}: run "npm run build" first`);
  return file;
}

/** Returns the chunk of a bundle, which has the bundle's name. */
const chunkOf = (bundle: string) => chunk(bundle);

const loader = join(browser, 'kvartal.js');
const first = new Set([loader, ...closure(chunkOf('search'))]);
const card = new Set([loader, ...closure(chunkOf('listing-card'))]);
/** Loaded when a visitor opens the map without a key. */
const map = new Set([...closure(chunk('SearchMap')), ...closure(chunk('keyless'))].filter((file) => !first.has(file)));
/** The account as it opens, by the page of its tab. */
const accountWith = (page: string) =>
  new Set(['account', 'AccountPage', page].flatMap((name) => [...closure(chunk(name))]).filter((file) => !first.has(file)));
const account = accountWith('MyListingsPage');
const settings = accountWith('ProfilePage');
/** All tabs, one after the other, without what follows an action or stands below the first screen. */
const tabs = new Set([
  ...account,
  ...settings,
  ...accountWith('NotificationsPage'),
  ...[...closure(chunk('profile-settings'))].filter((file) => !first.has(file)),
]);
/** The publish form as it opens, without what it loads for a map. */
const publish = new Set(['publish', 'PublishPage'].flatMap((name) => [...closure(chunk(name))]).filter((file) => !first.has(file)));
/** Messages as they open: all of their code. */
const chat = new Set(['chat', 'chats'].flatMap((name) => [...closure(chunk(name))]));
const listing = new Set([loader, ...closure(chunkOf('listing'))]);
/** What a bundle may add to a page that shows results, KB, where it is not 25. */
const largeBundles: Readonly<Record<string, number>> = { listing: 45 };
const further = Object.keys(bundles)
  .filter((bundle) => bundle !== 'search')
  .map((bundle): Row => {
    const added = [...closure(chunkOf(bundle))].filter((file) => !first.has(file));
    return {
      what: `script tag: ${bundle} beside search`,
      bytes: weigh(added),
      budget: (largeBundles[bundle] ?? 25) * KB,
      files: added.length,
    };
  });

const rows: Row[] = [
  { what: 'script tag: loader', bytes: weigh([loader]), budget: 1.84 * KB, files: 1 },
  { what: 'script tag: search before the first card', bytes: weigh(first), budget: 60 * KB, files: first.size },
  { what: 'script tag: listing-card alone', bytes: weigh(card), budget: 35 * KB, files: card.size },
  { what: 'script tag: listing alone', bytes: weigh(listing), budget: 86.8 * KB, files: listing.size },
  ...further,
  { what: 'script tag: a map beside search, with its engine', bytes: weigh(map), budget: 75 * KB, files: map.size },
  { what: 'script tag: the account with own listings beside search', bytes: weigh(account), budget: 35 * KB, files: account.size },
  { what: 'script tag: the account with settings beside search', bytes: weigh(settings), budget: 30 * KB, files: settings.size },
  { what: 'script tag: the account, its three tabs beside search', bytes: weigh(tabs), budget: 37.9 * KB, files: tabs.size },
  { what: 'script tag: the publish form beside search', bytes: weigh(publish), budget: 61.7 * KB, files: publish.size },
  { what: 'script tag: messages, all of their code', bytes: weigh(chat), budget: 88.9 * KB, files: chat.size },
  { what: "script tag: the moderators' page, its own file", bytes: weigh([chunk('ModerationPage')]), budget: 26.9 * KB, files: 1 },
  { what: 'npm: Search, React outside', bytes: await npmSize("export { Search } from './dist/index.js'"), budget: 52.8 * KB },
  { what: 'npm: SearchMap, React outside', bytes: await npmSize("export { SearchMap } from './dist/index.js'"), budget: 20 * KB },
  { what: 'npm: domain', bytes: await npmSize("export * from './dist/domain.js'"), budget: 11.2 * KB },
  { what: 'npm: forms', bytes: await npmSize("export * from './dist/forms.js'"), budget: 16 * KB },
  { what: 'npm: api', bytes: await npmSize("export * from './dist/api.js'"), budget: 12.3 * KB },
];

console.table(
  rows.map(({ what, bytes, budget, files }) => ({
    what,
    'gzip KB': (bytes / KB).toFixed(1),
    'budget KB': (budget / KB).toFixed(1),
    files: files ?? '',
    verdict: bytes <= budget ? 'ok' : `${((bytes - budget) / KB).toFixed(1)} over`,
  })),
);
if (rows.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;

/** Returns the size of an import in a consumer's bundle, first load only. */
async function npmSize(source: string): Promise<number> {
  const entry = '\0entry';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    external: [/^react(?:-dom)?(?:\/|$)/],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : id.startsWith('./dist/') ? normalize(join(process.cwd(), id)) : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  // As with Rollup and webpack, everything used in the first load is in one file, even if lazy chunks share it.
  const { output: apart } = await bundle.generate({ format: 'esm' });
  const eager = new Set(fromStart(apart).flatMap(({ moduleIds }) => moduleIds));
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    comments: { legal: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'eager', name: (id) => (eager.has(id) || id.includes('rolldown') ? 'eager' : null) }],
    },
  });
  // The bundler's own helpers are apart where lazy chunks need them, too.
  return gzipped(
    fromStart(output)
      .map(({ code }) => code)
      .join('\n'),
  );
}

/** Returns the entry chunk with all of its static imports. */
function fromStart(output: readonly (OutputChunk | OutputAsset)[]): OutputChunk[] {
  const byName = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const todo = [...byName.values()].filter(({ isEntry }) => isEntry);
  const seen = new Set(todo);
  for (let chunk = todo.pop(); chunk; chunk = todo.pop()) {
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next && !seen.has(next)) todo.push(next);
      if (next) seen.add(next);
    }
  }
  return [...seen];
}
