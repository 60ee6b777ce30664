import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { encodeListing } from '../../../src/api/wire/listing/encodeListing';
import type { Listing } from '../../../src/domain/listing/listing';
import { type ListingCardProps, listingCard } from '../../../src/features/listing-card/definition';
import { ListingCard } from '../../../src/features/listing-card/ListingCard';
import { never, offline, rejects } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { Matrix } from '../../support/tables/Matrix';
import { serving, someFlats, unusual } from '../../support/worlds';

const card = (args: ListingCardProps) => <Feature component={ListingCard} definition={listingCard} props={args} />;

const meta = {
  title: 'features/listing-card',
  tags: ['§2', '§3'],
  component: ListingCard,
  argTypes: argTypesOf(listingCard),
  render: (args) => <div style={{ maxWidth: args.layout === 'row' ? 900 : 360 }}>{card(args)}</div>,
  // A story must not leave its page.
  args: { onSelectListing: takesOver() },
} satisfies Meta<typeof ListingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const withData = (listing: Listing): Story => ({ args: { listing: encodeListing(listing) } });
const says =
  (...texts: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const text of texts) await expect((await view.findAllByText(text))[0]).toBeVisible();
  };

export const Sale: Story = { ...withData(unusual.apartments), play: says(/18.500.000/, 'Сокол') };
export const Row: Story = { args: { ...withData(unusual.fourRooms).args, layout: 'row' }, play: says(/74.500.000/) };
export const Rent: Story = { ...withData(unusual.rent), play: says(/85.000/, /в месяц/) };
export const Studio: Story = { ...withData(unusual.studio), play: says(/Студия/) };
export const FourRoomsAndMore: Story = { ...withData(unusual.fourRooms), play: says(/4\+/) };
export const LongTexts: Story = withData(unusual.longTexts);
export const LongTextsInARow: Story = { args: { ...withData(unusual.longTexts).args, layout: 'row' } };
export const OneUnbrokenWord: Story = {
  ...withData(unusual.oneUnbrokenWord),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('article')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const NoPhoto: Story = withData(unusual.noPhoto);
export const BrokenPhoto: Story = withData(unusual.brokenPhoto);
export const NoMetro: Story = withData(unusual.noMetro);
export const PaleMetroLine: Story = {
  ...withData(unusual.palestLine),
  parameters: { pictures: { variants: ['dark'] } },
  play: says('Деловой центр'),
};
export const AlmostNothingKnown: Story = withData(unusual.nothingKnown);
export const InTheDark: Story = {
  ...withData(unusual.palestLine),
  parameters: { pictures: { sameAs: 'features-listing-card--pale-metro-line' } },
  globals: { theme: 'dark' },
};
export const English: Story = { ...withData(unusual.rent), globals: { lang: 'en' } };

export const ByNumber: Story = { args: { listingId: 1 }, parameters: { network: serving(...someFlats(1)) }, play: says(/9.800.000/) };
export const Loading: Story = {
  args: { listingId: 1 },
  parameters: { network: never },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('status', { name: 'Загрузка объявления' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotFound: Story = {
  args: { listingId: 404 },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Страница не найдена')).toBeVisible();
    await expect(view.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  args: { listingId: 1 },
  parameters: { network: offline },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const OtherError: Story = {
  args: { listingId: 1 },
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'),
};

export const AllAtOnce: Story = {
  render: (args) => (
    <Matrix
      column={300}
      states={Object.fromEntries(
        Object.entries(unusual).map(([name, listing]) => [name, card({ ...args, listing: encodeListing(listing) })]),
      )}
    />
  ),
};
