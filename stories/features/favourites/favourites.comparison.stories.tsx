import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Listing } from '../../../src/domain/listing/listing';
import { type FavouritesProps, favourites } from '../../../src/features/favourites/definition';
import { Favourites } from '../../../src/features/favourites/Favourites';
import { SignedIn } from '../../support/account/SignedIn';
import { argTypesOf } from '../../support/argTypesOf';
import { atRest } from '../../support/checks/atRest';
import { noticeSays } from '../../support/checks/noticeSays';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { keepOnDevice } from '../../support/device/favourites';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';
import { serving, someFlats } from '../../support/worlds';

const different: readonly Partial<Listing>[] = [
  { commission: 0, bathroomType: 'separate' },
  { commission: 300_000, repairType: 'designer', bathroomType: 'combined' },
  { commission: null, repairType: null, yearBuilt: 2016 },
  { owner: { ...someFlats(1)[0]?.owner, type: 'agent' } as Listing['owner'] },
  {},
];
const differing = (overrides: Partial<Listing> = {}) => someFlats(5, overrides).map((flat, index) => ({ ...flat, ...different[index] }));

const page = (args: FavouritesProps) => <Feature component={Favourites} definition={favourites} props={args} />;

const meta = {
  title: 'features/favourites/comparison',
  tags: ['§2', '§6'],
  component: Favourites,
  argTypes: argTypesOf(favourites),
  render: page,
  args: { onNavigate: takesOver(), onSelectListing: takesOver() },
  parameters: { network: serving(...differing()), pictures: { variants: [] } },
  globals: { viewport: { value: 'w1200' } },
  beforeEach: ({ loaded }) =>
    keepOnDevice(
      loaded['apiUrl'],
      someFlats(5).map(({ id, price }) => [id, price] as const),
    ),
} satisfies Meta<typeof Favourites>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Chooses that many flats. */
async function choose(canvasElement: HTMLElement, count: number) {
  const view = await seen(canvasElement);
  const boxes = await view.findAllByRole('checkbox', { name: /^Сравнить: / });
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  return view;
}
const compare =
  (count: number): Play =>
  async ({ canvasElement }) => {
    const view = await choose(canvasElement, count);
    await userEvent.click(await view.findByRole('button', { name: `Сравнить ${count}` }));
    const heading = await view.findByRole('heading', { name: 'Сравнение' });
    // In an element the document only knows that the focus is inside.
    await expect((heading.getRootNode() as ShadowRoot | Document).activeElement).toBe(heading);
    await waitFor(() => expect(view.getAllByRole('columnheader')).toHaveLength(count));
  };

/** Compares that many flats and presses a button below the first of them. */
const pressing =
  (count: number, name: string): Play =>
  async (context) => {
    await compare(count)(context);
    const [first] = (await seen(context.canvasElement)).getAllByRole('button', { name });
    if (!first) throw new Error(`No button ${name}`);
    await userEvent.click(first);
  };

export const Four: Story = { play: compare(4) };
export const FourInTheDark: Story = { ...Four, globals: { ...meta.globals, theme: 'dark' } };
export const FourOnAPhone: Story = { ...Four, globals: { viewport: { value: 'w375' } } };
export const Two: Story = { play: compare(2) };
export const Rent: Story = { parameters: { network: serving(...differing({ tradeType: 'rent' })) }, play: compare(3) };
export const WithNotes: Story = {
  beforeEach: ({ loaded }) =>
    keepOnDevice(
      loaded['apiUrl'],
      someFlats(2).map(
        ({ id, price }) => [id, price, id === 1 ? 'Окна во двор, хозяйка готова уступить.\nПозвонить в субботу.' : ''] as const,
      ),
    ),
  play: async (context) => {
    await compare(2)(context);
    await expect((await seen(context.canvasElement)).getByRole('rowheader', { name: 'Заметка' })).toBeVisible();
  },
};
export const OnlyDifferences: Story = {
  play: async (context) => {
    await compare(3)(context);
    const view = await seen(context.canvasElement);
    await userEvent.click(view.getByRole('checkbox', { name: 'Только отличия' }));
    await waitFor(() => expect(view.queryByRole('rowheader', { name: 'Метро' })).toBeNull());
  },
};
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const view = await choose(canvasElement, 2);
    await expect(await view.findByRole('button', { name: 'Сравнить 2' })).toBeVisible();
  },
};
export const TooMany: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async ({ canvasElement }) => {
    const view = await choose(canvasElement, 5);
    await noticeSays(view, 'Сравнить можно не больше четырёх квартир');
  },
};
/** Owners of the first two flats allow one way; the third is the visitor's. */
export const WaysOfOwners: Story = {
  render: (args) => <SignedIn as={11}>{page(args)}</SignedIn>,
  parameters: {
    network: serving(
      ...differing().map((flat, index): Listing => {
        const owner = { ...flat.owner, id: index === 2 ? 11 : 12 };
        return { ...flat, owner, communicationMethod: index === 0 ? 'calls' : index === 1 ? 'messages' : 'callsAndMessages' };
      }),
    ),
  },
  play: async (context) => {
    await compare(4)(context);
    const view = await seen(context.canvasElement);
    await waitFor(() => expect(view.getAllByRole('button', { name: /^(Позвонить|Написать)$/ })).toHaveLength(4));
  },
};
export const AskedToSignIn: Story = {
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await pressing(2, 'Позвонить')(context);
    await holdToast(await (await seen(context.canvasElement)).findByText('Пожалуйста, авторизуйтесь, чтобы позвонить'));
  },
};
export const WritingToAnOwner: Story = {
  render: (args) => <SignedIn>{page(args)}</SignedIn>,
  parameters: { pictures: { crop: 'window', variants: [] } },
  play: async (context) => {
    await pressing(3, 'Написать')(context);
    const chat = await (await seen(context.canvasElement)).findByRole('dialog', { name: 'Чат' });
    await within(chat).findByText('Чат пуст');
    await atRest(chat);
  },
};
export const WritingOnAPhone: Story = { ...WritingToAnOwner, globals: { viewport: { value: 'w375' } } };
