import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListingRow } from '../../../src/parts/card/ListingRow';
import { ListingTile } from '../../../src/parts/card/ListingTile';
import { MapCard } from '../../../src/parts/card/MapCard';
import { FoundMarks } from '../../../src/parts/favourite/FoundMarks';
import { aListing, fixedNow } from '../../../src/testing';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { blockStorage } from '../../support/device/favourites';
import { rememberOnDevice } from '../../support/device/remembered';
import { Matrix } from '../../support/tables/Matrix';

const viewed = aListing({ id: 1 });
const hidden = aListing({ id: 2 });
const neither = aListing({ id: 3 });
const card = { href: '#listing', mediaHost: '', priority: true, isFound: true, now: fixedNow };

const meta = {
  title: 'parts/favourite/FoundMarks',
  component: FoundMarks,
  args: { listing: viewed },
  beforeEach: ({ loaded }) => rememberOnDevice(loaded['apiUrl'], { viewed: [1], hidden: [2] }),
} satisfies Meta<typeof FoundMarks>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w375' } };
const marksCome =
  (kinds: number): Story['play'] =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByText('Смотрели')).toHaveLength(kinds));
    await waitFor(() => expect(view.getAllByText('Скрыто')).toHaveLength(kinds));
    await expect(view.getAllByRole('button', { name: /^Скрыть: 2-комн\. квартира/ })).toHaveLength(kinds * 2);
    await expect(view.getAllByRole('button', { name: /^Вернуть: 2-комн\. квартира/ })).toHaveLength(kinds);
  };

export const OnRows: Story = {
  render: () => (
    <>
      <ListingRow {...card} listing={viewed} />
      <ListingRow {...card} listing={hidden} />
      <ListingRow {...card} listing={neither} />
    </>
  ),
  parameters: { pictures: { variants: ['phone'] } },
  play: marksCome(1),
};
export const OnRowsInTheDark: Story = { ...OnRows, globals: { theme: 'dark' } };
export const OnRowsOfAPhone: Story = { ...OnRows, globals: phone };

export const OnCards: Story = {
  render: () => (
    <Matrix
      isWide
      column={320}
      states={{
        'tile, seen': <ListingTile {...card} listing={viewed} />,
        'tile, hidden': <ListingTile {...card} listing={hidden} />,
        tile: <ListingTile {...card} listing={neither} />,
        'map, seen': <MapCard {...card} listing={viewed} onContact={() => {}} />,
        'map, hidden': <MapCard {...card} listing={hidden} onContact={() => {}} />,
        map: <MapCard {...card} listing={neither} onContact={() => {}} />,
      }}
    />
  ),
  parameters: { pictures: { variants: ['phone'] } },
  play: marksCome(2),
};
export const OnCardsInTheDark: Story = { ...OnCards, globals: { theme: 'dark' } };
export const OnCardsOfAPhone: Story = { ...OnCards, globals: phone };

const refused = 'Браузер не сохраняет данные сайта. Скрытые квартиры вернутся, когда вы закроете страницу.';
export const NotKept: Story = {
  render: () => <ListingRow {...card} listing={neither} />,
  parameters: {
    texts: [refused],
    pictures: { variants: [] },
  },
  beforeEach: blockStorage,
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Скрыть: / }));
    await expect(view.getByRole('button', { name: /^Вернуть: / })).toBeVisible();
    await noticeSays(await seen(document.body), refused);
  },
};
