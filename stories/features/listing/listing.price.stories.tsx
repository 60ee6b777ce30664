import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Listing as DomainListing } from '../../../src/domain/listing/listing';
import type { PriceStep } from '../../../src/domain/price/priceHistory';
import { listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { aListing, aWorld, createFakeApi, type Fetch, hoursAgo, never, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { atEnd } from '../../support/checks/atEnd';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { someFlats } from '../../support/worlds';

const shown = (overrides: Partial<DomainListing> = {}) =>
  aListing({
    id: 900,
    photos: [],
    description: '',
    price: 18_450_000,
    area: 54.3,
    rooms: '2',
    publishedAt: hoursAgo(77 * 24),
    ...overrides,
  });

/** A listing among similar ones, whose prices are apart by this share. */
function among(one: DomainListing, count: number, history?: readonly PriceStep[], middle = one.price * 1.064): () => Fetch {
  const others = someFlats(count, { tradeType: one.tradeType, realtyType: one.realtyType, rooms: one.rooms, area: one.area }).map(
    (flat, index) => ({ ...flat, price: Math.round(middle * (0.85 + (0.3 * index) / Math.max(1, count - 1))) }),
  );
  const world = aWorld([one, ...others]);
  return () =>
    createFakeApi({ ...world, listings: world.listings.map((item) => (item.listing === one && history ? { ...item, history } : item)) });
}

const days = (ago: number, price: number): PriceStep => ({ price, since: hoursAgo(ago * 24) });
const history = [days(77, 19_800_000), days(56, 18_900_000), days(36, 18_850_000), days(10, 18_450_000)];
const told = (one: DomainListing) => detailedListing(one);

const meta = {
  title: 'features/listing/price',
  tags: ['§2'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  // A story must not leave its page.
  args: { listing: told(shown()), onNavigate: takesOver(), onSelectListing: takesOver(), onContact: takesOver() },
  parameters: { network: among(shown(), 36, history) },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const heading = 'Оценка цены';
const phone = { viewport: { value: 'w375' } };
const ofSection = { pictures: { crop: `section:has(h2:text-is("${heading}"))` } };

const says =
  (...texts: readonly (string | RegExp)[]): Play =>
  async ({ canvasElement }) => {
    const view = await atEnd(canvasElement);
    const title = await view.findByRole('heading', { name: heading }, { timeout: 4000 });
    const section = () => within(title.closest('section') ?? title);
    for (const text of texts) await waitFor(() => expect(section().getByText(text)).toBeVisible());
  };
const isGone: Play = async ({ canvasElement }) => {
  const view = await atEnd(canvasElement);
  // What stands at the end of the page has been reached, and this with it.
  await view.findByRole('heading', { name: 'Вам могут понравиться' }, { timeout: 4000 });
  await waitFor(() => expect(view.queryByRole('heading', { name: heading })).not.toBeInTheDocument());
};
const hasTable: Play = async (context) => {
  await says(/ниже похожих/, /^36 похожих: 2-комнатные квартиры площадью 43–65 м²/, 'История цены')(context);
  const view = await seen(context.canvasElement);
  const table = view.getByRole('table', { name: 'Как менялась цена' });
  const rows = within(table).getAllByRole('row');
  await expect(rows).toHaveLength(5);
  await expect(rows[1]).toHaveTextContent(/18 450 000 ₽−400 000 ₽ −2,1 %$/);
  await expect(rows[4]).toHaveTextContent(/19 800 000 ₽опубликовано$/);
};

export const History: Story = { parameters: ofSection, play: hasTable };
export const HistoryInTheDark: Story = { ...History, globals: { theme: 'dark' } };
export const HistoryOnATablet: Story = { ...History, globals: { viewport: { value: 'w744' } } };
export const HistoryOnAPhone: Story = { ...History, globals: phone };
export const OnePrice: Story = { parameters: { ...ofSection, network: among(shown(), 12) }, play: says(/ниже похожих/, /^12 похожих/) };
export const LikeSimilar: Story = {
  parameters: { ...ofSection, network: among(shown(), 15, undefined, 18_450_000) },
  play: says('как у похожих'),
};
const rent = shown({ publishedAt: hoursAgo(40 * 24), tradeType: 'rent', price: 75_000, area: 45, deposit: 75_000 });
export const AboveInRent: Story = {
  args: { listing: told(rent) },
  parameters: { ...ofSection, network: among(rent, 21, [days(40, 70_000), days(12, 75_000)], 69_000) },
  play: says('на 9 % выше похожих', /сейчас сдаются. Цены пересчитаны на эту площадь/),
};
export const TooFew: Story = {
  parameters: { ...ofSection, network: among(shown({ price: 45_200_000 }), 11) },
  args: { listing: told(shown({ price: 45_200_000 })) },
  play: says('Похожих объявлений мало, сравнить цену не с чем: нужно хотя бы 12.'),
};
export const TooFewOnAPhone: Story = { ...TooFew, globals: phone };
const dear = shown({ publishedAt: hoursAgo(400 * 24), price: 999_000_000, area: 1234.56 });
export const LongPrices: Story = {
  args: { listing: told(dear) },
  parameters: {
    ...ofSection,
    network: among(dear, 14, [days(400, 1_000_000_000), days(399, 998_500_000), days(1, 999_000_000)], 140_000_000),
  },
  play: says(/выше похожих/),
};
export const LongPricesOnAPhone: Story = { ...LongPrices, globals: phone };
const archived = shown({ status: 'archived' });
export const Archived: Story = {
  args: { listing: told(archived) },
  parameters: { ...ofSection, network: among(archived, 20, history) },
  play: says('История цены'),
};
/** Nothing is known but the price itself: there is nothing to say. */
const bare = shown({ area: null });
export const NothingToSay: Story = {
  args: { listing: told(bare) },
  parameters: { network: among(bare, 12) },
  play: isGone,
};
export const Loading: Story = {
  parameters: { ...ofSection, network: () => when(/\/price\/$/, never(), among(shown(), 12)()) },
  play: async ({ canvasElement }) => {
    const view = await atEnd(canvasElement);
    await view.findByRole('status', { name: 'Загрузка оценки цены' }, { timeout: 4000 });
  },
};
export const Failed: Story = {
  parameters: { network: () => when(/\/price\/$/, rejects(500), among(shown(), 12)()) },
  play: isGone,
};
