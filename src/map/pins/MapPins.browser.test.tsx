import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeMap, fakeEngine } from '../../../test/support/map/fakeMap';
import { fromWorld, toWorld } from '../../../test/support/map/webMercator';
import { stage } from '../../../test/support/stage';
import { moscowBox, moscowCenter } from '../../domain/city/moscowPlace';
import type { MapPin } from './MapPin';
import { MapPins } from './MapPins';

const wide = { south: 50, west: 30, north: 60, east: 45 };

/** A pin at px from the centre of the initial view. */
function pinAt(key: string, x: number, y: number, more: Partial<MapPin> = {}): MapPin {
  const center = toWorld(moscowCenter, 10);
  const at = fromWorld({ x: center.x + x, y: center.y + y }, 10);
  return { key, at, label: '', kind: 'place', name: key, isSelected: false, isVisited: false, ...more };
}

interface Shown {
  readonly map: FakeMap;
  readonly onPress: ReturnType<typeof vi.fn<(key: string) => void>>;
  set(pins: readonly MapPin[]): void;
  /** Pin names in DOM order. */
  names(): string[];
  pin(name: string): HTMLElement;
  focused(): string | null;
}

async function show(pins: readonly MapPin[], gestures: 'free' | 'cooperative' = 'free'): Promise<Shown> {
  const onPress = vi.fn<(key: string) => void>();
  const maps: FakeMap[] = [];
  const engine = fakeEngine();
  const holder = document.createElement('div');
  const staged = stage(<div data-frame="" style={{ position: 'relative', width: 800, height: 600 }} />);
  await expect.poll(() => staged.root.querySelector('[data-frame]')).not.toBeNull();
  Object.assign(holder.style, { position: 'absolute', inset: '0' });
  staged.root.querySelector('[data-frame]')?.append(holder);
  const options = {
    center: moscowCenter,
    zoom: 10,
    minZoom: 9,
    maxZoom: 19,
    bounds: wide,
    gestures,
    label: 'Карта',
    lang: 'ru',
    attribution: { text: '', href: '' },
  } as const;
  const made = engine.create(holder, options, { basemapUrl: '', fetch });
  maps.push(...engine.maps);
  const [map] = maps;
  if (!map) throw new Error('no map');
  const draw = (next: readonly MapPin[]) => (
    <div data-frame="" style={{ position: 'relative', width: 800, height: 600 }}>
      <MapPins handle={made} pins={next} label="Объявления" gestures={gestures} onPress={onPress} />
    </div>
  );
  staged.show(draw(pins));
  const buttons = () => [...staged.root.querySelectorAll<HTMLElement>('button')];
  await expect.poll(() => buttons().length).toBe(Math.min(pins.length, 150));
  return {
    map,
    onPress,
    set: (next) => staged.show(draw(next)),
    names: () => buttons().map((button) => button.ariaLabel ?? ''),
    pin(name) {
      const found = buttons().find((button) => button.ariaLabel === name);
      if (!found) throw new Error(`no pin ${name}`);
      return found;
    },
    focused: () => staged.focused()?.ariaLabel ?? null,
  };
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test('a pin is a button centred on its place, and reports its key', async () => {
  const { map, pin, onPress } = await show([
    pinAt('здесь', 120, -40),
    pinAt('12', -90, 30, { kind: 'cluster', label: '9+', name: '12 объявлений' }),
  ]);
  const { left, top } = map.container.getBoundingClientRect();
  expect(middleOf(pin('здесь'))).toEqual({ x: left + 520, y: top + 260 });
  expect(middleOf(pin('9+, 12 объявлений'))).toEqual({ x: left + 310, y: top + 330 });
  await page.getByRole('button', { name: '9+, 12 объявлений', exact: true }).click();
  expect(onPress.mock.calls).toEqual([['12']]);
  expect(pin('здесь').getAttribute('part')).toBe('marker');
});

test.each([
  ['place', { kind: 'place' }, [26, 26]],
  ['several', { kind: 'cluster', label: '4' }, [36, 36]],
  ['more than nine', { kind: 'cluster', label: '9+' }, [42, 42]],
] as const)('size of a pin: %s', async (_, look, size) => {
  const { pin } = await show([pinAt('a', 0, 0, { ...look, name: '9+4' })]);
  const { width, height } = pin('9+4').getBoundingClientRect();
  expect([width, height]).toEqual(size);
});

test('a large number has room, and stands in the middle of its place', async () => {
  const { map, pin } = await show([pinAt('a', 50, 50, { kind: 'cluster', label: '12 345', name: '12 345 объявлений' })]);
  const { left } = map.container.getBoundingClientRect();
  const button = pin('12 345 объявлений');
  expect(button.offsetWidth).toBeGreaterThan(48);
  // With its line it is at most as wide as clustering assumes.
  expect(button.offsetWidth + 4).toBeLessThanOrEqual(78);
  expect(button.offsetHeight).toBe(42);
  expect(middleOf(button).x).toBeCloseTo(left + 450, 0);
});

test('a price is as wide as its text, centred on the place', async () => {
  const { map, pin } = await show([pinAt('12,5 млн ₽', 50, 50, { kind: 'price', label: '12,5 млн ₽' })]);
  const { left } = map.container.getBoundingClientRect();
  expect(pin('12,5 млн ₽').offsetWidth).toBeGreaterThan(70);
  expect(middleOf(pin('12,5 млн ₽')).x).toBeCloseTo(left + 450, 0);
  expect(pin('12,5 млн ₽').textContent).toBe('12,5 млн ₽');
});

test('the selected pin is raised above the others and has aria-current', async () => {
  const { set, pin } = await show([pinAt('a', 0, 0), pinAt('b', 10, 6)]);
  const before = middleOf(pin('a')).y;
  set([pinAt('a', 0, 0, { isSelected: true }), pinAt('b', 10, 6)]);
  await expect.poll(() => pin('a').getAttribute('aria-current')).toBe('true');
  await expect.poll(() => middleOf(pin('a')).y).toBe(before - 17);
  expect(Number(getComputedStyle(pin('a')).zIndex)).toBeGreaterThan(Number(getComputedStyle(pin('b')).zIndex) || 0);
  set([pinAt('a', 0, 0), pinAt('b', 10, 6)]);
  await expect.poll(() => pin('a').hasAttribute('aria-current')).toBe(false);
});

test('pins are ordered north to south, then west to east, whatever the input order', async () => {
  const { names, set } = await show([pinAt('юг', 0, 90), pinAt('восток', 50, 0), pinAt('север', 10, -90), pinAt('запад', -50, 0)]);
  expect(names()).toEqual(['север', 'запад', 'восток', 'юг']);
  set([pinAt('запад', -50, 0), pinAt('между', 0, -10), pinAt('юг', 0, 90)]);
  await expect.poll(names).toEqual(['между', 'запад', 'юг']);
});

test('while the map moves the layer moves as a whole; then every pin gets its new position', async () => {
  const { map, pin } = await show([pinAt('a', 0, 0)]);
  const before = middleOf(pin('a'));
  const written = pin('a').style.left;
  map.raise('motion', { x: 30, y: -20, scale: 1 });
  expect(middleOf(pin('a'))).toEqual({ x: before.x + 30, y: before.y - 20 });
  expect(pin('a').style.left).toBe(written);
  map.drag(30, -20);
  expect(middleOf(pin('a'))).toEqual({ x: before.x + 30, y: before.y - 20 });
  expect(pin('a').style.left).not.toBe(written);
});

test('pins are hidden during a zoom', async () => {
  const { map, pin } = await show([pinAt('a', 0, 0)]);
  const opacity = () => getComputedStyle(pin('a').parentElement ?? document.body).opacity;
  map.raise('motion', { x: 0, y: 0, scale: 1.5 });
  expect(opacity()).toBe('0');
  map.setView({ center: moscowCenter, zoom: 11 });
  await expect.poll(opacity).toBe('1');
});

test('focus stays on the same pin, and moves to the map when that pin is removed', async () => {
  const { map, set, pin, focused } = await show([pinAt('a', 0, 0), pinAt('b', 60, 0)]);
  pin('b').focus();
  set([pinAt('новая', -20, -50), pinAt('b', 60, 0, { name: 'б' })]);
  await expect.poll(focused).toBe('б');
  map.drag(15, 15);
  expect(focused()).toBe('б');
  set([pinAt('новая', -20, -50)]);
  await expect.poll(focused).toBe('Карта');
});

test('a pin outside the view is not focusable, and passes focus to the map', async () => {
  const { map, pin, focused } = await show([pinAt('a', 300, 0)]);
  pin('a').focus();
  expect(focused()).toBe('a');
  map.drag(200, 0);
  expect(focused()).toBe('Карта');
  expect(pin('a').inert).toBe(true);
});

test('arrow keys focus the nearest pin in their direction', async () => {
  const { pin, focused } = await show([
    pinAt('середина', 0, 0),
    pinAt('справа', 60, 5),
    pinAt('далеко справа', 200, 0),
    pinAt('сверху', 10, -70),
    pinAt('слева', -90, -10),
  ]);
  pin('середина').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('справа');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('далеко справа');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('далеко справа');
  pin('середина').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('сверху');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(focused()).toBe('слева');
});

test('at most 150 pins are in the DOM: the nearest to the centre, and the selected one', async () => {
  const many = Array.from({ length: 400 }, (_, index) => pinAt(`${index}`, index - 200, (index % 7) * 20 - 60));
  const { names, set } = await show(many);
  expect(names()).toContain('200');
  expect(names()).not.toContain('0');
  set(many.map((pin) => (pin.key === '0' ? { ...pin, isSelected: true } : pin)));
  await expect.poll(names).toContain('0');
  expect(names()).toHaveLength(150);
});

test('two pins with the same key become one', async () => {
  const { names, set } = await show([pinAt('a', 0, 0)]);
  set([pinAt('a', 0, 0), pinAt('a', 40, 0), pinAt('b', 60, 0)]);
  await expect.poll(names).toEqual(['a', 'b']);
});

test('an accessible name begins with the label unless it contains it', async () => {
  const { names } = await show([
    pinAt('a', 0, -20, { kind: 'cluster', label: '3', name: '3 объявления' }),
    pinAt('b', 0, 20, { kind: 'price', label: '8 млн ₽', name: 'Арбат, 10' }),
  ]);
  expect(names()).toEqual(['3 объявления', '8 млн ₽, Арбат, 10']);
});

test('invalid coordinates are skipped', async () => {
  const { names, set } = await show([pinAt('a', 0, 0)]);
  set([{ ...pinAt('нигде', 0, 0), at: { latitude: Number.NaN, longitude: moscowBox.west } }, pinAt('b', 0, 0)]);
  await expect.poll(names).toEqual(['b']);
});

test('the wheel over a pin zooms the map, and the page does not scroll', async () => {
  const { map, pin } = await show([pinAt('a', 0, 0)]);
  const { x, y } = middleOf(pin('a'));
  const wheel = new WheelEvent('wheel', { deltaY: -100, clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true });
  pin('a').dispatchEvent(wheel);
  expect(map.view().zoom).toBe(11);
  expect(wheel.defaultPrevented).toBe(true);
});

test('the wheel over a pin of a cooperative map scrolls the page', async () => {
  const { map, pin } = await show([pinAt('a', 0, 0)], 'cooperative');
  const { x, y } = middleOf(pin('a'));
  const wheel = new WheelEvent('wheel', { deltaY: -100, clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true });
  pin('a').dispatchEvent(wheel);
  expect(map.view().zoom).toBe(10);
  expect(wheel.defaultPrevented).toBe(false);
});

test('a drag that starts on a pin moves the map and does not press the pin', async () => {
  const { map, pin, onPress } = await show([pinAt('a', 0, 0)]);
  const { x, y } = middleOf(pin('a'));
  const began = vi.fn();
  map.container.addEventListener('mousedown', began);
  const send = (type: string, dx: number) => {
    const init = { clientX: x + dx, clientY: y, detail: 1, button: 0, bubbles: true, cancelable: true, composed: true };
    pin('a').dispatchEvent(type === 'pointerdown' ? new PointerEvent(type, init) : new MouseEvent(type, init));
  };
  send('pointerdown', 0);
  send('mousedown', 0);
  expect(began).toHaveBeenCalledOnce();
  map.drag(40, 0);
  send('click', 40);
  expect(onPress).not.toHaveBeenCalled();
  send('pointerdown', 40);
  send('click', 42);
  expect(onPress).toHaveBeenCalledOnce();
});

test('a touch on a pin reaches the map where browsers cannot copy touch events', async () => {
  const { map, pin } = await show([pinAt('a', 0, 0)]);
  const { x, y } = middleOf(pin('a'));
  const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', thrown);
  onTestFinished(() => removeEventListener('error', thrown));
  class SealedTouch extends TouchEvent {
    constructor(type: string, init: TouchEventInit & { readonly isFirst?: boolean }) {
      if (!init.isFirst) throw new TypeError('Illegal constructor');
      super(type, init);
    }
  }
  const passed: [string, number, number | undefined][] = [];
  const note = (event: Event) => {
    const { type, touches, changedTouches } = event as TouchEvent;
    passed.push([type, touches.length, changedTouches[0]?.clientX]);
    if (type === 'touchmove') event.preventDefault();
  };
  for (const type of ['touchstart', 'touchmove', 'touchend']) map.container.addEventListener(type, note);
  const send = (type: string, dx: number) => {
    const finger = new Touch({ identifier: 1, target: pin('a'), clientX: x + dx, clientY: y });
    const lists = { touches: type === 'touchend' ? [] : [finger], changedTouches: [finger] };
    const event = new SealedTouch(type, { ...lists, isFirst: true, bubbles: true, cancelable: true, composed: true });
    pin('a').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([send('touchstart', 0), send('touchmove', 20), send('touchend', 20)]).toEqual([false, true, false]);
  expect(passed).toEqual([
    ['touchstart', 1, x],
    ['touchmove', 1, x + 20],
    ['touchend', 0, x + 20],
  ]);
  expect(thrown).not.toHaveBeenCalled();
});

test('150 pins are repositioned without a long task', async () => {
  const many = Array.from({ length: 150 }, (_, index) => pinAt(`${index}`, (index % 15) * 40 - 300, Math.floor(index / 15) * 40 - 200));
  const { map } = await show(many);
  const times = Array.from({ length: 5 }, (_, turn) => {
    const start = performance.now();
    map.drag(turn % 2 ? 10 : -10, 0);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
