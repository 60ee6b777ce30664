import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { aPhoto } from '../../../src/testing';
import { ru } from '../../../src/text/common/ru';
import { IconButton } from '../../../src/ui/buttons/IconButton';
import { Photo } from '../../../src/ui/photo/Photo';
import { Slider, type SliderHandle, type SliderProps } from '../../../src/ui/slider/Slider';
import { seen } from '../../support/checks/seen';
import { Matrix } from '../../support/tables/Matrix';

const slides = (count: number) =>
  Array.from({ length: count }, (_, id) => (
    <Photo
      key={id}
      image={{ src: aPhoto({ id }).url, sources: [], alt: ru.listing.photo(id + 1, count), color: aPhoto({ id }).color }}
      sizes="320px"
      labels={{ none: ru.listing.noPhoto, broken: ru.listing.brokenPhoto }}
    />
  ));

/** The buttons that turn it can be anywhere. */
function WithArrows(props: SliderProps) {
  const handle = useRef<SliderHandle>(null);
  const [canTurn, setTurnable] = useState(false);
  return (
    <>
      <Slider {...props} ref={handle} onTurnable={setTurnable} />
      {canTurn && (
        <>
          <IconButton label={ru.listing.previousPhoto} icon="chevron-left" onClick={() => handle.current?.turn(-1)} />
          <IconButton label={ru.listing.nextPhoto} icon="chevron-right" onClick={() => handle.current?.turn(1)} />
        </>
      )}
    </>
  );
}

const meta = {
  title: 'ui/Slider',
  component: Slider,
  args: {
    children: slides(6),
    isLooped: true,
    layouts: [
      { perView: 1.15, gap: 20 },
      { from: 744, perView: 2, gap: 20 },
      { from: 1024, perView: 3, gap: 20 },
    ],
  },
  render: (args) => <WithArrows {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looped: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: ru.listing.previousPhoto }));
    await waitFor(async () => expect(await view.findByRole('img', { name: ru.listing.photo(6, 6) })).toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <Matrix
      isWide
      column={420}
      states={{
        'one and a bit': <WithArrows {...args} />,
        'not looped': <WithArrows {...args} isLooped={false} />,
        'begins at the third': <WithArrows {...args} start={2} />,
        'all in sight': <WithArrows {...args}>{slides(1)}</WithArrows>,
      }}
    />
  ),
};

export const StatesInTheDark: Story = { ...States, globals: { theme: 'dark' } };
