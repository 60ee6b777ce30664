import { expect, it } from 'vitest';
import { desktop, openPage, origin } from '../support/browser';
import { serveForeignPage } from '../support/foreignPage';
import { documentOf } from '../support/partnerPage';

const inner = documentOf(
  `<kvartal-search url-sync="query"></kvartal-search><script type="module" src="${origin}/kit/kvartal.js"></script>`,
);
const inAttribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frame = `<iframe sandbox="allow-scripts" width="1200" height="800" srcdoc="${inAttribute(inner)}"></iframe>`;

// Playwright does not see the requests of such a frame, so that it needs a server.
it('a search in a sandboxed frame without an address finds listings, others by other filters, and opens the map', async () => {
  const { address, stop } = await serveForeignPage(documentOf(frame));
  const { page, problems, close } = await openPage(desktop);
  try {
    await page.goto(address);
    const search = page.frameLocator('iframe').locator('kvartal-search');
    await expect.poll(() => search.locator('[part~=card]').count()).toBe(10);
    await expect(search.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
    const title = search.getByRole('heading', { level: 2 }).first();
    const before = await title.textContent();
    await search.getByLabel('Тип сделки').selectOption({ label: 'Снять' });
    await search.getByRole('button', { name: 'Показать' }).click();
    await expect.poll(() => title.textContent()).not.toBe(before);
    await search.getByRole('button', { name: 'На карте' }).click();
    await search.locator('[part~=marker]').first().waitFor();
    expect(problems).toEqual([]);
  } finally {
    await close();
    stop();
  }
});
