import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { aPhoto, brokenPhotoUrl } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { seen } from '../../support/checks/seen';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { serving, someFlats } from '../../support/worlds';

const meta = {
  title: 'features/listing/gallery',
  tags: ['§2', '§8'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  // A story must not leave its page.
  args: { onNavigate: takesOver(), onSelectListing: takesOver(), onContact: takesOver() },
  parameters: { network: serving(...someFlats(3)), pictures: { crop: 'window' } },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const photos = (count: number) => Array.from({ length: count }, (_, id) => aPhoto({ id }));
const withPhotos = (count: number): Story => ({ args: { listing: detailedListing({ photos: photos(count) }) } });
const phone = { viewport: { value: 'w375' } };

const turns: Play = async ({ canvasElement, userEvent }) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: 'Следующее фото' }));
  await waitFor(async () => expect(view.getByText(/^Фото 2 из/)).toBeInTheDocument());
};
const opens: Play = async ({ canvasElement, userEvent }) => {
  const view = await seen(canvasElement);
  await userEvent.click(await view.findByRole('button', { name: /^\d+.фото$/ }));
  const viewer = await view.findByRole('dialog', { name: 'фотографии' });
  await expect(viewer).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(viewer).toHaveTextContent(/2 из \d+/));
};
const zooms: Play = async (context) => {
  await opens(context);
  const view = await seen(context.canvasElement);
  const closer = view.getByRole('button', { name: 'Увеличить фото' });
  await context.userEvent.click(closer);
  await waitFor(() => expect(view.getByRole('button', { name: 'Уменьшить фото' })).toHaveAttribute('aria-disabled', 'false'));
};

export const None: Story = { ...withPhotos(0), parameters: { pictures: { variants: ['dark'] } } };
export const One: Story = withPhotos(1);
export const Two: Story = { ...withPhotos(2), play: turns };
export const Five: Story = { ...withPhotos(5), play: turns };
export const Many: Story = { ...withPhotos(60), play: turns };
/** The first did not load, and what stands in for it neither. */
export const Broken: Story = {
  args: { listing: detailedListing({ photos: [aPhoto({ id: 1, url: brokenPhotoUrl }), ...photos(3)] }) },
};
export const InTheDark: Story = { ...withPhotos(5), globals: { theme: 'dark' } };
export const English: Story = { ...withPhotos(5), globals: { lang: 'en' } };
export const OnAPhone: Story = { ...withPhotos(5), globals: phone };
export const OnAPhoneInTheDark: Story = { ...withPhotos(5), globals: { ...phone, theme: 'dark' } };

// It is dark in either theme.
const ofViewer = { pictures: { variants: ['phone'] } };

export const Viewer: Story = { ...withPhotos(5), parameters: ofViewer, play: opens };
export const ViewerOfMany: Story = { ...withPhotos(60), parameters: ofViewer, play: opens };
export const ViewerZoomed: Story = { ...withPhotos(5), parameters: ofViewer, play: zooms };
export const ViewerOfOne: Story = {
  parameters: ofViewer,
  ...withPhotos(1),
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Открыть фото 1 из 1' }));
    const viewer = await view.findByRole('dialog', { name: 'фотографии' });
    await expect(viewer).toHaveTextContent('1 из 1');
  },
};
const rooms = ['Гостиная', 'Кухня с большим окном и барной стойкой у стены', 'Спальня'];
export const ViewerOnAPhone: Story = {
  args: { listing: detailedListing({ photos: rooms.map((alt, id) => aPhoto({ id, alt })) }) },
  globals: phone,
  play: opens,
};
