import { expect, it } from 'vitest';
import { definitions } from '../../../src/elements/definitions';
import { createWorld } from '../../../src/testing/world';
import { printedPolicy } from '../../docs/printedPolicy';
import { documentOf, kit, partnerPages, script } from '../support/partnerPage';

const open = partnerPages();

it('every element draws itself under the policy that the manual prints', async () => {
  const id = createWorld().listings[0]?.listing.id;
  const tags = definitions.map(({ tag }) => `<${tag} listing-id="${id}"></${tag}>`).join('');
  const csp = printedPolicy(kit);
  expect(csp).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  const { page, problems } = await open({ html: documentOf(tags + script), csp });
  const blank = () =>
    page.evaluate(
      (names) => names.filter((name) => !document.querySelector(name)?.shadowRoot?.querySelector('.kv-root')),
      definitions.map(({ tag }) => tag as string),
    );
  await expect.poll(blank, { timeout: 20_000 }).toEqual([]);
  await page.locator('kvartal-listing [part~=listing]').waitFor();
  await page.locator('kvartal-search [part~=card]').first().waitFor();
  await page
    .locator('kvartal-search')
    .getByRole('button', { name: /^Фильтры/ })
    .click();
  await page.locator('kvartal-search').getByRole('dialog').waitFor();
  expect(problems.filter((problem) => /content policy|Trusted/i.test(problem))).toEqual([]);
});
