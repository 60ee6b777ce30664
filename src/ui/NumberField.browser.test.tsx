import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../test/support/stage';
import { NumberField, type NumberFieldProps } from './NumberField';

function Field({ initial = null, onChange, ...rest }: Partial<NumberFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <NumberField
      label="Цена от"
      prefix="от"
      suffix="₽"
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const plain = (text: string) => text.replaceAll('\u00a0', '_');

test('sets thousands apart by U+00A0 while typing and answers with the number', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Field onChange={onChange} />);
  const input = view.getByRole('textbox', { name: 'Цена от', exact: true });
  await userEvent.click(input);
  await userEvent.keyboard('1500000');
  expect(plain((input.element() as HTMLInputElement).value)).toBe('1_500_000');
  expect(onChange).toHaveBeenLastCalledWith(1_500_000);
  await userEvent.clear(input);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('takes digits only, and no more of them than allowed', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Field maxDigits={5} onChange={onChange} />);
  const input = view.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.keyboard('-1a2.3,4e5678');
  expect(plain((input.element() as HTMLInputElement).value)).toBe('12_345');
  expect(onChange).toHaveBeenLastCalledWith(12_345);
});

test('keeps the caret where a digit is put in the middle', async () => {
  const { view } = stage(<Field initial={1_000} />);
  const input = view.getByRole('textbox');
  await expect.element(input).toBeVisible();
  const element = input.element() as HTMLInputElement;
  await userEvent.click(input);
  element.setSelectionRange(1, 1);
  await userEvent.keyboard('2');
  expect(plain(element.value)).toBe('12_000');
  expect(element.selectionStart).toBe(2);
});

test('separators are not in the way of deleting', async () => {
  const { view } = stage(<Field initial={1_234_567} />);
  const input = view.getByRole('textbox');
  await expect.element(input).toBeVisible();
  const element = input.element() as HTMLInputElement;
  await userEvent.click(input);
  element.setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  expect(plain(element.value)).toBe('234_567');
  expect(element.selectionStart).toBe(0);
  element.setSelectionRange(3, 3);
  await userEvent.keyboard('{Delete}');
  expect(plain(element.value)).toBe('23_467');
});

test('a digit too many changes nothing and leaves the caret', async () => {
  const { view } = stage(<Field initial={12_345} maxDigits={5} />);
  const input = view.getByRole('textbox');
  await expect.element(input).toBeVisible();
  const element = input.element() as HTMLInputElement;
  await userEvent.click(input);
  element.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(plain(element.value)).toBe('12_345');
  expect(element.selectionStart).toBe(1);
});

test('a pasted price is understood', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Field onChange={onChange} />);
  await userEvent.fill(view.getByRole('textbox'), '18 450 000,00 ₽');
  expect(onChange).toHaveBeenLastCalledWith(18_450_000);
});

test('is silent about values that it was given', async () => {
  const onChange = vi.fn();
  const { view, show } = stage(<NumberField label="Цена" value={5} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('5');
  show(<NumberField label="Цена" value={70} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('70');
  show(<NumberField label="Цена" value={null} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

test('an error is tied to the input', async () => {
  const { view } = stage(<Field error="Мин. цена не может быть больше макс." />);
  const input = view.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Мин. цена не может быть больше макс.');
});
