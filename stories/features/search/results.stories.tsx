import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { results } from '../../../src/features/results/definition';
import { Results } from '../../../src/features/results/Results';
import { altered, htmlAnswer, never, offline, rejects } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { hasMarkers } from '../../support/checks/hasMarkers';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { flatsOnMap } from '../../support/flatsOnMap';
import { serving, someFlats, unusual } from '../../support/worlds';

const meta = {
  title: 'features/results',
  tags: ['§2', '§4', '§8'],
  component: Results,
  argTypes: argTypesOf(results),
  render: (args) => <Feature component={Results} definition={results} props={args} />,
  // A story must not leave its page.
  args: { onSelectListing: takesOver(), onResults: fn(), onPage: fn(), onSort: fn() },
  parameters: { network: serving(...someFlats(10)) },
} satisfies Meta<typeof Results>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

const counts =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('status').map((region: HTMLElement) => plain(region.textContent))).toContain(text));
  };

const says =
  (...texts: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const text of texts) await expect(await view.findByText(text)).toBeVisible();
  };

const found = (count: number): Story => ({
  parameters: {
    network: () => altered((body) => ({ ...(body as object), count }), serving(...someFlats(Math.min(count, 10)))()),
  },
});

export const Cards: Story = {
  parameters: { texts: ['Купить квартиру в Москве'] },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(10));
    await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(/^Купить квартиру в.Москве$/);
    await expect(args.onResults).toHaveBeenCalledOnce();
    await expect(view.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The map itself has separate stories. */
export const OnTheMap: Story = {
  args: { onView: fn() },
  parameters: { network: serving(...flatsOnMap(10)) },
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'На карте' }));
    await expect(await view.findByRole('button', { name: 'К списку объектов' })).toBeVisible();
    await expect(view.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(args.onView).toHaveBeenLastCalledWith(expect.objectContaining({ view: 'map' }));
    await hasMarkers(view);
  },
};
/** The page has no room for a map. */
export const WithoutTheMap: Story = {
  args: { map: 'off' },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(10));
    await expect(view.queryByRole('button', { name: 'На карте' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { network: never },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const list = await view.findByRole('list', { name: 'Загрузка объявлений' });
    await expect(list.children).toHaveLength(10);
    await expect(view.getByRole('region', { name: 'Объявления' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingCompact: Story = { ...Loading, args: { layout: 'compact' } };
export const LoadingInTheDark: Story = { ...Loading, globals: { theme: 'dark' } };

export const One: Story = { ...found(1), tags: ['!picture'], play: counts('1 объявление') };
export const Two: Story = { ...found(2), tags: ['!picture'], play: counts('2 объявления') };
export const Five: Story = { ...found(5), tags: ['!picture'], play: counts('5 объявлений') };
export const Eleven: Story = { ...found(11), tags: ['!picture'], play: counts('11 объявлений') };
export const TwentyOne: Story = { ...found(21), tags: ['!picture'], play: counts('21 объявление') };
export const Many: Story = { ...found(34_712), play: counts('34 712 объявлений') };

export const Empty: Story = {
  parameters: { network: serving() },
  play: says('По такому запросу объявлений не найдено', 'Попробуйте изменить критерии поиска', 'На главную'),
};
export const NoNetwork: Story = {
  parameters: { network: offline },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить', 'На главную'),
};
export const OtherError: Story = {
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить', 'На главную'),
};
export const HtmlInsteadOfJson: Story = {
  parameters: { network: () => htmlAnswer(), pictures: { sameAs: 'features-results--other-error' } },
  play: says('Произошла критическая ошибка'),
};
export const NoNetworkInTheDark: Story = { ...NoNetwork, globals: { theme: 'dark' } };
export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'w375' } } };

/** Which pages are offered, and which one is current. */
const pages =
  (current: number, ...offered: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(current < 13 ? 10 : 5));
    await expect(await view.findByRole('button', { name: `Страница ${current}, текущая` })).toHaveAttribute('aria-current', 'page');
    const list = view.getByRole('navigation', { name: 'Страницы' }).querySelector('ol');
    await expect([...(list?.children ?? [])].map((item) => item.textContent).filter(Boolean)).toEqual(offered);
  };

const of125 = { network: serving(...someFlats(125)), pictures: { variants: ['phone'] } };

export const FirstPage: Story = { parameters: of125, play: pages(1, '1', '2', '…', '13') };
export const MiddlePage: Story = {
  parameters: of125,
  args: { filters: 'page=7' },
  play: pages(7, '1', '…', '6', '7', '8', '…', '13'),
};
export const LastPage: Story = { parameters: of125, args: { filters: 'page=13' }, play: pages(13, '1', '…', '12', '13') };

export const Rent: Story = {
  args: { deal: 'rent', filters: 'room_count=2' },
  parameters: {
    network: serving(...someFlats(3, { tradeType: 'rent', price: 85_000, rooms: '2' })),
    texts: ['Снять 2-комнатную квартиру в Москве'],
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByText(/в месяц/)).toHaveLength(3));
    await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(/^Снять 2-комнатную квартиру в.Москве$/);
  },
};

export const Apartments: Story = {
  args: { filters: 'realty_type=2' },
  parameters: { network: serving(...someFlats(3, { realtyType: 'apartments' })), texts: ['Купить апартаменты в Москве'] },
};

export const Unusual: Story = {
  parameters: {
    network: serving(
      ...Object.values(unusual).map((listing, index) => ({
        ...listing,
        id: index + 1,
        tradeType: 'sale' as const,
        realtyType: 'flat' as const,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('listitem').length).toBeGreaterThan(8));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(plain(view.getByRole('region', { name: 'Объявления' }).textContent)).not.toMatch(/undefined|null|NaN|\[object/);
  },
};
export const UnusualOnAPhone: Story = { ...Unusual, globals: { viewport: { value: 'w375' } } };
export const Compact: Story = { args: { layout: 'compact' }, play: says('Все объявления') };
export const CompactUnusual: Story = { ...Unusual, args: { layout: 'compact' } };
export const InTheDark: Story = { ...Unusual, globals: { theme: 'dark' } };
export const English: Story = { globals: { lang: 'en' } };

export const Sorted: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.selectOptions(await view.findByRole('combobox', { name: 'Сортировка' }), 'По убыванию цены');
    await expect(args.onSort).toHaveBeenLastCalledWith(expect.objectContaining({ ordering: 'dearest' }));
    await waitFor(() => expect(plain(view.getAllByRole('listitem')[0]?.textContent ?? null)).toContain('21 950 000'));
  },
};

/** A link that lost a part on its way: the results say which. */
export const NotUnderstood: Story = {
  args: { urlSync: 'hash' },
  beforeEach: () => {
    history.replaceState(null, '', '#price_max=недорого&room_count=2');
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByText('Не понял: цена')).toBeVisible());
    await expect(view.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  },
};
export const NotUnderstoodOnAPhone: Story = { ...NotUnderstood, globals: { viewport: { value: 'w375' } } };
