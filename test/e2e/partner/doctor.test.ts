import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../../../scripts/build/define';
import { desktop, openPage, origin } from '../support/browser';
import { documentOf, kit, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();
const doctor = `<script src="${kit}/kvartal.doctor.js"></script>`;
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Квартал|Kvartal): / });
const isFocused = (element: Element) => element.matches(':focus');

/** Tries to hide the window and to style what is in it. */
const hostileStyles = `<style>
  html > div { display: none !important; visibility: hidden !important; opacity: 0 !important; width: 0 !important; }
  :is(button, section, h2) { font-size: 60px !important; position: absolute !important; }
</style>`;
const csp = `default-src 'none'; script-src ${kit}; connect-src ${kit}; img-src ${kit}; style-src 'unsafe-inline';
  require-trusted-types-for 'script'; trusted-types 'none'`.replace(/\s+/g, ' ');

describe('the window of the doctor', () => {
  it('is for keyboards and screen readers, in both languages, gives JSON, and stays so on a strict and hostile page', async () => {
    const body = '<main><h1>Партнёр</h1><button>Меню</button><kvartal-search layout="wide"></kvartal-search></main>';
    const { page } = await open({ html: documentOf(body + script, hostileStyles + doctor), csp });
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
    await expect.poll(() => dialog(page).getByRole('heading').evaluate(isFocused)).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await dialog(page).getByRole('button', { name: 'English' }).click();
    await dialog(page).getByText('Use one of bar, column, compact').waitFor();
    await dialog(page).getByRole('button', { name: 'Show on the page' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy JSON' }).click();
    await dialog(page).getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(report);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject();
    });
    await dialog(page).getByRole('button', { name: 'Copy JSON' }).click();
    expect(JSON.parse(await dialog(page).getByRole('textbox', { name: 'Report as JSON' }).inputValue())).toEqual(report);

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Меню' }).evaluate(isFocused)).toBe(true);
  });
});

const examples = [
  'index.html',
  'choice.html',
  'map.html',
  'listing.html',
  'separate.html',
  'strict-csp.html',
  'agency.html',
  'react/',
  'vue/',
];
/** React without tags, under a policy that keeps scripts of others out. */
const sitePages = ['/', '/realty?view=map', '/realty/create'];

describe('the doctor', () => {
  it('is on example pages only if their address asks for it, and finds nothing there and on pages of the site', async () => {
    const { page: first, close } = await openPage(desktop);
    const found = async (address: string, script = '') => {
      const page = await first.context().newPage();
      await page.goto(origin + address);
      if (script) await page.evaluate(script);
      await dialog(page).waitFor();
      return [address, ...(await dialog(page).getByRole('listitem').allInnerTexts())];
    };
    try {
      const unasked: string[] = [];
      const plain = await first.context().newPage();
      plain.on('request', (request) => unasked.push(request.url()));
      await plain.goto(`${origin}/partner/`, { waitUntil: 'load' });
      expect(unasked.filter((url) => url.includes('kvartal.doctor'))).toEqual([]);
      const asked = examples.map((path) => `/partner/${path}?kvartal-doctor`);
      // All at once: most of the time they wait.
      const all = await Promise.all(asked.map((address) => found(address)));
      expect(all).toEqual(asked.map((address) => [address]));
      const script = readFileSync('dist/browser/kvartal.doctor.js', 'utf8');
      expect(await Promise.all(sitePages.map((address) => found(address, script)))).toEqual(sitePages.map((address) => [address]));
    } finally {
      await close();
    }
  });
});

/** Returns accessibility violations of the window. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as {
      run(where: Element | null): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
    };
    const { violations: all } = await axe.run(document.documentElement.lastElementChild);
    return all.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  });
}
