import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FavouritesProps, favourites } from '../../../src/features/favourites/definition';
import { Favourites } from '../../../src/features/favourites/Favourites';
import { aWorld, createFakeApi, type Fetch, never, offline, rejects } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { blockStorage, type Kept, keepOnDevice } from '../../support/device/favourites';
import { Feature } from '../../support/Feature';
import { says } from '../../support/publish/publishForm';
import { someFlats } from '../../support/worlds';

const flats = someFlats(30).map((flat) => (flat.id === 6 ? { ...flat, status: 'archived' as const } : flat));
/** What a flat costs now, and by how much that has changed since it was kept. */
const keptOf = (id: number, change = 0) => [id, (flats[id - 1]?.price ?? 0) - change] as const;
const several: Kept = [keptOf(1, -400_000), keptOf(2), keptOf(3, 150_000), keptOf(4), keptOf(5), keptOf(6)];

const meta = {
  title: 'features/favourites',
  tags: ['§2'],
  component: Favourites,
  argTypes: argTypesOf(favourites),
  render: (args: FavouritesProps) => <Feature component={Favourites} definition={favourites} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: (): Fetch => createFakeApi(aWorld(flats)), kept: several, pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded, parameters }) => keepOnDevice(loaded['apiUrl'], parameters['kept']),
} satisfies Meta<typeof Favourites>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: says(
    'Список хранится на этом устройстве.',
    /^Дешевле на 400 000 ₽ с /,
    /^Дороже на 150 000 ₽ с /,
    'Снято с публикации',
    'Похожие объявления',
  ),
};
export const SeveralInTheDark: Story = { ...Several, globals: { ...meta.globals, theme: 'dark' } };
export const SeveralOnAPhone: Story = { ...Several, globals: { viewport: { value: 'w375' } } };
export const SeveralOnATablet: Story = { ...Several, globals: { viewport: { value: 'w744' } } };
export const SeveralInEnglish: Story = { globals: { ...meta.globals, lang: 'en' }, play: says('The list is kept on this device.') };

export const OneIsGone: Story = {
  parameters: { kept: [[99, 1], keptOf(1)], pictures: { variants: [] } },
  play: says('Объявление недоступно', '9 800 000'),
};
export const Many: Story = {
  parameters: { kept: flats.map(({ id }) => keptOf(id)), pictures: { variants: [] } },
  play: says('30', 'Показать ещё 18'),
};
export const Removed: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Убрать из избранного: 2-комн/ }));
    await noticeSays(view, 'Убрано из избранного');
    await expect(view.getByRole('button', { name: 'Вернуть' })).toBeVisible();
    await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(5));
  },
};

export const Nothing: Story = {
  parameters: { kept: [] },
  play: says('В избранном пока ничего нет', 'Нажмите на сердечко у объявления, и квартира появится здесь.', 'Смотреть квартиры'),
};
export const StorageBlocked: Story = {
  parameters: { kept: [] },
  beforeEach: blockStorage,
  play: says(/^Браузер не даёт хранить список на этом устройстве\./, 'В избранном пока ничего нет'),
};
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('list', { name: 'Загрузка избранного' })).toBeVisible();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline(), pictures: { variants: [] } },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const ServerFailed: Story = {
  parameters: { network: () => rejects(500), pictures: { variants: [] } },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить'),
};

export const SharePanel: Story = {
  parameters: { pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Поделиться' }));
    await userEvent.type(await view.findByRole('textbox', { name: /^Имя списка/ }), 'Рядом с Соколом');
    await expect(view.getByText('Список из 6 квартир')).toBeVisible();
    await expect(view.getByText('По ссылке откроется такой же список.')).toBeVisible();
    await waitFor(() =>
      expect(view.getByRole('textbox', { name: 'Ссылка' })).toHaveDisplayValue(/favourites\?ids=1x2x3x4x5x6x&name=%D0%A0/),
    );
  },
};

const ofFive = 'ids=1x2x3x6x99x&name=Рядом с Соколом';
export const Shared: Story = {
  args: { list: ofFive },
  parameters: { kept: [keptOf(2)] },
  play: says(
    'Рядом с Соколом',
    /^Список из 5 квартир\. Название дал тот, кто прислал ссылку\.$/,
    'Одно объявление сняли с публикации. Одно объявление недоступно.',
    'Сохранить себе',
    'Снято с публикации',
    'Объявление недоступно',
  ),
};
export const SharedInTheDark: Story = { ...Shared, globals: { ...meta.globals, theme: 'dark' } };
export const SharedOnAPhone: Story = { ...Shared, globals: { viewport: { value: 'w375' } } };
export const SharedAndSaved: Story = {
  args: { list: 'ids=1x2x3x' },
  parameters: { kept: [], pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Сохранить себе' }));
    await noticeSays(view, 'Сохранено 3 квартиры');
    await expect(view.getByRole('link', { name: 'Моё избранное' })).toBeVisible();
    await expect(view.getByText('Список квартир')).toBeVisible();
  },
};
export const SharedInPart: Story = {
  args: { list: 'ids=1x2x3x10' },
  parameters: { kept: [], pictures: { variants: [] } },
  play: says('Список из 3 квартир.', 'Ссылка ведёт не на весь список.'),
};
export const SharedDamaged: Story = {
  args: { list: 'ids=%%' },
  parameters: { kept: [], pictures: { variants: [] } },
  play: says('Ссылка на список повреждена', 'Попросите прислать её ещё раз.', 'Смотреть квартиры'),
};
