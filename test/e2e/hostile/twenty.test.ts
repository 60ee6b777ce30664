import { expect, it } from 'vitest';
import { documentOf, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();

it('twenty compact searches on one page each show what was searched for in them', async () => {
  const { page, problems } = await open({ html: documentOf('<kvartal-search layout="compact"></kvartal-search>'.repeat(20) + script) });
  const searches = page.locator('kvartal-search');
  const deals = () =>
    searches.evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.querySelector('h2')?.textContent?.split(' ')[0] ?? ''));
  const expected: string[] = Array(20).fill('Купить');
  await expect.poll(deals).toEqual(expected);
  for (const place of [6, 0, 19]) {
    const one = searches.nth(place);
    await one.getByRole('radio', { name: 'Снять' }).check({ force: true });
    await one
      .getByRole('button', { name: /^Показать/ })
      .first()
      .click();
    expected[place] = 'Снять';
    await expect.poll(deals).toEqual(expected);
  }
  expect(problems).toEqual([]);
});
