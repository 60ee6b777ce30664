import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { holdToast } from '../../support/holdToast';
import { onNavigator } from '../../support/onNavigator';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/listing/actions',
  tags: ['§2', '§8'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  // A story must not leave its page.
  args: { listing: detailedListing({ photos: [] }), onNavigate: takesOver(), onSelectListing: takesOver(), onContact: takesOver() },
  parameters: { network: serving(...someFlats(1)), pictures: { crop: 'window' } },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'w375' } };

const opened: Play = async ({ canvasElement, userEvent }) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: 'Поделиться' }));
  await expect(await view.findByRole('menuitem', { name: 'Скопировать ссылку' })).toBeVisible();
};
const copied: Play = async (context) => {
  await opened(context);
  const view = await seen(context.canvasElement);
  await context.userEvent.click(view.getByRole('menuitem', { name: 'Скопировать ссылку' }));
};

export const ShareMenu: Story = { play: opened };
export const ShareMenuInTheDark: Story = { ...ShareMenu, globals: { theme: 'dark' } };
export const ShareMenuInEnglish: Story = {
  parameters: { pictures: { variants: ['dark'] } },
  globals: { lang: 'en' },
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Share' }));
    await expect(await view.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  },
};
export const SystemShare: Story = {
  // The menu closes when the window changes.
  parameters: { pictures: { variants: ['dark'] } },
  beforeEach: () => onNavigator({ share: async () => {}, canShare: () => true }),
  play: async (context) => {
    await opened(context);
    const view = await seen(context.canvasElement);
    await expect(view.getByRole('menuitem', { name: 'Отправить…' })).toBeVisible();
  },
};
export const Copied: Story = {
  beforeEach: () => onNavigator({ clipboard: { writeText: async () => {} } }),
  play: async (context) => {
    await copied(context);
    const view = await seen(context.canvasElement);
    await holdToast(await view.findByText('Ссылка скопирована'));
  },
};
export const CopyFailed: Story = {
  beforeEach: () => onNavigator({ clipboard: undefined }),
  play: async (context) => {
    await copied(context);
    const view = await seen(context.canvasElement);
    await holdToast(await view.findByText('Не удалось скопировать ссылку. Попробуйте вручную.', {}, { timeout: 4000 }));
    await waitFor(() => expect(view.getByRole('textbox', { name: 'Ссылка на объявление' })).toBeVisible());
  },
};
export const CopyFailedInTheDark: Story = { ...CopyFailed, globals: { theme: 'dark' } };
export const CopyFailedOnAPhone: Story = { ...CopyFailed, globals: phone };

export const CompactHeader: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('link', { name: 'Вернуться к поиску' })).toBeVisible();
    await expect(view.getByRole('button', { name: 'Пожаловаться на объявление' })).toBeVisible();
  },
};
export const CompactHeaderInTheDark: Story = { ...CompactHeader, globals: { ...phone, theme: 'dark' } };
export const ShareMenuOnAPhone: Story = { ...ShareMenu, globals: phone };
