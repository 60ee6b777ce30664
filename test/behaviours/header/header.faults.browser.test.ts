import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchDialogs } from '../../../src/features/header/fetchDialogs';
import { buttonOf, openDialogs } from '../../support/features/auth';
import { followedLinks, linkOf, navigated, press, signInOnSite } from '../../support/features/header';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

vi.mock('../../../src/features/header/fetchDialogs', async (original) => {
  const { fetchDialogs: fetchNow } = await original<typeof import('../../../src/features/header/fetchDialogs')>();
  return { fetchDialogs: vi.fn(fetchNow) };
});

followedLinks();
beforeEach(() => vi.mocked(fetchDialogs).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module')));
afterEach(() => {
  vi.mocked(fetchDialogs).mockReset();
  localStorage.clear();
});

describe.each(hosts)('when the code of a dialog fails to load, the header on $name', (host) => {
  const asked = async () => {
    const header = await host.mount('header', { draft: 'changed' });
    await expect.element(buttonOf(header, 'Авторизация')).toBeVisible();
    signInOnSite(header);
    await linkOf(header, 'Разместить объявление').click();
    const notice = header.view.getByRole('alert');
    await expect.element(notice).toHaveTextContent('Не удалось загрузить. Проверьте соединение с интернетом.');
    expect(navigated(header)).toEqual([]);
    return { header, notice };
  };

  it('shows it, reports it to the page, and asks after a retry', async () => {
    const { header, notice } = await asked();
    await expect.poll(() => header.detailsOf('error')).toMatchObject([{ code: 'load' }]);
    vi.mocked(fetchDialogs).mockReset();
    await press(header, 'Повторить');
    await expect.poll(() => openDialogs(header)).toEqual(['Вы уверены, что хотите уйти со страницы и создать новое объявление?']);
    expect(notice.elements()).toEqual([]);
    await press(header, 'Продолжить редактирование');
    await expect.poll(focused).toBe(linkOf(header, 'Разместить объявление').element());
  });

  it('can be dismissed, and asks on the next click', async () => {
    const { header, notice } = await asked();
    await press(header, 'Закрыть');
    await expect.poll(() => notice.elements()).toEqual([]);
    expect(focused()).toBe(linkOf(header, 'Разместить объявление').element());
    vi.mocked(fetchDialogs).mockReset();
    await press(header, 'Личный кабинет');
    await press(header, 'Выход');
    await expect.poll(() => openDialogs(header)).toEqual(['Вы уверены, что хотите выйти?']);
    expect(focused()).toBe(buttonOf(header, 'Остаться').element());
  });
});
