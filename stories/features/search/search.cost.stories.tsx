import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { search } from '../../../src/features/search/definition';
import { Search } from '../../../src/features/search/Search';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/search/cost',
  tags: ['§2', '§5'],
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onSearch: fn(), onFilter: fn() },
  parameters: { network: serving(...someFlats(10)) },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

export const FirstPayment: Story = {
  args: { deal: 'rent', filters: 'first_payment_max=200000&ordering=first_payment' },
  parameters: {
    network: serving(
      ...[0, 45_000, 90_000].flatMap((deposit, at) => someFlats(1, { id: at + 1, tradeType: 'rent', price: 90_000, deposit })),
    ),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('region', { name: 'Объявления' })).toHaveAttribute('data-state', 'ready'));
    await expect(plain((await view.findByRole('button', { name: /^Убрать фильтр/ })).textContent)).toBe('первый платёж до 200 000 ₽');
    await expect(view.getByText(/^Первый платёж 135.000.₽$/)).toBeVisible();
  },
};
export const PriceOfASquareMetre: Story = {
  args: { filters: 'unit_price_min=200000&unit_price_max=400000&ordering=unit_price' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(plain((await view.findByRole('button', { name: /^Убрать фильтр/ })).textContent)).toBe('200 000 — 400 000 ₽ за м²');
    await expect(view.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue(/^По цене за.м²$/);
  },
};
