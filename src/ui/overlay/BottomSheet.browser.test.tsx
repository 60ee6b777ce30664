import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { dragMouse, swipe } from '../../../test/support/finger';
import { emulateReducedMotion, finishMotion, stopAt } from '../../../test/support/motion';
import { stage } from '../../../test/support/stage';
import { openSheets } from '../../state/runtime/openSheets';
import { BottomSheet, type BottomSheetProps } from './BottomSheet';
import { Popover } from './Popover';

type Extra = Partial<BottomSheetProps> & { onClosing?: () => void };

function Place({ onClosing, ...extra }: Extra) {
  const [houses, setHouses] = useState<readonly string[]>([]);
  return (
    <div style={{ position: 'relative', overflow: 'hidden', height: 600 }}>
      <button type="button" style={{ position: 'absolute', right: 0 }} onClick={() => setHouses(['Первая квартира', 'Вторая квартира'])}>
        Пречистенка, 40/2
      </button>
      <Popover label="Слои" value="схема">
        <button type="button">Спутник</button>
      </Popover>
      <BottomSheet
        title="Объявления в доме"
        closeLabel="Закрыть"
        {...extra}
        isOpen={houses.length > 0}
        onClose={() => {
          onClosing?.();
          setHouses([]);
        }}
      >
        {extra.children ?? houses.map((house) => <p key={house}>{house}</p>)}
      </BottomSheet>
    </div>
  );
}

afterEach(() => browserPage.viewport(1280, 900));

async function open({ window: width = 1280, low: height = 800, ...extra }: Extra & { window?: number; low?: number } = {}) {
  await browserPage.viewport(width, height);
  const staged = stage(<Place {...extra} />, { width: Math.min(width, 1200) });
  const opener = staged.view.getByRole('button', { name: 'Пречистенка, 40/2' });
  await opener.click();
  const sheet = staged.view.getByRole('dialog', { name: 'Объявления в доме' });
  await expect.element(sheet).toBeVisible();
  const element = sheet.element() as HTMLElement;
  return { ...staged, opener: opener.element(), sheet, element, box: () => element.getBoundingClientRect() };
}

const middle = ({ left, top, width }: DOMRect): readonly [number, number] => [left + width / 2, top + 30];
const state = (element: Element) => element.getAttribute('data-state');

test('the page knows that a sheet is open: messages at the lower edge of the window give way', async () => {
  const { view } = await open();
  expect(openSheets().get()).toBe(1);
  await userEvent.click(view.getByRole('button', { name: 'Закрыть' }));
  await expect.poll(() => openSheets().get()).toBe(0);
});

test('a sheet that ends below a low window is scrolled into it', async () => {
  const { element } = await open({ window: 700, low: 330 });
  await finishMotion(element);
  const { bottom } = element.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(331);
  expect(bottom).toBeGreaterThan(100);
});

describe('focus', () => {
  test('goes to the sheet and back to what opened it', async () => {
    const { focused, element, opener, view } = await open();
    expect(focused()).toBe(element);
    await view.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(focused).toBe(opener);
  });

  test('goes where the page wants it', async () => {
    const target = document.createElement('button');
    const { focused, element, root } = await open({ returnFocus: () => target });
    root.append(target);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state(element)).toBe('closed');
    expect(focused()).toBe(target);
  });

  test('stays where the visitor has moved it', async () => {
    const { focused, element, view } = await open();
    const beside = view.getByRole('button', { name: 'Слои: схема' }).element() as HTMLElement;
    beside.focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state(element)).toBe('closed');
    expect(focused()).toBe(beside);
  });

  test('is not contained: elements beside the sheet can be used', async () => {
    const { sheet, view, element } = await open();
    await view.getByRole('button', { name: 'Слои: схема' }).click();
    await expect.element(view.getByRole('button', { name: 'Спутник' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'Спутник' })).not.toBeInTheDocument();
    expect(state(element)).toBe('open');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state(element)).toBe('closed');
    finishMotion(element);
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('opens in 300 ms and closes in 2000 ms', () => {
  test.each([
    ['from the left', 1280, 'left'],
    ['from below', 700, 'top'],
  ] as const)('%s in a window of %i px', async (_, window, side) => {
    const { element, box, root } = await open({ window });
    expect(element.getAnimations()[0]?.effect?.getTiming().duration).toBe(300);
    finishMotion(element);
    const rest = box()[side];
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state(element)).toBe('closed');
    // The sheet is inert at once: a press on the map during the animation reaches the map.
    expect(element.inert).toBe(true);
    expect(element.textContent).toContain('Вторая квартира');

    const [leaving] = element.getAnimations();
    expect(leaving?.effect?.getTiming().duration).toBe(2000);
    stopAt(element, 1999);
    const whole = Math.abs(box()[side] - rest);
    stopAt(element, 500);
    expect(Math.abs(box()[side] - rest)).toBeGreaterThan(whole * 0.75);
    expect(root.contains(element)).toBe(true);
    finishMotion(element);
    await expect.poll(() => root.contains(element)).toBe(false);
  });

  test('opened again while closing, it stays', async () => {
    const { element, view, root } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => state(element)).toBe('closed');
    await view.getByRole('button', { name: 'Пречистенка, 40/2' }).click();
    await expect.poll(() => state(element)).toBe('open');
    finishMotion(element);
    expect(element.inert).toBe(false);
    await expect.poll(() => element.getAnimations().length).toBe(0);
    expect(root.contains(element)).toBe(true);
  });

  test('at once with reduced motion', async () => {
    await emulateReducedMotion();
    const { element, sheet } = await open();
    expect(element.getAnimations().every(({ effect }) => effect?.getTiming().duration === 0)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('its place', () => {
  test.each([
    [1280, { left: 24, width: 408 }],
    [1199, { left: 24, width: 360 }],
    [744, { left: 24, width: 360 }],
    [743, { left: 0, width: 743 }],
    [320, { left: 0, width: 320 }],
  ])('in a window of %i px', async (window, expected) => {
    const { element, box, frame } = await open({ window, children: <div style={{ height: 3000 }}>Много</div> });
    finishMotion(element);
    const { left } = frame.getBoundingClientRect();
    expect({ left: box().left - left, width: box().width }).toEqual(expected);
    if (window < 744) expect(box().height).toBe(312);
    else expect(box().height).toBe(492);
  });
});

describe('a swipe down', () => {
  const swiped = async (window: number, pixels: number, extra: Extra = {}) => {
    const onClosing = vi.fn();
    const staged = await open({ window, onClosing, ...extra });
    finishMotion(staged.element);
    const top = staged.box().top;
    const [x, y] = middle(staged.box());
    return { ...staged, onClosing, top, at: [x, y] as const, to: [x, y + pixels] as const };
  };

  test.each([720, 375])('of more than 100 px closes in a window of %i px, from where the finger released it', async (window) => {
    const { at, to, element, onClosing, box, top } = await swiped(window, 130);
    const lift = await swipe(at, to, { hold: true });
    expect(Math.round(box().top - top)).toBe(130);
    expect(onClosing).not.toHaveBeenCalled();
    await lift();
    await expect.poll(() => onClosing.mock.calls.length).toBe(1);
    await expect.poll(() => state(element)).toBe('closed');
    stopAt(element, 0);
    expect(Math.round(box().top - top)).toBe(130);
  });

  test('of less goes back', async () => {
    const { at, to, element, onClosing, box, top } = await swiped(375, 95);
    const lift = await swipe(at, to, { hold: true });
    expect(Math.round(box().top - top)).toBe(95);
    await lift();
    await expect.poll(() => Math.round(box().top - top)).toBe(0);
    expect(onClosing).not.toHaveBeenCalled();
    expect(state(element)).toBe('open');
  });

  test('does nothing in a window of 721 px', async () => {
    const { at, to, onClosing, box, top } = await swiped(721, 150);
    const lift = await swipe(at, to, { hold: true });
    expect(box().top).toBe(top);
    await lift();
    expect(onClosing).not.toHaveBeenCalled();
  });

  test('up or aside does nothing', async () => {
    const { at, onClosing, box, top } = await swiped(375, 0);
    await swipe(at, [at[0], at[1] - 150]);
    await swipe(at, [at[0] + 150, at[1] + 120]);
    expect(onClosing).not.toHaveBeenCalled();
    expect(box().top).toBe(top);
  });

  test('over a scrolled list scrolls it back', async () => {
    const { element, onClosing, box, top } = await swiped(375, 0, { children: <div style={{ height: 3000 }}>Много</div> });
    const list = element.lastElementChild;
    if (!list) throw new Error('No list');
    list.scrollTop = 400;
    const [x] = middle(box());
    await swipe([x, top + 120], [x, top + 260]);
    await expect.poll(() => list.scrollTop).toBeLessThan(400);
    expect(onClosing).not.toHaveBeenCalled();
    expect(box().top).toBe(top);
  });

  test('of the mouse takes it by its head', async () => {
    const { at, to, onClosing } = await swiped(375, 130);
    await dragMouse(at, to);
    await expect.poll(() => onClosing.mock.calls.length).toBe(1);
  });
});
