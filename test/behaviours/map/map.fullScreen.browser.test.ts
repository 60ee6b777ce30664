import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MapProvider } from '../../../src/map/engine/MapEngine';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import type { FakeEngine } from '../../support/map/fakeMap';
import { beside, flatAt, liveMapOf, markers, useFakeEngines } from '../../support/map/searchMap';
import { hosts } from '../../support/mount';
import { focused } from '../../support/shown';

vi.mock('../../../src/map/engine/engines', () => ({ loadEngine: vi.fn() }));

let engines: Record<MapProvider, FakeEngine>;
beforeEach(() => {
  engines = useFakeEngines();
});
afterEach(() => vi.restoreAllMocks());

const world = aWorld([flatAt(beside(20, 20)), flatAt(beside(-40, -40))]);

describe.each(hosts)('the map over the whole window, on $name', (host) => {
  const open = async () => {
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('refused'));
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    before.textContent = after.textContent = 'Страница';
    document.body.append(before);
    const map = await host.mount('map', {}, { network: createFakeApi(world) });
    document.body.append(after);
    onTestFinished(() => {
      before.remove();
      after.remove();
    });
    await liveMapOf(engines.keyless);
    await expect.poll(() => markers(map)).toHaveLength(2);
    const section = map.view.getByRole('region', { name: 'Объявления на карте' }).element();
    const isWhole = () => section.getBoundingClientRect().height === innerHeight;
    return { map, section, isWhole, before, after };
  };
  const enter = async ({ map, isWhole }: Awaited<ReturnType<typeof open>>) => {
    await userEvent.click(map.view.getByRole('button', { name: 'На весь экран' }));
    await expect.poll(isWhole).toBe(true);
  };

  test('Tab stays in it, both ways', async () => {
    const opened = await open();
    await enter(opened);
    const { map, section, before, after } = opened;
    const link = map.view.getByRole('link', { name: 'К списку объектов' }).element() as HTMLElement;
    const isInside = () => section.matches(':focus-within');
    link.focus();
    await userEvent.tab({ shift: true });
    expect(focused()?.matches('[part~=marker]')).toBe(true);
    await userEvent.tab();
    expect(focused()).toBe(link);
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      expect(isInside()).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(opened.isWhole).toBe(false);
    link.focus();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(before);
    expect([before, after].every((button) => button.attributes.length === 0)).toBe(true);
  });

  test('Esc gives the window back wherever the focus is, but for a dialog of the page above it', async () => {
    const opened = await open();
    await enter(opened);
    const { isWhole, after } = opened;
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Понятно</button><button>Нет</button>';
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    dialog.showModal();
    await userEvent.tab();
    expect(focused()?.textContent).toBe('Нет');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(isWhole()).toBe(true);
    after.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isWhole).toBe(false);
  });

  test('the focus comes into it where the browser leaves it at the page', async () => {
    const opened = await open();
    const { map, section, isWhole, after } = opened;
    after.focus();
    (map.view.getByRole('button', { name: 'На весь экран' }).element() as HTMLElement).click();
    await expect.poll(isWhole).toBe(true);
    await expect.poll(() => section.matches(':focus-within')).toBe(true);
  });
});
