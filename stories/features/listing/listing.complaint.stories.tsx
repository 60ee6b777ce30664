import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { createFakeApi, type Fetch, never, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { atRest } from '../../support/checks/atRest';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';

const complaint = 'Цена в объявлении не совпадает с той, что назвали по телефону';

const answering = (answer: Fetch) => () => when(/\/complaints\/$/, answer, createFakeApi());

const meta = {
  title: 'features/listing/complaint',
  tags: ['§5', '§6', '§8'],
  component: Listing,
  argTypes: argTypesOf(listing),
  // A function cannot stand in the code that a page copies.
  render: (args) => <Feature component={Listing} definition={listing} props={{ ...args, token: () => 'token-of-maria' }} />,
  // A story must not leave its page.
  args: { listing: detailedListing({ photos: [] }), onNavigate: takesOver(), onSelectListing: takesOver(), onContact: takesOver() },
  parameters: { network: answering(async () => Response.json({}, { status: 201 })), pictures: { crop: 'window' } },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'w375' } };

const opened: Play = async ({ canvasElement, userEvent }) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: 'Пожаловаться на объявление' }));
  const field = await view.findByRole('textbox', { name: 'Опишите ситуацию' }, { timeout: 4000 });
  await atRest(field);
  await expect(field).toBeVisible();
};
const typed =
  (text: string): Play =>
  async (context) => {
    await opened(context);
    const view = await seen(context.canvasElement);
    await context.userEvent.type(view.getByRole('textbox', { name: 'Опишите ситуацию' }), text);
  };
const sent =
  (text: string): Play =>
  async (context) => {
    await (text === '' ? opened : typed(text))(context);
    const view = await seen(context.canvasElement);
    await context.userEvent.click(view.getByRole('button', { name: 'Отправить жалобу' }));
  };
const says =
  (text: string, words: string): Play =>
  async (context) => {
    await sent(text)(context);
    const view = await seen(context.canvasElement);
    const said = await view.findByText(words, {}, { timeout: 4000 });
    await atRest(said);
    await expect(said).toBeVisible();
  };

export const Empty: Story = { play: opened };
export const Typed: Story = { play: typed(complaint) };
export const TypedInTheDark: Story = { ...Typed, globals: { theme: 'dark' } };
export const Missing: Story = { play: says('', 'Пожалуйста, опишите ситуацию.') };
export const TooShort: Story = { play: says(complaint.slice(0, 49), 'Описание должно содержать от 50 до 200 символов.') };
export const TooShortInTheDark: Story = { ...TooShort, globals: { theme: 'dark' } };
export const TooShortOnAPhone: Story = { ...TooShort, globals: phone };
export const Sending: Story = {
  parameters: { network: answering(never()) },
  play: async (context) => {
    await sent(complaint)(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getByRole('button', { name: 'Отправить жалобу' })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Sent: Story = {
  play: async (context) => {
    await sent(complaint)(context);
    const view = await seen(context.canvasElement);
    await holdToast(await view.findByText('Жалоба отправлена', {}, { timeout: 4000 }));
  },
};
export const Refused: Story = {
  parameters: { network: answering(rejects(400, { non_field_errors: ['Вы уже пожаловались на это объявление.'] })) },
  play: says(complaint, 'Вы уже пожаловались на это объявление.'),
};
export const NoNetwork: Story = {
  parameters: { network: answering(offline()) },
  play: says(complaint, 'Произошла ошибка при отправке жалобы.'),
};
export const SignedOut: Story = {
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  play: says(complaint, 'Для отправки жалобы необходимо авторизоваться.'),
};
export const SignedOutInTheDark: Story = { ...SignedOut, globals: { theme: 'dark' } };
export const SignedOutOnAPhone: Story = { ...SignedOut, globals: phone };
export const English: Story = {
  globals: { lang: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Report the listing' }, { timeout: 4000 }));
    await userEvent.click(await view.findByRole('button', { name: 'Send the report' }, { timeout: 4000 }));
    await waitFor(() => expect(view.getByText('Please describe what is wrong.')).toBeVisible());
  },
};
