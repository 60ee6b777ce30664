import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { places, stage } from '../../../test/support/stage';
import { Menu } from './Menu';

function show(place: (typeof places)[number]) {
  const chosen = vi.fn<(key: string) => void>();
  const items = () => ['Скопировать', 'Отправить', 'Напечатать'].map((label) => ({ key: label, label, onSelect: () => chosen(label) }));
  const staged = stage(
    <div style={{ padding: 40 }}>
      <Menu label="Поделиться" icon="refresh" items={items} />
      <button type="button">Снаружи</button>
    </div>,
    { place },
  );
  return { ...staged, chosen, button: staged.view.getByRole('button', { name: 'Поделиться' }) };
}

describe.each(places)('menu on a %s', (place) => {
  test('opens by its button, with the focus on its first item; Escape restores the focus', async () => {
    const { view, button, focused } = show(place);
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await button.click();
    await expect.element(view.getByRole('menu', { name: 'Поделиться' })).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => focused()?.textContent).toBe('Скопировать');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(focused()).toBe(button.element());
    expect(view.getByRole('menuitem').query()).toBeNull();
  });

  test('moves by arrow keys, around both ends', async () => {
    const { button, focused } = show(place);
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => focused()?.textContent).toBe('Скопировать');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()?.textContent).toBe('Напечатать');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()?.textContent).toBe('Отправить');
    await userEvent.keyboard('{End}');
    expect(focused()?.textContent).toBe('Напечатать');
    await userEvent.keyboard('{Home}');
    expect(focused()?.textContent).toBe('Скопировать');
  });

  test('closes before it runs the chosen action', async () => {
    const { view, button, focused, chosen } = show(place);
    await button.click();
    await expect.poll(() => focused()?.textContent).toBe('Скопировать');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Отправить');
    await expect.element(view.getByRole('menu')).not.toBeInTheDocument();
    expect(focused()).toBe(button.element());
  });

  test('Tab moves on to what follows its button; a press elsewhere closes it', async () => {
    const { view, button, focused } = show(place);
    await button.click();
    await expect.poll(() => focused()?.textContent).toBe('Скопировать');
    await userEvent.tab();
    expect(focused()?.textContent).toBe('Снаружи');
    await expect.element(view.getByRole('menu')).not.toBeInTheDocument();
    await button.click();
    await expect.element(view.getByRole('menu')).toBeVisible();
    await userEvent.click(view.getByText('Снаружи'));
    await expect.element(view.getByRole('menu')).not.toBeInTheDocument();
  });
});
