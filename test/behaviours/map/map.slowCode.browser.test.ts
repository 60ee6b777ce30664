import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Lazy } from '../../../src/ui/hooks/useLazy';
import { useFakeEngines } from '../../support/map/searchMap';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

const code = vi.hoisted(() => ({ comes: (): Promise<void> => Promise.resolve() }));
vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));
vi.mock('../../../src/ui/hooks/useLazy', async (original) => {
  const { useLazy } = await original<typeof import('../../../src/ui/hooks/useLazy')>();
  return {
    useLazy: <T>(fetchCode: () => Promise<T>, isWanted?: boolean): Lazy<T> => useLazy(() => code.comes().then(fetchCode), isWanted),
  };
});

beforeEach(() => {
  useFakeEngines();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(hosts)('a map whose code has gone from the server does not blame the connection, on $name', async (host) => {
  code.comes = () => Promise.reject(new TypeError('Failed to fetch'));
  const map = await host.mount('map');
  await expect.element(map.view.getByRole('alert')).toHaveTextContent('Произошла критическая ошибка');
});

test.each(hosts)('a map whose code comes at the second time leads the visitor who asked for it again, on $name', async (host) => {
  code.comes = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  const map = await host.mount('map');
  await expect.element(map.view.getByRole('alert')).toHaveTextContent('Отсутствует интернет соединение');
  let arrive = () => {};
  code.comes = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  (map.view.getByRole('button', { name: 'Обновить' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.root().querySelector('[role=alert]')).toBeNull();
  const room = focused();
  expect(room?.getAttribute('aria-busy')).toBe('true');
  expect(getComputedStyle(room as Element)).toMatchObject({ outlineStyle: 'none', boxShadow: 'none' });
  arrive();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Карта Москвы/);
});
