import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ru } from '../../../src/text/common/ru';
import { Pagination } from '../../../src/ui/buttons/Pagination';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { StateTable } from '../../support/tables/StateTable';

const { name: nav, ...labels } = ru.pagination;

const meta = {
  title: 'ui/buttons/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 13, onChange: fn(), labels: { nav, ...labels } },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asserts which pages the bar shows; `…` is a gap. */
const shows =
  (...items: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const list = view.getByRole('list');
    await expect([...list.children].map((item) => item.textContent).filter(Boolean)).toEqual(items);
  };

export const States: Story = {
  render: (args) => (
    <StateTable
      rows={Object.fromEntries(
        Object.entries(interactions(<Pagination {...args} page={2} pageCount={3} />)).map(([state, bar]) => [state, { bar }]),
      )}
    />
  ),
  // Only this table has the same landmark four times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const First: Story = { play: shows('1', '2', '…', '13') };
export const Second: Story = { args: { page: 2 }, play: shows('1', '2', '3', '…', '13') };
export const Middle: Story = { args: { page: 7 }, play: shows('1', '…', '6', '7', '8', '…', '13') };
export const Last: Story = { args: { page: 13 }, play: shows('1', '…', '12', '13') };
export const Two: Story = { args: { pageCount: 2 }, play: shows('1', '2') };
export const Thousands: Story = {
  args: { page: 24_000, pageCount: 34_700 },
  play: shows('1', '…', '23999', '24000', '24001', '…', '34700'),
};
export const Links: Story = { args: { page: 3, hrefFor: (page) => `#page-${page}` } };

export const OnASmallPhone: Story = { args: { page: 7, pageCount: 130 }, globals: { viewport: { value: 'w374' } } };

export const OnePageShowsNothing: Story = {
  args: { pageCount: 1 },
  render: (args) => (
    <div>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Chooses: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Страница 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(view.getByRole('button', { name: 'Следующая страница' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(view.getByRole('button', { name: 'Предыдущая страница' }));
    await userEvent.click(view.getByRole('button', { name: 'Страница 1, текущая' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
