import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { fetchMore, loadedMore } from '../../../src/features/publish/blocks/fetchMore';
import { type PublishProps, publish } from '../../../src/features/publish/definition';
import { fetchPage } from '../../../src/features/publish/fetchPage';
import { Publish } from '../../../src/features/publish/Publish';
import { held, malformed, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';
import { edited, having, press, pressAndConfirm, put, says, signedIn, type View } from '../../support/publish/publishForm';

const meta = {
  title: 'features/publish/answers',
  tags: ['§2', '§5', '§8'],
  component: Publish,
  argTypes: argTypesOf(publish),
  render: (args: PublishProps) => <Feature component={Publish} definition={publish} props={args} />,
  args: { onNavigate: takesOver(), onPublished: takesOver() },
  parameters: { pictures: { variants: [] } },
  decorators: [signedIn],
} satisfies Meta<typeof Publish>;
export default meta;

type Story = StoryObj<typeof meta>;

const typeAddress = async (view: View, text: string) => {
  await userEvent.click(await view.findByRole('radio', { name: 'Продажа' }));
  await userEvent.click(view.getByRole('radio', { name: 'Квартира' }));
  const field = await view.findByRole('combobox', { name: 'Город, улица, дом' });
  await userEvent.type(field, text);
  return field;
};

const suggesting = (network: () => typeof fetch, text: string, variants: string[] = []): Story => ({
  parameters: { network, texts: [text], pictures: { crop: 'window', variants } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await typeAddress(view, 'Несуществующая');
    await expect((await view.findAllByText(text))[0]).toBeInTheDocument();
  },
});
export const AddressSearching = suggesting(() => when(/suggest/, held().fetch), 'Ищем адрес…', ['phone']);
export const AddressNothingFound = suggesting(() => when(/suggest/, malformed({ suggestions: [] })), 'Ничего не найдено', ['phone']);
export const AddressRequestRefused = suggesting(() => when(/suggest/, rejects(400)), 'Некорректный запрос');
export const AddressWithoutKey = suggesting(() => when(/suggest/, rejects(401)), 'В запросе нет ключа API');
export const AddressWithoutNetwork = suggesting(() => when(/suggest/, offline()), 'Ошибка сети, проверьте соединение с интернетом');
export const AddressServiceFailed = suggesting(() => when(/suggest/, rejects(503)), 'Внутренняя ошибка сервиса, попробуйте позже');
export const AddressMethodRefused = suggesting(() => when(/suggest/, rejects(405)), 'Неверный метод HTTP');

const house = (city: string, data: object) => ({
  suggestions: [{ value: city, data: { street: 'Тверская', street_type_full: 'улица', ...data } }],
});
const chosen = (answer: object, text: string): Story => ({
  parameters: { network: () => when(/suggest/, malformed(answer)), texts: [text], pictures: { variants: ['dark', 'phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await typeAddress(view, 'Твер');
    await userEvent.click(await view.findByRole('option'));
    await press(view, 'Опубликовать');
    await waitFor(() => expect(view.getByText(text)).toBeVisible());
  },
});
export const AddressIncomplete = chosen(
  house('г Москва, ул Тверская', {}),
  'Не удалось определить адрес: укажите полный адрес с номером дома',
);
export const AddressOutside = chosen(
  house('г Тверь, ул Тверская, д 1', { house: '1', geo_lat: '56.8587', geo_lon: '35.9176' }),
  'Укажите адрес в Москве',
);

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** The code of the form did not load, although the device is connected. */
export const CodeFailed: Story = {
  parameters: { pictures: { sameAs: 'features-listing--other-error' } },
  beforeEach: () => {
    mocked(fetchPage).mockImplementation(lost);
    return () => mocked(fetchPage).mockReset();
  },
  play: says('Произошла критическая ошибка', 'Обновить', 'На главную'),
};
/** The code of what follows the address did not load; what is filled in stays. */
export const CodeOfMoreFailed: Story = {
  parameters: { pictures: { variants: ['dark', 'phone'] } },
  beforeEach: () => {
    mocked(loadedMore).mockReturnValue(null);
    mocked(fetchMore).mockImplementation(lost);
    return () => {
      mocked(loadedMore).mockReset();
      mocked(fetchMore).mockReset();
    };
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await typeAddress(view, 'Тверская');
    await userEvent.click((await view.findAllByRole('option'))[0] as HTMLElement);
    await expect(await view.findByText('Произошла критическая ошибка')).toBeVisible();
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
    await expect(view.getByRole('radio', { name: 'Продажа' })).toBeChecked();
  },
};

export const DescriptionTooLong: Story = {
  ...edited({ description: 'Светлая квартира. '.repeat(170) }),
  parameters: { ...edited({ description: 'Светлая квартира. '.repeat(170) }).parameters, texts: ['Максимум 3000 символов'] },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await press(view, 'Опубликовать');
    await waitFor(() => expect(view.getByText('Максимум 3000 символов')).toBeVisible());
  },
};

const refused = { about_apartment: { area: ['Убедитесь, что это значение больше либо равно 5.'] } };
const above = (field: string) => ({ about_apartment: { [field]: ['Убедитесь, что это значение меньше либо равно 180.'] } });
/** What the server says in other words (§8). */
const normalised = (answer: object, text: string): Story => ({
  args: { listingId: 7 },
  parameters: { network: () => when(/sale\/7/, rejects(400, answer), having()), texts: [text], pictures: { variants: ['dark'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await pressAndConfirm(view);
    await waitFor(() => expect(view.getByText(text)).toBeVisible());
  },
});
export const AreaRefused = normalised(refused, 'Минимум 5 м²');
export const FloorRefused = normalised(above('floor'), 'Максимум 180 этажей');
export const FloorsRefused = normalised(above('floors_number'), 'Максимум 180');

export const ChangedElsewhere: Story = {
  args: { listingId: 7 },
  parameters: {
    network: () =>
      when(/sale\/7/, rejects(409, { detail: 'Объявление уже изменено в другой вкладке или на другом устройстве.' }), having()),
    pictures: { variants: ['dark', 'phone'] },
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await put(view, 'Стоимость', '30000000');
    await pressAndConfirm(view);
    await waitFor(() => expect(view.getByText('Объявление уже изменено в другой вкладке или на другом устройстве.')).toBeVisible());
    await expect(view.getByRole('button', { name: 'Взять новую версию' })).toBeVisible();
  },
};
export const NewVersionTaken: Story = {
  ...ChangedElsewhere,
  parameters: { ...ChangedElsewhere.parameters, pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await ChangedElsewhere.play?.(context);
    const view = await seen(context.canvasElement);
    await press(view, 'Взять новую версию');
    await holdToast(await view.findByText('Новая версия загружена, ваши изменения остались.'));
  },
};

/** Nobody takes over: the form is empty again, and the link to the next page is not followed here. */
export const Sent: Story = {
  args: { onPublished: fn(), listingId: 7 },
  parameters: { network: () => having({ status: 'archived' }), pictures: { crop: 'window', variants: [] } },
  beforeEach: () => {
    const stay = (event: MouseEvent) => {
      if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
    };
    window.addEventListener('click', stay);
    return () => window.removeEventListener('click', stay);
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('textbox', { name: 'Стоимость' });
    await press(view, 'Опубликовать');
    await holdToast(await view.findByText('Объявление отправлено на модерацию'));
  },
};

export const EditOnATablet: Story = {
  ...edited(),
  globals: { viewport: { value: 'w744' } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('textbox', { name: 'Стоимость' })).toBeVisible();
  },
};

/** Sent as they are: nothing is asked (§4, D16). */
const unchanged = (status: 'archived' | 'rejected'): Story => ({
  ...edited({ status }),
  play: async ({ canvasElement, args }) => {
    const view = await seen(canvasElement);
    await view.findByRole('textbox', { name: 'Стоимость' });
    await press(view, 'Опубликовать');
    await waitFor(() => expect(args.onPublished).toHaveBeenCalledOnce());
  },
});
export const UnchangedArchived: Story = { ...unchanged('archived'), tags: ['!picture'] };
export const UnchangedRejected: Story = { ...unchanged('rejected'), tags: ['!picture'] };
