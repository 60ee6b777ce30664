import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent, page as window } from 'vitest/browser';
import { finishMotion } from '../../../test/support/motion';
import { stage } from '../../../test/support/stage';
import { Dialog } from './Dialog';
import { type Toasts, type ToastTone, useToasts } from './Toasts';

interface Held {
  show: Toasts['show'];
  openDialog(): void;
}

function Page({ held }: { held: Held }) {
  const toasts = useToasts('Закрыть');
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    held.show = toasts.show;
    held.openDialog = () => setOpen(true);
  });
  return (
    <>
      <button type="button">Позвонить</button>
      {toasts.element}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Жалоба" closeLabel="Закрыть окно">
        <p>Что не так?</p>
      </Dialog>
    </>
  );
}

beforeEach(() => {
  // Advances by itself too: Preact runs effects by a timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pause = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

const frames = 6;
/** Everything requested has to be drawn before the clock advances. */
async function pass(milliseconds: number) {
  for (let frame = 0; frame < frames; frame += 1) await pause();
  vi.advanceTimersByTime(milliseconds);
  for (let frame = 0; frame < frames; frame += 1) await pause();
}

async function page(...messages: (readonly [ToastTone, string])[]) {
  const held: Held = { show: () => {}, openDialog: () => {} };
  const staged = stage(<Page held={held} />);
  const box = (text: string) => [...staged.root.querySelectorAll('[data-toast]')].find((one) => one.textContent?.includes(text));
  const texts = () => [...staged.root.querySelectorAll('[data-toast][data-state=open]')].map((one) => one.textContent);
  const seen = async (...expected: string[]) => {
    for (let frame = 0; frame < 120 && texts().join() !== expected.join(); frame += 1) await pause();
    expect(texts()).toEqual(expected);
  };
  for (let frame = 0; frame < 120 && !staged.root.querySelector('[popover]'); frame += 1) await pause();
  for (const [tone, text] of messages) held.show(tone, text);
  if (messages.length > 0) await seen(...messages.map(([, text]) => text));
  const finish = () => {
    for (const one of staged.root.querySelectorAll('[data-toast]')) finishMotion(one);
  };
  return {
    ...staged,
    openDialog: () => held.openDialog(),
    show: (...message: Parameters<Toasts['show']>) => held.show(...message),
    box,
    seen,
    finish,
  };
}

/** Returns the colour drawn in the middle of the upper edge of an element, inside its padding. */
async function colourAt(element: Element): Promise<string> {
  const { left, top, width } = element.getBoundingClientRect();
  const picture = new Image();
  picture.src = `data:image/png;base64,${await window.screenshot({ save: false })}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const scale = picture.width / innerWidth;
  canvas?.drawImage(picture, -Math.round((left + width / 2) * scale), -Math.round((top + 6) * scale));
  const [red, green, blue] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
  return `rgb(${red}, ${green}, ${blue})`;
}

const call = 'Пожалуйста, авторизуйтесь, чтобы позвонить';
const write = 'Пожалуйста, авторизуйтесь, чтобы написать';

describe('a toast', () => {
  test('is announced politely, an error immediately', async () => {
    const { box } = await page(['warning', call], ['error', 'Не удалось скопировать ссылку.']);
    expect(box(call)?.querySelector('[role=status]')?.textContent).toBe(call);
    expect(box('Не удалось')?.querySelector('[role=alert]')?.textContent).toBe('Не удалось скопировать ссылку.');
  });

  test('lasts 3 s and leaves the page after its animation', async () => {
    const { seen, box, root } = await page(['warning', call]);
    await pass(1500);
    await seen(call);
    await pass(2000);
    await seen();
    const leaving = box(call);
    expect(leaving).toHaveProperty('inert', true);
    if (leaving) finishMotion(leaving);
    for (let frame = 0; frame < 120 && box(call); frame += 1) await pause();
    expect(box(call)).toBeUndefined();
    for (let frame = 0; frame < 120 && root.querySelector(':popover-open'); frame += 1) await pause();
    expect(root.querySelector(':popover-open')).toBeNull();
  });

  test('is above everything, and lets presses beside it through', async () => {
    const { root, frame } = await page(['warning', call]);
    expect(root.querySelector(':popover-open')).not.toBeNull();
    expect(frame.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(getComputedStyle(root.querySelector(':popover-open') as Element).pointerEvents).toBe('none');
  });

  test.each(['before', 'after'])('is drawn above a dialog opened %s it', async (order) => {
    const { root, box, seen, show, finish, openDialog } = await page(...(order === 'after' ? [['info', call] as const] : []));
    openDialog();
    const dialog = () => root.querySelector('dialog[open]');
    for (let frame = 0; frame < 120 && !dialog(); frame += 1) await pause();
    if (order === 'before') show('info', call);
    await seen(call);
    finish();
    finishMotion(dialog() as Element);
    const toast = box(call) as HTMLElement;
    // Behind a modal it is inert, so no hit test finds it; under its backdrop it would be darker.
    expect(await colourAt(toast)).toBe(getComputedStyle(toast).backgroundColor);
  });

  test('is closed by its button, and restores the focus', async () => {
    const { root, seen, focused } = await page(['warning', call], ['warning', write]);
    const caller = root.querySelector('button');
    caller?.focus();
    const closers = [...root.querySelectorAll<HTMLElement>('[data-toast] button')];
    closers[0]?.focus();
    closers[0]?.click();
    await seen(write);
    expect(focused()).toBe(closers[1]);
    closers[1]?.click();
    await seen();
    expect(focused()).toBe(caller);
  });
});

test('with an action it lasts 10 s; the link opens in a new tab, and the toast disappears', async () => {
  const { seen, show, root } = await page();
  show('warning', call, { label: 'Войти', href: 'https://site.test/buy/7' });
  const text = `${call}Войти`;
  await seen(text);
  await pass(9000);
  await seen(text);
  const link = root.querySelector<HTMLAnchorElement>('[data-toast] a');
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://site.test/buy/7', '_blank', 'noopener']);
  expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  await seen();
  show('warning', call, { label: 'Войти', href: 'https://site.test/buy/7' });
  await seen(text);
  await pass(10_500);
  await seen();
});

describe('an action of the page', () => {
  const offer = (takesFocus: boolean, onPress = () => {}) => ({ label: 'Редактировать', takesFocus, onPress });

  test('has the focus at once if asked, stays as long as that, and gives it back before it acts', async () => {
    const { seen, show, root, focused } = await page();
    const caller = root.querySelector('button');
    caller?.focus();
    const focusedThen: unknown[] = [];
    show(
      'info',
      call,
      offer(true, () => focusedThen.push(focused())),
    );
    await seen(`${call}Редактировать`);
    const button = root.querySelector<HTMLElement>('[data-toast] [data-action]');
    for (let frame = 0; frame < 120 && focused() !== button; frame += 1) await pause();
    expect(focused()).toBe(button);
    await pass(60_000);
    await seen(`${call}Редактировать`);
    button?.click();
    await seen();
    expect(focusedThen).toEqual([caller]);
  });

  test('lasts 10 s otherwise, and leaves the focus where it is', async () => {
    const { seen, show, root, focused } = await page();
    const caller = root.querySelector('button');
    caller?.focus();
    show('info', call, offer(false));
    await pass(9000);
    await seen(`${call}Редактировать`);
    expect(focused()).toBe(caller);
    await pass(1500);
    await seen();
  });
});

test('three at most: the oldest disappears, the newest is at the bottom', async () => {
  const { seen, show } = await page(['info', 'Первое'], ['info', 'Второе'], ['info', 'Третье']);
  show('info', 'Четвёртое');
  await seen('Второе', 'Третье', 'Четвёртое');
});

test('a repeated toast stays single and restarts its timer', async () => {
  const { seen, show } = await page(['warning', call], ['info', 'Другое']);
  await pass(2000);
  show('warning', call);
  await seen('Другое', call);
  await pass(1500);
  await seen(call);
  await pass(1600);
  await seen();
});

describe('the timer pauses', () => {
  test('on focus, and continues with the rest', async () => {
    const { root, seen } = await page(['warning', call], ['warning', write]);
    await pass(1000);
    const closer = root.querySelector<HTMLElement>('[data-toast] button');
    closer?.focus();
    await pass(10_000);
    await seen(call, write);
    closer?.blur();
    await pass(300);
    await seen(call, write);
    await pass(2500);
    await seen();
  });

  test('on hover', async () => {
    const { box, seen, finish } = await page(['warning', call]);
    finish();
    const toast = box(call);
    if (!toast) throw new Error('No toast');
    await userEvent.hover(toast);
    await pass(10_000);
    await seen(call);
    await userEvent.unhover(toast);
    await pass(3000);
    await seen();
  });
});
