import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { search } from '../../../src/features/search/definition';
import { Search } from '../../../src/features/search/Search';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { flatsOnMap } from '../../support/flatsOnMap';
import { serving } from '../../support/worlds';

const meta = {
  title: 'features/search/map',
  tags: ['§2'],
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { view: 'map', onSelectListing: takesOver(), onSearch: fn() },
  parameters: { network: serving(...flatsOnMap(64)) },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The map and the line come when they are needed. */
const patience = { timeout: 8_000 };

const folded: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await expect(await view.findByRole('button', { name: /^Купить, / }, patience)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(view.queryByRole('button', { name: 'Показать' })).not.toBeInTheDocument();
  const markers = await view.findByRole('group', { name: 'Точки на карте' }, patience);
  await waitFor(() => expect(markers.querySelectorAll('button').length).toBeGreaterThan(0));
  await waitFor(() => expect(view.getByRole('progressbar', { hidden: true })).toHaveAttribute('data-state', 'idle'));
};

/** In place of the form one line says what is searched for. */
export const OnAPhone: Story = { play: folded };
export const OnAPhoneInTheDark: Story = { ...OnAPhone, globals: { ...meta.globals, theme: 'dark' } };
export const OnAPhoneWithFilters: Story = {
  args: { filters: 'room_count=1,2,3&price_min=1000000&price_max=900000000&no_commission=true&address_metro=Сокол' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('button', { name: /^Купить, .*Сокол, Без комиссии Фильтры 6$/ }, patience)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** The line opens every field of the search, which one button applies. */
export const AllFieldsOnAPhone: Story = {
  play: async (context) => {
    await folded(context);
    const view = await seen(context.canvasElement);
    await context.userEvent.click(view.getByRole('button', { name: /^Купить, / }));
    const dialog = within(await view.findByRole('dialog', { name: 'Фильтры' }, patience));
    await expect(dialog.getByRole('radio', { name: 'Снять' })).toBeInTheDocument();
    // Its own visibility counts, not that of the form behind it.
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Показать\s64/ })).toBeInTheDocument());
  },
};
export const AllFieldsOnAPhoneInTheDark: Story = { ...AllFieldsOnAPhone, globals: { ...meta.globals, theme: 'dark' } };
