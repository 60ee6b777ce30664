import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aPhoto, brokenPhotoUrl } from '../../../src/testing';
import { ru } from '../../../src/text/common/ru';
import { Badge } from '../../../src/ui/buttons/Badge';
import type { PhotoImage } from '../../../src/ui/photo/Photo';
import { PhotoStrip } from '../../../src/ui/photo/PhotoStrip';
import { seen } from '../../support/checks/seen';
import { Forced } from '../../support/frames/Forced';
import { Matrix } from '../../support/tables/Matrix';

const photos = (count: number): PhotoImage[] =>
  Array.from({ length: count }, (_, id) => ({
    src: aPhoto({ id }).url,
    sources: [],
    alt: ru.listing.photo(id + 1, count),
    color: aPhoto({ id }).color,
  }));
const broken: PhotoImage = { src: brokenPhotoUrl, sources: [], alt: ru.listing.photo(1, 1) };

const meta = {
  title: 'ui/photo/PhotoStrip',
  component: PhotoStrip,
  args: {
    images: photos(4),
    sizes: '320px',
    href: '#listing',
    priority: true,
    labels: {
      previous: ru.listing.previousPhoto,
      next: ru.listing.nextPhoto,
      none: ru.listing.noPhoto,
      broken: ru.listing.brokenPhoto,
    },
  },
} satisfies Meta<typeof PhotoStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={280}
      states={{
        rest: <PhotoStrip {...args} />,
        'under the pointer': (
          <Forced state="hover">
            <PhotoStrip {...args} />
          </Forced>
        ),
        'an arrow focused': (
          <Forced state="focus">
            <PhotoStrip {...args} />
          </Forced>
        ),
        badge: <PhotoStrip {...args} badge={<Badge $tone="photo">{ru.listing.fresh}</Badge>} />,
        one: <PhotoStrip {...args} images={photos(1)} />,
        'twenty-five': <PhotoStrip {...args} images={photos(25)} />,
        none: <PhotoStrip {...args} images={[]} />,
        'did not load': <PhotoStrip {...args} images={[broken]} />,
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };

export const Turns: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <PhotoStrip {...args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(view.getByRole('button', { name: ru.listing.nextPhoto }));
    await expect(await view.findByRole('img', { name: ru.listing.photo(2, 4) })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('i[data-state="on"]')).toBe(canvasElement.querySelectorAll('i')[1]));
  },
};
