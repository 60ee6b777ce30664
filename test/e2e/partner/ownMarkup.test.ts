import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { documentOf, kit, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();

const strict =
  `default-src 'self'; script-src 'self' ${kit}; connect-src ${kit}; img-src 'self' data: ${kit}; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'";
const template =
  '<template slot="card"><article><img src="{{photo}}" alt=""><b data-id="{{id}}">{{price}}</b>' +
  '<i data-style="background: {{metroColor}}">{{metro}}</i><a href="{{url}}">{{title}}</a></article></template>';
const search = (content: string) => `<kvartal-search>${content}</kvartal-search>`;
const ownCards = (page: Page) => page.locator('kvartal-search > [data-kvartal] > article');
/** Error codes that the element reports, from the start. */
const rememberErrors = (page: Page) =>
  page.evaluate(() => {
    const errors: string[] = [];
    Object.assign(globalThis, { errors });
    document.addEventListener('kvartal-error', (event) => errors.push((event as CustomEvent<{ code: string }>).detail.code));
  });
const errors = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'errors') as string[]);

describe('custom markup in the script-tag build', () => {
  it('works under a strict CSP with trusted types, including line colours', async () => {
    const { page, problems } = await open({ html: documentOf(search(template) + script), csp: strict });
    await expect.poll(() => ownCards(page).count()).toBe(10);
    expect(await ownCards(page).first().locator('b').textContent()).toMatch(/₽$/);
    const colours = await ownCards(page)
      .locator('i')
      .evaluateAll((glyphs) => glyphs.map((glyph) => [glyph.textContent, getComputedStyle(glyph).backgroundColor]));
    expect(colours.filter(([name, colour]) => name !== '' && colour === 'rgba(0, 0, 0, 0)')).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('loads its code only if there is a template', async () => {
    const { page, requests } = await open({ html: documentOf(search('') + script) });
    await page.locator('kvartal-search [data-listing]').first().waitFor();
    expect(requests.filter((url) => /TemplateView|RenderedView/.test(url))).toEqual([]);
    await page.evaluate(
      (markup) => (document.querySelector('kvartal-search') as Element).insertAdjacentHTML('beforeend', markup),
      template,
    );
    await expect.poll(() => ownCards(page).count()).toBe(10);
    expect(requests.filter((url) => /TemplateView/.test(url))).toHaveLength(1);
  });

  it('falls back to the built-in cards with an error if its code does not load', async () => {
    const { page } = await open({
      html: documentOf(search('')),
      intercept: (url, route) => (url.pathname.includes('TemplateView') ? route.abort() : undefined),
    });
    await rememberErrors(page);
    await page.evaluate(
      ({ markup, source }) => {
        (document.querySelector('kvartal-search') as Element).innerHTML = markup;
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }));
      },
      { markup: template, source: `${kit}/kvartal.js` },
    );
    await expect.poll(() => page.locator('kvartal-search [data-listing]').count()).toBe(10);
    expect(await ownCards(page).count()).toBe(0);
    await expect.poll(() => errors(page)).toEqual(['load']);
  });
});
