import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type PlaceName, places, stage } from '../../../test/support/stage';
import { Combobox } from './Combobox';

const stations = ['Сокол', 'Сокольники', 'Щёлковская', 'Щукинская', 'Киевская', 'Кунцевская', 'Аэропорт', 'Динамо'];

interface FieldProps {
  onOpen?: () => void;
  onSubmit?: () => void;
}

function Field({ onOpen, onSubmit }: FieldProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const items = stations.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        label="Метро"
        placeholder="Название станции"
        listLabel="Станции метро"
        items={items}
        itemKey={(name) => name}
        renderItem={(name) => name}
        selected={chosen}
        renderChip={(name) => name}
        removeLabel={(name) => `Убрать ${name}`}
        onSelect={(name) => setChosen([...chosen, name])}
        onRemove={(name) => setChosen(chosen.filter((one) => one !== name))}
        inputValue={text}
        onInputChange={setText}
        onOpen={onOpen}
        message={items.length > 0 ? null : { tone: 'quiet', text: 'Ничего не найдено' }}
      />
      <button type="button" style={{ marginTop: 300 }}>
        Снаружи
      </button>
    </form>
  );
}

const open = (place: PlaceName, props: FieldProps = {}) => {
  const staged = stage(<Field {...props} />, { place });
  return { ...staged, input: staged.view.getByRole('combobox', { name: 'Метро' }) };
};

describe.each(places)('combobox on a %s', (place) => {
  test('opens by a click, chooses by a click and closes, so that nothing behind the list stays covered', async () => {
    const { view, input, focused } = open(place);
    await input.click();
    await expect.element(view.getByRole('listbox', { name: 'Станции метро' })).toBeVisible();
    await view.getByRole('option', { name: 'Щукинская' }).click();
    await expect.element(view.getByRole('button', { name: 'Убрать Щукинская' })).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    expect(focused()).toBe(input.element());
    await input.click();
    await expect.element(view.getByRole('option', { name: 'Щукинская' })).toHaveAttribute('aria-selected', 'true');
    // Choosing a chosen option removes it.
    await view.getByRole('option', { name: 'Щукинская' }).click();
    await expect.poll(() => view.getByRole('button', { name: 'Убрать Щукинская' }).query()).toBeNull();
  });

  test('works by keyboard alone', async () => {
    const onSubmit = vi.fn();
    const { view, input, root } = open(place, { onSubmit });
    await userEvent.click(input);
    await userEvent.keyboard('сокол');
    await expect.element(view.getByRole('option', { name: 'Сокольники' })).toBeVisible();
    const active = () => root.querySelector(`[id="${input.element().getAttribute('aria-activedescendant')}"]`)?.textContent;
    await expect.poll(active).toBe('Сокол');
    // The first match is what Enter takes; an arrow down before it changes nothing.
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Сокол');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('Сокольники');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('button', { name: 'Убрать Сокольники' })).toBeVisible();
    await expect.element(input).toHaveValue('');
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => view.getByRole('button', { name: 'Убрать Сокольники' }).query()).toBeNull();
  });

  test('Escape closes the list, then empties the text; a click elsewhere closes too', async () => {
    const { view, input } = open(place);
    await userEvent.click(input);
    await userEvent.keyboard('к');
    await expect.element(view.getByRole('option', { name: 'Киевская' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveValue('к');
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('');

    await userEvent.click(input);
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await view.getByRole('button', { name: 'Снаружи' }).click();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    // Blur never chooses the highlighted option.
    expect(view.getByRole('button', { name: /^Убрать/ }).query()).toBeNull();
  });

  test('shows a message in the list and announces it', async () => {
    const { view, input } = open(place);
    await userEvent.click(input);
    await userEvent.keyboard('ыы');
    await expect.element(view.getByRole('status')).toHaveTextContent('Ничего не найдено');
    await expect.element(view.getByText('Ничего не найдено').first()).toBeVisible();
  });
});

test('keeps element, text, caret and size when the list code loads', async () => {
  const onOpen = vi.fn();
  const { view, input, focused } = open('shadow root', { onOpen });
  await expect.element(input).toBeVisible();
  const before = input.element() as HTMLInputElement;
  const { height, width } = before.getBoundingClientRect();
  expect(before.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(input);
  await userEvent.keyboard('щ');
  await expect.element(view.getByRole('option', { name: 'Щёлковская' })).toBeVisible();
  expect(onOpen).toHaveBeenCalled();
  expect(input.element()).toBe(before);
  expect(focused()).toBe(before);
  expect(before.selectionStart).toBe(1);
  expect(before.getBoundingClientRect()).toMatchObject({ height, width });
});

test('the list is not clipped by a host with hidden overflow and is at most 210 px high', async () => {
  const { view, frame, input } = open('shadow root');
  frame.style.cssText += ';height:60px;overflow:hidden';
  await userEvent.click(input);
  const list = view.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const box = (list.element().parentElement ?? list.element()).getBoundingClientRect();
  expect(box.height).toBeLessThanOrEqual(210);
  expect(box.height).toBeGreaterThan(96);
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .poll(() => {
      const last = view.getByRole('option', { name: 'Динамо' }).element().getBoundingClientRect();
      return last.bottom <= box.bottom + 1 && last.top >= box.top;
    })
    .toBe(true);
});
