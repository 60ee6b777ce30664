import { describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aWorld } from '../../../src/testing/world';
import { flats, ids } from '../../support/listing/listings';
import { type FeatureName, hosts, type Mounted } from '../../support/mount';
import { shownIds } from '../../support/shown';

const network = createFakeApi(aWorld(flats(3)));
const markup = '<p slot="header">Сверху</p><p slot="footer">Снизу</p>';
const slots = { header: <p>Сверху</p>, footer: <p>Снизу</p> };
const features = ['search', 'results', 'search-form'] as const satisfies FeatureName[];
const top = (mounted: Mounted, text: string) => mounted.view.getByText(text).element().getBoundingClientRect();

describe.each(hosts)('header and footer on $name', (host) => {
  test.each(features)('%s: above and below everything else', async (feature) => {
    const mounted = await host.mount(feature, host.name === 'React' ? slots : {}, { network, markup });
    await expect.element(mounted.view.getByText('Сверху')).toBeVisible();
    await expect.element(mounted.view.getByText('Снизу')).toBeVisible();
    if (feature !== 'search-form') await expect.poll(() => shownIds(mounted)).toEqual(ids(1, 3));
    const content =
      feature === 'results' ? mounted.view.getByRole('heading', { level: 2 }) : mounted.view.getByRole('combobox', { name: 'Тип сделки' });
    const box = content.element().getBoundingClientRect();
    expect(top(mounted, 'Сверху').bottom).toBeLessThanOrEqual(box.top);
    expect(top(mounted, 'Снизу').top).toBeGreaterThanOrEqual(box.bottom);
    if (feature === 'search') {
      const last = [...mounted.root().querySelectorAll('li')].at(-1);
      expect(top(mounted, 'Снизу').top).toBeGreaterThanOrEqual(last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
    }
  });

  test.each(features)('%s: take no space when empty', async (feature) => {
    const mounted = await host.mount(feature, {}, { network });
    if (feature !== 'search-form') await expect.poll(() => shownIds(mounted)).toEqual(ids(1, 3));
    await expect.poll(() => mounted.container.firstElementChild?.getBoundingClientRect().height ?? 0).toBeGreaterThan(20);
    const root = mounted.root().querySelector('.kv-root') as HTMLElement;
    const first = root.querySelector('form, h2, select') as HTMLElement;
    expect(first.getBoundingClientRect().top).toBe(root.getBoundingClientRect().top);
  });
});
