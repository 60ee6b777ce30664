import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FavouritesProps, favourites } from '../../../src/features/favourites/definition';
import { Favourites } from '../../../src/features/favourites/Favourites';
import { aWorld, createFakeApi, type Fetch } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { blockStorage } from '../../support/device/favourites';
import { type Searched, searchOnDevice } from '../../support/device/searches';
import { Feature } from '../../support/Feature';
import { someFlats } from '../../support/worlds';

const sale = 'trade_type=Продажа&realty_type=Квартира';
const kept: Searched = [
  [
    `${sale}&room_count=2&price_min=10000000&price_max=35000000&address_metro=Фрунзенская&minutes_to_metro_max=15&area_min=45&not_first_floor=true`,
    16,
    128,
    'kept',
  ],
  [`${sale}&price_max=25000000&address_metro=Сокол,Аэропорт&has_furniture=true`, 26, 34, 'kept'],
  ['trade_type=Аренда&realty_type=Квартира&room_count=Студия&price_max=60000&animals_allowed=true', 170, 7, 'kept'],
];
const recent: Searched = [
  ['trade_type=Аренда&realty_type=Квартира&room_count=1&price_max=80000&address_metro=Академическая', 1, 41],
  ['trade_type=Продажа&realty_type=Апартаменты&address_metro=Деловой центр', 18, 96],
  [`${sale}&room_count=2&price_max=20000000&address_metro=Сокол&not_first_floor=true`, 200, 17],
];

const meta = {
  title: 'features/favourites/searches',
  tags: ['§2'],
  component: Favourites,
  argTypes: argTypesOf(favourites),
  render: (args: FavouritesProps) => <Feature component={Favourites} definition={favourites} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: (): Fetch => createFakeApi(aWorld(someFlats(2))), searched: [...kept, ...recent] },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded, parameters }) => searchOnDevice(loaded['apiUrl'], parameters['searched']),
} satisfies Meta<typeof Favourites>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the tab, and waits for what it says. */
const opens =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('tab', { name: /^Поиски/ }));
    // The other lists are in the page, too.
    for (const text of texts)
      await waitFor(() => expect(view.getAllByText(text).some((one: HTMLElement) => one.checkVisibility())).toBe(true));
  };

export const Searches: Story = {
  play: opens('Купить 2-комнатную квартиру у Фрунзенской', /^Снять квартиру-студию до 60 тыс ₽$/, 'Недавние поиски', /^96 объявлений$/),
};
export const SearchesInTheDark: Story = { ...Searches, globals: { ...meta.globals, theme: 'dark' } };
export const SearchesOnATablet: Story = {
  globals: { viewport: { value: 'w744' } },
  play: opens('Купить 2-комнатную квартиру у Фрунзенской', 'Недавние поиски'),
};
export const SearchesOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: opens('Купить 2-комнатную квартиру у Фрунзенской', 'Недавние поиски'),
};
export const OnlyRecent: Story = {
  parameters: { searched: recent },
  play: opens('Сохранённых поисков пока нет. Нажмите «Сохранить», и поиск останется здесь.'),
};
export const Removed: Story = {
  parameters: { searched: kept, pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await opens('Купить квартиру до 25 млн ₽')(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Удалить: Купить квартиру до\u00A025\u00A0млн\u00A0₽' }));
    await noticeSays(view, 'Поиск удалён');
  },
};
export const NothingSearched: Story = {
  parameters: { searched: [] },
  play: opens('Поисков пока нет', 'Найдите квартиры, и поиск появится здесь.'),
};
export const SearchesNotKept: Story = {
  parameters: { searched: [], pictures: { variants: [] } },
  beforeEach: blockStorage,
  play: opens(/^Браузер не даёт хранить список на этом устройстве\./),
};
