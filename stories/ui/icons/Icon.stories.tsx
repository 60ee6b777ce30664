import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actionIcons } from '../../../src/features/listing/actions/actionIcons';
import { contactIcons } from '../../../src/features/listing/contact/contactIcons';
import { amenityIcons } from '../../../src/parts/facts/amenityIcons';
import { formIcons } from '../../../src/ui/icons/formIcons';
import { Icon, type IconName, type IconPath, type IconSize } from '../../../src/ui/icons/Icon';
import { mapIcons } from '../../../src/ui/icons/mapIcons';
import { methodIcons } from '../../../src/ui/icons/methodIcons';
import { overlayIcons } from '../../../src/ui/icons/overlayIcons';
import { seen } from '../../support/checks/seen';
import { Matrix } from '../../support/tables/Matrix';
import { StateTable } from '../../support/tables/StateTable';

const meta = { title: 'ui/icons/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A record, so that an icon without a picture here is a type error. */
const all: Record<IconName, true> = {
  'adjustments-horizontal': true,
  'alert-circle': true,
  'arrows-sort': true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
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

const apart = (icons: Readonly<Record<string, IconPath>>): Story => ({
  render: () => (
    <Matrix
      column={120}
      states={Object.fromEntries(Object.entries(icons).map(([name, path]) => [name, <Icon key={name} name={path} size={24} />]))}
    />
  ),
  play: async ({ canvasElement }) => {
    await seen(canvasElement);
    const paths = [...canvasElement.querySelectorAll('path')];
    await expect(paths.map((path) => path.getAttribute('d'))).toEqual(Object.values(icons));
    for (const path of paths) await expect(path.getBBox().width).toBeGreaterThan(8);
  },
});

/** Bundled with the code of the map. */
export const OfTheMap = apart({ ...mapIcons, ...methodIcons });

/** Bundled with lazy overlays. */
export const Late = apart(overlayIcons);

/** Bundled with the page of a listing. */
export const OfTheListing = apart({ ...amenityIcons, ...contactIcons, ...actionIcons });

/** Bundled with the forms of the account. */
export const OfForms = apart(formIcons);

export const OfTheMapInTheDark: Story = { ...OfTheMap, globals: { theme: 'dark' } };

/** The stroke is as thick at every size. */
export const Sizes: Story = {
  render: () => (
    <StateTable
      rows={Object.fromEntries(
        (['search', 'refresh', 'x', 'photo-off'] as const).map((name) => [
          name,
          Object.fromEntries(sizes.map((size) => [`${size} px`, <Icon key={size} name={name} size={size} />])),
        ]),
      )}
    />
  ),
};
