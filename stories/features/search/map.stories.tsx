import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { map } from '../../../src/features/map/definition';
import { LazySearchMap as SearchMap } from '../../../src/features/map/LazySearchMap';
import { never, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { hasMarkers as markersOf } from '../../support/checks/hasMarkers';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { flatsOnMap, inOneHouse } from '../../support/flatsOnMap';
import { Touch } from '../../support/frames/Touch';
import { holdToast } from '../../support/holdToast';
import { serving, someFlats, unusual } from '../../support/worlds';

const meta = {
  title: 'features/map',
  tags: ['§2', '§8'],
  component: SearchMap,
  argTypes: argTypesOf(map),
  render: (args) => <Feature component={SearchMap} definition={map} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onNavigate: takesOver() },
  parameters: { layout: 'fullscreen', network: serving(...flatsOnMap(64)) },
} satisfies Meta<typeof SearchMap>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const points = /\/map-points\/$/;
const cards = /\/map-point-realty\/$/;
const phone = { viewport: { value: 'w375' } };

const hasMarkers: Play = async ({ canvasElement }) => markersOf(await seen(canvasElement));

const opens =
  (name: RegExp): Play =>
  async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('button', { name }));
    const panel = await view.findByRole('dialog');
    // Half transparent words are hard to read, and axe says so.
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
  };

const house = (...listings: Parameters<typeof inOneHouse>[0]): Story => ({
  parameters: { network: serving(...inOneHouse(listings)) },
  play: opens(/объявлени/),
});

export const Markers: Story = {
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    await expect(view.getByRole('region', { name: 'Объявления на карте' })).toBeVisible();
    await expect(view.getByRole('link', { name: 'К списку объектов' })).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Слои карты' })).not.toBeInTheDocument();
  },
};
export const MarkersInTheDark: Story = { ...Markers, globals: { theme: 'dark' } };
export const MarkersInOwnColour: Story = { play: hasMarkers, args: { brand: '#9a2b4e' } };
export const MarkersOnAPhone: Story = { play: hasMarkers, globals: phone };
export const English: Story = {
  globals: { lang: 'en' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('region', { name: 'Listings on the map' });
    await waitFor(() => expect(view.getByRole('button', { name: 'Zoom in' })).toBeVisible(), { timeout: 8000 });
  },
};
export const Clusters: Story = {
  parameters: { network: serving(...inOneHouse(someFlats(12)), ...inOneHouse(someFlats(3), { latitude: 55.8, longitude: 37.5 })) },
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    await expect(await view.findByRole('button', { name: /^9\+, 12.объявлений, от/ })).toHaveTextContent('9+');
    await expect(view.getByRole('button', { name: /^3.объявления/ })).toHaveTextContent('3');
  },
};
export const Prices: Story = {
  parameters: {
    network: serving(...inOneHouse(someFlats(2)), ...inOneHouse([unusual.studio], { latitude: 55.7574, longitude: 37.6216 })),
    // A narrow window ends between the two.
    pictures: { variants: ['dark'] },
  },
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^3.объявления/ }));
    await waitFor(() => expect(view.getByRole('button', { name: /^2.объявления/ })).toHaveTextContent(/^от.9,8.млн$/), { timeout: 4000 });
  },
};

export const LoadingPoints: Story = {
  parameters: { network: () => when(points, never(), serving(...flatsOnMap(4))()) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('progressbar', { name: 'Загрузка точек на карте' })).toHaveAttribute('data-state', 'active');
  },
};
export const Empty: Story = {
  parameters: { network: serving() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: 'Нет объявлений по заданным фильтрам' })).toBeVisible();
  },
};
export const EmptyInTheDark: Story = { ...Empty, globals: { theme: 'dark' } };
export const PointsFailed: Story = {
  parameters: { network: () => when(points, rejects(500), serving(...flatsOnMap(4))()) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Ошибка загрузки точек на карте');
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};
export const PointsFailedOnAPhone: Story = { ...PointsFailed, globals: phone };
export const NoConnection: Story = {
  parameters: { network: offline, pictures: { sameAs: 'features-map--no-map' } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Карта не загрузилась');
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};
export const NoConnectionOnAPhone: Story = { ...NoConnection, parameters: { network: offline }, globals: phone };
/** The file of the basemap is not where the page says. */
export const NoMap: Story = {
  args: { basemapUrl: '/nowhere/moscow.pmtiles' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Карта не загрузилась');
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    await expect(view.getByRole('link', { name: 'К списку объектов' })).toBeVisible();
  },
};
/** Yandex Maps without a key: ours takes their place, and says so for a moment. */
export const OursInsteadOfYandex: Story = {
  args: { mapProvider: 'yandex' },
  play: async (context) => {
    const view = await seen(context.canvasElement);
    await holdToast(await view.findByText('Яндекс Карты недоступны, показана другая карта'));
    await hasMarkers(context);
  },
};

export const OneListing: Story = house(unusual.studio);
export const OneListingInTheDark: Story = { ...OneListing, globals: { theme: 'dark' } };
export const OneListingOnAPhone: Story = { ...OneListing, globals: phone };
export const SeveralListings: Story = house(...someFlats(3));
export const SeveralListingsOnAPhone: Story = {
  ...SeveralListings,
  globals: phone,
  render: (args) => (
    <Touch>
      <Feature component={SearchMap} definition={map} props={args} />
    </Touch>
  ),
};
export const ManyListings: Story = {
  ...house(...someFlats(23)),
  play: async (context) => {
    await opens(/объявлени/)(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Показать ещё 10' }));
    await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(20));
    await expect(view.getByRole('button', { name: 'Показать ещё 3' })).toBeInTheDocument();
  },
};
export const ManyListingsOnAPhone: Story = { ...ManyListings, globals: phone };
export const LongTexts: Story = house(unusual.longTexts, unusual.oneUnbrokenWord);
export const LongTextsOnAPhone: Story = { ...LongTexts, globals: phone };
export const NoPhotos: Story = house(unusual.noPhoto, unusual.brokenPhoto);
export const NoPhotosOnAPhone: Story = { ...NoPhotos, globals: phone };
export const AlmostNothingKnown: Story = house({ ...unusual.nothingKnown, address: someFlats(1)[0]?.address ?? null });
export const AlmostNothingKnownOnAPhone: Story = { ...AlmostNothingKnown, globals: phone };
export const LoadingListings: Story = {
  parameters: { network: () => when(cards, never(), serving(...inOneHouse(someFlats(3)))()) },
  play: opens(/объявлени/),
};
export const LoadingListingsOnAPhone: Story = { ...LoadingListings, globals: phone };
export const ListingsFailed: Story = {
  parameters: { network: () => when(cards, rejects(500), serving(...inOneHouse(someFlats(3)))()) },
  play: async (context) => {
    await opens(/объявлени/)(context);
    const view = await seen(context.canvasElement);
    await expect(await view.findByRole('alert')).toHaveTextContent('Не удалось загрузить объявления');
  },
};
export const ListingsFailedOnAPhone: Story = { ...ListingsFailed, globals: phone };
/** A visitor who has not signed in is asked to. */
export const Contact: Story = {
  ...OneListing,
  play: async (context) => {
    await opens(/объявлени/)(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Позвонить' }));
    await holdToast(await view.findByText('Пожалуйста, авторизуйтесь, чтобы позвонить'));
  },
};
export const ContactOnAPhone: Story = { ...Contact, globals: phone };

/** One picture for every tile. */
const satellite = '/temp-card.webp?{z}/{x}/{y}';

export const Layers: Story = {
  // The menu closes when the window changes.
  parameters: { pictures: { variants: ['dark'] } },
  args: { satelliteUrl: satellite, satelliteAttribution: 'Снимки: пример' },
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Слои карты' }));
    await userEvent.click(await view.findByRole('menuitemradio', { name: 'Спутник' }));
    await userEvent.click(view.getByRole('button', { name: 'Слои карты' }));
    await expect(await view.findByRole('menuitemradio', { name: 'Спутник' })).toHaveAttribute('aria-checked', 'true');
  },
};
/** Where the browser refuses the whole screen, the map takes the whole window. */
export const WholeWindow: Story = {
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    const region = view.getByRole('region', { name: 'Объявления на карте' });
    Object.defineProperty(region, 'requestFullscreen', { configurable: true, value: undefined });
    await userEvent.click(view.getByRole('button', { name: 'На весь экран' }));
    await waitFor(() => expect(region.getBoundingClientRect().height).toBe(innerHeight));
    await expect(view.getByRole('button', { name: 'Свернуть карту' })).toBeVisible();
    await hasMarkers(context);
  },
};
/** Nothing stands in this part of the city; there is something elsewhere. */
export const NothingHere: Story = {
  parameters: { network: serving(...inOneHouse(someFlats(2), { latitude: 55.6, longitude: 37.4 })) },
  play: async (context) => {
    await hasMarkers(context);
    const view = await seen(context.canvasElement);
    const closer = view.getByRole('button', { name: 'Приблизить' });
    for (let step = 0; step < 3; step += 1) {
      await userEvent.click(closer);
      await waitFor(() => expect(view.getByRole('progressbar', { hidden: true })).toHaveAttribute('data-state', 'idle'));
    }
    await waitFor(() => expect(view.queryAllByText('Здесь объявлений нет').length).toBeGreaterThan(0));
    await expect(view.getByRole('button', { name: 'Показать весь город' })).toBeVisible();
  },
};
