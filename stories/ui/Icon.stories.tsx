import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName, type IconSize } from '../../src/ui/Icon';
import { mapIcons } from '../../src/ui/map/mapIcons';
import { Matrix } from '../support/Matrix';
import { StateTable } from '../support/StateTable';
import { seen } from '../support/seen';

const meta = { title: 'ui/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A record, so that an icon without a picture here is a type error. */
const all: Record<IconName, true> = {
  'adjustments-horizontal': true,
  'alert-circle': true,
  'alert-triangle': true,
  'arrows-sort': true,
  check: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  'external-link': true,
  'home-2': true,
  'map-pin': true,
  photo: true,
  'photo-off': true,
  refresh: true,
  search: true,
  x: true,
};
const names = Object.keys(all) as IconName[];
const sizes: readonly IconSize[] = [16, 18, 20, 24, 32];

export const All: Story = {
  render: () => <Matrix column={120} states={Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} size={24} />]))} />,
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const icons = canvasElement.querySelectorAll('svg');
    await expect(icons).toHaveLength(names.length);
    for (const icon of icons) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AllInTheDark: Story = { ...All, globals: { theme: 'dark' } };

const ofTheMap = Object.entries(mapIcons);

/** They come with the code of the map. */
export const OfTheMap: Story = {
  render: () => (
    <Matrix column={120} states={Object.fromEntries(ofTheMap.map(([name, path]) => [name, <Icon key={name} name={path} size={24} />]))} />
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const paths = [...canvasElement.querySelectorAll('path')];
    await expect(paths.map((path) => path.getAttribute('d'))).toEqual(Object.values(mapIcons));
    for (const path of paths) await expect(path.getBBox().width).toBeGreaterThan(8);
  },
};

export const OfTheMapInTheDark: Story = { ...OfTheMap, globals: { theme: 'dark' } };

/** The stroke is as thick at every size. */
export const Sizes: Story = {
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        (['search', 'check', 'x', 'map-pin'] as const).map((name) => [
          name,
          Object.fromEntries(sizes.map((size) => [`${size} px`, <Icon key={size} name={name} size={size} />])),
        ]),
      )}
    />
  ),
};
