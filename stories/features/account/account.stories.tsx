import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { encodeAccountSummary } from '../../../src/api/wire/account/accountSummary';
import { Account } from '../../../src/features/account/Account';
import { type AccountProps, account } from '../../../src/features/account/definition';
import { empty, type Fetch, never, offline, when } from '../../../src/testing';
import { wholeAccount } from '../../support/account/ownListings';
import { PersistedAccount } from '../../support/account/PersistedAccount';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { says } from '../../support/publish/publishForm';

const isModerator = { isModerator: true };

/** Maria has signed in to the main site, unless the parameter `isSignedOut` of the story says otherwise. */
const onTheSite = (Story: ComponentType, { parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) =>
  parameters.isSignedOut === true ? (
    <Story />
  ) : (
    <PersistedAccount user={parameters.isModerator === true ? isModerator : undefined}>
      <Story />
    </PersistedAccount>
  );

/** Live updates that never come are no fault that a story shows. */
const silent: Fetch = (input, init) => never()(input, init);

/** A server that knows these totals, and tells no others. */
const counting = (listings: number, unread: number) =>
  when(
    /personal-account/,
    async () => Response.json(encodeAccountSummary({ listings, unreadMessages: unread, unreadChats: unread, unreadNotifications: unread })),
    when(/\/events\//, silent, wholeAccount()),
  );

const meta = {
  title: 'features/account',
  tags: ['§2'],
  component: Account,
  argTypes: argTypesOf(account),
  render: (args: AccountProps) => <Feature component={Account} definition={account} props={args} />,
  // A story must not leave its page.
  args: {
    onNavigate: takesOver(),
    messages: <h1>Здесь переписка</h1>,
    settings: <h1>Здесь настройки</h1>,
  },
  parameters: { network: (): Fetch => counting(4, 2), pictures: { variants: ['phone'] } },
  globals: { viewport: { value: 'w1200' } },
  decorators: [onTheSite],
} satisfies Meta<typeof Account>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = ['Мои объявления', 'Сообщения', 'Уведомления', 'Настройки профиля', 'Выход'];

export const Listings: Story = {
  parameters: { texts: items },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const menu = within(await view.findByRole('navigation', { name: 'Личный кабинет' }));
    await expect(await menu.findByRole('link', { name: 'Мои объявления 4 объявления', current: 'page' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Уведомления 2 непрочитанных уведомления' })).toBeVisible();
    await says('Опубликовано', 'Мария Ковалёва')({ canvasElement });
  },
};
export const ListingsInTheDark: Story = { ...Listings, globals: { ...meta.globals, theme: 'dark' } };
export const ListingsOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: says('Мои объявления', 'Опубликовано', 'Отклонено'),
};
export const ListingsOnATablet: Story = { ...ListingsOnAPhone, globals: { viewport: { value: 'w744' } } };
export const ListingsOnAPhoneInTheDark: Story = { ...ListingsOnAPhone, globals: { viewport: { value: 'w375' }, theme: 'dark' } };
export const ListingsInEnglish: Story = {
  globals: { ...meta.globals, lang: 'en' },
  play: says('My listings', 'Profile settings', 'Sign out'),
};
export const Notifications: Story = { args: { tab: 'notifications' }, play: says('Прочитать все') };
/** The content of the page is in its own tree. */
const opens = (tab: 'messages' | 'settings', name: string, content: string): Story => ({
  args: { tab },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: new RegExp(`^${name}`), current: 'page' })).toBeVisible();
    await waitFor(() => expect(within(canvasElement).getByText(content)).toBeVisible());
  },
});
export const Messages: Story = opens('messages', 'Сообщения', 'Здесь переписка');
export const Settings: Story = opens('settings', 'Настройки профиля', 'Здесь настройки');
export const WithoutContentOfThePage: Story = {
  args: { tab: 'messages', messages: undefined, settings: undefined },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: /^Мои объявления/, current: 'page' })).toBeVisible();
    await expect(view.queryByRole('link', { name: /^Сообщения/ })).toBeNull();
    await says('Опубликовано')({ canvasElement });
  },
};
export const OfAModerator: Story = {
  parameters: { isModerator: true },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: 'Модерация' })).toBeVisible();
    await says('Опубликовано')({ canvasElement });
  },
};
export const WithManyOfEverything: Story = {
  parameters: { network: () => counting(200, 12) },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: 'Мои объявления 200 объявлений' })).toBeVisible();
    await expect(view.getByText('99+')).toBeVisible();
    await expect(view.getAllByText('12')).toHaveLength(2);
    await says('Опубликовано')({ canvasElement });
  },
};

export const AskedToSignOut: Story = {
  parameters: { texts: ['Вы уверены, что хотите выйти?'], pictures: { crop: 'window', variants: ['phone'] } },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Выход' }));
    await waitFor(() => expect(view.getByText('Вы уверены, что хотите выйти?')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByText('Загрузка ваших объявлений')).toBeInTheDocument();
  },
};
export const NoNetwork: Story = {
  parameters: { network: () => offline() },
  play: says('Мои объявления', 'Отсутствует интернет соединение', 'Обновить'),
};
export const SignedOut: Story = {
  parameters: { isSignedOut: true, network: () => empty() },
  play: says('Войдите, чтобы открыть личный кабинет', 'Войти'),
};
