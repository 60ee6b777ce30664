import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type NewListingsProps, newListings } from '../../../src/features/new-listings/definition';
import { NewListings } from '../../../src/features/new-listings/NewListings';
import { aWorld, createFakeApi, type Fetch, hoursAgo, never, rejects } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { type Searched, searchOnDevice } from '../../support/device/searches';
import { Feature } from '../../support/Feature';
import { someFlats } from '../../support/worlds';

const sale = 'trade_type=Продажа&realty_type=Квартира';
const searched: Searched = [
  [`${sale}&room_count=2&price_max=35000000&address_metro=Сокол&area_min=45&not_first_floor=true&ordering=-published_at`, 16, 128, 'kept'],
  [`${sale}&price_min=99000000&ordering=-published_at`, 26, 34, 'kept'],
  [`${sale}&room_count=2&area_min=30&ordering=-published_at`, 5, 41],
];
/** Twelve are new since yesterday, two of them since the morning. */
const world = () =>
  aWorld(
    someFlats(14, { rooms: '2', area: 54, price: 21_900_000 }).map((flat, index) => ({
      ...flat,
      publishedAt: hoursAgo(index < 2 ? 2 : index < 12 ? 10 : 90),
    })),
  );

const meta = {
  title: 'features/new-listings',
  tags: ['§2'],
  component: NewListings,
  argTypes: argTypesOf(newListings),
  render: (args: NewListingsProps) => <Feature component={NewListings} definition={newListings} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: (): Fetch => createFakeApi(world()), searched },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded, parameters }) => searchOnDevice(loaded['apiUrl'], parameters['searched']),
} satisfies Meta<typeof NewListings>;
export default meta;

type Story = StoryObj<typeof meta>;

const says =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const text of texts) await expect(await view.findByText(text)).toBeVisible();
  };

export const New: Story = { play: says('12 новых', '2 новых', 'Пока ничего нового') };
export const NewInTheDark: Story = { ...New, globals: { ...meta.globals, theme: 'dark' } };
export const NewOnATablet: Story = { ...New, globals: { viewport: { value: 'w744' } } };
export const NewOnAPhone: Story = { ...New, globals: { viewport: { value: 'w375' } } };
export const OneSearch: Story = {
  parameters: { searched: searched.slice(2), pictures: { variants: [] } },
  play: says('2 новых'),
};
export const NotAnsweredYet: Story = {
  parameters: { network: () => never() },
  play: says('Ваши поиски'),
};
export const NoAnswer: Story = {
  globals: { viewport: { value: 'w375' } },
  parameters: { network: () => rejects(500) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() =>
      expect(view.getAllByRole('listitem').map((row: HTMLElement) => row.querySelector('[data-state=failed]'))).not.toContain(null),
    );
    await expect(view.queryByText('Пока ничего нового')).toBeNull();
  },
};
