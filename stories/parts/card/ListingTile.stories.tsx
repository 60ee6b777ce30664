import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListingTile } from '../../../src/parts/card/ListingTile';
import { TileSkeleton } from '../../../src/parts/card/TileSkeleton';
import { aListing, fixedNow } from '../../../src/testing';
import { seen } from '../../support/checks/seen';
import { Forced } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { unusual } from '../../support/worlds';

const meta = {
  title: 'parts/card/ListingTile',
  component: ListingTile,
  args: {
    listing: aListing(),
    href: '#listing',
    mediaHost: '',
    priority: true,
    now: fixedNow,
    onSelect: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof ListingTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w375' } };

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={260}
      states={{
        rest: <ListingTile {...args} />,
        'under the pointer': (
          <Forced state="hover">
            <ListingTile {...args} />
          </Forced>
        ),
        focused: (
          <Forced state="focus">
            <ListingTile {...args} listing={aListing({ photos: [] })} />
          </Forced>
        ),
        waiting: <TileSkeleton />,
        rent: <ListingTile {...args} listing={unusual.rent} />,
        studio: <ListingTile {...args} listing={unusual.studio} />,
        apartments: <ListingTile {...args} listing={unusual.apartments} />,
        'long texts': <ListingTile {...args} listing={unusual.longTexts} />,
        'no photo': <ListingTile {...args} listing={unusual.noPhoto} />,
        'photo did not load': <ListingTile {...args} listing={unusual.brokenPhoto} />,
        'no metro': <ListingTile {...args} listing={unusual.noMetro} />,
        'nothing known': <ListingTile {...args} listing={unusual.nothingKnown} />,
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
export const StatesOnAPhone: Story = { ...States, globals: phone };

export const IsOneLink: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('link'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
