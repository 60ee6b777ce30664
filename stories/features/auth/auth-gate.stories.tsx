import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AuthGate } from '../../../src/features/auth-gate/AuthGate';
import { type AuthGateProps, authGate } from '../../../src/features/auth-gate/definition';
import { accountOf } from '../../../src/state/account/account';
import { getRuntime } from '../../../src/state/runtime/runtime';
import { aUser, held } from '../../../src/testing';
import { SignedIn as SignedInAs } from '../../support/account/SignedIn';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { Feature } from '../../support/Feature';

const meta = {
  title: 'features/auth-gate',
  tags: ['§2', '§6'],
  component: AuthGate,
  argTypes: argTypesOf(authGate),
  render: (args: AuthGateProps) => <Feature component={AuthGate} definition={authGate} props={args} />,
  args: { children: <p>Здесь форма объявления.</p> },
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof AuthGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToPublish: Story = {
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: 'Войдите, чтобы разместить объявление' })).toBeVisible();
  },
};
export const ToPublishInTheDark: Story = { globals: { theme: 'dark' } };
export const ToPublishOnAPhone: Story = { globals: { viewport: { value: 'w375' } } };
export const ToEdit: Story = { args: { reason: 'edit' } };
export const ToEditInEnglish: Story = { args: { reason: 'edit' }, globals: { lang: 'en' } };
export const SignedIn: Story = {
  decorators: [
    (Story) => (
      <SignedInAs>
        <Story />
      </SignedInAs>
    ),
  ],
};
/** The session of somebody who was inside has ended. */
export const SessionEnded: Story = {
  args: { reason: 'edit' },
  play: async ({ canvasElement, loaded }) => {
    const account = accountOf(getRuntime({ apiUrl: String(loaded['apiUrl']), siteUrl: 'https://site.test' }));
    account.setSource(() => 'token', aUser());
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.queryByRole('heading', { name: 'Войдите, чтобы редактировать объявление' })).toBeNull());
    account.refuse('token');
    await expect(await view.findByText('Сеанс закончился. Войдите снова: всё, что вы ввели, осталось.')).toBeVisible();
  },
};
/** Somebody has a token, and the server takes its time to say whose it is. */
export const Waiting: Story = {
  parameters: { network: () => held().fetch },
  play: async ({ canvasElement, loaded }) => {
    accountOf(getRuntime({ apiUrl: String(loaded['apiUrl']), siteUrl: 'https://site.test' })).setSource(() => 'token');
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка профиля…')).toBeVisible();
  },
};
