import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { searchForm } from '../../../src/features/search-form/definition';
import { StandaloneSearchForm as SearchForm } from '../../../src/features/search-form/StandaloneSearchForm';
import { never, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { Feature } from '../../support/Feature';

const meta = {
  title: 'features/search-form',
  tags: ['§2', '§5', '§8'],
  component: SearchForm,
  argTypes: argTypesOf(searchForm),
  render: (args) => <Feature component={SearchForm} definition={searchForm} props={args} />,
  args: { onSearch: fn() },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

const buttonSays =
  (name: RegExp, text: string): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(plain(view.getByRole('button', { name }).textContent)).toContain(text));
  };

export const Bar: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await expect(view.getByRole('search', { name: 'Поиск недвижимости' })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Показать' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const BarInTheDark: Story = { globals: { theme: 'dark' } };
export const BarOnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const BarBeforeTheDrawer: Story = { globals: { viewport: { value: 'w743' } } };
export const Compact: Story = {
  args: { layout: 'compact' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(view.getAllByRole('checkbox').map((box: HTMLElement) => box.parentElement?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4+',
      'Студия',
    ]);
    await expect(view.getAllByRole('radio')).toHaveLength(2);
  },
};
export const CompactInTheDark: Story = { args: { layout: 'compact' }, globals: { theme: 'dark' } };
export const Panel: Story = {
  args: { layout: 'panel', resultsUrl: '/realty/' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const name of ['Сделка', 'Тип', 'Метро']) await expect(await view.findByText(name)).toBeVisible();
    await expect(view.getByRole('combobox', { name: 'Сделка' })).toHaveDisplayValue('Купить');
    await expect(view.getByRole('button', { name: 'Комнаты Любые' })).toBeVisible();
    await expect(view.getByRole('button', { name: 'Цена, ₽ Любая' })).toBeVisible();
  },
};
export const PanelOnAPhoneInTheDark: Story = { args: { layout: 'panel' }, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const English: Story = { globals: { lang: 'en' } };
export const Rent: Story = {
  args: { deal: 'rent' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('combobox', { name: 'Тип сделки' })).toHaveDisplayValue('Снять'));
  },
};

export const RoomsChosen: Story = {
  args: { filters: 'room_count=1,2,4%2B' },
  play: buttonSays(/^Количество комнат/, '1-2 комн., 4+ комн.'),
};
export const StudioChosen: Story = { args: { filters: 'room_count=Студия' }, play: buttonSays(/^Количество комнат/, 'Студия') };
export const AllRoomsChosen: Story = {
  args: { filters: 'room_count=1,2,3,4%2B,Студия' },
  play: buttonSays(/^Количество комнат/, '1-3 комн., 4+ комн., Студия'),
};
export const PriceFrom: Story = { args: { filters: 'price_min=10000000' }, play: buttonSays(/^Цена/, 'от 10 млн ₽') };
export const PriceTo: Story = { args: { filters: 'price_max=35000000' }, play: buttonSays(/^Цена/, 'до 35 млн ₽') };
export const PriceBetween: Story = {
  args: { filters: 'price_min=10000000&price_max=35000000' },
  play: buttonSays(/^Цена/, '10 — 35 млн ₽'),
};
export const LongestValues: Story = {
  args: {
    filters:
      'realty_type=Апартаменты&room_count=1,3,4%2B,Студия&price_min=123456789&price_max=987654321&address_metro=Электрозаводская,Рязанский проспект,Площадь Гагарина',
  },
};
export const LongestValuesOnAPhone: Story = { ...LongestValues, globals: { viewport: { value: 'w375' } } };

const openPrice = async ({ canvasElement, userEvent }: Context) => {
  const view = await seen(canvasElement);
  await userEvent.click(view.getByRole('button', { name: /^Цена/ }));
  const field = (name: string) => view.findByRole('textbox', { name });
  return { view, from: await field('Цена от'), to: await field('Цена до') };
};

export const PriceOpen: Story = {
  play: async (context) => {
    const { from } = await openPrice(context);
    await waitFor(() => expect(from).toBeVisible());
  },
};
export const PriceUpsideDown: Story = {
  play: async (context) => {
    const { view, from, to } = await openPrice(context);
    await context.userEvent.type(from, '30000000');
    await context.userEvent.type(to, '10000000');
    await waitFor(() => expect(view.getAllByText('Мин. цена не может быть больше макс.')[0]).toBeVisible());
    await expect(view.getByRole('button', { name: 'Применить' })).toBeDisabled();
  },
};
export const PriceTooHigh: Story = {
  play: async (context) => {
    const { view, to } = await openPrice(context);
    await context.userEvent.type(to, '1000000001');
    await waitFor(() => expect(view.getAllByText(/^Максимальная цена/)[0]).toBeVisible());
  },
};
export const RoomsOpen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: /^Количество комнат/ }));
    await waitFor(() => expect(view.getByRole('group', { name: 'Количество комнат' })).toBeVisible());
  },
};

const typeStation = async ({ canvasElement, userEvent }: Context, text: string) => {
  const view = await seen(canvasElement);
  const field = view.getByRole('combobox', { name: 'Метро' });
  await userEvent.click(field);
  if (text !== '') await userEvent.type(field, text);
  return view;
};

const metro = (text: string, said: string): Story => ({
  play: async (context) => {
    const view = await typeStation(context, text);
    await waitFor(() => expect(view.getAllByText(said)[0]).toBeVisible());
  },
});

export const MetroOpen: Story = {
  play: async (context) => {
    const view = await typeStation(context, '');
    const list = await view.findByRole('listbox', { name: 'Станции метро' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(25));
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(212);
  },
};
export const MetroFound: Story = {
  play: async (context) => {
    const view = await typeStation(context, 'ки');
    const list = await view.findByRole('listbox', { name: 'Станции метро' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await expect(within(list).getByRole('option')).toHaveTextContent('Киевская');
  },
};
export const MetroNothingFound: Story = metro('ыы', 'Ничего не найдено');
export const MetroWrongLetters: Story = metro('hogwarts', '⚠ Допустимы только буквы русского алфавита');
/** A station is offered as itself, whatever its case and the words around it. */
export const MetroInAPhrase: Story = {
  play: async (context) => {
    const view = await typeStation(context, 'рядом с Деловым центром');
    const list = await view.findByRole('listbox', { name: 'Станции метро' });
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent(/Деловой центр/));
    await expect(view.queryByText('Ничего не найдено')).not.toBeInTheDocument();
  },
};
/** Nothing matches, but the nearest names are offered: for a typing error, another layout. */
const metroMaybe = (text: string, said: string): Story => ({
  play: async (context) => {
    const view = await typeStation(context, text);
    await waitFor(() => expect(view.getAllByText(said)[0]).toBeVisible());
    const list = await view.findByRole('listbox', { name: 'Станции метро' });
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Возможно, Сокол?'));
  },
});
export const MetroMisspelt: Story = metroMaybe('сокл', 'Ничего не найдено');
export const MetroInLatinLayout: Story = metroMaybe('cjrjk', '⚠ Допустимы только буквы русского алфавита');
export const MetroFailed: Story = {
  ...metro('', 'Ошибка загрузки станций метро'),
  parameters: { network: () => when(/metro/, offline()) },
};
export const MetroRefused: Story = {
  ...metro('', 'Ошибка загрузки станций метро'),
  parameters: { network: () => when(/metro/, rejects(500)), pictures: { sameAs: 'features-search-form--metro-failed' } },
};
export const MetroLoading: Story = { ...metro('', 'Загрузка станций…'), parameters: { network: () => when(/metro/, never()) } };
export const MetroOpenInTheDark: Story = { ...MetroOpen, globals: { theme: 'dark' } };
export const MetroChosen: Story = {
  args: { filters: 'address_metro=Сокол,Деловой центр' },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Убрать станцию Сокол' }));
    await waitFor(() => expect(view.queryByRole('button', { name: 'Убрать станцию Сокол' })).not.toBeInTheDocument());
    await expect(view.getByRole('button', { name: 'Убрать станцию Деловой центр' })).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
