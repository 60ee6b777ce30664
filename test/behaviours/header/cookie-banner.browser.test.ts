import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheets } from '../../../src/state/runtime/openSheets';
import { pageScope } from '../../../src/state/runtime/pageScope';
import { buttonOf } from '../../support/features/auth';
import { emulateMotion, emulateReducedMotion } from '../../support/motion';
import { element, hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const bannerOf = ({ root }: Mounted) => root().querySelector<HTMLElement>('[part=banner]');
const stateOf = (mounted: Mounted) => bannerOf(mounted)?.dataset['state'] ?? 'absent';
const accept = (mounted: Mounted) => userEvent.click(buttonOf(mounted, 'Хорошо'));

/** Resets to a first visit on a newly opened page. */
function forget(): void {
  document.cookie = 'cookiesAccepted=; Max-Age=0; Path=/';
  localStorage.removeItem('cookiesAccepted');
  delete pageScope().slots['cookieConsent'];
}
const openAgain = () => delete pageScope().slots['cookieConsent'];

beforeEach(forget);
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  forget();
  await page.viewport(1280, 800);
});

describe.each(hosts)('the cookie banner on $name', (host) => {
  const shown = async () => {
    const banner = await host.mount('cookie-banner');
    await expect.element(buttonOf(banner, 'Хорошо')).toBeVisible();
    return banner;
  };
  /** Renders something else after it: a banner that is not there by then will not appear. */
  const notShown = async () => {
    const banner = await host.mount('cookie-banner');
    const control = await host.mount('auth-gate', {}, { beside: banner });
    await expect.poll(() => control.root().querySelector('[part=heading]')).not.toBeNull();
    expect(stateOf(banner)).toBe('absent');
    return banner;
  };

  it('is a named region with a description, takes no space and no focus', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const height = document.documentElement.scrollHeight;
    const banner = await shown();
    await expect.element(banner.view.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
    expect(bannerOf(banner)?.textContent?.replaceAll('\u00A0', ' ')).toBe(
      'Мы используем файлы cookie. Подробнее — в политике конфиденциальности.Хорошо',
    );
    expect(banner.container.getBoundingClientRect().height).toBe(0);
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(focused()).toBe(button);
    button.remove();
  });

  it('once accepted, notifies the page, fades, disappears, and restores the focus', async () => {
    await emulateMotion();
    const field = document.createElement('input');
    document.body.append(field);
    const banner = await shown();
    field.focus();
    await accept(banner);
    expect(stateOf(banner)).toBe('closed');
    expect(bannerOf(banner)?.getAnimations().length).toBeGreaterThan(0);
    expect(bannerOf(banner)?.inert).toBe(true);
    expect(focused()).toBe(field);
    await expect.poll(() => stateOf(banner)).toBe('absent');
    expect(banner.detailsOf('accepted')).toEqual([{}]);
    field.remove();
  });

  it('stores the consent for a year, in a cookie and in local storage', async () => {
    const written: string[] = [];
    const { set, get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => String(get?.call(document)),
      set(text: string) {
        written.push(text);
        set?.call(document, text);
      },
    });
    const banner = await shown();
    const now = Date.now();
    await accept(banner);
    expect(written).toEqual(['cookiesAccepted=true; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(document.cookie).toContain('cookiesAccepted=true');
    const until = Number(localStorage.getItem('cookiesAccepted'));
    expect(until - now).toBeGreaterThanOrEqual(31_536_000_000);
    expect(until - now).toBeLessThan(31_536_060_000);
    banner.unmount();
    openAgain();
    (await notShown()).unmount();
    localStorage.removeItem('cookiesAccepted');
    openAgain();
    await notShown();
  });

  it('is hidden with a stored consent, and shown when that is over a year old', async () => {
    localStorage.setItem('cookiesAccepted', String(Date.now() + 1000 * 60));
    (await notShown()).unmount();
    openAgain();
    localStorage.setItem('cookiesAccepted', String(Date.now() - 1));
    await shown();
  });

  it('two on one page are accepted together', async () => {
    const first = await shown();
    const second = await shown();
    await accept(second);
    await expect.poll(() => [stateOf(first), stateOf(second)]).toEqual(['absent', 'absent']);
    expect(first.detailsOf('accepted')).toEqual([]);
    expect(second.detailsOf('accepted')).toEqual([{}]);
  });

  it.each([
    ['focus', () => (document.cookie = 'cookiesAccepted=true; Path=/')],
    ['storage', () => localStorage.setItem('cookiesAccepted', String(Date.now() + 1000 * 60))],
  ])('accepted in another tab, it goes with the event %s', async (name, acceptThere) => {
    const banner = await shown();
    acceptThere();
    dispatchEvent(new Event(name));
    await expect.poll(() => stateOf(banner)).toBe('absent');
    expect(banner.detailsOf('accepted')).toEqual([]);
  });

  it('remembers for this page where nothing can be stored', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: blocked, set: blocked });
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const banner = await shown();
    await accept(banner);
    await expect.poll(() => stateOf(banner)).toBe('absent');
    dispatchEvent(new Event('focus'));
    banner.unmount();
    await notShown();
  });

  it('links to the policy of the main site, unless the page handles it', async () => {
    const banner = await shown();
    const link = banner.view.getByRole('link', { name: 'политике конфиденциальности' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/legal/privacy');
    banner.cancel('navigate');
    await userEvent.click(link);
    expect(banner.detailsOf('navigate')).toEqual([{ url: 'https://site.test/legal/privacy', target: 'privacy' }]);
    expect(stateOf(banner)).toBe('open');
  });

  it('is reached by the keyboard, link first', async () => {
    const before = document.createElement('button');
    document.body.append(before);
    const banner = await shown();
    before.focus();
    await userEvent.tab();
    expect(focused()?.textContent).toBe('политике конфиденциальности');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => stateOf(banner)).toBe('absent');
    expect(focused()).toBe(before);
    before.remove();
  });

  it('is in its corner of the window, whatever box contains it, and above what is fixed at the lower edge', async () => {
    const banner = await shown();
    banner.container.style.cssText = 'transform: translate(300px, 10px); overflow: hidden; width: 100px';
    const box = () => (bannerOf(banner) as HTMLElement).getBoundingClientRect();
    expect([box().left, innerHeight - box().bottom]).toEqual([24, 24]);
    expect(box().width).toBeLessThanOrEqual(440);
    await page.viewport(375, 700);
    await expect.poll(() => [box().left, innerWidth - box().right, innerHeight - box().bottom]).toEqual([0, 0, 0]);
    banner.container.style.setProperty('--kv-foot', '69px');
    await expect.poll(() => innerHeight - box().bottom).toBe(69);
  });

  it.each([320, 375])('is a low strip in a window of %i px', async (width) => {
    await page.viewport(width, 640);
    const banner = await shown();
    expect(bannerOf(banner)?.getBoundingClientRect().height).toBeLessThanOrEqual(68);
  });

  it('gives way while a sheet is open', async () => {
    const banner = await shown();
    openSheets().set(2);
    await expect.poll(() => bannerOf(banner)?.checkVisibility()).toBe(false);
    openSheets().set(1);
    openSheets().set(0);
    await expect.poll(() => bannerOf(banner)?.checkVisibility()).toBe(true);
  });

  it('is not shown where the storage says "true" (§4)', async () => {
    localStorage.setItem('cookiesAccepted', 'true');
    await notShown();
  });

  it('is covered by a dialog that opens later, and covers what the page has put above everything', async () => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red';
    document.body.append(cover);
    const banner = await shown();
    const { left, top } = (bannerOf(banner) as HTMLElement).getBoundingClientRect();
    const atCorner = () => document.elementFromPoint(left + 20, top + 20);
    expect(atCorner()).not.toBe(cover);
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; border: 0';
    document.body.append(dialog);
    dialog.showModal();
    expect(atCorner()).toBe(dialog);
    dialog.remove();
    cover.remove();
  });

  it('disappears at once with reduced motion', async () => {
    await emulateReducedMotion();
    const banner = await shown();
    await accept(banner);
    expect(bannerOf(banner)?.getAnimations() ?? []).toEqual([]);
    await expect.poll(() => stateOf(banner)).toBe('absent');
  });
});

it('stays in its corner when its element is moved on the page', async () => {
  const banner = await element.mount('cookie-banner');
  await expect.element(buttonOf(banner, 'Хорошо')).toBeVisible();
  const place = document.createElement('div');
  banner.container.append(place);
  place.append(banner.container.firstElementChild as Element);
  const moved = place.firstElementChild?.shadowRoot?.querySelector('[part=banner]');
  await expect.poll(() => moved?.matches(':popover-open')).toBe(true);
});
