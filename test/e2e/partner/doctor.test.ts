import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../../../scripts/build/define';
import { definitions } from '../../../src/elements/definitions';
import { createWorld } from '../../../src/testing/world';
import { desktop, openPage, origin } from '../support/browser';
import { documentOf, kit, partnerPages, script } from '../support/partnerPage';
import { doctor, faultyPages, pageWith, search, withBasemap } from './faults';

const open = partnerPages();
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Квартал|Kvartal): / });

async function found(page: Page): Promise<{ codes: string[]; text: string }> {
  await dialog(page).waitFor();
  const items = dialog(page).getByRole('listitem');
  const codes = await items.evaluateAll((all) => all.map((item) => item.querySelector('code')?.textContent ?? ''));
  return { codes, text: await dialog(page).innerText() };
}

describe('the doctor', () => {
  it('finds nothing on a healthy page, whose elements are all there', async () => {
    const id = createWorld().listings[0]?.listing.id;
    const needs: Readonly<Record<string, string>> = {
      'kvartal-listing': `listing-id="${id}"`,
      'kvartal-listing-card': `listing-id="${id}"`,
    };
    const tags = definitions.map(({ tag }) => `<${tag} class="flats" data-part="1" ${needs[tag] ?? ''}></${tag}>`).join('');
    const { page } = await open({ html: pageWith(tags), intercept: withBasemap });
    expect(await found(page)).toEqual({ codes: [], text: expect.stringContaining('Ошибок не найдено.') });
  });

  it.each(faultyPages)('names $what', async ({ what: _what, codes, says, ...options }) => {
    const { page } = await open(options);
    const report = await found(page);
    expect(report.codes).toEqual(codes);
    expect(report.text).toContain(says);
  });

  it('still finds what was blocked when it comes last, as a bookmarklet does', async () => {
    const csp = `default-src 'self'; script-src ${kit}; connect-src 'self'; img-src 'self' data: ${kit}`;
    const { page } = await open({ html: documentOf(search + script + doctor), csp });
    expect((await found(page)).codes).toEqual(['policy']);
  });

  it('is a window for keyboards and screen readers, in both languages, and gives JSON', async () => {
    const html = pageWith(`<main><h1>Партнёр</h1><button>Меню</button><kvartal-search layout="wide"></kvartal-search></main>`);
    const { page } = await open({ html });
    const first = dialog(page);
    await first.getByRole('button', { name: 'Закрыть' }).click();
    await first.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Меню' }).focus();
    const report = await page.evaluate(() => globalThis.kvartalDoctor?.(true));
    expect(report).toMatchObject({
      kit: version,
      page: 'https://partner.test/',
      findings: [{ code: 'attribute-value', element: 'kvartal-search' }],
    });
    await expect
      .poll(() =>
        dialog(page)
          .getByRole('heading')
          .evaluate((heading) => heading.matches(':focus')),
      )
      .toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await dialog(page).getByRole('button', { name: 'English' }).click();
    await expect.poll(async () => (await found(page)).text).toContain('Use one of bar, column, compact');
    await dialog(page).getByRole('button', { name: 'Show on the page' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy JSON' }).click();
    await dialog(page).getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(report);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Меню' }).evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('shows the JSON where the clipboard is closed', async () => {
    const { page } = await open({ html: pageWith(search, '<script>navigator.clipboard.writeText = () => Promise.reject();</script>') });
    await dialog(page).getByRole('button', { name: 'Скопировать JSON' }).click();
    expect(JSON.parse(await dialog(page).getByRole('textbox', { name: 'Отчёт в JSON' }).inputValue())).toMatchObject({ findings: [] });
  });

  it.each(['strict-csp.html', 'index.html', 'react/', 'vue/'])(
    'examines the page of a partner at %s when its address asks',
    async (path) => {
      const watched = await openPage({ ...desktop, javaScriptEnabled: true });
      try {
        await watched.page
          .context()
          .newPage()
          .then(async (page) => {
            await page.goto(`${origin}/partner/${path}`);
            await page.waitForLoadState('load');
            expect(await page.evaluate(() => 'kvartalDoctor' in globalThis)).toBe(false);
            await page.goto(`${origin}/partner/${path}?kvartal-doctor`);
            expect((await found(page)).codes).toEqual([]);
          });
      } finally {
        await watched.close();
      }
    },
  );
});

/** Returns accessibility violations of the window. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    const { violations: all } = await axe.run();
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  });
}
