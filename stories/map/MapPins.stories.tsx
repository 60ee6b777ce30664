import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { moscowCenter } from '../../src/domain/city/moscowPlace';
import type { MapHandle } from '../../src/map/engine/MapEngine';
import type { MapPin } from '../../src/map/pins/MapPin';
import { MapPins, type MapPinsProps } from '../../src/map/pins/MapPins';
import { fakeEngine } from '../../test/support/map/fakeMap';
import { fromWorld, toWorld } from '../../test/support/map/webMercator';
import { seen } from '../support/checks/seen';
import { Forced, type ForcedState } from '../support/frames/Forced';
import { Touch } from '../support/frames/Touch';
import { StateTable } from '../support/tables/StateTable';

interface PinsProps extends Pick<MapPinsProps, 'pins' | 'onPress'> {
  width: number;
  height: number;
  /** The pins stand. */
  onReady?(): void;
}

/** Pins over a map without pictures. */
function PinsOnMap({ width, height, onReady, ...pins }: PinsProps) {
  const container = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  useEffect(() => {
    if (!container.current) return;
    const made = fakeEngine().create(
      container.current,
      {
        center: moscowCenter,
        zoom: 10,
        minZoom: 9,
        maxZoom: 19,
        bounds: { south: 50, west: 30, north: 60, east: 45 },
        gestures: 'free',
        label: 'Карта',
        lang: 'ru',
        attribution: { text: '', href: '' },
      },
      { basemapUrl: '', fetch },
    );
    setHandle(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (handle) onReady?.();
  }, [handle, onReady]);
  return (
    <div style={{ position: 'relative', width, height, maxWidth: '100%' }}>
      <div ref={container} style={{ position: 'absolute', inset: 0 }} />
      {handle && <MapPins handle={handle} label="Объявления на карте" {...pins} />}
    </div>
  );
}

/** Applies a forced state to existing elements; pins render after the map, so it is applied to them again. */
function InState({ state, ...props }: PinsProps & { readonly state: ForcedState }) {
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The map would be the first to take the focus.
    if (isReady && state === 'focus') box.current?.querySelector('button')?.classList.add('is-focus');
  }, [isReady, state]);
  return (
    <Forced state={state}>
      <div ref={box}>
        <PinsOnMap {...props} onReady={onReady} />
      </div>
    </Forced>
  );
}

/** Returns a pin `x` and `y` px from the middle of the map. */
function pin(name: string, look: Partial<MapPin> = {}, x = 0, y = 0): MapPin {
  const center = toWorld(moscowCenter, 10);
  const at = fromWorld({ x: center.x + x, y: center.y + y }, 10);
  return { key: name, at, label: '', kind: 'place', name, isSelected: false, isVisited: false, ...look };
}

const kinds: Readonly<Record<string, Partial<MapPin>>> = {
  'one listing': { kind: 'place' },
  several: { kind: 'cluster', label: '4' },
  'more than nine': { kind: 'cluster', label: '9+' },
  'many in a group': { kind: 'cluster', label: '1\u00a0524' },
  price: { kind: 'price', label: '12,5 млн ₽' },
};

const meta = {
  title: 'ui/MapPins',
  component: PinsOnMap,
  args: { width: 720, height: 420, pins: [], onPress: fn() },
} satisfies Meta<typeof PinsOnMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: ({ onPress }) => (
    <StateTable
      rows={Object.fromEntries(
        Object.entries(kinds).map(([kind, look]) => {
          const props = { width: 120, height: 84, onPress };
          const only = (more: Partial<MapPin> = {}) => [pin('Объявление', { ...look, ...more })];
          return [
            kind,
            {
              rest: <PinsOnMap {...props} pins={only()} />,
              hover: <InState {...props} state="hover" pins={only()} />,
              focus: <InState {...props} state="focus" pins={only()} />,
              pressed: <InState {...props} state="pressed" pins={only()} />,
              seen: <PinsOnMap {...props} pins={only({ isVisited: true })} />,
              selected: <PinsOnMap {...props} pins={only({ isSelected: true })} />,
            },
          ];
        }),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    await waitFor(() => expect(view.getAllByRole('button')).toHaveLength(30));
    const [rest, hover, focus] = view.getAllByRole('button');
    await waitFor(() => expect(hover).toHaveStyle({ scale: '1.12' }));
    await expect(rest).toHaveStyle({ scale: 'none' });
    await waitFor(() => expect(focus).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' }));
  },
};

export const LooksInTheDark: Story = { ...Looks, globals: { theme: 'dark' } };

/** Under a finger every pin answers within 44 px. */
export const UnderAFinger: Story = {
  args: {
    width: 320,
    height: 120,
    pins: [pin('Объявление', {}, -80), pin('4 объявления', kinds['several'], 0), pin('12 объявлений', kinds['more than nine'], 80)],
  },
  render: (args) => (
    <Touch>
      <PinsOnMap {...args} />
    </Touch>
  ),
  play: async ({ canvasElement }) => {
    const view = await seen(canvasElement);
    for (const button of await view.findAllByRole('button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const reached = button.ownerDocument.elementFromPoint(left + width / 2 - 21, top + height / 2 - 21);
      await expect(reached).toBe(button);
    }
  },
};

export const OnAMap: Story = {
  args: {
    pins: [
      pin('Арбат, 10', {}, -220, -120),
      pin('Тверская, 4', { isVisited: true }, -120, 60),
      pin('4 объявления', kinds['several'], -30, -60),
      pin('12 объявлений', kinds['more than nine'], 90, 40),
      pin('3 объявления, Пречистенка, 40/2', { kind: 'cluster', label: '3', isSelected: true }, 10, -20),
      pin('12,5 миллиона рублей', kinds['price'], 210, -90),
      pin('8 миллионов рублей', { kind: 'price', label: '8 млн ₽', isVisited: true }, 230, 110),
      pin('21 миллион рублей', { kind: 'price', label: '21 млн ₽', isSelected: true }, -200, 150),
    ],
  },
  play: async ({ canvasElement, args, userEvent }) => {
    const view = await seen(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: '4 объявления' }));
    await expect(args.onPress).toHaveBeenCalledWith('4 объявления');
    await expect(view.getByRole('button', { current: true, name: /Пречистенка/ })).toBeVisible();
  },
};

export const OnAMapInTheDark: Story = { ...OnAMap, globals: { theme: 'dark' } };
