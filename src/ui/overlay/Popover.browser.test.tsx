import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { places, stage } from '../../../test/support/stage';
import { Popover } from './Popover';

const trigger = { name: 'Цена: от 10 млн' };

function show(place: (typeof places)[number], extra: { onOpen?: () => void } = {}) {
  return stage(
    <div style={{ padding: 40 }}>
      <Popover label="Цена" value="от 10 млн" {...extra}>
        {(close) => (
          <>
            <input aria-label="Цена от" />
            <button type="button" onClick={close}>
              Применить
            </button>
          </>
        )}
      </Popover>
      <button type="button">Снаружи</button>
    </div>,
    { place },
  );
}

describe.each(places)('popover on a %s', (place) => {
  test('renders nothing inside until it opens; the focus moves in and Escape restores it', async () => {
    const { view, focused } = show(place);
    const button = view.getByRole('button', trigger);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(view.getByLabelText('Цена от').query()).toBeNull();

    await button.click();
    await expect.element(view.getByRole('dialog', { name: 'Цена' })).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Цена от');

    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(focused()).toBe(button.element());
    expect(view.getByLabelText('Цена от').query()).toBeNull();
  });

  test('fields that arrive after the panel has opened take the focus, unless the visitor has moved on', async () => {
    const withContent = (children: ReactNode) => (
      <>
        <Popover label="Цена" value="от 10 млн">
          {children}
        </Popover>
        <button type="button">Снаружи</button>
      </>
    );
    const { view, focused, show: rerender } = stage(withContent('Загрузка'), { place });
    await view.getByRole('button', trigger).click();
    await expect.poll(() => focused()?.getAttribute('role')).toBe('dialog');
    rerender(withContent(<input aria-label="Цена от" />));
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Цена от');

    await view.getByRole('button', { name: 'Снаружи' }).click();
    rerender(withContent(<input aria-label="Цена до" />));
    await expect.element(view.getByRole('button', trigger)).toHaveAttribute('aria-expanded', 'false');
    expect(focused()?.textContent).toBe('Снаружи');
  });

  test('closes from inside with the focus on the trigger', async () => {
    const { view, focused } = show(place);
    await view.getByRole('button', trigger).click();
    await view.getByRole('button', { name: 'Применить' }).click();
    await expect.element(view.getByRole('button', trigger)).toHaveAttribute('aria-expanded', 'false');
    expect(focused()).toBe(view.getByRole('button', trigger).element());
  });

  test('closes by a click elsewhere, which leaves the focus where it was put', async () => {
    const onOpen = vi.fn();
    const { view, focused } = show(place, { onOpen });
    await view.getByRole('button', trigger).click();
    await expect.element(view.getByLabelText('Цена от')).toBeVisible();
    await view.getByRole('button', { name: 'Снаружи' }).click();
    await expect.element(view.getByRole('button', trigger)).toHaveAttribute('aria-expanded', 'false');
    expect(focused()?.textContent).toBe('Снаружи');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('a second click on the trigger closes', async () => {
    const { view } = show(place);
    const button = view.getByRole('button', trigger);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the panel stays inside the viewport, above the trigger where there is no space below', async () => {
  const { view, frame } = stage(
    <Popover label="Цена" value="любая">
      <div style={{ width: 320, height: 240 }}>
        <input aria-label="Цена от" />
      </div>
    </Popover>,
    { width: 160 },
  );
  frame.style.cssText += ';position:fixed;right:0;bottom:0;overflow:hidden;transform:translateX(0)';
  const button = view.getByRole('button', { name: 'Цена: любая' });
  await button.click();
  await expect
    .poll(() => view.getByRole('dialog').element().getBoundingClientRect().bottom)
    .toBeLessThan(button.element().getBoundingClientRect().top);
  const box = view.getByRole('dialog').element().getBoundingClientRect();
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  expect(box.left).toBeGreaterThanOrEqual(0);
});
