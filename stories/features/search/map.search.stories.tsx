import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Listing } from '../../../src/domain/listing/listing';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import { map } from '../../../src/features/map/definition';
import { LazySearchMap as SearchMap } from '../../../src/features/map/LazySearchMap';
import { argTypesOf } from '../../support/argTypesOf';
import { hasMarkers } from '../../support/checks/hasMarkers';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { flatsOnMap, inOneHouse } from '../../support/flatsOnMap';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/map/search',
  tags: ['§2', '§9'],
  component: SearchMap,
  argTypes: argTypesOf(map),
  render: (args) => <Feature component={SearchMap} definition={map} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onNavigate: takesOver() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchMap>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w375' } };
const noMetro: Partial<Listing> = { metro: null };

/** Flats at these places, with ids from the first one on. */
const flatsAt = (first: number, overrides: Partial<Listing>, ...places: readonly Coordinates[]): Listing[] =>
  places.flatMap((at, index) => inOneHouse(someFlats(1, { ...overrides, id: first + index }), at));

const atSokol = flatsAt(
  100,
  {},
  { latitude: 55.8046, longitude: 37.5094 },
  { latitude: 55.8081, longitude: 37.5188 },
  { latitude: 55.8009, longitude: 37.5221 },
  { latitude: 55.7983, longitude: 37.5047 },
  { latitude: 55.8062, longitude: 37.4989 },
);
const farAway = flatsAt(
  200,
  { ...noMetro, price: 6_400_000 },
  { latitude: 55.9825, longitude: 37.1814 },
  { latitude: 55.4849, longitude: 37.3068 },
);
const withoutPlace = someFlats(3, { ...noMetro, address: null }).map((listing, index) => ({ ...listing, id: 300 + index }));
const city = flatsOnMap(40, noMetro);

/** The map shows where the results of the search are. */
export const OnAStation: Story = {
  args: { filters: 'address_metro=Сокол' },
  parameters: { network: serving(...city, ...atSokol) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await hasMarkers(view);
    await expect(await view.findByText('5')).toBeVisible();
    // On a map of the city they would be one.
    const pins = view.getByRole('group', { name: 'Точки на карте' });
    await waitFor(() => expect(within(pins).getAllByRole('button').length).toBeGreaterThan(2));
  },
};
export const OnAStationInTheDark: Story = { ...OnAStation, globals: { theme: 'dark' } };
export const OnAStationOnAPhone: Story = {
  ...OnAStation,
  play: async ({ canvasElement }) => hasMarkers(await seen(canvasElement)),
  globals: phone,
};
export const NothingAtTheStation: Story = {
  args: { filters: 'address_metro=Сокол&price_max=1000000' },
  parameters: { network: serving(...city, ...atSokol) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: 'Нет объявлений по заданным фильтрам' })).toBeVisible();
  },
};
/** Зеленоград and Троицк are Moscow. */
export const FarParts: Story = {
  args: { filters: 'price_max=7000000' },
  parameters: { network: serving(...city, ...farAway) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await hasMarkers(view);
    await waitFor(() => expect(view.getAllByRole('button', { name: /^1.объявление, 6,4.млн/ })).toHaveLength(2));
  },
};
export const FarPartsOnAPhone: Story = { ...FarParts, globals: phone };
/** Results without a place: those on the map and those in the list only are all that was found. */
export const OnlyInTheList: Story = {
  parameters: { network: serving(...city, ...withoutPlace) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await hasMarkers(view);
    await expect(await view.findByRole('link', { name: /^Ещё 3.объявления.— только в.списке$/ })).toBeVisible();
  },
};
export const OnlyInTheListInTheDark: Story = { ...OnlyInTheList, globals: { theme: 'dark' } };
export const OnlyInTheListOnAPhone: Story = { ...OnlyInTheList, globals: phone };
export const AllOnlyInTheList: Story = {
  parameters: { network: serving(...withoutPlace) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: /^Ещё 3.объявления/ }, { timeout: 8000 })).toBeVisible();
    await expect(view.queryByText('Нет объявлений по заданным фильтрам')).not.toBeInTheDocument();
  },
};
