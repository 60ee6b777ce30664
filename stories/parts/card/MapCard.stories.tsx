import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MapCard } from '../../../src/parts/card/MapCard';
import { MapCardSkeleton } from '../../../src/parts/card/MapCardSkeleton';
import { aListing, fixedNow } from '../../../src/testing';
import { seen } from '../../support/checks/seen';
import { Forced } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { unusual } from '../../support/worlds';

const meta = {
  title: 'parts/card/MapCard',
  component: MapCard,
  args: {
    listing: aListing(),
    href: '#listing',
    mediaHost: '',
    priority: true,
    now: fixedNow,
    onSelect: fn((event: { preventDefault(): void }) => event.preventDefault()),
    onContact: fn(),
  },
} satisfies Meta<typeof MapCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={320}
      states={{
        rest: <MapCard {...args} />,
        'under the pointer': (
          <Forced state="hover">
            <MapCard {...args} />
          </Forced>
        ),
        waiting: <MapCardSkeleton />,
        rent: <MapCard {...args} listing={unusual.rent} />,
        'calls only': <MapCard {...args} listing={aListing({ communicationMethod: 'calls' })} />,
        'messages only': <MapCard {...args} listing={aListing({ communicationMethod: 'messages' })} />,
        'long texts': <MapCard {...args} listing={unusual.longTexts} />,
        'no photo': <MapCard {...args} listing={unusual.noPhoto} />,
        'no metro': <MapCard {...args} listing={unusual.noMetro} />,
        'nothing known': <MapCard {...args} listing={unusual.nothingKnown} />,
      }}
    />
  ),
};
export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
export const StatesOnAPhone: Story = { ...States, globals: { viewport: { value: 'w375' } } };

export const LinkAndContact: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Написать' }));
    await expect(args.onContact).toHaveBeenCalledWith('write');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(view.getByRole('link', { name: /2-комн. квартира/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
