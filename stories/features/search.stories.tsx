import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Search, search } from '../../src/features/search';
import { never, offline, rejects } from '../../src/testing';
import { argTypesOf } from '../support/argTypesOf';
import { Feature } from '../support/Feature';
import { seen } from '../support/seen';
import { takesOver } from '../support/takesOver';
import { serving, someFlats } from '../support/worlds';

const meta = {
  title: 'features/search',
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onSearch: fn(), onResults: fn() },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10));
    await expect(args.onResults).toHaveBeenCalledOnce();
  },
};
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'w744' } } };

export const Compact: Story = { args: { layout: 'compact' } };
/** In an article of a newspaper the column decides, not the window. */
export const CompactInAColumn: Story = {
  args: { layout: 'compact' },
  render: (args) => (
    <div data-testid="column" style={{ width: 360, overflow: 'auto' }}>
      <Feature component={Search} definition={search} props={args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10));
    const column = canvasElement.querySelector('[data-testid=column]');
    await expect(column?.scrollWidth).toBeLessThanOrEqual(360);
  },
};
export const CompactInAColumnInTheDark: Story = { ...CompactInAColumn, globals: { theme: 'dark' } };

export const Loading: Story = { parameters: { network: never } };
export const Empty: Story = { parameters: { network: serving() } };
export const NoNetwork: Story = {
  parameters: { network: offline },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Произшла ошибка')).toBeVisible();
    await expect(view.getByText('Отсутствует интернет соединение')).toBeVisible();
  },
};
export const OtherError: Story = { parameters: { network: () => rejects(500) } };

export const FromPurchaseToRent: Story = {
  parameters: {
    network: serving(
      ...someFlats(3),
      ...someFlats(2, { tradeType: 'rent', price: 85_000 }).map((listing) => ({ ...listing, id: listing.id + 100 })),
    ),
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Тип сделки' }), 'Снять');
    await userEvent.click(view.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(view.getAllByRole('heading', { level: 3 })).toHaveLength(2));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(/^Снять/);
  },
};

/** What the page adds above and below is the page's own: in React a node, in HTML children with `slot`. */
export const WithHeaderAndFooter: Story = {
  args: {
    pageSize: 2,
    header: <h1 style={{ margin: 0 }}>Квартиры недели</h1>,
    footer: (
      <p>
        Выбор редакции, <a href="#rules">правила</a> &amp; условия
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Квартиры недели' })).toBeVisible());
    await expect(within(canvasElement).getByRole('link', { name: 'правила' })).toBeVisible();
  },
};
