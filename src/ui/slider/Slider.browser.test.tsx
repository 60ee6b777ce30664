import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dragMouse, swipe } from '../../../test/support/finger';
import { emulateReducedMotion } from '../../../test/support/motion';
import { places, stage } from '../../../test/support/stage';
import { Slider, type SliderHandle, type SliderProps } from './Slider';

const layouts = [
  { perView: 1.25, gap: 10 },
  { from: 700, perView: 3, gap: 20 },
];

type Given = Partial<SliderProps> & { count?: number; onPress?(index: number): void };

function Turned({ count = 5, onPress, ...props }: Given) {
  const handle = useRef<SliderHandle>(null);
  return (
    <>
      <button type="button" onClick={() => handle.current?.turn(-1)}>
        back
      </button>
      <button type="button" onClick={() => handle.current?.turn(1)}>
        on
      </button>
      <button type="button" onClick={() => handle.current?.show(3)}>
        fourth
      </button>
      <Slider layouts={layouts} isLooped label="slides" ref={handle} {...props}>
        {Array.from({ length: count }, (_, index) => (
          <button key={index} type="button" style={{ width: '100%', height: 100 }} onClick={() => onPress?.(index)}>
            {`slide ${index + 1}`}
          </button>
        ))}
      </Slider>
    </>
  );
}

function boxes(root: ParentNode): HTMLElement[] {
  return [...(root.querySelector('[role="group"]')?.children ?? [])] as HTMLElement[];
}
/** Left edge and width of the visible slides, in integer pixels from the slider's edge. */
function sight(root: ParentNode): string[] {
  const edge = root.querySelector('[role="group"]')?.getBoundingClientRect().left ?? 0;
  return boxes(root)
    .filter((box) => !box.inert)
    .map((box) => {
      const { left, width } = box.getBoundingClientRect();
      return { name: box.textContent, left: Math.round(left - edge), width: Math.round(width) };
    })
    .sort((a, b) => a.left - b.left)
    .map(({ name, left, width }) => `${name} ${left}+${width}`);
}
const atFirst = ['slide 1 0+320', 'slide 2 340+320', 'slide 3 680+320'];

test.each(places.filter((place) => place !== 'dialog'))('shows as many as fit the container, the rest is inert: %s', async (place) => {
  const { root } = stage(<Turned />, { place });
  await expect.poll(() => sight(root)).toEqual(atFirst);
  expect(boxes(root).filter(({ inert }) => inert)).toHaveLength(2);
});

test('the first paint is final: nothing moves once measured', async () => {
  const { root } = stage(<Turned />);
  await expect.poll(() => boxes(root)).toHaveLength(5);
  expect(sight(root).slice(0, atFirst.length)).toEqual(atFirst);
  await expect.poll(() => sight(root)).toEqual(atFirst);
});

test('turns forward and back, around both ends', async () => {
  const onRest = vi.fn();
  const { root, view } = stage(<Turned onRest={onRest} />);
  await userEvent.click(view.getByText('on', { exact: true }));
  await expect.poll(() => sight(root)).toEqual(['slide 2 0+320', 'slide 3 340+320', 'slide 4 680+320']);
  await userEvent.click(view.getByText('back'));
  await userEvent.click(view.getByText('back'));
  await expect.poll(() => sight(root)).toEqual(['slide 5 0+320', 'slide 1 340+320', 'slide 2 680+320']);
  await expect.poll(() => onRest.mock.lastCall).toEqual([4]);
});

test('quick presses add up', async () => {
  const { root, view } = stage(<Turned count={8} />);
  await expect.poll(() => sight(root)).toHaveLength(3);
  const on = view.getByText('on', { exact: true }).element() as HTMLElement;
  for (let press = 0; press < 3; press += 1) on.click();
  await expect.poll(() => sight(root)[0]).toBe('slide 4 0+320');
});

test('arrow keys turn; the focus moves on when its slide leaves', async () => {
  const { root, focused } = stage(<Turned />, { width: 500 });
  await expect.poll(() => sight(root)).toEqual(['slide 1 0+398', 'slide 2 408+398']);
  boxes(root)[0]?.querySelector('button')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => focused()?.textContent).toBe('slide 2');
  await expect.poll(() => sight(root)).toEqual(['slide 2 0+398', 'slide 3 408+398']);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => sight(root)[0]).toBe('slide 5 0+398');
});

test('a slide focused by keyboard becomes fully visible, and the view itself is never scrolled', async () => {
  const { root, focused } = stage(<Turned />, { width: 500 });
  await expect.poll(() => sight(root)).toHaveLength(2);
  boxes(root)[0]?.querySelector('button')?.focus();
  await userEvent.tab();
  expect(focused()?.textContent).toBe('slide 2');
  await expect.poll(() => sight(root)[0]).toBe('slide 2 0+398');
  expect(root.querySelector('[role="group"]')?.scrollLeft).toBe(0);
});

test('touch and mouse turn it; releasing a drag does not click, the next press does', async () => {
  const onPress = vi.fn();
  const onRest = vi.fn();
  const { root } = stage(<Turned onPress={onPress} onRest={onRest} />, { width: 500 });
  await expect.poll(() => sight(root)).toHaveLength(2);
  const { left, top } = root.querySelector('[role="group"]')?.getBoundingClientRect() ?? new DOMRect();
  // Far enough for a machine too slow to measure a speed.
  await swipe([left + 480, top + 50], [left + 20, top + 50]);
  await expect.poll(() => sight(root)[0]).toBe('slide 2 0+398');
  await dragMouse([left + 20, top + 50], [left + 480, top + 50]);
  await expect.poll(() => sight(root)[0]).toBe('slide 1 0+398');
  await expect.poll(() => onRest.mock.lastCall).toEqual([0]);
  expect(onPress).not.toHaveBeenCalled();
  // The keyboard has no press.
  boxes(root)[0]?.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith(0);
});

test('does not move while something else is dragged', async () => {
  const { root } = stage(<Turned isHeld={() => true} />, { width: 500 });
  await expect.poll(() => sight(root)).toHaveLength(2);
  const { left, top } = root.querySelector('[role="group"]')?.getBoundingClientRect() ?? new DOMRect();
  await dragMouse([left + 480, top + 50], [left + 20, top + 50]);
  expect(sight(root)).toEqual(['slide 1 0+398', 'slide 2 408+398']);
});

test('does not move where everything fits, and reports it', async () => {
  const onTurnable = vi.fn();
  const { root, view, frame } = stage(<Turned count={3} onTurnable={onTurnable} />);
  await expect.poll(() => onTurnable.mock.calls).toEqual([[false]]);
  await userEvent.click(view.getByText('on', { exact: true }));
  expect(sight(root)).toEqual(atFirst);
  frame.style.width = '500px';
  await expect.poll(() => onTurnable.mock.lastCall).toEqual([true]);
  await userEvent.click(view.getByText('on', { exact: true }));
  await expect.poll(() => sight(root)[0]).toBe('slide 2 0+398');
});

test('without a loop it ends with its last slide at the edge', async () => {
  const { root, view } = stage(<Turned isLooped={false} count={4} />);
  for (let press = 0; press < 3; press += 1) await userEvent.click(view.getByText('on', { exact: true }));
  await expect.poll(() => sight(root)).toEqual(['slide 2 0+320', 'slide 3 340+320', 'slide 4 680+320']);
});

test('keeps its slide when the container grows, and when slides come and go', async () => {
  const { root, view, frame, show } = stage(<Turned />, { width: 500 });
  await userEvent.click(view.getByText('fourth'));
  expect(sight(root)[0]).toBe('slide 4 0+398');
  frame.style.width = '600px';
  await expect.poll(() => sight(root)[0]).toBe('slide 4 0+478');
  show(<Turned count={7} />);
  await expect.poll(() => sight(root)).toEqual(['slide 4 0+478', 'slide 5 488+478']);
  show(<Turned count={2} />);
  await expect.poll(() => sight(root).toString()).toContain('slide 2');
});

test('jumps with reduced motion', async () => {
  await emulateReducedMotion();
  const { root, view } = stage(<Turned />);
  await expect.poll(() => sight(root)).toHaveLength(3);
  (view.getByText('on', { exact: true }).element() as HTMLElement).click();
  expect(sight(root)[0]).toBe('slide 2 0+320');
});

test('continues after its element has been moved, and leaves nothing behind', async () => {
  const errors = vi.fn();
  window.addEventListener('error', errors);
  const { root, view, frame, show } = stage(<Turned />);
  await expect.poll(() => sight(root)).toEqual(atFirst);
  const other = document.createElement('div');
  frame.before(other);
  other.append(frame);
  await userEvent.click(view.getByText('on', { exact: true }));
  await expect.poll(() => sight(root)[0]).toBe('slide 2 0+320');
  show(null);
  window.dispatchEvent(new Event('resize'));
  expect(errors).not.toHaveBeenCalled();
  window.removeEventListener('error', errors);
  other.replaceWith(...other.childNodes);
});
