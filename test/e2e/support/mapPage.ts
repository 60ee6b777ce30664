import type { Locator, Page } from 'playwright';

/** `root` is the element, or the page's body where the map is a part of the page. */
export const markers = (root: Locator) => root.locator('[part~=marker]');
export const panel = (root: Locator) => root.locator('[part~=panel]');
const loadingPoints = (root: Locator) => root.getByRole('progressbar', { name: 'Загрузка точек на карте' });

/** Waits until the points in view are loaded and rendered. */
export async function hasMarkers(root: Locator): Promise<void> {
  await loadingPoints(root).waitFor({ state: 'hidden' });
  await markers(root).first().waitFor();
}

/** Returns the number of listings behind each marker, from its accessible name: '9+, 19 объявлений, от 5,9 млн ₽'. */
export async function countsOf(root: Locator): Promise<number[]> {
  const names = await markers(root).evaluateAll((all) => all.map((marker) => marker.getAttribute('aria-label') ?? ''));
  return names.map((name) => Number(/([\d\s]+)\s+объявлени/.exec(name.replaceAll('\u00A0', ' '))?.[1]?.replace(/\s/g, '')));
}

/** Returns the number of results that the map shows: 217 of '38 из 217 объявлений'. */
export const foundOnMap = async (root: Locator) =>
  Number((await root.locator('[part~=count]').innerText()).split('из').at(-1)?.replace(/\D/g, ''));

/** Returns the box in the URL: north, west, south, east. */
export const boxOf = (page: Page): number[] => (new URL(page.url()).searchParams.get('box') ?? '').split(',').filter(Boolean).map(Number);

/** Presses the central marker until it is a single point, which opens the panel; a cluster zooms in. */
export async function openPlace(root: Locator, press: (marker: Locator) => Promise<void> = (marker) => marker.click()): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await hasMarkers(root);
    const before = await placesOf(root);
    await press(markers(root).nth(await nearestToMiddle(root)));
    for (;;) {
      if (await panel(root).isVisible()) return;
      if (JSON.stringify(await placesOf(root)) !== JSON.stringify(before)) break;
    }
  }
  throw new Error('no place after twelve steps');
}

const placesOf = (root: Locator) =>
  markers(root).evaluateAll((all) => all.map((marker) => `${marker.getAttribute('aria-label')} ${marker.getAttribute('style')}`));

function nearestToMiddle(root: Locator): Promise<number> {
  return markers(root).evaluateAll((all) => {
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const map = all[0]?.closest('[part~=map]');
    const [x, y] = middle((map ?? document.body).getBoundingClientRect());
    const away = all.map((marker) => {
      const [left, top] = middle(marker.getBoundingClientRect());
      return Math.hypot(left - x, top - y);
    });
    return away.indexOf(Math.min(...away));
  });
}

/** Returns the ids of the listings on all pages of the open panel. */
export async function idsInPanel(root: Locator): Promise<number[]> {
  const more = panel(root).getByRole('button', { name: /^Показать ещё/ });
  await panel(root).locator('[role=list][aria-busy=false]').waitFor();
  while (await more.isVisible()) {
    await more.click();
    await panel(root).locator('[role=list][aria-busy=false]').waitFor();
  }
  const addresses = await panel(root)
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = addresses.flatMap((address) => /\/(?:buy|rent)\/(\d+)/.exec(address)?.[1] ?? []);
  return [...new Set(ids.map(Number))];
}

/** Waits until nothing on the map has moved for a while. */
export async function stillMap(root: Locator): Promise<void> {
  await root.locator('[part~=map]').evaluate(async (map) => {
    const look = () =>
      [...map.querySelectorAll('[part~=marker]')].map((marker) => Object.values(marker.getBoundingClientRect().toJSON()).join()).join() +
      location.href;
    let last = look();
    for (let still = 0; still < 30; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = look();
      if (now !== last) still = 0;
      last = now;
    }
  });
}
