import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Other hosts that the kit or the site names, and how the manual tells of them; null for a link that says where it leads. */
const hosts: Readonly<Record<string, RegExp | null>> = {
  'api-maps.yandex.ru': /Яндекс|Yandex/,
  't.me': /Telegram/,
  'vk.com': /ВКонтакте|VK/,
  'www.openstreetmap.org': null,
};
/** Names of vocabularies and examples: nothing is asked of them. */
const isNoHost = /^(?:www\.w3\.org|schema\.org|purl\.org|localhost|[\w.-]*\.example|example\.\w+)$/;

/** What runs in a browser: the kit without fixtures and tests, and the site; without comments. */
const sources = ['src', 'examples/site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /(?<!\.test)(?<!\.d)(?<!\.docs)\.tsx?$/.test(path) &&
        !/^src\/(?:testing|server|text\/legal)\/|vite\.config|node_modules/.test(path),
    )
    .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '') })),
);

describe('what visitors are told about other services', () => {
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => ({ path, host })).filter(({ host }) => !isNoHost.test(host)),
  );

  it('no source names another host', () => {
    expect(named.filter(({ host }) => !(host in hosts))).toEqual([]);
    expect(Object.keys(hosts).filter((host) => !named.some((one) => one.host === host))).toEqual([]);
  });

  it.each([
    ['docs/embedding.md', '## Что хранится у посетителя'],
    ['docs/embedding.en.md', '## What is stored'],
  ])('%s tells of them', (guide, heading) => {
    const [, after = ''] = readFileSync(guide, 'utf8').split(`\n${heading}`);
    const [section = ''] = after.split('\n## ');
    expect(section).not.toBe('');
    for (const [host, words] of Object.entries(hosts)) if (words) expect(section, host).toMatch(words);
  });
});
