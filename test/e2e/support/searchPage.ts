import type { Locator, Page } from 'playwright';

/** What a visitor sees of a search. */
export interface ShownSearch {
  readonly url: string;
  readonly heading: string;
  readonly deal: string;
  readonly ordering: string;
  readonly page: string;
  /** The first card that starts inside the window, and its distance from the upper edge, px. */
  readonly card: number;
  readonly top: number;
}

export const isSettled = (root: Locator) => root.locator('section[data-state="ready"]').waitFor();

/** Where one line replaces the form, opens the dialog that has all of its fields; null where the form itself is there. */
export async function openForm(root: Locator): Promise<Locator | null> {
  // In its place until its code has loaded.
  await root.locator('[data-state=folded][data-lazy]').filter({ visible: true }).waitFor({ state: 'hidden' });
  await root.locator('[part~=form]:empty').waitFor({ state: 'detached' });
  const line = root.getByRole('button', { name: /^(?:Купить|Снять), / });
  if (!(await line.isVisible())) return null;
  await line.click();
  const dialog = root.getByRole('dialog', { name: 'Фильтры' });
  await dialog.waitFor();
  return dialog;
}

/** Looks for flats to rent, in the form or in the dialog. */
async function searchForRent(root: Locator): Promise<void> {
  const dialog = await openForm(root);
  if (dialog) await dialog.getByRole('radio', { name: 'Снять' }).check();
  else await root.getByLabel('Тип сделки').selectOption({ label: 'Снять' });
  await (dialog ?? root).getByRole('button', { name: 'Показать' }).click();
  await root.getByRole('heading', { name: /^Снять/ }).waitFor();
}

/** `root` is the element, or the page's body where the search is a part of the page. */
export async function seen(page: Page, root: Locator): Promise<ShownSearch> {
  // Where one line replaces the form, its fields are hidden.
  const deals = root.getByRole('combobox', { name: 'Тип сделки', includeHidden: true });
  const [deal, ordering] = await Promise.all([deals.inputValue(), root.getByLabel('Сортировка').inputValue()]);
  const shown = await root.evaluate((element) => {
    const home: ParentNode = element.shadowRoot ?? element;
    const cards = [...home.querySelectorAll<HTMLElement>('[data-place]')];
    const first = cards.find((card) => card.getBoundingClientRect().top >= 0);
    return {
      heading: home.querySelector('[part~=heading]')?.textContent ?? '',
      page: home.querySelector('[part~=pagination] [aria-current]')?.textContent ?? '',
      card: Number(first?.dataset['place']),
      top: Math.round(first?.getBoundingClientRect().top ?? Number.NaN),
    };
  });
  return { url: page.url(), deal, ordering, ...shown };
}

/** The same search at the same scroll position, within rounding of estimated heights. */
export const isWhere =
  (before: ShownSearch) =>
  ({ top, ...now }: ShownSearch) => {
    const { top: topBefore, ...then } = before;
    return Math.abs(top - topBefore) <= 2 && JSON.stringify({ ...now, url: '' }) === JSON.stringify({ ...then, url: '' });
  };

/** Opens rent, cheapest first, second page, and scrolls to its eighth card. */
export async function searchFarDown(page: Page, root: Locator): Promise<ShownSearch> {
  await isSettled(root);
  await searchForRent(root);
  await root.getByLabel('Сортировка').selectOption({ label: 'По возрастанию цены' });
  // A link where the address holds the search.
  const second = root.getByRole('link', { name: 'Страница 2' }).or(root.getByRole('button', { name: 'Страница 2' }));
  await second.click();
  await root.locator('[part~=pagination] [aria-current]', { hasText: '2' }).waitFor();
  await isSettled(root);
  const card = root.locator('[data-place]').nth(7);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  return stillSearch(page, root);
}

/** Waits until nothing moves, and returns what is visible. */
export async function stillSearch(page: Page, root: Locator): Promise<ShownSearch> {
  let last = await seen(page, root);
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const now = await seen(page, root);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** Opens a listing by a scripted click: the test driver's click would scroll. */
export const openListing = (root: Locator, listing: number) =>
  root.locator(`[data-place="${listing}"] a[data-card-link]`).dispatchEvent('click');
