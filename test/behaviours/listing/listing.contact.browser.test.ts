import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recorded, when } from '../../../src/testing/scenarios';
import { button, contactPageOn, dialogOf, inWindow, signedIn, toasts } from '../../support/listing/contactPage';
import { answersOwner, ownerPath } from '../../support/listing/owner';
import { hosts } from '../../support/mount';

describe.each(hosts)('the way to the owner on $name', (host) => {
  const open = contactPageOn(host);

  test.each([
    ['callsAndMessages', ['Позвонить', 'Написать']],
    ['calls', ['Позвонить']],
    ['messages', ['Написать']],
    [null, ['Позвонить', 'Написать']],
  ] as const)('where the owner allows %s, the panel offers %s', async (communicationMethod, names) => {
    const page = await open({ listing: { communicationMethod } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Ольга');
    await expect.element(panel).toHaveTextContent('Собственник');
    expect(
      panel
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(names);
  });

  test('an owner without a name is an unknown user', async () => {
    const page = await open({ listing: { owner: { id: 5, name: ' ', type: null } } });
    await expect.element(page.view.getByRole('region', { name: 'Контакты' })).toHaveTextContent('Неизвестный пользователь');
  });

  test.each([
    [{ status: 'moderation' }, 'Объявление недоступно.'],
    [{ status: 'rejected' }, 'Объявление отклонено.'],
    [{ status: 'archived' }, 'Объявление находится в архиве.'],
    [{ isDeleted: true }, 'Объявление удалено и недоступно.'],
  ] as const)('of a listing that is closed (%j) nobody can be reached', async (closed, reason) => {
    const page = await open({ listing: closed, props: { token: signedIn } });
    const panel = page.view.getByRole('region', { name: 'Контакты' });
    await expect.element(panel).toHaveTextContent('Связаться с владельцем нельзя');
    await expect.element(panel).toHaveTextContent(reason);
    const link = panel.getByRole('link');
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('https://site.test/realty?trade_type='));
    expect(panel.getByRole('button').query()).toBeNull();
    expect(page.root().querySelector('[part=contact-bar]')).toBeNull();
    page.cancel('navigate');
    await userEvent.click(link);
    expect(page.detailsOf('navigate')).toMatchObject([{ target: 'similar' }]);
  });

  test.each([
    ['Позвонить', 'call', 'Пожалуйста, авторизуйтесь, чтобы позвонить.'],
    ['Написать', 'write', 'Пожалуйста, авторизуйтесь, чтобы написать.'],
  ])('nobody is signed in: "%s" warns, with a way to the listing on the main site', async (name, method, text) => {
    const network = recorded(when(ownerPath, answersOwner()));
    const page = await open({ network: network.fetch });
    await userEvent.click(button(page, name));
    await expect.poll(() => toasts(page)).toEqual([text]);
    expect(page.detailsOf('contact')).toMatchObject([{ method, listing: { id: 1001 } }]);
    const link = page.view.getByRole('link', { name: 'Войти' });
    await expect.element(link).toHaveAttribute('href', 'https://site.test/buy/1001');
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(dialogOf(page)).toBeNull();
    expect(network.requests.some(({ url }) => ownerPath.test(url.pathname))).toBe(false);
  });

  test('a page that takes over gets the event, and nothing else happens', async () => {
    const page = await open({ props: { token: signedIn } });
    page.cancel('contact');
    await userEvent.click(button(page, 'Позвонить'));
    await userEvent.click(button(page, 'Написать'));
    expect(page.detailsOf('contact')).toMatchObject([{ method: 'call' }, { method: 'write' }]);
    expect(toasts(page)).toEqual([]);
    expect(page.root().querySelector('dialog')).toBeNull();
  });

  test('one’s own listing: neither way', async () => {
    const page = await open({ listing: { owner: { id: 101, name: 'Мария', type: 'owner' } }, props: { token: signedIn } });
    await userEvent.click(button(page, 'Позвонить'));
    await expect.poll(() => toasts(page)).toEqual(['Вы не можете позвонить этому пользователю.']);
    await userEvent.click(button(page, 'Написать'));
    await expect.poll(() => toasts(page).at(-1)).toBe('Вы не можете написать этому пользователю.');
    await expect.poll(() => dialogOf(page)).toBeNull();
  });

  test('the words on the bar stay whole where a visitor has set text wider (WCAG 1.4.12)', async () => {
    await inWindow(320, 640, async () => {
      const page = await open();
      const bar = page.view.getByRole('group', { name: 'Контакты' });
      await expect.element(bar).toBeVisible();
      const wide = new CSSStyleSheet();
      wide.replaceSync('button { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
      const root = bar.element().getRootNode() as Document | ShadowRoot;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, wide];
      for (const name of ['Позвонить', 'Написать']) {
        const label = bar.getByRole('button', { name }).element().lastChild as Node;
        const range = document.createRange();
        range.selectNodeContents(label);
        expect(range.getClientRects(), name).toHaveLength(1);
      }
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== wide);
    });
  });

  test('in a narrow page the ways stand in a bar at its foot, and toasts above it', async () => {
    await inWindow(375, 700, async () => {
      const page = await open();
      const bar = page.view.getByRole('group', { name: 'Контакты' });
      await expect.element(bar).toBeVisible();
      const [call, write] = bar
        .getByRole('button')
        .elements()
        .map((one) => one.getBoundingClientRect());
      expect(Math.abs((call?.width ?? 0) - (write?.width ?? 1))).toBeLessThan(1);
      const box = bar.element().getBoundingClientRect();
      expect(Math.round(box.bottom)).toBe(innerHeight);
      expect(page.view.getByRole('region', { name: 'Контакты' }).getByRole('button').query()).toBeNull();
      // What the keyboard reaches below comes into sight above the bar.
      const toTop = page.view.getByRole('button', { name: 'В начало' });
      await expect.element(toTop).toBeInTheDocument();
      const below = toTop.element() as HTMLElement;
      below.focus();
      await expect.poll(() => below.getBoundingClientRect().bottom <= bar.element().getBoundingClientRect().top).toBe(true);
      await userEvent.click(bar.getByRole('button', { name: 'Позвонить' }));
      await expect.poll(() => toasts(page)).toEqual(['Пожалуйста, авторизуйтесь, чтобы позвонить.']);
      const toast = page.root().querySelector('[data-toast]');
      await expect.poll(() => (toast?.getBoundingClientRect().bottom ?? 0) <= box.top).toBe(true);
    });
  });
});
