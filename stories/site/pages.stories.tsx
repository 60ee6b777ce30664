import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteAt } from '../../examples/site/SiteAt';
import siteStyles from '../../examples/site/site.css?inline';
import { aUser, createFakeApi, never, offline } from '../../src/testing';
import { fakeLinkOf } from '../../src/testing/fakeAccounts';
import { seen } from '../support/checks/seen';

/** The page of a story is the root of the site. */
const storyStyles = '.story{display:flex;flex:1;flex-direction:column;padding:0}';

const meta = {
  title: 'site/pages',
  tags: ['§2'],
  component: SiteAt,
  render: (args) => (
    <>
      <style>{siteStyles + storyStyles}</style>
      <SiteAt {...args} />
    </>
  ),
  parameters: { layout: 'fullscreen', network: () => createFakeApi() },
  // The search writes its filters into the address of the window.
  beforeEach: () => {
    const { href } = window.location;
    const { title } = document;
    sessionStorage.clear();
    localStorage.setItem('cookiesAccepted', 'true');
    return () => {
      localStorage.removeItem('cookiesAccepted');
      window.history.replaceState(window.history.state, '', href);
      document.title = title;
    };
  },
} satisfies Meta<typeof SiteAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const heads =
  (name: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getByRole('heading', { level: 1, name })).toBeVisible());
    await expect(view.getByRole('banner')).toBeVisible();
    await expect(view.getByRole('contentinfo')).toBeVisible();
  };

const phone = { viewport: { value: 'w375' } };
const dark = { theme: 'dark' };

export const Home: Story = { args: { address: '/' }, play: heads(/^Квартиры и.апартаменты/) };
export const HomeInTheDark: Story = { ...Home, globals: dark };
export const HomeOnAPhone: Story = { ...Home, globals: phone };

export const Results: Story = { args: { address: '/realty' }, play: heads(/^Купить квартиру/) };
export const ResultsInTheDark: Story = { ...Results, globals: dark };
export const ResultsOnAPhone: Story = { ...Results, globals: phone };
export const ResultsWithoutNetwork: Story = { ...Results, parameters: { network: offline, texts: ['Отсутствует интернет соединение'] } };

export const Listing: Story = { args: { address: '/buy/1000' }, play: heads(/./) };
export const ListingInTheDark: Story = { ...Listing, globals: dark };
export const ListingLoading: Story = { args: { address: '/buy/1000' }, parameters: { network: never } };
export const ListingNotFound: Story = { args: { address: '/buy/404' }, play: heads('Страница не найдена') };

export const Legal: Story = { args: { address: '/legal/publishing' }, play: heads('Правила размещения') };
export const LegalInTheDark: Story = { ...Legal, globals: dark };
export const LegalOnAPhone: Story = { ...Legal, globals: phone };

export const NotFound: Story = { args: { address: '/nowhere' }, play: heads('Страница не найдена') };
export const Success: Story = {
  args: { address: '/success' },
  beforeEach: () => window.history.replaceState(window.history.state, '', '#sent'),
  play: heads('Объявление отправлено на модерацию!'),
};
export const SuccessByAddress: Story = {
  args: { address: '/success' },
  beforeEach: () => window.history.replaceState(null, '', window.location.pathname + window.location.search),
  play: heads('Статус объявлений'),
};

/** Opens a page by the link of a letter, whose token stands behind the # sign, and presses its button. */
const byLink =
  (token: string, button: string, title: string): Play =>
  async ({ canvasElement }) => {
    window.history.replaceState(window.history.state, '', `#${token}`);
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: button }));
    await waitFor(() => expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible());
    // A token that may still be used stays for another try.
    await expect(window.location.hash).toBe(title === 'Почта подтверждена' ? '' : `#${token}`);
  };
const maria = aUser();
export const PasswordChanged: Story = {
  args: { address: '/password' },
  play: async ({ canvasElement }) => {
    window.history.replaceState(window.history.state, '', `#${fakeLinkOf(maria, 'password')}`);
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Задать пароль' }));
    const form = within(await view.findByRole('dialog', { name: 'Новый пароль' }));
    for (const name of ['Пароль', 'Повторите пароль']) await userEvent.type(await form.findByLabelText(name, { exact: true }), 'Novyj1234');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить и войти' }));
    // The page knows while the dialog still says it, and the address has no token that has been used.
    const told = await view.findByRole('dialog', { name: 'Пароль изменён' });
    await waitFor(() => expect(view.getByRole('heading', { level: 1, name: 'Пароль изменён', hidden: true })).toBeInTheDocument());
    await expect(window.location.hash).toBe('');
    await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(view.getByRole('heading', { level: 1, name: 'Пароль изменён' })).toBeVisible());
  },
};
export const Password: Story = { args: { address: '/password' }, play: heads('Новый пароль') };
export const Confirm: Story = { args: { address: '/confirm' }, play: heads('Подтверждение почты') };
export const ConfirmOnAPhone: Story = { ...Confirm, globals: phone };
export const Confirmed: Story = {
  args: { address: '/confirm' },
  play: byLink(fakeLinkOf(maria, 'confirm'), 'Подтвердить почту', 'Почта подтверждена'),
};
export const ConfirmedInTheDark: Story = { ...Confirmed, globals: dark };
export const ConfirmByADeadLink: Story = {
  args: { address: '/confirm' },
  play: byLink('dead', 'Подтвердить почту', 'Ссылка больше не действует'),
};
export const CreateSignedOut: Story = { args: { address: '/realty/create' }, play: heads(/./) };
