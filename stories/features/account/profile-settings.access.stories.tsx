import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ProfileSettingsProps, profileSettings } from '../../../src/features/profile-settings/definition';
import { ProfileSettings } from '../../../src/features/profile-settings/ProfileSettings';
import { altered, type Fetch, rejects, when } from '../../../src/testing';
import { failing, onDevices } from '../../support/account/profile';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { press, says, type View } from '../../support/publish/publishForm';

const still = { crop: 'window', variants: [] } as const;

/** How somebody signs in: e-mail, password, devices (D49). */
const meta = {
  title: 'features/profile-settings/access',
  tags: ['§4'],
  component: ProfileSettings,
  argTypes: argTypesOf(profileSettings),
  render: (args: ProfileSettingsProps) => <Feature component={ProfileSettings} definition={profileSettings} props={args} />,
  args: { onDeleted: takesOver() },
  parameters: { network: (): Fetch => onDevices(), pictures: still },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof ProfileSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (text: string, act: (view: View) => Promise<unknown>, network?: () => Fetch): Story => ({
  parameters: { texts: [text], ...(network && { network }) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await act(view);
    await noticeSays(view, text);
  },
});
/** Fills the fields of a dialog, and sends it. */
const fillDialog = async (view: View, name: string, values: Readonly<Record<string, string>>, submit: string) => {
  const dialog = within(await view.findByRole('dialog', { name }));
  for (const [label, value] of Object.entries(values)) await userEvent.type(await dialog.findByLabelText(label), value);
  await userEvent.click(dialog.getByRole('button', { name: submit }));
};
const opened = (name: string, ...texts: string[]): Story => ({
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await press(view, name);
    for (const text of texts) await waitFor(() => expect(view.getAllByText(text)[0]).toBeVisible());
  },
});

export const NewEmail: Story = opened(
  'Изменить: Email',
  'Отправим ссылку на новый адрес. Пока вы её не откроете, вход останется по старому.',
  'Отправить ссылку',
);
export const NewPassword: Story = opened('Изменить: Пароль', 'На других устройствах нужно будет войти заново.', 'Изменить пароль');

const changeEmail = async (view: View) => {
  await press(view, 'Изменить: Email');
  await fillDialog(view, 'Новый email', { 'Новый email': 'nova@kvartal.test', Пароль: 'Secret12' }, 'Отправить ссылку');
  await noticeSays(view, 'Письмо отправлено');
  await press(view, 'Закрыть');
  await waitFor(() => expect(view.queryByText('Письмо отправлено')).toBeNull());
};
export const EmailWaits: Story = told('Ждёт подтверждения: nova@kvartal.test', async (view) => {
  await changeEmail(view);
  await expect(view.getByRole('button', { name: 'Оставить прежний' })).toBeVisible();
});
export const EmailKept: Story = told('Email остался прежним', async (view) => {
  await changeEmail(view);
  await press(view, 'Оставить прежний');
});
export const EmailConfirmed: Story = {
  parameters: {
    network: () => {
      const api = onDevices();
      const confirmed = altered((body) => Object.assign({}, body, { is_confirmed: true }), api);
      return when(/users\/email\/$/, confirmed, api);
    },
  },
  play: says('Подтверждён'),
};
export const LetterSent: Story = told('Письмо отправлено', (view) => press(view, 'Отправить письмо'));
export const PasswordChanged: Story = told('Пароль изменён', async (view) => {
  await press(view, 'Изменить: Пароль');
  const values = { 'Текущий пароль': 'Secret12', 'Новый пароль': 'Novyj1234', 'Повторите пароль': 'Novyj1234' };
  await fillDialog(view, 'Новый пароль', values, 'Изменить пароль');
});
/** Waits for a list of so many. */
const leaves = async (view: View, count: number) => {
  const list = within(view.getByRole('region', { name: 'Где вы вошли' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
};
export const DeviceSignedOut: Story = told('Вход завершён', async (view) => {
  await press(view, /^Выйти: Safari/);
  await leaves(view, 2);
});
export const DeviceNotSignedOut: Story = told(
  'Не удалось выйти. Попробуйте ещё раз.',
  (view) => press(view, /^Выйти: Safari/),
  () => failing(/sessions/, rejects(500)),
);
export const OtherDevicesSignedOut: Story = told('Вы вышли на других устройствах', async (view) => {
  await press(view, 'Выйти на других устройствах');
  await leaves(view, 1);
});
