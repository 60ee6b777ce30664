import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPhoto, brokenPhotoUrl } from '../../../src/testing';
import { ru } from '../../../src/text/common/ru';
import { Badge } from '../../../src/ui/buttons/Badge';
import { Photo, type PhotoImage } from '../../../src/ui/photo/Photo';
import { seen } from '../../support/checks/seen';
import { interactions } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';

const photo = (id: number): PhotoImage => ({ src: aPhoto({ id }).url, sources: [], alt: 'Гостиная', color: aPhoto({ id }).color });
const broken: PhotoImage = { src: brokenPhotoUrl, sources: [], alt: 'Гостиная' };

const meta = {
  title: 'ui/photo/Photo',
  component: Photo,
  args: { image: photo(1), sizes: '280px', priority: true, labels: { none: ru.listing.noPhoto, broken: ru.listing.brokenPhoto } },
} satisfies Meta<typeof Photo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={260}
      states={{
        shown: <Photo {...args} />,
        badge: <Photo {...args} image={photo(2)} badge={<Badge $tone="photo">{ru.listing.fresh}</Badge>} />,
        square: <Photo {...args} image={photo(3)} ratio="1 / 1" />,
        'no picture': <Photo {...args} image={undefined} />,
        'did not load': <Photo {...args} image={broken} />,
        'did not load, but another stands in': <Photo {...args} image={broken} fallback={aPhoto({ id: 4 }).url} />,
        'a link under the pointer': interactions(<Photo {...args} image={photo(0)} href="#listing" />).hover,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await expect(await view.findByRole('img', { name: ru.listing.noPhoto })).toBeVisible();
    await expect((await view.findAllByRole('img', { name: ru.listing.brokenPhoto })).length).toBeGreaterThan(0);
  },
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
