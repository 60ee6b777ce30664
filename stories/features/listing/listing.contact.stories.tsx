import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import type { Listing as ListingData } from '../../../src/domain/listing/listing';
import { type ListingProps, listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { createFakeApi, type Fetch, never, rejects, when } from '../../../src/testing';
import { detailsOf } from '../../../src/testing/detailsOf';
import { anOwner, answersOwner, ownerPath } from '../../../test/support/listing/owner';
import { SignedIn } from '../../support/account/SignedIn';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';
import { unusual } from '../../support/worlds';

const page = (args: ListingProps) => <Feature component={Listing} definition={listing} props={args} />;
const someone = (args: ListingProps) => <SignedIn>{page(args)}</SignedIn>;

const data = (changes: Partial<ListingData> = {}) =>
  encodeListingDetails(
    detailsOf({ listing: { ...unusual.studio, owner: { id: 11, name: 'Анна Соколова', type: 'owner' }, ...changes }, flags: [] }),
  );

const meta = {
  title: 'features/listing/contact',
  tags: ['§2', '§6', '§8'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: page,
  // A story must not leave its page.
  args: { listing: data(), onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: {
    network: () => when(ownerPath, answersOwner(anOwner({ firstName: 'Анна', lastName: 'Соколова' }))),
    pictures: { crop: 'window' },
  },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const answering = (owner: Fetch) => ({ network: () => when(ownerPath, owner, createFakeApi()) });
const phone = { viewport: { value: 'w375' } };

/** Presses one of the two buttons, wherever the width puts it. */
async function press({ canvasElement, userEvent }: Context, name: string) {
  const view = await seen(canvasElement);
  const shown = (await view.findAllByRole('button', { name })).find((one: HTMLElement) => one.checkVisibility());
  if (!shown) throw new Error(`No button ${name}`);
  await userEvent.click(shown);
  return view;
}
/** What comes with a movement is looked at when it has come. */
async function settled(inside: HTMLElement) {
  const movements = inside.closest('dialog, [data-toast]')?.getAnimations() ?? [];
  await Promise.allSettled(movements.map(({ finished }) => finished));
}
const says =
  (name: string, text: string): Play =>
  async (context) => {
    const view = await press(context, name);
    const said = await view.findByText(text);
    await settled(said);
    await waitFor(() => expect(said).toBeVisible());
  };
const saysInToast =
  (name: string, text: string): Play =>
  async (context) => {
    const view = await press(context, name);
    await holdToast(await view.findByText(text));
  };
const inPanel =
  (...texts: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const panel = await view.findByRole('region', { name: 'Контакты' });
    panel.scrollIntoView({ block: 'center' });
    for (const text of texts) await expect(within(panel).getByText(text)).toBeVisible();
  };

const ofPanel = { pictures: { crop: 'role=region[name="Контакты"]', variants: ['dark'] } };

export const BothWays: Story = { parameters: ofPanel, play: inPanel('Анна Соколова', 'Собственник', 'Позвонить', 'Написать') };
export const BothWaysInTheDark: Story = { ...BothWays, globals: { theme: 'dark' } };
export const OnlyCalls: Story = {
  parameters: ofPanel,
  args: { listing: data({ communicationMethod: 'calls' }) },
  play: inPanel('Позвонить'),
};
export const OnlyMessages: Story = {
  parameters: ofPanel,
  args: { listing: data({ communicationMethod: 'messages' }) },
  play: inPanel('Написать'),
};
export const UnknownOwner: Story = {
  parameters: ofPanel,
  args: { listing: data({ owner: { id: null, name: '', type: null } }) },
  play: inPanel('Неизвестный пользователь'),
};
export const LongName: Story = {
  parameters: ofPanel,
  args: { listing: data({ owner: unusual.longTexts.owner }) },
  play: inPanel(unusual.longTexts.owner.name),
};
export const English: Story = { globals: { lang: 'en' } };

const closed = 'Связаться с владельцем нельзя';
export const InModeration: Story = {
  parameters: ofPanel,
  args: { listing: data({ status: 'moderation' }) },
  play: inPanel(closed, 'Объявление недоступно.'),
};
export const Rejected: Story = {
  parameters: ofPanel,
  args: { listing: data({ status: 'rejected' }) },
  play: inPanel(closed, 'Объявление отклонено.'),
};
export const Archived: Story = {
  parameters: ofPanel,
  args: { listing: data({ status: 'archived' }) },
  play: inPanel(closed, 'Объявление находится в архиве.'),
};
export const Deleted: Story = {
  parameters: ofPanel,
  args: { listing: data({ isDeleted: true }) },
  play: inPanel(closed, 'Объявление удалено и недоступно.'),
};
export const DeletedOnAPhone: Story = { ...Deleted, globals: phone };

export const NobodySignedIn: Story = { play: saysInToast('Позвонить', 'Пожалуйста, авторизуйтесь, чтобы позвонить.') };
export const OwnListing: Story = {
  render: (args) => <SignedIn as={11}>{page(args)}</SignedIn>,
  play: saysInToast('Написать', 'Вы не можете написать этому пользователю.'),
};
export const OwnListingCalled: Story = {
  ...OwnListing,
  parameters: { pictures: { sameAs: 'features-listing-contact--blocked-by-the-owner' } },
  play: saysInToast('Позвонить', 'Вы не можете позвонить этому пользователю.'),
};
export const NoConsent: Story = {
  render: someone,
  parameters: answering(answersOwner(anOwner({ phone: null, phoneQr: null }))),
  play: saysInToast('Позвонить', 'Владелец не дал согласие на звонок.'),
};
export const BlockedByTheOwner: Story = {
  render: someone,
  parameters: { ...answering(rejects(403, { detail: 'Вы не можете позвонить этому пользователю.' })), pictures: { variants: [] } },
  play: saysInToast('Позвонить', 'Вы не можете позвонить этому пользователю.'),
};

const unconfirmed = anOwner({ firstName: 'Анна', lastName: 'Соколова', phone: null, phoneQr: null, isPhoneUnconfirmed: true });
export const Unconfirmed: Story = {
  render: someone,
  parameters: answering(answersOwner(unconfirmed)),
  play: async (context) => {
    const view = await press(context, 'Позвонить');
    const card = within(await view.findByRole('dialog', { name: 'Контакт владельца' }));
    await expect(await card.findByText(/^Владелец ещё не подтвердил номер телефона/)).toBeVisible();
    const write = card.getByRole('button', { name: 'Написать' });
    await settled(write);
  },
};
export const UnconfirmedInTheDark: Story = { ...Unconfirmed, globals: { theme: 'dark' } };
export const UnconfirmedOnAPhone: Story = { ...Unconfirmed, globals: phone };
export const UnconfirmedOnlyCalls: Story = {
  render: someone,
  args: { listing: data({ communicationMethod: 'calls' }) },
  parameters: { ...answering(answersOwner(unconfirmed)), pictures: { variants: [] } },
  play: says('Позвонить', 'Владелец ещё не подтвердил номер телефона.'),
};

export const Card: Story = {
  render: someone,
  play: async (context) => {
    const view = await press(context, 'Позвонить');
    const link = await view.findByRole('link', { name: 'Позвонить' });
    await expect(link).toHaveAttribute('href', 'tel:+79165550127');
    // An empty picture would not do.
    await expect(
      view
        .getByRole('img', { name: /QR-код с номером/, hidden: true })
        .querySelector('path:last-of-type')
        ?.getAttribute('d')?.length,
    ).toBeGreaterThan(500);
    await settled(link);
  },
};
export const CardInTheDark: Story = { ...Card, globals: { theme: 'dark' } };
export const CardOnAPhone: Story = { ...Card, globals: phone };
export const CardLoading: Story = {
  render: someone,
  parameters: answering(never()),
  play: says('Позвонить', 'Загрузка контакта'),
};
export const CardFailed: Story = {
  render: someone,
  parameters: answering(rejects(500)),
  play: says('Позвонить', 'Не удалось загрузить контакт владельца'),
};
export const TooManyQuestions: Story = {
  render: someone,
  parameters: answering(rejects(429)),
  play: says('Позвонить', 'Слишком много запросов. Попробуйте позже.'),
};

const withChat = { chat: <p style={{ padding: 16 }}>Переписка, которую показывает страница</p> };
export const Chat: Story = {
  args: withChat,
  render: someone,
  globals: { viewport: { value: 'w1200' } },
  play: async (context) => {
    const view = await press(context, 'Написать');
    const panel = await view.findByRole('dialog', { name: 'Чат: Анна Соколова' });
    await settled(panel);
    await expect(panel).toBeVisible();
  },
};
export const ChatInTheDark: Story = { ...Chat, globals: { ...Chat.globals, theme: 'dark' } };
export const ChatCollapsed: Story = {
  ...Chat,
  play: async (context) => {
    const view = await press(context, 'Написать');
    await context.userEvent.click(await view.findByRole('button', { name: 'Свернуть чат' }));
    const expand = await view.findByRole('button', { name: 'Развернуть чат' });
    await settled(expand);
    await expect(expand).toBeVisible();
  },
};
export const ChatOverANarrowPage: Story = { ...Chat, globals: { viewport: { value: 'w744' } } };
export const ChatOnAPhone: Story = { ...Chat, globals: phone };

export const Bar: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect((await view.findByRole('group', { name: 'Контакты' })).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
export const BarOfOneWay: Story = { args: OnlyMessages.args, play: Bar.play, globals: phone };
export const BarInTheDark: Story = { ...Bar, globals: { ...phone, theme: 'dark' } };
export const BarOnATablet: Story = { ...Bar, globals: { viewport: { value: 'w1023' } } };
