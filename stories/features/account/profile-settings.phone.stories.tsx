import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ProfileSettingsProps, profileSettings } from '../../../src/features/profile-settings/definition';
import { ProfileSettings } from '../../../src/features/profile-settings/ProfileSettings';
import { altered, type Fetch, fakePhoneCode, rejects, when } from '../../../src/testing';
import { onDevices } from '../../support/account/profile';
import { unlessSignedOut } from '../../support/account/unlessSignedOut';
import { argTypesOf } from '../../support/argTypesOf';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { press, says, type View } from '../../support/publish/publishForm';

const asking = (): Fetch => onDevices({ phoneState: 'unconfirmed' });
/** The pause that is shown does not depend on how long the story takes. */
const codePath = /\/users\/phone\/code\/$/;
const pausing = (pause: number) => (): Fetch => {
  const api = asking();
  return when(
    codePath,
    altered(() => ({ pause }), api),
    api,
  );
};

/** 'Телефон': a server that asks for confirmed numbers. The code is `fakePhoneCode`. */
const meta = {
  title: 'features/profile-settings/phone',
  tags: ['§4'],
  component: ProfileSettings,
  argTypes: argTypesOf(profileSettings),
  render: (args: ProfileSettingsProps) => <Feature component={ProfileSettings} definition={profileSettings} props={args} />,
  args: { onDeleted: takesOver() },
  parameters: { network: pausing(0), pictures: { crop: 'window', variants: [] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [unlessSignedOut],
} satisfies Meta<typeof ProfileSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const ofBlock = { pictures: { crop: 'role=region[name="Телефон"]' } };
const dialogOf = async (view: View) => within(await view.findByRole('dialog', { name: 'Подтвердить номер' }));
const opened = async (canvasElement: HTMLElement) => {
  const view = await seen(canvasElement);
  await press(view, 'Подтвердить номер');
  return { view, dialog: await dialogOf(view) };
};
const asked = async (canvasElement: HTMLElement) => {
  const { view, dialog } = await opened(canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Получить код' }));
  return { view, dialog, field: await dialog.findByLabelText('Код') };
};

export const Unconfirmed: Story = { parameters: ofBlock, play: says(/^Номер .+ не подтверждён\. Пока вы его не подтвердите/) };
export const Confirmed: Story = {
  parameters: { ...ofBlock, network: (): Fetch => onDevices({ phoneState: 'confirmed' }) },
  play: says('Подтверждён'),
};
export const BeforeTheCode: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog.getByText(/^Отправим код на номер/)).toBeVisible();
  },
};
export const GatewayDown: Story = {
  parameters: { network: (): Fetch => when(codePath, rejects(503), asking()) },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Получить код' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Сейчас отправить код не получается. Повторите через минуту.'));
  },
};
export const Code: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field } = await asked(canvasElement);
    // Also in a shadow root.
    await waitFor(() => expect(field.matches(':focus')).toBe(true));
    await expect(dialog.getByRole('button', { name: 'Отправить новый код' })).toBeVisible();
  },
};
export const CodeInTheDark: Story = { ...Code, globals: { ...meta.globals, theme: 'dark' } };
export const CodeOnAPhone: Story = { ...Code, globals: { viewport: { value: 'w375' } } };
export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field } = await asked(canvasElement);
    await userEvent.type(field, '999999');
    await userEvent.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(dialog.getByText('Код не подошёл. Осталось попыток: 4.')).toBeVisible());
  },
};
export const JustConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const { view, dialog, field } = await asked(canvasElement);
    await userEvent.type(field, fakePhoneCode);
    await userEvent.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await noticeSays(view, 'Номер подтверждён');
  },
};
