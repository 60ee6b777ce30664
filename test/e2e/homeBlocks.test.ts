import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { documentOf, kit, type PartnerPageOptions, partnerPages, script } from './support/partnerPage';

const open = partnerPages();

const strict =
  `default-src 'self'; script-src 'self' ${kit}; connect-src ${kit}; img-src 'self' data: ${kit}; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'";
const blocks = '<kvartal-catalogue></kvartal-catalogue><kvartal-faq></kvartal-faq>';
/** Removes the built-in HTML sanitizer; runs in the page before anything else. */
const older = '<script src="/page.js"></script>';
const takeSanitiser = 'delete Element.prototype.setHTML;';
const withoutSanitiser: PartnerPageOptions['intercept'] = (url, route) =>
  url.pathname === '/page.js' ? route.fulfill({ contentType: 'text/javascript', body: takeSanitiser }) : undefined;

async function openAnswer(page: Page): Promise<string> {
  const faq = page.locator('kvartal-faq');
  await faq.scrollIntoViewIfNeeded();
  await faq.getByRole('button', { name: 'Какие документы нужны для покупки?' }).click();
  const answer = faq.locator('[part~=answer]:not([hidden])');
  await answer.getByText('выписку из ЕГРН').waitFor();
  return answer.innerText();
}
const sanitiser = (requests: readonly string[]) => requests.filter((url) => /parseByPurify|purify/i.test(url)).length;

describe('blocks of the home page in the script-tag build', () => {
  it('work under a strict CSP with trusted types: cards and answers are shown without violations', async () => {
    const { page, requests, problems } = await open({ html: documentOf(blocks + script), csp: strict });
    await expect.poll(() => page.locator('kvartal-catalogue').getByRole('article').count()).toBe(3);
    expect(await openAnswer(page)).toContain('не старше месяца');
    expect(await page.locator('kvartal-faq').getByRole('listitem').count()).toBe(3);
    // A browser with a built-in sanitizer does not load another.
    expect(sanitiser(requests)).toBe(0);
    expect(problems).toEqual([]);
  });

  it('fetch DOMPurify where the browser has no built-in sanitizer', async () => {
    const { page, requests, problems } = await open({ html: documentOf(older + blocks + script), intercept: withoutSanitiser });
    expect(await openAnswer(page)).toContain('не старше месяца');
    expect(await page.locator('kvartal-faq').getByRole('listitem').count()).toBe(3);
    expect(sanitiser(requests)).toBe(1);
    expect(problems).toEqual([]);
  });

  it('show answers as plain text if the CSP forbids every parser', async () => {
    const { page, requests } = await open({ html: documentOf(older + blocks + script), csp: strict, intercept: withoutSanitiser });
    const text = await openAnswer(page);
    expect(text).toContain('не старше месяца');
    expect(text).not.toMatch(/[<>]/);
    expect(sanitiser(requests)).toBe(0);
  });

  it('request nothing before they are near the viewport, and no dialog before it is needed', async () => {
    const [catalogue = '', faq = ''] = blocks.split(/(?=<kvartal-faq>)/);
    const { page, requests } = await open({ html: documentOf(`${catalogue}<div style="height: 3000px"></div>${faq}${script}`) });
    const asked = () => requests.filter((url) => /FaqSections|\/questions\//.test(url)).map((url) => url.replace(/^.*\//, ''));
    await page.locator('kvartal-catalogue').getByRole('article').first().waitFor();
    expect(asked()).toEqual([]);
    await openAnswer(page);
    expect(asked().toSorted()).toEqual(['1', '?type=FAQ', 'FaqSections.js']);
    expect(requests.filter((url) => /LoadFailureDialog/.test(url))).toEqual([]);
  });
});
