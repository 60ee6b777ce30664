import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { Publish } from '../../../src/features/publish/Publish';
import { held, offline, rejects, when } from '../../../src/testing';
import { becomesVisible } from '../../support/account/authDialogs';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { edited, having, press, pressAndConfirm, put, says, signedIn, type View } from '../../support/publish/publishForm';

const meta = {
  title: 'features/publish',
  tags: ['§2', '§4', '§5', '§8'],
  component: Publish,
  argTypes: argTypesOf(publish),
  render: (args: PublishProps) => <Feature component={Publish} definition={publish} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onPublished: takesOver() },
  parameters: { pictures: { variants: ['phone'] } },
  decorators: [signedIn],
} satisfies Meta<typeof Publish>;
export default meta;

type Story = StoryObj<typeof meta>;

const chooseTypes = async (view: View, deal: string, type: string) => {
  await userEvent.click(await view.findByRole('radio', { name: deal }));
  await userEvent.click(view.getByRole('radio', { name: type }));
};

export const New: Story = { play: says('Новое объявление', 'Тип сделки', 'Опубликовать', 'Отменить') };
export const NewInEnglish: Story = { globals: { lang: 'en' }, play: says('New listing') };

export const Address: Story = {
  parameters: { texts: ['Объявление аренды апартаментов'], pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await chooseTypes(view, 'Аренда', 'Апартаменты');
    await userEvent.type(await view.findByRole('combobox', { name: 'Город, улица, дом' }), 'Тверская');
    await waitFor(() => expect(view.getAllByRole('option')).toHaveLength(2));
  },
};

/** Everything is named at once, also what is not on the screen yet. */
export const MissingFromTheStart: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Опубликовать');
    await expect(await view.findByText(/^Исправьте 12\sполей, чтобы опубликовать$/)).toBeVisible();
    await expect(view.getByText(/^Появятся дальше: Город, улица, дом/)).toBeVisible();
  },
};
export const AddressMissing: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await chooseTypes(view, 'Продажа', 'Квартира');
    await view.findByRole('combobox', { name: 'Город, улица, дом' });
    await press(view, 'Опубликовать');
    await expect(await view.findByText('Укажите адрес')).toBeVisible();
    await expect(view.getByText('Объявление продажи квартиры')).toBeVisible();
  },
};

export const Edit: Story = {
  ...edited(),
  play: says('Редактирование объявления', 'Сделать главной', 'Главная'),
};
export const EditInTheDark: Story = { ...Edit, globals: { theme: 'dark' } };
export const Rent: Story = {
  ...edited({ tradeType: 'rent', price: 85_000, deposit: 85_000, commission: 42_500 }),
  play: says('Залог', 'Коммунальные платежи', 'Холодильник', 'Стоимость в месяц', 'Первый платёж'),
};

export const Missing: Story = {
  ...edited({
    rooms: null,
    owner: { id: 101, name: 'Мария', type: null },
    communicationMethod: null,
    photos: [],
    price: 0,
    description: '',
  }),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const label of ['Общая площадь', 'Этаж', 'Этажей в здании']) await put(view, label, '');
    await press(view, 'Опубликовать');
    const texts = [
      'Укажите количество комнат',
      'Укажите площадь постройки',
      'Укажите этаж',
      'Укажите количество этажей в здании',
      'Пожалуйста, добавьте хотя бы одно фото',
      'Пожалуйста добавьте описание',
      'Укажите стоимость продажи',
      'Укажите кто размещает объявление',
      'Выберите способ связи',
    ];
    for (const text of texts) await expect(await view.findByText(text)).toBeVisible();
  },
};

export const Mistakes: Story = {
  ...edited({ tradeType: 'rent', price: 85_000, commission: 42_500 }),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Год постройки', '1400');
    await put(view, 'Общая площадь', '4');
    await put(view, 'Этаж', '0');
    await put(view, 'Этажей в здании', '181');
    await put(view, 'Стоимость в месяц', '999');
    await put(view, 'Залог', '10000001');
    await press(view, 'Опубликовать');
    const texts = [
      'Год должен быть не меньше 1500',
      'Площадь не может быть меньше 5 м²',
      'Минимальное значение 1',
      'Максимальное значение 180',
      'Минимальная стоимость 1000 ₽',
      'Максимальный залог 10 000 000 ₽',
      'Комиссия не может быть больше цены',
    ];
    for (const text of texts) await expect(await view.findByText(text)).toBeVisible();
  },
};
export const MistakesAboveTheLimits: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Год постройки', '9999');
    await put(view, 'Общая площадь', '1001');
    await put(view, 'Этаж', '150');
    await put(view, 'Этажей в здании', '12');
    await put(view, 'Стоимость', '1000000001');
    await press(view, 'Опубликовать');
    await expect(await view.findByText(/^Год должен быть не больше 20\d\d$/)).toBeVisible();
    for (const text of [
      'Максимальная площадь 1000 м²',
      'Этаж не может быть больше, чем всего этажей в здании',
      'Максимальная стоимость 1 000 000 000 ₽',
    ]) {
      await expect(await view.findByText(text)).toBeVisible();
    }
  },
};

const afterSending = (network: () => typeof fetch, ...texts: string[]): Story => ({
  args: { listingId: 7 },
  parameters: { network, pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await pressAndConfirm(view);
    for (const text of texts) await expect(await view.findByText(text)).toBeVisible();
  },
});
export const Refused = afterSending(
  () => when(/sale\/7/, rejects(400, { about_apartment: { area: ['Слишком большая площадь'] }, price: ['Неверный формат'] }), having()),
  'Сервер не принял объявление',
  'price: Неверный формат',
);
export const RefusedWithoutReason = afterSending(() => when(/sale\/7/, rejects(400, {}), having()), 'Неизвестная ошибка');
export const NoNetworkWhenSent = afterSending(() => when(/sale\/7/, offline(), having()), 'ошибка сети, проверьте подключение к интернету');
export const ServerFailed = afterSending(() => when(/sale\/7/, rejects(500), having()), 'неизвестная ошибка');
export const Sending: Story = {
  ...afterSending(() => when(/status/, held().fetch, having())),
  parameters: { network: () => when(/status/, held().fetch, having()), pictures: { variants: [] } },
};

export const Unchanged: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('textbox', { name: 'Стоимость' });
    await press(view, 'Опубликовать');
    for (const text of ['Вы не внесли изменений. Повторная публикация не требуется.', 'В личный кабинет', 'Продолжить редактирование']) {
      await becomesVisible(await view.findByText(text));
    }
  },
};
export const Leaving: Story = {
  ...edited(),
  parameters: { ...edited().parameters, pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await press(view, 'Отменить');
    for (const text of ['Все несохранённые изменения будут потеряны.', 'Покинуть страницу'])
      await becomesVisible(await view.findByText(text));
  },
};

export const Loading: Story = { args: { listingId: 7 }, parameters: { network: () => held().fetch }, play: says('Загрузка объявления') };
export const NotFound: Story = {
  args: { listingId: 8 },
  parameters: { network: () => having(), pictures: { sameAs: 'features-listing--not-found' } },
  play: says('Страница не найдена'),
};
export const NoConnection: Story = {
  args: { listingId: 7 },
  parameters: { network: () => offline(), pictures: { sameAs: 'features-listing--no-network' } },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.'),
};
export const OtherError: Story = {
  args: { listingId: 7 },
  parameters: { network: () => rejects(500), pictures: { sameAs: 'features-listing--other-error' } },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.'),
};
export const EditOnAPhone: Story = {
  ...Edit,
  globals: { viewport: { value: 'w375' } },
  play: says('Редактирование объявления', 'Опубликовать'),
};
