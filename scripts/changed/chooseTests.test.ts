import { expect, it } from 'vitest';
import { chooseTests, suiteOf } from './chooseTests';
import { mountedBy } from './importGraph';

/** Who imports what, from what each file imports. */
function importersOf(imports: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of Object.entries(imports)) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

const behaviour = (name: string) => `test/behaviours/${name}.browser.test.ts`;

it('a file knows its suite', () => {
  expect(
    ['src/domain/a.test.ts', behaviour('chat/a'), 'test/contract/a.test.ts', 'test/server/a.test.ts', 'stories/ui/a.stories.tsx'].map(
      suiteOf,
    ),
  ).toEqual(['unit', 'browser', 'contract', 'server', 'stories']);
  expect(['test/e2e/map.test.ts', 'test/docs/guide.page.test.ts'].map(suiteOf)).toEqual([null, null]);
});

it('a change is followed to the tests that import it, also by others, and to none besides', () => {
  const importers = importersOf({
    'src/features/chat/index.ts': ['src/features/chat/Chat.tsx'],
    [behaviour('chat/sending')]: ['src/features/chat/index.ts'],
    [behaviour('home/faq')]: ['src/features/faq/index.ts'],
    'src/features/chat/Chat.test.ts': ['src/features/chat/Chat.tsx'],
  });
  const chosen = chooseTests(['src/features/chat/Chat.tsx'], importers);
  expect(Object.fromEntries(chosen)).toEqual({
    unit: { files: ['src/features/chat/Chat.test.ts'], left: 0 },
    browser: { files: [behaviour('chat/sending')], left: 0 },
  });
});

it('of many, those of the same subject come first, then the nearest, and the rest is counted', () => {
  const far = Array.from({ length: 9 }, (_, index) => behaviour(`search/test${index}`));
  const importers = importersOf({
    'src/parts/card/Card.tsx': ['src/state/chat/outbox/outbox.ts'],
    ...Object.fromEntries(far.map((file) => [file, ['src/state/chat/outbox/outbox.ts']])),
    [behaviour('chat/sending')]: ['src/parts/card/Card.tsx'],
  });
  const browser = chooseTests(['src/state/chat/outbox/outbox.ts'], importers).get('browser');
  expect(browser?.files).toEqual([behaviour('chat/sending'), ...far.slice(0, 7)]);
  expect(browser?.left).toBe(2);
});

it('changed tests run, however many', () => {
  const changed = Array.from({ length: 12 }, (_, index) => behaviour(`chat/test${index}`));
  expect(chooseTests(changed, new Map()).get('browser')).toEqual({ files: changed.toSorted(), left: 0 });
});

it('stories run when they have changed, and not for sources', () => {
  const story = 'stories/features/chat/chat.stories.tsx';
  const importers = importersOf({ [story]: ['src/features/chat/index.ts', 'stories/support/Feature.tsx'] });
  expect(chooseTests(['src/features/chat/index.ts'], importers).has('stories')).toBe(false);
  expect(chooseTests([story], importers).get('stories')?.files).toEqual([story]);
  expect(chooseTests(['stories/support/Feature.tsx'], importers).get('stories')?.files).toEqual([story]);
});

it('a database is started for changes of the server and of what is between, not of texts', () => {
  const importers = importersOf({
    'test/server/chats.test.ts': ['examples/server/chats.ts', 'src/text/ru.ts'],
    'test/contract/chats.test.ts': ['examples/server/chats.ts', 'src/text/ru.ts', 'src/api/chats.ts'],
  });
  const suites = (file: string) => [...chooseTests([file], importers).keys()];
  expect(suites('src/text/ru.ts')).toEqual([]);
  expect(suites('src/api/chats.ts')).toEqual(['contract']);
  expect(suites('examples/server/chats.ts')).toEqual(['contract', 'server']);
});

it('reads which features a test mounts', () => {
  expect(mountedBy("await host.mount('search-form', {}); host.mount(\n  'chat',\n); mount('chat')")).toEqual(['search-form', 'chat']);
});
