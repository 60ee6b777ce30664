import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListingRow, type ListingRowProps } from '../../../src/parts/card/ListingRow';
import { RowSkeleton } from '../../../src/parts/card/RowSkeleton';
import { aListing, fixedNow } from '../../../src/testing';
import { Button } from '../../../src/ui/buttons/Button';
import { seen } from '../../support/checks/seen';
import { Forced } from '../../support/frames/Forced';
import { unusual } from '../../support/worlds';

const meta = {
  title: 'parts/card/ListingRow',
  component: ListingRow,
  args: {
    listing: aListing(),
    href: '#listing',
    mediaHost: '',
    priority: true,
    now: fixedNow,
    onSelect: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof ListingRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const column = (...rows: React.ReactNode[]) => <div style={{ display: 'grid', gap: 24 }}>{rows}</div>;
const phone = { viewport: { value: 'w375' } };

export const Row: Story = {};
export const RowInTheDark: Story = { globals: { theme: 'dark' } };
export const RowOnATablet: Story = { globals: { viewport: { value: 'w744' } } };
export const RowOnAPhone: Story = { globals: phone };
export const RowOnAPhoneInTheDark: Story = { globals: { ...phone, theme: 'dark' } };

const interacted: Pick<Story, 'render'> = {
  render: (args) =>
    column(
      <Forced key="hover" state="hover">
        <ListingRow {...args} listing={aListing({ id: 1 })} />
      </Forced>,
      <Forced key="focus" state="focus">
        <ListingRow {...args} listing={aListing({ id: 2, photos: [] })} />
      </Forced>,
    ),
};

/** Hover opens the corner and colours the title; focus shows a ring. */
export const UnderThePointerAndFocused: Story = interacted;
export const UnderThePointerInTheDark: Story = { ...interacted, globals: { theme: 'dark' } };

const actions: ListingRowProps['actions'] = (
  <>
    <Button variant="soft">Позвонить</Button>
    <Button>Написать</Button>
  </>
);
export const WithActions: Story = { args: { actions } };
export const WithActionsOnAPhone: Story = { args: { actions }, globals: phone };

export const Rent: Story = { args: { listing: unusual.rent } };
export const Studio: Story = { args: { listing: unusual.studio } };
export const LongTexts: Story = { args: { listing: unusual.longTexts } };
export const LongTextsOnAPhone: Story = { args: { listing: unusual.longTexts }, globals: phone };
export const OneUnbrokenWord: Story = { args: { listing: unusual.oneUnbrokenWord }, globals: phone };
export const WithoutPhoto: Story = { args: { listing: unusual.noPhoto } };
export const BrokenPhoto: Story = { args: { listing: unusual.brokenPhoto } };
export const WithoutMetro: Story = { args: { listing: unusual.noMetro } };
export const NothingKnown: Story = { args: { listing: unusual.nothingKnown } };

const waiting: Pick<Story, 'render'> = { render: (args) => column(<RowSkeleton key="skeleton" />, <ListingRow key="row" {...args} />) };
/** The placeholder has the same boxes as the row below it. */
export const Waiting: Story = waiting;
export const WaitingInTheDark: Story = { ...waiting, globals: { theme: 'dark' } };
export const WaitingOnAPhone: Story = { ...waiting, globals: phone };

export const IsOneLink: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('link'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
