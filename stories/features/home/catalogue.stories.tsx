import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Catalogue } from '../../../src/features/catalogue/Catalogue';
import { catalogue } from '../../../src/features/catalogue/definition';
import { createFakeApi, empty, malformed, never, offline, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { Feature } from '../../support/Feature';
import { serving, someFlats, unusual } from '../../support/worlds';

const meta = {
  title: 'features/catalogue',
  tags: ['§2', '§8'],
  component: Catalogue,
  argTypes: argTypesOf(catalogue),
  render: (args) => <Feature component={Catalogue} definition={catalogue} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: serving(...someFlats(5)) },
} satisfies Meta<typeof Catalogue>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dark = { theme: 'dark' };
const tablet = { viewport: { value: 'w744' } };
const phone = { viewport: { value: 'w375' } };
const latest = /\/realty\/latest\/$/;

const shows =
  (title: string, count: number): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: title })).toBeVisible();
    await waitFor(() => expect(view.getAllByRole('article')).toHaveLength(count));
  };
const says =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('heading', { name: text })).toBeVisible();
  };

export const Sale: Story = { play: shows('Новые квартиры на продажу', 3) };
export const SaleInTheDark: Story = { ...Sale, globals: dark };
export const SaleOnATablet: Story = { ...Sale, globals: tablet };
export const SaleOnAPhone: Story = { ...Sale, globals: phone };
export const Rent: Story = {
  args: { deal: 'rent' },
  parameters: { network: serving(...someFlats(3, { tradeType: 'rent', price: 85_000 })) },
  play: shows('Новые квартиры в аренду', 3),
};
export const RentOnAPhone: Story = { ...Rent, globals: phone };
// A picture on a phone would show one card, as with many, so none is taken.
export const OnlyTwo: Story = {
  parameters: { network: serving(...someFlats(2)), pictures: { variants: ['dark'] } },
  play: shows('Новые квартиры на продажу', 2),
};
export const Unusual: Story = {
  parameters: {
    network: serving({ ...unusual.longTexts, id: 1 }, { ...unusual.oneUnbrokenWord, id: 2 }, { ...unusual.nothingKnown, id: 3 }),
  },
  play: shows('Новые квартиры на продажу', 3),
};
export const UnusualOnAPhone: Story = { ...Unusual, globals: phone };
export const BrokenPhotos: Story = {
  parameters: { network: serving({ ...unusual.brokenPhoto, id: 1 }, { ...unusual.noPhoto, id: 2 }, { ...unusual.noMetro, id: 3 }) },
  play: shows('Новые квартиры на продажу', 3),
};

export const Loading: Story = {
  parameters: { network: () => never() },
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const list = await view.findByRole('list', { name: 'Загрузка объявлений' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(3);
  },
};
export const LoadingInTheDark: Story = { ...Loading, globals: dark };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Nothing: Story = { parameters: { network: empty }, play: says('Новых объявлений пока нет') };
export const Failed: Story = { parameters: { network: () => rejects(500) }, play: says('Что-то пошло не так') };
export const FailedInTheDark: Story = { ...Failed, globals: dark };
export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const Malformed: Story = {
  parameters: {
    network: () => when(latest, malformed({ results: 7 }), createFakeApi()),
    pictures: { sameAs: 'features-catalogue--failed' },
  },
  play: says('Что-то пошло не так'),
};
export const NoConnection: Story = { parameters: { network: () => offline() }, play: says('Отсутствует интернет соединение') };

/** Where the page wants a dialog: one for all its blocks. */
const opens =
  (text: string): Play =>
  async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    const dialog: HTMLElement = await view.findByRole('dialog', { name: text });
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    await waitFor(() => expect(view.getByText('Закрыть')).toBeVisible());
  };
export const FailedByDialog: Story = {
  args: { failures: 'dialog' },
  parameters: { network: () => rejects(500) },
  play: opens('Что-то пошло не так'),
};
export const FailedByDialogInTheDark: Story = { ...FailedByDialog, globals: dark };
export const NoConnectionByDialog: Story = {
  args: { failures: 'dialog' },
  parameters: { network: () => offline() },
  play: opens('Отсутствует интернет соединение'),
};
export const NoConnectionByDialogOnAPhone: Story = { ...NoConnectionByDialog, globals: phone };
export const DialogClosed: Story = {
  ...FailedByDialog,
  parameters: { ...FailedByDialog.parameters, pictures: { sameAs: 'features-catalogue--failed' } },
  play: async (context) => {
    await opens('Что-то пошло не так')(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(view.getByText('Закрыть'));
    await waitFor(() => expect(view.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(view.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};
export const English: Story = { globals: { lang: 'en' }, play: shows('New flats for sale', 3) };

export const ToAllListings: Story = {
  args: { onNavigate: takesOver() },
  play: async ({ args, canvasElement }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('link', { name: 'Смотреть все' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
