import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { search } from '../../../src/features/search/definition';
import { Search } from '../../../src/features/search/Search';
import { createFakeApi, never, offline, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { expectOnScreen } from '../../support/checks/expectOnScreen';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/search/filters',
  tags: ['§2', '§5'],
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onSearch: fn(), onFilter: fn() },
  parameters: {
    network: serving(...someFlats(10), ...someFlats(3, { buildingType: 'panel' }).map((one) => ({ ...one, id: one.id + 100 }))),
  },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const some =
  'room_count=2,3&price_min=5000000&price_max=35000000&address_metro=Сокол&area_min=30&floor_min=2&not_first_floor=true&repair_type=Евроремонт,Дизайнерский';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

async function openFilters({ canvasElement, userEvent }: Context) {
  const view = await seen(canvasElement);
  await waitFor(() => expect(view.getByRole('region', { name: 'Объявления' })).toHaveAttribute('data-state', 'ready'));
  // On a phone one line replaces the form, and opens all of it.
  await userEvent.click(await view.findByRole('button', { name: /^(?:Фильтры|Купить, |Снять, )/ }));
  const dialog = await view.findByRole('dialog', { name: 'Фильтры' });
  await expectOnScreen(() => dialog);
  return { view, dialog: within(dialog) };
}

const opened: Story = { play: async (context) => void (await openFilters(context)) };

export const Dialog: Story = {
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await waitFor(() => expect(plain(dialog.getByRole('button', { name: /^Показать/ }).textContent)).toBe('Показать 13 объявлений'));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(23);
  },
};
export const DialogInTheDark: Story = { ...opened, globals: { theme: 'dark' } };
export const DialogOfRent: Story = {
  args: { deal: 'rent' },
  parameters: { network: serving(...someFlats(10, { tradeType: 'rent', price: 85_000 })) },
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await expect(dialog.getByRole('group', { name: 'Удобства' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Можно с животными' })).toBeInTheDocument();
  },
};
export const DialogOnATablet: Story = { ...opened, globals: { viewport: { value: 'w744' } } };
/** Below 744 px a window without touch shows a dialog that uses the width, with all of the form. A phone shows a drawer from the left. */
export const DialogOnANarrowWindow: Story = { ...opened, globals: { viewport: { value: 'w375' } } };
export const DialogInEnglish: Story = {
  globals: { lang: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Filters/ }));
    const dialog = within(await view.findByRole('dialog', { name: 'Filters' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Show/ })).toBeVisible());
  },
};
export const ManyChosen: Story = { args: { filters: some }, ...opened };

export const LiveCount: Story = {
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Панельный' }));
    await waitFor(() => expect(plain(dialog.getByRole('button', { name: /^Показать/ }).textContent)).toBe('Показать 3 объявления'));
  },
};
/** While a number is being typed nothing is counted. */
export const CountPaused: Story = {
  play: async (context) => {
    const { dialog } = await openFilters(context);
    const area = dialog.getByRole('textbox', { name: 'Площадь от' });
    await context.userEvent.click(area);
    await context.userEvent.type(area, '45');
    await expect(dialog.getByRole('button', { name: 'Показать' })).toBeVisible();
  },
};
export const Counting: Story = {
  parameters: { network: () => when(/count/, never(), serving(...someFlats(10))()) },
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Панельный' }));
    await expect(await dialog.findByRole('button', { name: 'Показать' })).toBeVisible();
  },
};
export const CountFailed: Story = {
  parameters: { network: () => when(/count/, offline(), serving(...someFlats(10))()) },
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Панельный' }));
    await expect(await dialog.findByText('Произшла ошибка')).toBeVisible();
  },
};
export const CountOfNothing: Story = {
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Деревянный' }));
    await waitFor(() => expect(plain(dialog.getByRole('button', { name: /^Показать/ }).textContent)).toBe('Показать 0 объявлений'));
  },
};

const upsideDown = (name: string, min: string, max: string, message: string): Story => ({
  play: async (context) => {
    const { dialog } = await openFilters(context);
    await context.userEvent.type(dialog.getByRole('textbox', { name: `${name} от` }), min);
    await context.userEvent.type(dialog.getByRole('textbox', { name: `${name} до` }), max);
    await waitFor(() => expect(dialog.getByText(message)).toBeVisible());
  },
});
export const PriceUpsideDown: Story = upsideDown('Цена', '30000000', '10000000', 'Мин. цена не может быть больше макс.');
export const AreaUpsideDown: Story = upsideDown('Площадь', '90', '40,5', 'Мин. площадь не может быть больше макс.');
export const FloorUpsideDown: Story = upsideDown('Этаж', '9', '2', 'Мин. этаж не может быть больше макс.');

export const FirstPaymentUpsideDown: Story = {
  ...upsideDown('Первый платёж', '90000', '40000', 'Мин. платёж не может быть больше макс.'),
  args: { deal: 'rent' },
};
export const UnitPriceUpsideDown: Story = upsideDown('Цена за м²', '300000', '200000', 'Мин. цена за м² не может быть больше макс.');

export const WayToTheMetro: Story = {
  args: { filters: 'minutes_to_metro_max=12' },
  play: async (context) => {
    const { view, dialog } = await openFilters(context);
    const ways = within(await dialog.findByRole('radiogroup', { name: 'Пешком до метро' }));
    await expect(ways.getAllByRole('radio')).toHaveLength(5);
    await context.userEvent.click(ways.getByRole('radio', { name: /до 10/ }));
    await context.userEvent.click(dialog.getByRole('button', { name: /^Показать/ }));
    await expect(plain((await view.findByRole('button', { name: /^Убрать фильтр/ })).textContent)).toBe('до 10 мин пешком');
  },
};

export const StationsInTheDialog: Story = {
  parameters: { network: createFakeApi },
  play: async (context) => {
    const { dialog } = await openFilters(context);
    const field = dialog.getByRole('combobox', { name: 'Метро' });
    await context.userEvent.click(field);
    await context.userEvent.type(field, 'со');
    await expect((await dialog.findAllByRole('option', { name: /Сокол/ }))[0]).toBeVisible();
  },
};

export const Chips: Story = {
  args: { filters: some },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const chips = within(await view.findByRole('group', { name: 'Выбранные фильтры' }));
    await expect(chips.getAllByRole('button').map((button) => plain(button.textContent))).toEqual([
      'от 30 м²',
      'этаж от 2',
      'Евроремонт',
      'Дизайнерский',
      'Не первый этаж',
      'Сбросить',
    ]);
    await expect(plain(view.getByRole('button', { name: /^Фильтры/ }).textContent)).toBe('Фильтры5');
  },
};
export const ChipsInTheDark: Story = { args: { filters: some }, globals: { theme: 'dark' } };
/** In a narrow container the line above names the filters, and nothing repeats them. */
const saidOnce: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await expect(await view.findByRole('button', { name: /Сокол, от 30.*Не первый этаж Фильтры \d+$/ })).toBeVisible();
  await expect(view.queryByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
};
export const ChipsOnAPhone: Story = { args: { filters: some }, globals: { viewport: { value: 'w375' } }, play: saidOnce };
/** Chips are as wide as their place and no wider: a search at the edge of the window must not make the page scroll sideways. */
export const ChipsToTheEdge: Story = {
  args: { filters: some },
  render: (args) => (
    <div data-testid="edge" style={{ width: 'min(760px, 100%)', overflow: 'auto' }}>
      <Feature component={Search} definition={search} props={args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('button', { name: 'Сбросить' });
    await expect(canvasElement.querySelector('[data-testid=edge]')?.scrollWidth).toBeLessThanOrEqual(760);
  },
};
export const ChipTakenAway: Story = {
  args: { filters: 'area_min=30&floor_min=2' },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Убрать фильтр: от 30/ }));
    await waitFor(() => expect(view.queryByRole('button', { name: /^Убрать фильтр: от 30/ })).not.toBeInTheDocument());
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledOnce());
    await expect(view.getByRole('button', { name: /^Убрать фильтр: этаж от 2/ })).toBeVisible();
    // It can be brought back.
    await expectOnScreen(() => view.getByRole('button', { name: 'Вернуть' }));
  },
};
/** When the last chip of several goes, the focus stays among the chips. */
export const LastChipTakenAway: Story = {
  args: { filters: 'area_min=30&floor_min=2' },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    (await view.findByRole('button', { name: /^Убрать фильтр: этаж от 2/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(view.queryByRole('button', { name: /^Убрать фильтр: этаж от 2/ })).not.toBeInTheDocument());
    // `toHaveFocus` would ask the document, but in a shadow root the focus is deeper.
    await waitFor(() => expect(view.getByRole('button', { name: /^Убрать фильтр: от 30/ }).matches(':focus')).toBe(true));
    await expectOnScreen(() => view.getByRole('button', { name: 'Вернуть' }));
  },
};

export const Fixed: Story = {
  args: { fixedFilters: 'trade_type=Аренда&price_max=90000&about_building=Кирпичный', filters: 'room_count=2' },
  parameters: { network: serving(...someFlats(10, { tradeType: 'rent', price: 85_000 })) },
  play: async (context) => {
    const { view, dialog } = await openFilters(context);
    await expect(view.queryByRole('combobox', { name: 'Тип сделки' })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('group', { name: 'Дом' })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('group', { name: 'Цена' })).not.toBeInTheDocument();
  },
};

export const Column: Story = {
  args: { layout: 'column', filters: 'room_count=2' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('textbox', { name: 'Цена от' })).toBeVisible();
    await waitFor(() => expect(plain(view.getByRole('button', { name: /^Показать/ }).textContent)).toMatch(/^Показать \d/));
  },
};
export const ColumnInTheDark: Story = { ...Column, globals: { theme: 'dark' } };
export const ColumnOnATablet: Story = { ...Column, globals: { viewport: { value: 'w744' } } };
export const ColumnOnAPhone: Story = { ...Column, globals: { viewport: { value: 'w375' } } };
