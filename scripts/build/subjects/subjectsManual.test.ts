import { expect, it } from 'vitest';
import { subjectsManual } from './subjectsManual';

/** Returns the rows of a subject of a page made from these files. */
const rowsOf = (subject: string, ...files: string[]) =>
  (subjectsManual(files).split(`## ${subject}\n`)[1] ?? '').split('\n##')[0]?.match(/^\| `.*$/gm) ?? [];

it('names a folder once, and single files elsewhere', () => {
  expect(rowsOf('Messages', 'src/domain/chat/a.ts', 'src/domain/chat/b/c.ts', 'src/api/chats.ts', 'src/api/faq.ts')).toEqual([
    '| `src/domain/` | [chat/](../src/domain/chat/) |',
    '| `src/api/` | [chats.ts](../src/api/chats.ts) |',
  ]);
});

it('counts many files of one folder', () => {
  const files = ['A', 'B', 'C', 'D', 'E'].map((letter) => `src/parts/near/photo${letter}.ts`);
  expect(rowsOf('Photos and pictures', ...files)).toEqual(['| `src/parts/` | [near/](../src/parts/near/) (5 files) |']);
});

it('leaves tests out beside sources, and takes folders of tests', () => {
  const files = ['src/state/chat.test.ts', 'test/server/chats/chats.test.ts', 'test/server/chats.test.ts'];
  expect(rowsOf('Messages', ...files)).toEqual(['| `test/server/` | [chats/](../test/server/chats/) |']);
});
