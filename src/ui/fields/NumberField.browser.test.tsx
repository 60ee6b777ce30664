import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../../../test/support/stage';
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

test('groups thousands by U+00A0 while typing and reports the number', async () => {
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

test('accepts digits up to the maximum', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Field maxDigits={5} onChange={onChange} />);
  const input = view.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.keyboard('-1a2345e678');
  expect(plain((input.element() as HTMLInputElement).value)).toBe('12_345');
  expect(onChange).toHaveBeenLastCalledWith(12_345);
});

describe('what is no whole number', () => {
  const text = 'Введите целое число';

  test.each([
    ['12.5', '12.5', 12],
    ['12,5', '12,5', 12],
    ['1000.50', '1_000.50', 1000],
    ['12.345', '12.345', 12],
    ['12.3456', '12.3456', 12],
  ])('typed %j stands as it is, is said to be wrong, and is %j behind it', async (typed, shown, number) => {
    const onChange = vi.fn();
    const { view } = stage(<Field malformed={text} onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard(typed);
    await expect.poll(() => plain((input.element() as HTMLInputElement).value)).toBe(shown);
    await expect.element(input).toHaveAccessibleDescription(text);
    expect(onChange.mock.lastCall?.[0] ?? null).toBe(number);
    await userEvent.tab();
    await expect
      .poll(() => plain((input.element() as HTMLInputElement).value))
      .toBe(number === null ? '' : plain(number.toLocaleString('ru')));
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['1e3', 1],
    ['-5', null],
    ['5-7', 5],
  ])('pasted %j stands as it is, is said to be wrong, and is %j behind it', async (pasted, number) => {
    const onChange = vi.fn();
    const { view } = stage(<Field malformed={text} onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.fill(input, pasted);
    await expect.element(input).toHaveValue(pasted);
    await expect.element(input).toHaveAccessibleDescription(text);
    expect(onChange.mock.lastCall?.[0] ?? null).toBe(number);
    await userEvent.tab();
    await expect.element(input).toHaveValue(number === null ? '' : String(number));
  });

  test.each(['e', '-', '+', 'а'])('the key %j is refused, which is said until the next digit', async (key) => {
    const { view } = stage(<Field isVerbatim malformed={text} initial={12} />);
    const input = view.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard(key);
    await expect.element(input).toHaveAccessibleDescription(text);
    await expect.element(input).toHaveValue('12');
    await userEvent.keyboard('{End}3');
    await expect.element(input).toHaveValue('123');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['12.5', '12.5', 12.5, '12,5'],
    ['-5', '-5', -5, '-5'],
    ['1e3', '1e3', Number.NaN, '1e3'],
    ['1500,00 ₽', '1_500,00₽', 1500, '1_500'],
  ])('pasted %j is reported to the rules of a form', async (typed, shown, number, left) => {
    const onChange = vi.fn();
    const { view } = stage(<Field isVerbatim onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.fill(input, typed);
    await expect.poll(() => plain((input.element() as HTMLInputElement).value)).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(number);
    await userEvent.tab();
    await expect.poll(() => plain((input.element() as HTMLInputElement).value)).toBe(left);
  });

  test('can be corrected where it stands', async () => {
    const onChange = vi.fn();
    const { view } = stage(<Field isVerbatim onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.fill(input, '1e3');
    const element = input.element() as HTMLInputElement;
    element.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(element.value).toBe('13');
    expect(element.selectionStart).toBe(1);
    expect(onChange).toHaveBeenLastCalledWith(13);
  });
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

test('does not report values set from outside', async () => {
  const onChange = vi.fn();
  const { view, show } = stage(<NumberField label="Цена" value={5} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('5');
  show(<NumberField label="Цена" value={70} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('70');
  show(<NumberField label="Цена" value={null} onChange={onChange} />);
  await expect.element(view.getByRole('textbox')).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

test('an error is linked to the input', async () => {
  const { view } = stage(<Field error="Мин. цена не может быть больше макс." />);
  const input = view.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Мин. цена не может быть больше макс.');
});

describe('between 1 and 200', () => {
  const floor = { label: 'Этаж от', min: 1, max: 200, prefix: undefined, suffix: undefined };

  test.each([
    ['7', '7', 7],
    ['200', '200', 200],
    ['201', '200', 200],
    ['999', '200', 200],
    ['0', '1', 1],
  ])('typed %j becomes %j', async (typed, shown, number) => {
    const onChange = vi.fn();
    const { view } = stage(<Field {...floor} onChange={onChange} />);
    await userEvent.click(view.getByRole('textbox'));
    await userEvent.keyboard(typed);
    await expect.element(view.getByRole('textbox')).toHaveValue(shown);
    expect(onChange).toHaveBeenLastCalledWith(number);
  });

  test('can be emptied', async () => {
    const onChange = vi.fn();
    const { view } = stage(<Field {...floor} initial={5} onChange={onChange} />);
    await userEvent.click(view.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect.element(view.getByRole('textbox')).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});

test('a number below the minimum may still grow, until blur', async () => {
  const onChange = vi.fn();
  const { view } = stage(<Field min={5} max={100} onChange={onChange} />);
  const input = view.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.keyboard('1');
  await expect.element(input).toHaveValue('1');
  await userEvent.keyboard('2');
  await expect.element(input).toHaveValue('12');
  await userEvent.keyboard('{Backspace}');
  await userEvent.tab();
  await expect.element(input).toHaveValue('5');
  expect(onChange).toHaveBeenLastCalledWith(5);
});

describe('with two decimals', () => {
  const area = { label: 'Площадь от', suffix: 'м²', prefix: 'от', decimals: 2, max: 100_000 };

  async function type(typed: string, extra: Partial<NumberFieldProps> & { initial?: number } = {}) {
    const onChange = vi.fn();
    const { view } = stage(<Field {...area} {...extra} onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.click(input);
    if (typed) await userEvent.keyboard(typed);
    return { input, onChange, text: () => plain((input.element() as HTMLInputElement).value) };
  }

  test.each([
    ['45,5', '45,5', 45.5],
    ['45.5', '45,5', 45.5],
    ['45,', '45,', 45],
    ['45,0', '45,0', 45],
    ['45,05', '45,05', 45.05],
    ['45,057', '45,05', 45.05],
    ['1234,5', '1_234,5', 1234.5],
    ['0045', '45', 45],
    ['0,5', '0,5', 0.5],
    ['4a5б,5 м²', '45,5', 45.5],
    ['4,5,5', '4,5,5', 4.5],
    ['1000000', '100_000', 100_000],
  ])('typed %j stands as %j', async (typed, shown, number) => {
    const { onChange, text } = await type(typed);
    await expect.poll(text).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(number);
  });

  test('is never zero', async () => {
    const { onChange, text } = await type('0,0');
    await expect.poll(text).toBe('0,0');
    await userEvent.tab();
    await expect.poll(text).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is normalised on blur', async () => {
    const { onChange, text } = await type('45,50');
    await expect.poll(text).toBe('45,50');
    await userEvent.tab();
    await expect.poll(text).toBe('45,5');
    expect(onChange.mock.calls.map(([number]) => number)).toEqual([4, 45, 45.5]);
  });

  test('a digit too many in the middle changes nothing and leaves the caret', async () => {
    const { input, text } = await type('', { initial: 45.67 });
    const element = input.element() as HTMLInputElement;
    element.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(text()).toBe('45,67');
    expect(element.selectionStart).toBe(3);
  });

  test('the integer part can be retyped before the fraction', async () => {
    const { input, onChange, text } = await type('', { initial: 45.5 });
    (input.element() as HTMLInputElement).setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}{Backspace}60');
    expect(text()).toBe('60,5');
    expect(onChange).toHaveBeenLastCalledWith(60.5);
  });

  test('a pasted fraction is cut; a new value from outside wins over what was typed', async () => {
    const onChange = vi.fn();
    const { view, show } = stage(<NumberField {...area} value={null} onChange={onChange} />);
    const input = view.getByRole('textbox');
    await userEvent.fill(input, '54,389');
    expect(onChange).toHaveBeenLastCalledWith(54.38);
    show(<NumberField {...area} value={60.25} onChange={onChange} />);
    await expect.element(input).toHaveValue('60,25');
    show(<NumberField {...area} value={null} onChange={onChange} />);
    await expect.element(input).toHaveValue('');
  });

  test('is written with a point where the language asks for it', async () => {
    const { text } = await type('45,5', { decimalSign: '.' });
    await expect.poll(text).toBe('45.5');
  });

  test('asks a phone for a keyboard with a decimal sign', async () => {
    const { input } = await type('');
    await expect.element(input).toHaveAttribute('inputmode', 'decimal');
  });
});
