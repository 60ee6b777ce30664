import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { search } from '../../../src/features/search/definition';
import { Search } from '../../../src/features/search/Search';
import { createFakeApi, never, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { expectOnScreen } from '../../support/checks/expectOnScreen';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/search',
  tags: ['§2', '§4'],
  component: Search,
  argTypes: argTypesOf(search),
  render: (args) => <Feature component={Search} definition={search} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onSearch: fn(), onResults: fn() },
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Bar: Story = {
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10));
    await expect(args.onResults).toHaveBeenCalledOnce();
  },
};
export const InTheDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { parameters: { pictures: { sameAs: 'features-search--bar' } }, globals: { viewport: { value: 'w375' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'w744' } } };

export const Compact: Story = { args: { layout: 'compact' } };
/** In an article of a newspaper the width of the column decides, not that of the window. */
export const CompactInAColumn: Story = {
  args: { layout: 'compact' },
  // A phone is no wider than the column.
  parameters: { pictures: { variants: [] } },
  render: (args) => (
    <div data-testid="column" style={{ maxWidth: 360, overflow: 'auto' }}>
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

/** Filters and chips come when they are needed; the first time that takes a moment. */
const patience = { timeout: 5_000 };

const openFilters = async ({ canvasElement, userEvent }: Context) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: /^(?:Фильтры|Купить, |Снять, )/ }));
  const dialog = await view.findByRole('dialog', { name: 'Фильтры' }, patience);
  await expectOnScreen(() => within(dialog).getByText('Панельный'), patience);
  return within(dialog);
};
const choosePanelHouses = async (context: Context) => {
  const dialog = await openFilters(context);
  await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Панельный' }));
  return dialog;
};

export const FiltersOpen: Story = {
  play: async (context) => {
    const dialog = await openFilters(context);
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Показать/ })).toHaveTextContent('Показать 36 объявлений'));
  },
};
export const FiltersOpenInTheDark: Story = { ...FiltersOpen, globals: { theme: 'dark' } };
export const FiltersOpenOnAPhone: Story = { ...FiltersOpen, globals: { viewport: { value: 'w375' } } };
export const FiltersOpenForRent: Story = {
  args: { deal: 'rent' },
  play: async (context) => {
    const dialog = await openFilters(context);
    await expect(dialog.getByText('Можно с животными')).toBeVisible();
  },
};
export const CountFollows: Story = {
  play: async (context) => {
    const dialog = await choosePanelHouses(context);
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Показать/ })).toHaveTextContent(/^Показать (?!36)\d+ объявлени/));
  },
};
export const CountUnderWay: Story = {
  parameters: { network: () => when(/count/, never()) },
  play: async (context) => void (await choosePanelHouses(context)),
};
export const CountFailed: Story = {
  parameters: { network: () => when(/count/, rejects(500)) },
  play: async (context) => {
    const dialog = await choosePanelHouses(context);
    await waitFor(() => expect(dialog.getAllByText('Произшла ошибка')[0]).toBeVisible());
  },
};

const everyKind =
  'room_count=2,3&price_min=1000000&address_metro=Сокол&area_min=45&area_max=80&floor_min=2&about_building=Кирпичный&repair_type=Евроремонт&not_first_floor=true&no_commission=true';

export const Chips: Story = {
  args: { filters: everyKind, pageSize: 3 },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const chips = within(await view.findByRole('group', { name: 'Выбранные фильтры' }, patience));
    await waitFor(() => expect(chips.getAllByRole('button', { name: /^Убрать фильтр/ })).toHaveLength(6));
    await expect(view.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent(/[1-9]/);
  },
};
export const ChipsInTheDark: Story = { ...Chips, globals: { theme: 'dark' } };
/** On a phone the line above names the filters instead of chips. */
export const ChipsOnAPhone: Story = {
  args: Chips.args,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('button', { name: /Сокол, 45 — 80.*Без комиссии Фильтры 9\+$/ }, patience)).toBeVisible();
    await expect(view.queryByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
  },
};
/** What the page has fixed is neither a control nor a chip. */
export const FixedFilters: Story = {
  args: { fixedFilters: 'trade_type=Аренда&price_max=90000', filters: 'has_balcony=true' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(/^Снять/));
    await expect(view.queryByRole('combobox', { name: 'Тип сделки' })).not.toBeInTheDocument();
    await expect(view.queryByRole('button', { name: /^Цена/ })).not.toBeInTheDocument();
    await expect(await view.findAllByRole('button', { name: /^Убрать фильтр/ }, patience)).toHaveLength(1);
  },
};

/** Everything of the form in the open; beside the results where there is room. */
export const Column: Story = {
  args: { layout: 'column' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('textbox', { name: 'Цена от' })).toBeVisible(), patience);
    await waitFor(() => expect(view.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10));
  },
};
export const ColumnInTheDark: Story = { ...Column, globals: { theme: 'dark' } };
export const ColumnOnAPhone: Story = { ...Column, globals: { viewport: { value: 'w375' } } };

const asksForPage3: typeof fetch = (input, init) => (String(input).includes('page=3') ? rejects(500) : createFakeApi())(input, init);

/** A failed search empties the results and is on page 1 again (§4). */
export const FailedOnPage3: Story = {
  parameters: { network: () => asksForPage3, pictures: { sameAs: 'features-search--other-error' } },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Страница 3' }));
    await waitFor(() => expect(view.getByText('Произошла критическая ошибка')).toBeVisible());
    await expect(view.queryByRole('navigation', { name: 'Страницы' })).not.toBeInTheDocument();
  },
};
