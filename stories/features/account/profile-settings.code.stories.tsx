import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ProfileSettingsProps, profileSettings } from '../../../src/features/profile-settings/definition';
import { ProfileSettings } from '../../../src/features/profile-settings/ProfileSettings';
import { altered, type Fetch, fakeAppCodes, fakeRecoveryCodes, when } from '../../../src/testing';
import { onDevices } from '../../support/account/profile';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { press, says, type View } from '../../support/publish/publishForm';

/** 'Вход с кодом': the second factor of signing in. */
const meta = {
  title: 'features/profile-settings/code',
  tags: ['§4'],
  component: ProfileSettings,
  argTypes: argTypesOf(profileSettings),
  render: (args: ProfileSettingsProps) => <Feature component={ProfileSettings} definition={profileSettings} props={args} />,
  args: { onDeleted: takesOver() },
  parameters: { network: (): Fetch => onDevices(), pictures: { crop: 'window', variants: [] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof ProfileSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = { pictures: { variants: [] } } as const;
const withCodes = (): Fetch => onDevices({ hasSecondFactor: true });
const required = (): Fetch => {
  const api = onDevices();
  return when(
    /second-factor\/$/,
    altered((state) => ({ ...(state as object), is_required: true }), api),
    api,
  );
};
const setUp = 'Включить вход с кодом';
const fillDialog = async (view: View, name: string, values: Readonly<Record<string, string>>, submit: string) => {
  const dialog = within(await view.findByRole('dialog', { name }));
  for (const [label, value] of Object.entries(values)) await userEvent.type(await dialog.findByLabelText(label), value);
  await userEvent.click(dialog.getByRole('button', { name: submit }));
};
const settingUp = async (canvasElement: HTMLElement) => {
  const view = await seen(canvasElement);
  await press(view, 'Включить');
  await fillDialog(view, setUp, { Пароль: 'Secret12' }, 'Продолжить');
  await waitFor(() => expect(view.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible());
  return view;
};

export const Off: Story = {
  parameters: page,
  play: says('Кроме пароля, при входе понадобится код из приложения, например Яндекс Ключа или Google Authenticator.'),
};
export const Required: Story = {
  parameters: { ...page, network: required },
  play: says('Модераторам нужен вход с кодом. Пока он выключен, страница модерации вам недоступна.'),
};
export const On: Story = {
  parameters: { ...page, network: withCodes },
  play: says('Включён', 'Резервных кодов осталось: 10'),
};
export const SettingUp: Story = { play: async ({ canvasElement }) => void (await settingUp(canvasElement)) };
export const SettingUpInTheDark: Story = { ...SettingUp, globals: { ...meta.globals, theme: 'dark' } };
export const SettingUpOnAPhone: Story = { ...SettingUp, globals: { viewport: { value: 'w375' } } };
export const RecoveryCodes: Story = {
  play: async ({ canvasElement }) => {
    const view = await settingUp(canvasElement);
    await fillDialog(view, setUp, { 'Код из приложения': fakeAppCodes[0] }, 'Включить');
    await waitFor(() => expect(view.getByText(fakeRecoveryCodes[9] ?? '')).toBeVisible());
  },
};
export const RecoveryCodesOnAPhone: Story = { ...RecoveryCodes, globals: { viewport: { value: 'w375' } } };
export const TurningOff: Story = {
  parameters: { network: withCodes },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Выключить');
    await waitFor(() =>
      expect(view.getByText('Для входа останется один пароль. На других устройствах нужно будет войти заново.')).toBeVisible(),
    );
  },
};
export const TurnedOff: Story = {
  parameters: { network: withCodes },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, 'Выключить');
    const values = { Пароль: 'Secret12', 'Код из приложения или резервный': fakeRecoveryCodes[0] ?? '' };
    await fillDialog(view, 'Выключить вход с кодом', values, 'Выключить');
    await noticeSays(view, 'Вход с кодом выключен');
  },
};
