import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listing } from '../../../src/features/listing/definition';
import { Listing } from '../../../src/features/listing/Listing';
import { createFakeApi, never, rejects, when } from '../../../src/testing';
import { argTypesOf } from '../../support/argTypesOf';
import { atEnd } from '../../support/checks/atEnd';
import { takesOver } from '../../support/checks/takesOver';
import { detailedListing } from '../../support/detailedListing';
import { Feature } from '../../support/Feature';
import { serving, someFlats, unusual } from '../../support/worlds';

const meta = {
  title: 'features/listing/similar',
  tags: ['§2'],
  component: Listing,
  argTypes: argTypesOf(listing),
  render: (args) => <Feature component={Listing} definition={listing} props={args} />,
  // A story must not leave its page.
  args: {
    listing: detailedListing({ id: 900, photos: [], description: '', address: null }),
    onNavigate: takesOver(),
    onSelectListing: takesOver(),
    onContact: takesOver(),
  },
  // All nine are similar: they have as many rooms as the listing and the same price.
  parameters: { network: serving(...someFlats(9, { rooms: '2', price: 18_500_000 })) },
} satisfies Meta<typeof Listing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const heading = 'Вам могут понравиться';
const phone = { viewport: { value: 'w375' } };
const ofSection = { pictures: { crop: `section:has(h2:text-is("${heading}"))` } };

const shows =
  (count: number): Play =>
  async ({ canvasElement }) => {
    const view = await atEnd(canvasElement);
    const title = await view.findByRole('heading', { name: heading }, { timeout: 4000 });
    const cards = () => [...(title.closest('section')?.querySelectorAll('[data-listing]') ?? [])];
    await waitFor(() => expect(cards()).toHaveLength(count));
    // The page has grown: its contact bar is below the cards again.
    window.scrollTo(0, document.documentElement.scrollHeight);
  };
const isGone: Play = async ({ canvasElement }) => {
  const view = await atEnd(canvasElement);
  await waitFor(() => expect(view.queryByRole('heading', { name: heading })).not.toBeInTheDocument());
};

export const Many: Story = { parameters: ofSection, play: shows(9) };
export const ManyInTheDark: Story = { ...Many, globals: { theme: 'dark' } };
export const ManyOnATablet: Story = { ...Many, globals: { viewport: { value: 'w744' } } };
export const ManyOnAPhone: Story = { ...Many, globals: phone };
export const One: Story = { parameters: { ...ofSection, network: serving(...someFlats(1)) }, play: shows(1) };
export const Two: Story = { parameters: { ...ofSection, network: serving(...someFlats(2)) }, play: shows(2) };
export const TwoOnAPhone: Story = { ...Two, globals: phone };
export const Rents: Story = {
  args: { listing: detailedListing({ ...unusual.rent, id: 900, photos: [], description: '' }) },
  parameters: { ...ofSection, network: serving(...someFlats(4, { tradeType: 'rent', price: 85_000 })) },
  play: shows(4),
};
export const Unusual: Story = {
  parameters: {
    ...ofSection,
    network: serving(
      { ...unusual.longTexts, id: 1 },
      { ...unusual.oneUnbrokenWord, id: 2 },
      { ...unusual.nothingKnown, id: 3 },
      { ...unusual.brokenPhoto, id: 4 },
    ),
  },
  play: shows(4),
};
export const UnusualOnAPhone: Story = { ...Unusual, globals: phone };
export const Loading: Story = {
  parameters: { network: never },
  play: async ({ canvasElement }) => {
    const view = await atEnd(canvasElement);
    const status = await view.findByRole('status', { name: 'Загрузка похожих объявлений' }, { timeout: 4000 });
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingInTheDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const NoOther: Story = { parameters: { network: serving() }, play: isGone };
export const Failed: Story = {
  parameters: {
    network: () => when(/\/realty\/$/, rejects(500), createFakeApi()),
    pictures: { sameAs: 'features-listing-similar--no-other' },
  },
  play: isGone,
};
export const English: Story = {
  globals: { lang: 'en' },
  play: async ({ canvasElement }) => {
    const view = await atEnd(canvasElement);
    await expect(await view.findByRole('heading', { name: 'You may like' }, { timeout: 4000 })).toBeVisible();
  },
};
