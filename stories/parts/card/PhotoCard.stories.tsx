import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhotoCard } from '../../../src/parts/card/PhotoCard';
import { PhotoCardSkeleton } from '../../../src/parts/card/PhotoCardSkeleton';
import { aListing } from '../../../src/testing';
import { seen } from '../../support/checks/seen';
import { Forced } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';
import { unusual } from '../../support/worlds';

const meta = {
  title: 'parts/card/PhotoCard',
  component: PhotoCard,
  args: {
    listing: aListing(),
    title: '2-комн. квартира, 54,30 м², 7/12 этаж',
    href: '#listing',
    mediaHost: '',
    priority: true,
    sizes: '400px',
    hasMarks: true,
    onSelect: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof PhotoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={260}
      states={{
        rest: <PhotoCard {...args} />,
        'under the pointer': (
          <Forced state="hover">
            <PhotoCard {...args} />
          </Forced>
        ),
        focused: (
          <Forced state="focus">
            <PhotoCard {...args} listing={aListing({ photos: [] })} />
          </Forced>
        ),
        waiting: <PhotoCardSkeleton />,
        rent: <PhotoCard {...args} listing={unusual.rent} />,
        'long texts': <PhotoCard {...args} listing={unusual.longTexts} title={'Очень длинное название '.repeat(8)} />,
        'no photo': <PhotoCard {...args} listing={unusual.noPhoto} />,
        'photo did not load': <PhotoCard {...args} listing={unusual.brokenPhoto} />,
        'no metro': <PhotoCard {...args} listing={unusual.noMetro} />,
        'nothing known': <PhotoCard {...args} listing={unusual.nothingKnown} title="Квартира" />,
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const IsOneLink: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('link'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
