import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuthControl } from '../../../src/features/auth/definition';
import type { ChatPanelControl } from '../../../src/features/chat-panel/definition';
import { pageScope } from '../../../src/state/runtime/pageScope';
import { buttonOf } from '../../support/features/auth';
import { controlOf, hosts, type Mounted } from '../../support/mount';

const bannerOf = ({ root }: Mounted) => root().querySelector<HTMLElement>('[part=banner]');

/** Resets to a first visit on a newly opened page. */
function forget(): void {
  document.cookie = 'cookiesAccepted=; Max-Age=0; Path=/';
  localStorage.removeItem('cookiesAccepted');
  delete pageScope().slots['cookieConsent'];
}

beforeEach(forget);
afterEach(async () => {
  forget();
  await page.viewport(1280, 800);
});

describe.each(hosts)('the place of the cookie banner on $name', (host) => {
  const shown = async () => {
    const banner = await host.mount('cookie-banner');
    await expect.element(buttonOf(banner, 'Хорошо')).toBeVisible();
    return banner;
  };

  it.each(['its own', 'a shadow'])('gives way to a field with the focus that it would cover, in %s root', async (root) => {
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; inset: auto auto 30px 30px; width: 300px';
    document.body.append(box);
    onTestFinished(() => box.remove());
    const [covered, other] = [document.createElement('textarea'), document.createElement('input')];
    other.style.cssText = 'position: fixed; inset: 0 0 auto auto';
    (root === 'a shadow' ? box.attachShadow({ mode: 'open' }) : box).append(covered, other);
    const banner = await shown();
    const isVisible = () => bannerOf(banner)?.checkVisibility();
    await userEvent.click(other);
    expect(isVisible()).toBe(true);
    await userEvent.tab({ shift: true });
    await expect.poll(isVisible).toBe(false);
    await userEvent.keyboard('текст');
    expect([covered.value, isVisible()]).toEqual(['текст', false]);
    await userEvent.click(other);
    await expect.poll(isVisible).toBe(true);
  });

  it('gives way to a modal for as long as that is open: behind it nothing could be pressed', async () => {
    const banner = await shown();
    const isVisible = () => bannerOf(banner)?.checkVisibility();
    const login = await host.mount('auth', {}, { beside: banner });
    const control = (await controlOf(login)) as unknown as AuthControl;
    void control.signIn();
    const dialog = login.view.getByRole('dialog', { name: 'Вход' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(isVisible).toBe(false);
    // The focus goes from field to field, and nowhere: the modal is still there.
    await userEvent.tab();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.click(dialog.getByRole('heading', { name: 'Вход' }));
    expect(isVisible()).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await expect.poll(isVisible).toBe(true);
  });

  it('gives way to the chat of a phone', async () => {
    await page.viewport(360, 640);
    const banner = await shown();
    const panel = await host.mount('chat-panel', {}, { beside: banner });
    const control = (await controlOf(panel)) as unknown as ChatPanelControl;
    await control.open();
    await expect.element(panel.view.getByRole('dialog', { name: 'Чат', exact: true })).toBeVisible();
    await expect.poll(() => bannerOf(banner)?.checkVisibility()).toBe(false);
    await userEvent.click(buttonOf(panel, 'Закрыть чат'));
    await expect.poll(() => bannerOf(banner)?.checkVisibility()).toBe(true);
  });

  it('scrolls away with the page in a window as low as at 400 % zoom', async () => {
    await page.viewport(320, 256);
    const tall = document.createElement('div');
    tall.style.height = '2000px';
    document.body.append(tall);
    onTestFinished(() => tall.remove());
    const banner = await shown();
    const box = () => (bannerOf(banner) as HTMLElement).getBoundingClientRect();
    await expect.poll(() => innerHeight - box().bottom).toBe(0);
    scrollTo({ top: 300, behavior: 'instant' });
    await expect.poll(() => box().bottom).toBeLessThan(0);
    scrollTo({ top: 0, behavior: 'instant' });
  });
});
