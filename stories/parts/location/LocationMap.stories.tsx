import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LocationMap } from '../../../src/parts/location/LocationMap';
import { seen } from '../../support/checks/seen';
import { Touch } from '../../support/frames/Touch';

const address = { label: 'Пречистенка, 40/2, строение 1', latitude: 55.7392, longitude: 37.5886 };

const meta = {
  title: 'parts/location/LocationMap',
  component: LocationMap,
  args: { address, part: 'location', onError: fn() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getByText(address.label)).toBeVisible();
    await waitFor(() => expect(view.getByRole('button', { name: /вернуть карту/ })).toBeVisible(), { timeout: 8_000 });
    await expect(view.getByRole('button', { name: 'Приблизить' })).toBeVisible();
    await expect(view.getByText('© участники OpenStreetMap')).toBeVisible();
    await waitFor(() => expect(view.queryByRole('progressbar')).toBeNull());
  },
} satisfies Meta<typeof LocationMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const InTheDark: Story = { globals: { theme: 'dark' } };

/** One finger scrolls the page, two move the map. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  render: (args) => (
    <Touch>
      <LocationMap {...args} />
    </Touch>
  ),
};

/** The edge of the city, which the map does not leave. */
export const AtTheEdge: Story = { args: { address: { ...address, latitude: 55.5905, longitude: 37.41 } } };

const unknown: Story['play'] = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await expect(view.getByText(address.label)).toBeVisible();
  await expect(view.getByText('Расположение на карте неизвестно')).toBeVisible();
  await expect(view.queryByRole('button')).toBeNull();
};
export const NoCoordinates: Story = { args: { address: { ...address, latitude: null, longitude: null } }, play: unknown };
export const NoCoordinatesInTheDark: Story = { ...NoCoordinates, globals: { theme: 'dark' } };
export const OutsideOfMoscow: Story = { args: { address: { ...address, latitude: 59.94, longitude: 30.31 } }, play: unknown };

/** There is no basemap at this address. */
export const Failed: Story = {
  args: { map: { basemapUrl: '/nowhere/moscow.pmtiles' } },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('alert')).toHaveTextContent('Карта не загрузилась'), { timeout: 8_000 });
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    await expect(view.getByText(address.label)).toBeVisible();
    await expect(args.onError).toHaveBeenCalled();
  },
};
export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };

/** Yandex without a key: the built-in map replaces it, and the page is notified. */
export const WithoutTheVendor: Story = {
  args: { map: { mapProvider: 'yandex' } },
  play: async (context) => {
    await meta.play(context);
    await waitFor(() => expect(context.args.onError).toHaveBeenCalledOnce());
  },
};
