import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { places, stage } from '../../../test/support/stage';
import { TextArea, type TextAreaProps } from './TextArea';

function Kept({ onChange, ...props }: Partial<TextAreaProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextArea
      label="Описание"
      limit={30}
      sayLeft={(count) => `Осталось ${count}`}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

describe.each(places)('text area on a %s', (place) => {
  const show = (props: Partial<TextAreaProps> = {}) => {
    const staged = stage(<Kept {...props} />, { place });
    return {
      ...staged,
      field: staged.view.getByRole('textbox', { name: 'Описание' }),
      element: () => staged.view.getByRole('textbox').element() as HTMLTextAreaElement,
    };
  };

  test('counts the text and is described by the count', async () => {
    const { field, view } = show({ hint: 'Коротко' });
    await expect.element(field).toHaveAccessibleDescription('Коротко 0 / 30');
    await userEvent.type(field, 'Тихий двор');
    await expect.element(field).toHaveAccessibleDescription('Коротко 10 / 30');
    await expect.element(view.getByText('10 / 30')).toBeVisible();
  });

  test('announces once that few characters are left, and once that none are', async () => {
    const { field, view } = show();
    await userEvent.type(field, 'я'.repeat(9));
    expect(view.getByRole('status').element().textContent).toBe('');
    await userEvent.type(field, 'я');
    await expect.element(view.getByRole('status')).toHaveTextContent('Осталось 20');
    await userEvent.type(field, 'я');
    expect(view.getByRole('status').element().textContent).toBe('Осталось 20');
    await field.fill('я'.repeat(30));
    await expect.element(view.getByRole('status')).toHaveTextContent('Осталось 0');
    await userEvent.type(field, '{Backspace}');
    await expect.element(view.getByRole('status')).toHaveTextContent('Осталось 1');
    await field.fill('');
    await expect.element(view.getByRole('status')).toHaveTextContent('');
  });

  test('accepts what fits in the middle too, and leaves the caret there', async () => {
    const onChange = vi.fn();
    const { field, element } = show({ value: 'а'.repeat(28), onChange });
    await expect.element(field).toHaveValue('а'.repeat(28));
    element().focus();
    element().setSelectionRange(3, 3);
    await userEvent.keyboard('бвгд');
    await expect.element(field).toHaveValue(`ааабв${'а'.repeat(25)}`);
    expect(element().selectionStart).toBe(5);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('lets a composition exceed the limit until it ends', async () => {
    const { field, element } = show({ value: 'а'.repeat(29) });
    await expect.element(field).toBeVisible();
    const type = (text: string) => {
      element().setRangeText(text, 29, element().value.length, 'end');
      element().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    };
    element().focus();
    element().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    type('ни');
    await expect.element(field).toHaveValue(`${'а'.repeat(29)}ни`);
    type('你好');
    await expect.element(field).toHaveValue(`${'а'.repeat(29)}你好`);
    element().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.element(field).toHaveValue(`${'а'.repeat(29)}你`);
  });

  test('shows its error instead of the hint', async () => {
    const { field } = show({ hint: 'Коротко', error: 'Слишком коротко' });
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Слишком коротко 0 / 30');
  });
});
