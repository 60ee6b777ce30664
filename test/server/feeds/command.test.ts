import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';
import { yandexFeed, yandexOffer } from './feedXml';

/** Runs `npm run feed -- …`. */
function feed(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly said: string }> {
  return new Promise((resolve) => {
    execFile('node', ['--import', 'tsx', 'examples/server/feeds/command.ts', ...args], (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said });
    });
  });
}

it('checks a file for people and for programs, and ends by what the file is', async () => {
  const folder = await temporaryFolder();
  const good = join(folder, 'good.xml');
  const cut = join(folder, 'cut.xml');
  const text = yandexFeed(yandexOffer('1'), yandexOffer('2', { floor: '<floor>18</floor>' }));
  await Promise.all([writeFile(good, text), writeFile(cut, text.slice(0, -20))]);

  const [lines, json, broken, absent, unknown] = await Promise.all([
    feed('check', good),
    feed('check', good, '--json'),
    feed('check', cut, '--json'),
    feed('check', join(folder, 'absent.xml')),
    feed('chek', good),
  ]);

  expect(lines).toEqual({
    code: 0,
    out:
      'строка 3\t1\tпринято\nстрока 15\t2\tотклонено\n\tЭтаж 18 больше этажности дома (17).\n' +
      'Яндекс Недвижимость. Объявлений: 2, принято: 1, отклонено: 1\n',
    said: '',
  });
  expect(json.code).toBe(0);
  expect(JSON.parse(json.out)).toMatchObject({
    format: 'yrl',
    totals: { offers: 2 },
    offers: [{ id: '1' }, { kinds: ['floor_above_total'] }],
  });
  expect(broken.code).toBe(1);
  expect(JSON.parse(broken.out)).toMatchObject({ totals: { offers: 0 }, problem: { kind: 'feed_broken' }, offers: [] });
  expect([absent.code, absent.out]).toEqual([1, expect.stringMatching(/^Файл не принят\. Файл не открылся: нет файла /)]);
  expect([unknown.code, unknown.said]).toEqual([2, expect.stringMatching(/^Say check and a file/)]);
});
