import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { User } from '../../../src/domain/account/user';
import { type HeaderProps, header } from '../../../src/features/header/definition';
import { Header } from '../../../src/features/header/Header';
import { unsavedWork } from '../../../src/state/runtime/unsavedWork';
import { aUser, createFakeApi, createWorld } from '../../../src/testing';
import { PersistedAccount } from '../../support/account/PersistedAccount';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';

const meta = {
  title: 'features/header',
  tags: ['§2'],
  component: Header,
  argTypes: argTypesOf(header),
  parameters: { layout: 'fullscreen' },
  args: { onNavigate: takesOver() },
  globals: { viewport: { value: 'w1200' } },
  render: (args: HeaderProps, { parameters }) => {
    const feature = <Feature component={Header} definition={header} props={args} />;
    const user: Partial<User> | undefined = parameters['user'];
    const width: number | undefined = parameters['width'];
    return (
      <div style={{ minHeight: 560, margin: -24, width }}>
        {user ? <PersistedAccount user={user}>{feature}</PersistedAccount> : feature}
      </div>
    );
  },
  beforeEach: () => {
    localStorage.clear();
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signedIn = { parameters: { user: {} } } satisfies Story;
const onPhone = { globals: { viewport: { value: 'w375' } } } satisfies Story;
const dark = { theme: 'dark' };

/** Presses one button after another; names are those of the visitor's language. */
const presses =
  (...names: string[]): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const name of names) await userEvent.click(await view.findByRole(name === 'Разместить объявление' ? 'link' : 'button', { name }));
  };
const opens =
  (name: string, within: string): Play =>
  async (context) => {
    await presses(name)(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByText(within)).toBeVisible());
  };
const asks =
  (title: string, ...names: string[]): Play =>
  async (context) => {
    await presses(...names)(context);
    const view = await seen(context.canvasElement);
    const dialog = await view.findByRole('dialog', { name: title });
    await Promise.allSettled(dialog.getAnimations().map((animation: Animation) => animation.finished));
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: title })).toBeVisible());
  };

export const SignedOut: Story = {};
export const SignedOutInTheDark: Story = { globals: { ...dark, viewport: { value: 'w1200' } } };
export const InEnglish: Story = { ...signedIn, args: { unreadMessages: 1 }, globals: { lang: 'en', viewport: { value: 'w1200' } } };
export const SignedIn: Story = { ...signedIn };
export const SignedInInTheDark: Story = { ...signedIn, args: { unreadMessages: 3 }, globals: { ...dark, viewport: { value: 'w1200' } } };
export const ThreeUnread: Story = { ...signedIn, args: { unreadMessages: 3 } };
export const TwelveUnread: Story = { ...signedIn, args: { unreadMessages: 12 } };
export const At1024: Story = { ...signedIn, args: { unreadMessages: 12 }, globals: { viewport: { value: 'w1024' } } };

export const CatalogueOpen: Story = { play: opens('Каталог', 'Аренда') };
export const AccountOpen: Story = { ...signedIn, play: opens('Личный кабинет', 'Мария Ковалёва') };
export const AccountOpenInTheDark: Story = { ...AccountOpen, globals: { ...dark, viewport: { value: 'w1200' } } };
const longName = {
  firstName: 'Константин-Александр',
  lastName: 'Рождественский-Преображенский',
  email: `konstantin-aleksandr.${'rozhdestvenskiy-'.repeat(4)}preobrazhenskiy@kvartal.test`,
};
export const LongName: Story = {
  // The profile is requested once per visit.
  parameters: { user: longName, network: () => createFakeApi({ ...createWorld(), users: [aUser(longName)] }) },
  play: opens('Личный кабинет', 'Константин-Александр Рождественский-Преображенский'),
};

export const SigningOut: Story = { ...signedIn, play: asks('Вы уверены, что хотите выйти?', 'Личный кабинет', 'Выход') };
export const SigningOutInTheDark: Story = { ...SigningOut, globals: { ...dark, viewport: { value: 'w1200' } } };

const draftQuestion = 'Вы уверены, что хотите уйти со страницы и создать новое объявление?';
export const DraftUnchanged: Story = {
  ...signedIn,
  args: { draft: 'unchanged' },
  play: asks(draftQuestion, 'Разместить объявление'),
};
export const DraftChanged: Story = { ...signedIn, args: { draft: 'changed' }, play: asks(draftQuestion, 'Разместить объявление') };

/** Something on the page has changes that leaving would lose. */
const unsaved = { beforeEach: () => unsavedWork().add(() => true) } satisfies Story;
const lost = 'Все несохранённые изменения будут потеряны.';
const leaves: Play = async ({ canvasElement }) => {
  const view = await seen(canvasElement);
  await view.findByRole('banner');
  void unsavedWork().leave(() => {});
  const dialog = await view.findByRole('dialog', { name: 'Вы уверены, что хотите уйти со страницы?' });
  await waitFor(() => expect(within(dialog).getByText(lost)).toBeVisible());
};
export const Leaving: Story = { ...signedIn, ...unsaved, play: leaves };
export const LeavingInTheDark: Story = { ...Leaving, globals: { ...dark, viewport: { value: 'w1200' } } };
export const LeavingOnAPhone: Story = { ...Leaving, ...onPhone };
export const SigningOutWithUnsavedWork: Story = { ...SigningOut, ...unsaved, parameters: { ...signedIn.parameters, texts: [lost] } };

export const Phone: Story = { ...onPhone };
export const PhoneSignedIn: Story = { ...signedIn, ...onPhone, args: { unreadMessages: 12 } };
export const PhoneInTheDark: Story = { ...PhoneSignedIn, globals: { ...dark, ...onPhone.globals } };
export const PhoneOpen: Story = { ...onPhone, play: opens('Меню', 'Покупка') };
export const PhoneOpenSignedIn: Story = { ...PhoneSignedIn, play: opens('Меню', 'Мария Ковалёва') };
export const PhoneOpenInTheDark: Story = { ...PhoneOpenSignedIn, globals: PhoneInTheDark.globals ?? {} };
export const PhoneOpenInEnglish: Story = { ...PhoneSignedIn, globals: { lang: 'en', ...onPhone.globals }, play: opens('Menu', 'Sign out') };
export const PhoneDraftChanged: Story = {
  ...PhoneSignedIn,
  args: { draft: 'changed' },
  play: asks(draftQuestion, 'Меню', 'Разместить объявление'),
};
export const Narrowest: Story = { ...PhoneSignedIn, parameters: { ...signedIn.parameters, width: 320 } };
export const TabletOpen: Story = { ...signedIn, globals: { viewport: { value: 'w744' } }, play: opens('Меню', 'Мария Ковалёва') };
