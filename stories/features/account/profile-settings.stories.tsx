import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ProfileSettingsProps, profileSettings } from '../../../src/features/profile-settings/definition';
import { ProfileSettings } from '../../../src/features/profile-settings/ProfileSettings';
import { empty, type Fetch, never, offline, rejects, when } from '../../../src/testing';
import { aPortrait, chooseFile, failing, onDevices, portraitUrl } from '../../support/account/profile';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { press, says, type View } from '../../support/publish/publishForm';

const meta = {
  title: 'features/profile-settings',
  tags: ['§2', '§4', '§5', '§8'],
  component: ProfileSettings,
  argTypes: argTypesOf(profileSettings),
  render: (args: ProfileSettingsProps) => <Feature component={ProfileSettings} definition={profileSettings} props={args} />,
  // A story must not leave its page.
  args: { onDeleted: takesOver() },
  parameters: { network: (): Fetch => onDevices(), pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof ProfileSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: says(
    /JPEG, JPG или PNG, до/,
    'Указан при регистрации',
    'Не подтверждён',
    'Где вы вошли',
    'Chrome, Windows',
    'Неизвестное устройство',
    'Это устройство',
    'Письма на maria@kvartal.test',
    'Решения модератора',
    'Непрочитанные сообщения',
    'Письма о входе и смене пароля приходят всегда.',
    'Мои данные',
    'Ваши объявления будут удалены. Сообщения останутся у собеседников без вашего имени.',
  ),
};
export const SettingsInTheDark: Story = { ...Settings, globals: { ...meta.globals, theme: 'dark' } };
export const SettingsOnAPhone: Story = { ...Settings, globals: { viewport: { value: 'w375' } } };
export const SettingsOnAPhoneInTheDark: Story = { ...Settings, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const SettingsOnATablet: Story = { ...Settings, globals: { viewport: { value: 'w744' } } };
export const SettingsInEnglish: Story = {
  globals: { ...meta.globals, lang: 'en' },
  play: says('Profile settings', 'Not confirmed', 'Where you are signed in', 'My data'),
};
export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка настроек')).toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline() },
  play: says('Отсутствует интернет соединение', 'Повторите попытку снова.', 'Обновить'),
};
export const ServerFailed: Story = {
  parameters: { network: () => rejects(500) },
  play: says('Произошла критическая ошибка', 'Попробуйте перезагрузить страницу.', 'Обновить'),
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty() },
  play: says('Войдите, чтобы увидеть настройки профиля', 'Войти'),
};

const still = { crop: 'window', variants: [] } as const;
const write = async (view: View, label: string, text: string) => {
  // The form comes with the first pencil.
  await waitFor(() => expect(view.getByRole('textbox', { name: label })).not.toHaveAttribute('readonly'));
  const field = view.getByRole('textbox', { name: label });
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  if (text) await userEvent.keyboard(text);
};
/** A text in the form, or below it; only what is saved is told in the corner of the window. */
const named = (
  values: Readonly<Record<string, string>>,
  text: string,
  network?: () => Fetch,
  pictures: object = { variants: [] },
): Story => ({
  parameters: { texts: [text], pictures, ...(network && { network }) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const [label, value] of Object.entries(values)) {
      await press(view, `Изменить: ${label}`);
      await write(view, label, value);
    }
    await press(view, 'Сохранить');
    await noticeSays(view, text);
  },
});
export const NamesSaved: Story = named({ Имя: 'Марина' }, 'Данные успешно обновлены', undefined, still);
export const NothingChanged: Story = named({ Имя: 'Мария' }, 'Изменения не были внесены');
export const BothNamesEmpty: Story = named({ Имя: '', Фамилия: '' }, 'Пожалуйста, заполните хотя бы одно из полей.');
export const FirstNameMissing: Story = named({ Имя: '' }, 'Поле "Имя" обязательно для заполнения');
export const FirstNameTooShort: Story = named({ Имя: 'М' }, 'Имя должно содержать минимум 2 символа');
export const LastNameTooShort: Story = named({ Фамилия: 'К' }, 'Фамилия должно содержать минимум 2 символа');
export const NameMalformed: Story = named(
  { Имя: 'Maria' },
  'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, не более 40 символов',
);
export const NamesNotSaved: Story = named({ Имя: 'Марина' }, 'Не удалось сохранить данные', () => failing(/profile\/$/, rejects(500)));
export const NamesOffline: Story = named({ Имя: 'Марина' }, 'Проверьте соединение с интернетом и повторите.', () =>
  failing(/profile\/$/, offline()),
);

const opened = (name: string, ...texts: string[]): Story => ({
  parameters: { pictures: still },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, name);
    for (const text of texts) await waitFor(() => expect(view.getAllByText(text)[0]).toBeVisible());
  },
});
export const AskedToDelete: Story = opened(
  'Удалить аккаунт',
  'Вы уверены, что хотите удалить аккаунт? Это действие необратимо.',
  'Сначала скачать мои данные',
);
export const AskedToDeleteInTheDark: Story = { ...AskedToDelete, globals: { ...meta.globals, theme: 'dark' } };
const confirmDeletion = async (view: View, password: string) => {
  const dialog = within(await view.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Пароль'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
};
export const NotDeleted: Story = {
  parameters: {
    texts: ['Не удалось удалить профиль. Попробуйте позже.'],
    pictures: still,
    network: () => failing(/delete/, rejects(500)),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Удалить аккаунт');
    await confirmDeletion(view, 'Secret12');
    await noticeSays(view, 'Не удалось удалить профиль. Попробуйте позже.');
  },
};
export const DeletedWithWrongPassword: Story = {
  parameters: { texts: ['Неправильный пароль.'], pictures: still },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Удалить аккаунт');
    await confirmDeletion(view, 'Wrong1234');
    await noticeSays(view, 'Неправильный пароль.');
  },
};
const root = (canvasElement: HTMLElement): ParentNode =>
  [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? canvasElement;
const choosing = (file: () => Promise<File> | File, text: string, network?: () => Fetch): Story => ({
  parameters: { texts: [text], pictures: still, ...(network && { network }) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('button', { name: 'Загрузить фото' });
    chooseFile(root(canvasElement), await file());
    await noticeSays(view, text);
  },
});
const cropHint = 'Так вас увидят в чате и в объявлении. Двигайте фото мышью, пальцем или стрелками.';
export const Crop: Story = {
  ...choosing(aPortrait, cropHint),
  parameters: { texts: [cropHint, 'Выбрать другое'], pictures: still },
};
export const CropInTheDark: Story = { ...Crop, globals: { ...meta.globals, theme: 'dark' } };
export const WrongFormat: Story = choosing(
  () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.jpg', { type: 'image/jpeg' }),
  'Не удалось загрузить фото. Используемые форматы изображений: JPEG, JPG, PNG',
);
export const TooLarge: Story = choosing(
  () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }),
  'Размер файла не должен превышать 5 МБ.',
);
export const NoPicture: Story = choosing(() => new File([], 'me.png', { type: 'image/png' }), 'Выбранный файл не является изображением');

const cropped = (text: string, network?: () => Fetch): Story => ({
  parameters: { texts: [text], pictures: still, ...(network && { network }) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await view.findByRole('button', { name: 'Загрузить фото' });
    chooseFile(root(canvasElement), await aPortrait());
    await userEvent.click(within(await view.findByRole('dialog', { name: 'Фото профиля' })).getByRole('button', { name: 'Сохранить' }));
    await noticeSays(view, text);
  },
});
export const AvatarSaved: Story = cropped('Аватар успешно обновлен');
export const AvatarNotSaved: Story = cropped('Не удалось загрузить аватар. Попробуйте позже.', () => failing(/profile\/$/, rejects(500)));
const withAvatar = { avatar: portraitUrl };
const removing = (text: string, network: () => Fetch): Story => ({
  parameters: { texts: [text], pictures: still, network },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('button', { name: 'Заменить фото' })).toBeVisible();
    await press(view, 'Удалить фото');
    await noticeSays(view, text);
  },
});
export const AvatarRemoved: Story = removing('Фото удалено', () => onDevices(withAvatar));
export const AvatarNotRemoved: Story = removing('Не удалось удалить фото. Попробуйте позже.', () =>
  failing(/profile\/$/, rejects(500), onDevices(withAvatar)),
);
export const LettersNotSaved: Story = {
  parameters: { texts: ['Не удалось сохранить данные'], pictures: still, network: () => failing(/letters/, rejects(500)) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('checkbox', { name: 'Решения модератора' }));
    await noticeSays(view, 'Не удалось сохранить данные');
    await expect(view.getByRole('checkbox', { name: 'Решения модератора' })).toBeChecked();
  },
};
export const DataNotDownloaded: Story = {
  parameters: {
    texts: ['Не удалось скачать данные. Попробуйте ещё раз.'],
    pictures: still,
    network: () => when(/users\/data/, rejects(500), onDevices()),
  },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Скачать');
    await noticeSays(view, 'Не удалось скачать данные. Попробуйте ещё раз.');
  },
};
