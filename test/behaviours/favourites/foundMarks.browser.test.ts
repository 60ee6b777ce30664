import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../../src/testing/fakeApi';
import { aListing } from '../../../src/testing/fixtures';
import { aWorld } from '../../../src/testing/world';
import { blockStorage } from '../../support/features/favourites';
import { hosts, type Mounted } from '../../support/mount';
import { focused } from '../../support/shown';

const first = aListing({ id: 920_001, rooms: '1' });
const second = aListing({ id: 920_002, rooms: '2' });
const network = createFakeApi(aWorld([first, second]));
const cardOf = ({ root }: Mounted, { id }: { readonly id: number }) => root().querySelector<HTMLElement>(`[data-listing="${id}"]`);
const places = ({ root }: Mounted) => [...root().querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset['place']);
const shown = (mounted: Mounted, listing: { readonly id: number }) => cardOf(mounted, listing)?.innerText ?? '';
const hideOf = ({ view }: Mounted, rooms: string) => view.getByRole('button', { name: `Скрыть: ${rooms}-комн. квартира` });
const showOf = ({ view }: Mounted, rooms: string) => view.getByRole('button', { name: `Вернуть: ${rooms}-комн. квартира` });

describe.each(hosts)('what the device remembers, on $name', (host) => {
  test.each(['rows', 'compact'] as const)('says in %s which flats were seen; nothing moves', async (layout) => {
    const results = await host.mount('results', { layout }, { network });
    await expect.element(hideOf(results, '1')).toBeVisible();
    expect(shown(results, first)).not.toContain('Смотрели');
    const height = cardOf(results, first)?.offsetHeight;
    await host.mount('listing', { listingId: first.id }, { beside: results });
    await expect.poll(() => shown(results, first)).toContain('Смотрели');
    expect(shown(results, second)).not.toContain('Смотрели');
    expect(cardOf(results, first)?.offsetHeight).toBe(height);
  });

  test.each(['rows', 'compact'] as const)('hides a flat in %s behind a line, and brings it back; the keyboard follows', async (layout) => {
    const results = await host.mount('results', { layout }, { network });
    await expect.element(hideOf(results, '1')).toBeVisible();
    const before = shown(results, first);
    const order = places(results);
    (hideOf(results, '1').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown(results, first).split('\n').filter(Boolean)).toEqual(['Скрыто', 'Вернуть']);
    expect(focused()).toBe(showOf(results, '1').element());
    expect(cardOf(results, first)?.offsetHeight).toBeLessThan(80);
    // What the server has found is still counted, and the others are where they were.
    expect(results.view.getByText('2 объявления').elements().length).toBeGreaterThan(0);
    expect(places(results)).toEqual(order);
    const later = await host.mount('results', { layout }, { beside: results });
    await expect.poll(() => shown(later, first)).toContain('Скрыто');
    expect(shown(later, second)).not.toContain('Скрыто');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shown(results, first)).toBe(before);
    expect(focused()).toBe(hideOf(results, '1').element());
    await expect.poll(() => shown(later, first)).toBe(before);
    expect(results.detailsOf('selectListing')).toEqual([]);
  });

  test('a device that refuses is said once, and hides as long as the page', async () => {
    blockStorage();
    const results = await host.mount('results', {}, { network });
    const said = () => [...results.root().querySelectorAll('[role=status]')].filter((one) => /не сохраняет данные/.test(one.textContent));
    await hideOf(results, '1').click();
    await expect.poll(said).toHaveLength(1);
    await hideOf(results, '2').click();
    await expect.element(showOf(results, '2')).toBeVisible();
    await expect.element(showOf(results, '1')).toBeVisible();
    expect(said()).toHaveLength(1);
  });
});
