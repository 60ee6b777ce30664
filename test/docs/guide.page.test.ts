import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { version } from '../../scripts/build/define';
import { integrityOf } from '../../scripts/build/integrity';
import { type Block, blocksOf, manuals } from './blocks';
import { componentPage, vuePage } from './bundled';
import { drawn } from './drawn';
import { documentOf, type GuidePage, kitHost, openGuidePage, readerHost, scriptTag } from './guidePage';

const blocks = manuals.flatMap(blocksOf);
const isOf =
  (...languages: string[]) =>
  (block: Block) =>
    languages.includes(block.language);

/** A script of a page, not a file for a bundler or for Node. */
const isPageScript = (block: Block) => block.language === 'js' && !/^import .* from|\bexport\b|\bconsole\.log\(`<script/m.test(block.code);

interface Example {
  readonly place: string;
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** A piece of markup with the style sheets and scripts that follow it under the same heading; without markup, the two lines. */
function examples(): Example[] {
  const found: { -readonly [K in keyof Example]: Example[K] & string }[] = [];
  let heading = '';
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.language === 'html') {
      found.push({ place: block.place, html: withRealHashes(block.code), css: '', js: '' });
    } else if (isOf('css')(block) || isPageScript(block)) {
      const kind = block.language === 'css' ? 'css' : 'js';
      if (last && heading === block.heading) last[kind] += block.code;
      else found.push({ place: block.place, html: '<kvartal-search></kvartal-search>', css: '', js: '', [kind]: block.code });
    } else continue;
    heading = block.heading;
  }
  return found;
}

/** A manual cannot hold the hash of what is built later. */
function withRealHashes(html: string): string {
  return html.replace(/integrity="sha384-…"/g, () => `integrity="${integrityOf(readFileSync('dist/browser/kvartal.js'))}"`);
}

describe('a page written by the manual', () => {
  it.each(examples())('$place is drawn and keeps the console silent', async ({ html, css, js }) => {
    const tag = /kvartal(\.printed)?\.js/.test(html) ? '' : scriptTag;
    const head = css && '<link rel="stylesheet" href="/page.css">';
    const script = js && '<script type="module" src="/page.js"></script>';
    const body = html.includes('<kvartal-') ? html : `${html}<kvartal-search></kvartal-search>`;
    const { page, problems, close } = await openGuidePage({
      files: { '/': documentOf(body + script + tag, head), '/page.css': css, '/page.js': js },
    });
    try {
      await drawn(page);
      expect(problems).toEqual([]);
      // Templates may come later than the list that they are for.
      await expect.poll(() => unmatched(page), { timeout: 10_000 }).toEqual([]);
      expect(await refusedStyles(page, css + [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, code]) => code).join(''))).toEqual(
        [],
      );
    } finally {
      await close();
    }
  });

  it.each(blocks.filter(isOf('http')))('$place, a policy, lets all of it through', async ({ code }) => {
    const [name = '', ...rest] = code.replace(/\n\s+/g, ' ').trim().split(': ');
    const nonce = /'nonce-([^']+)'/.exec(code)?.[1];
    const tag = nonce ? scriptTag.replace('src=', `nonce="${nonce}" src=`) : scriptTag;
    const { page, problems, close } = await openGuidePage({
      files: { '/': documentOf(`<kvartal-search></kvartal-search>${tag}`) },
      headers: { [name.toLowerCase()]: rest.join(': ') },
    });
    try {
      await drawn(page);
      await page.getByRole('button', { name: /^Цена/ }).click();
      expect(problems).toEqual([]);
      expect(page.url()).toBe(`${readerHost}/`);
    } finally {
      await close();
    }
  });
});

/** Selectors of the page's own style sheets that match nothing on it, states and moments aside. */
function unmatched(page: GuidePage['page']): Promise<string[]> {
  return page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : []));
    return [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .flatMap(({ selectorText }) => selectorText.split(','))
      .map((selector) => selector.trim().replace(/::[\w-]+(\([^)]*\))?|:(not\(:defined\)|hover|focus-visible|first-letter)/g, ''))
      .filter((selector) => selector !== '' && !document.querySelector(selector));
  });
}

/** Rules and declarations that the browser did not take. */
function refusedStyles(page: GuidePage['page'], text: string): Promise<string[]> {
  return page.evaluate((css) => {
    const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(bare);
    const count = (rules: CSSRuleList): number =>
      [...rules].reduce((sum, rule) => sum + 1 + (rule instanceof CSSGroupingRule ? count(rule.cssRules) : 0), 0);
    const refused = count(sheet.cssRules) === bare.split('{').length - 1 ? [] : ['a rule'];
    for (const [, name = '', value = ''] of bare.matchAll(/[{;]\s*([a-z-]+):\s*([^;{}]+)(?=[;}])/g)) {
      const isKnown =
        name.startsWith('--') ||
        CSS.supports(name, value) ||
        ['src', 'font-display', 'unicode-range'].includes(name) ||
        /^\d+ \d+$/.test(value);
      if (!isKnown) refused.push(`${name}: ${value}`);
    }
    return refused;
  }, text);
}

describe('hashes as the manual has them made', () => {
  const found = (part: string) => blocks.find(({ code }) => code.includes(part))?.code ?? '';
  const pinned = `${kitHost}/kit/${version}/`;

  it('are those of the built files', () => {
    const command = found('openssl')
      .replace(/curl -s \S+/, 'cat dist/browser/kvartal.js')
      .trim();
    expect(command).toContain('cat dist');
    expect(`sha384-${execFileSync('bash', ['-c', command], { encoding: 'utf8' }).trim()}`).toBe(
      integrityOf(readFileSync('dist/browser/kvartal.js')),
    );
  });

  it('cover the parts of the script by an import map, and refuse one that was changed', async () => {
    const hashes = readFileSync('dist/browser/integrity.json', 'utf8');
    const answer = `globalThis.fetch = async (url) => url === '${pinned}integrity.json' ? new Response(${JSON.stringify(hashes)}) : Response.error();\n`;
    const map = execFileSync(process.execPath, ['--input-type=module', '-e', answer + found('// integrity.mjs')], { encoding: 'utf8' });
    const tag = scriptTag.replace('/kit/', `/kit/${version}/`);
    const kept = await openGuidePage({ files: { '/': documentOf(`<kvartal-search></kvartal-search>${tag}`, map) } });
    await drawn(kept.page);
    expect(kept.problems).toEqual([]);
    await kept.close();

    const damaged = map.replace(/(\/c\/[\w-]+\/search\.js":"sha384-).{8}/, '$1AAAAAAAA');
    expect(damaged).not.toBe(map);
    const refused = await openGuidePage({ files: { '/': documentOf(`<kvartal-search></kvartal-search>${tag}`, damaged) } });
    await expect.poll(() => refused.problems.join('\n')).toContain('integrity');
    expect(await refused.page.evaluate(() => customElements.get('kvartal-search') === undefined)).toBe(true);
    await refused.close();
  });

  it('belong to the version that is built', () => {
    const versions = [
      ...blocks
        .map(({ code }) => code)
        .join('\n')
        .matchAll(/\/kit\/(\d[\w.-]*)\//g),
    ].map(([, name]) => name);
    expect(new Set(versions)).toEqual(new Set([version]));
  });
});

describe('components written by the manual', () => {
  it.each(blocks.filter(isOf('tsx')))('$place is shown by React', async ({ code }) => {
    const { page, problems, close } = await openGuidePage({ files: await componentPage(code) });
    try {
      await drawn(page);
      expect(problems).toEqual([]);
    } finally {
      await close();
    }
  });

  it.each(blocks.filter(isOf('vue')))('$place is shown by Vue, built with the settings of the manual', async (block) => {
    const settings = blocks.find(({ heading, code }) => heading === block.heading && code.includes('defineConfig'));
    expect(settings, 'settings of the build stand under the same heading').toBeDefined();
    const { page, problems, close } = await openGuidePage({ files: await vuePage(block.code, settings?.code ?? '') });
    try {
      await drawn(page);
      expect(problems).toEqual([]);
    } finally {
      await close();
    }
  });
});
