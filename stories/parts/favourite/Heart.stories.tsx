import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slotOf } from '../../../src/base/slotOf';
import { ListingRow } from '../../../src/parts/card/ListingRow';
import { ListingTile } from '../../../src/parts/card/ListingTile';
import { MapCard } from '../../../src/parts/card/MapCard';
import { Heart } from '../../../src/parts/favourite/Heart';
import { createFavourites } from '../../../src/state/favourites/favourites';
import { useRuntime } from '../../../src/state/runtime/runtimeContext';
import { aListing, fixedNow } from '../../../src/testing';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { Matrix } from '../../support/tables/Matrix';

const kept = aListing({ id: 1 });
const other = aListing({ id: 2, photos: [] });
const card = { href: '#listing', mediaHost: '', priority: true, now: fixedNow };

const meta = { title: 'parts/favourite/Heart', component: Heart, args: { listing: kept } } satisfies Meta<typeof Heart>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w375' } };
const hearts = async (canvas: HTMLElement, count: number) => {
  const view = await seen(canvas);
  await waitFor(() => expect(view.getAllByRole('button', { name: /^В избранное: / })).toHaveLength(count));
  return view.getAllByRole('button', { name: /^В избранное: / });
};
/** Keeps the listing of the first card, and shows it in all cards that have it. */
const keepsFirst =
  (count: number): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    const [first] = await hearts(canvasElement, count);
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.unhover(first as HTMLElement);
  };

export const OnCards: Story = {
  render: () => (
    <Matrix
      isWide
      column={320}
      states={{
        'tile, kept': <ListingTile {...card} listing={kept} />,
        'tile, not kept': <ListingTile {...card} listing={other} />,
        'map, kept': <MapCard {...card} listing={kept} onContact={() => {}} />,
        'map, not kept': <MapCard {...card} listing={other} onContact={() => {}} />,
      }}
    />
  ),
  play: keepsFirst(4),
};
export const OnCardsInTheDark: Story = { ...OnCards, globals: { theme: 'dark' } };
export const OnCardsOfAPhone: Story = { ...OnCards, globals: phone };

export const OnARow: Story = { render: () => <ListingRow {...card} listing={kept} />, play: keepsFirst(1) };
export const OnARowOfAPhone: Story = { ...OnARow, globals: phone };

/** Every device refuses in these stories. */
function OnARefusingDevice() {
  const runtime = useRuntime();
  const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const storage = { read: refuse, write: refuse };
  slotOf(runtime.slots, 'favourites', () => createFavourites(runtime.apiUrl, storage, { channel: () => null }));
  return <ListingRow {...card} listing={kept} />;
}

const refused = 'Браузер не сохраняет данные сайта. Избранное исчезнет, когда вы закроете страницу.';
export const Refused: Story = {
  render: () => <OnARefusingDevice />,
  parameters: { texts: [refused] },
  play: async (context) => {
    await keepsFirst(1)?.(context);
    await noticeSays(await seen(document.body), refused);
  },
};
