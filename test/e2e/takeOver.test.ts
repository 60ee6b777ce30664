import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, origin, phone } from './support/browser';
import { openHeldPage } from './support/heldPage';

let listing: string;
beforeAll(async () => {
  const answer = (await (await fetch(`${origin}/api/realty/?trade_type=Продажа`)).json()) as { results: { id: number }[] };
  listing = `/buy/${answer.results[0]?.id}`;
});

/** The landmarks that a screen reader finds. */
async function landmarks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role }) => String(role?.value))
    .filter((role) => ['main', 'banner', 'contentinfo'].includes(role))
    .sort();
}

const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return {
      text: activeElement?.textContent || activeElement?.getAttribute('aria-label'),
      place: activeElement?.closest('#first, #site')?.id,
    };
  });

describe('when the client takes over the server-rendered page', () => {
  it.each(['/', '/realty', 'listing'])('the focus stays on the same control, and the way on from it: %s', async (path) => {
    const { page, takeOver, close } = await openHeldPage(path === 'listing' ? listing : path);
    await page.locator('#first').getByRole('link', { name: 'Контакты', exact: true }).focus();
    expect(await landmarks(page)).toEqual(['banner', 'contentinfo', 'main']);
    const moves = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const note = ({ target, relatedTarget }: FocusEvent) => {
            seen.push(relatedTarget instanceof Element && target instanceof Element ? (relatedTarget.textContent ?? '') : 'nothing');
            resolve(seen);
          };
          addEventListener('focusout', note, { capture: true, once: true });
        }),
    );
    await takeOver();
    expect(await focus(page)).toEqual({ text: 'Контакты', place: 'site' });
    expect(await moves).toEqual(['Контакты']);
    expect(await landmarks(page)).toEqual(['banner', 'contentinfo', 'main']);
    await page.keyboard.press('Tab');
    expect(await focus(page)).toMatchObject({ text: 'Избранное', place: 'site' });
    await close();
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('it waits for what is visible, not for the end of its patience: %s', async (_, size) => {
    const { page, takeOver, close } = await openHeldPage('/realty', {
      ...size,
      before: (held) =>
        held.addInitScript(() => {
          const { setTimeout: begin } = window;
          // `maxWait` of the swap never ends.
          Object.assign(window, {
            setTimeout: (task: () => void, after?: number) => (after === 4000 ? 0 : begin(task, after)),
          });
        }),
    });
    await takeOver();
    await page.locator('#first').waitFor({ state: 'detached' });
    await page.locator('#site [part~=card]').nth(9).waitFor();
    expect(await page.locator('#site').getByRole('button', { name: 'Написать' }).count()).toBeGreaterThan(0);
    await close();
  });

  it('a caret stays where it was in the text', async () => {
    const { page, takeOver, close } = await openHeldPage('/realty');
    await page.locator('#first').getByPlaceholder('Название станции').fill('Соко');
    await page.keyboard.press('ArrowLeft');
    await takeOver();
    const caret = () => page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);
    expect(await page.getByPlaceholder('Название станции').inputValue()).toBe('Соко');
    expect(await caret()).toBe(3);
    await close();
  });

  it('a control that the client does not have passes the focus to what is around it', async () => {
    const { page, takeOver, close } = await openHeldPage('/');
    await page.evaluate(() => {
      const main = document.querySelector('#first main');
      const button = document.createElement('button');
      button.textContent = 'Лишняя';
      main?.append(button);
      button.focus();
    });
    await takeOver();
    expect(await page.evaluate(() => [document.activeElement?.id, document.activeElement?.closest('#site') !== null])).toEqual([
      'main',
      true,
    ]);
    await close();
  });

  it('photos that fail before it show the placeholder, not the sign of a broken picture', async () => {
    const { page, takeOver, close } = await openHeldPage(listing, {
      ...phone,
      before: (opened) => opened.route('**/media/**', (route) => route.abort()),
    });
    const photo = page.locator('#first [data-gallery] img').first();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0]))
      .toEqual([`${origin}/temp-card.webp`, true]);
    await takeOver();
    await close();
  });

  it('a signed-out visitor of the account reads the home page before any page code has loaded', async () => {
    const { page, takeOver, close } = await openHeldPage('/account?tab=messages');
    await page.locator('#first').getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await takeOver();
    await close();
  });
});
