import { type Importers, isTest } from './importGraph';

/** Files of a suite that run at most, so that the loop stays under a minute; the rest is for `npm test`. */
const most = { unit: 40, browser: 8, contract: 4, server: 4, stories: 4 } as const;
export type Suite = keyof typeof most;

/** Suites that run only for changes of these files: `pictures` plays the stories of what changes in sources, and a database takes long to start. */
const onlyFor: Partial<Record<Suite, RegExp>> = {
  stories: /^(?:stories|\.storybook)\//,
  contract: /^(?:src\/(?:api|testing)|examples\/server|test\/(?:contract|server))\//,
  server: /^(?:src\/server|examples\/server|test\/server)\//,
};

export interface Chosen {
  readonly files: readonly string[];
  /** Files that the change reaches as well. */
  readonly left: number;
}

/** Returns the suite of a test file; null for what takes a build. */
export function suiteOf(file: string): Suite | null {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (/^test\/e2e\/|\.page\.test\.ts$/.test(file)) return null;
  if (/\.browser\.test\.tsx?$/.test(file)) return 'browser';
  if (file.startsWith('test/contract/')) return 'contract';
  return /^(?:test|examples)\/server\//.test(file) ? 'server' : 'unit';
}

/**
 * Returns the tests that a change reaches: changed ones always, then those of its subject (`src/state/chat` ↔ `test/behaviours/chat`), then
 * the nearest by imports.
 */
export function chooseTests(changed: readonly string[], importers: Importers): ReadonlyMap<Suite, Chosen> {
  const distances = distancesFrom(changed, importers);
  const subjects = new Set(changed.flatMap(subjectsOf));
  const rank = (file: string) => {
    const distance = distances.get(file) ?? 0;
    return distance === 0 ? 0 : distance + (subjectsOf(file).some((subject) => subjects.has(subject)) ? 0 : 1000);
  };
  const chosen = new Map<Suite, Chosen>();
  for (const suite of Object.keys(most) as Suite[]) {
    const from = onlyFor[suite];
    const reached = [
      ...(from
        ? distancesFrom(
            changed.filter((file) => from.test(file)),
            importers,
          )
        : distances
      ).keys(),
    ]
      .filter((file) => isTest(file) && suiteOf(file) === suite)
      .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    const own = reached.filter((file) => distances.get(file) === 0).length;
    const files = reached.slice(0, Math.max(own, most[suite]));
    if (files.length > 0) chosen.set(suite, { files, left: reached.length - files.length });
  }
  return chosen;
}

/** Returns these files and all that import one of them, directly or not, with the fewest imports between. */
function distancesFrom(files: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A map goes on with what is added while it is walked.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}

/** Names of folders below the layer, and of the file: what a change is about. */
function subjectsOf(path: string): readonly string[] {
  const words = path.split('/').slice(2);
  return words.map((word) => word.replace(/\..*$/, '')).filter((word) => word !== 'index');
}
