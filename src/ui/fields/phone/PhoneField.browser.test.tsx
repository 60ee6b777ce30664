import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { phoneWritings, wrongPhoneWritings } from '../../../../test/support/badInput/phoneWritings';
import { stage } from '../../../../test/support/stage';
import { phoneDigits } from '../../../domain/forms/phoneDigits';
import { PhoneField } from './PhoneField';
import { maskPhone, placeAfter } from './phoneMask';

/** Seeded, so that a failure can be reproduced. */
const some = <T,>(of: fc.Arbitrary<T>, numRuns: number) => fc.sample(of, { seed: 11, numRuns });

function Held({ initial = '', onValue }: { initial?: string; onValue(value: string): void }) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneField
      label="Телефон"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

async function field(initial = '') {
  const values: string[] = [];
  const { view } = stage(<Held initial={initial} onValue={(value) => values.push(value)} />);
  const locator = view.getByLabelText('Телефон');
  await expect.element(locator).toBeVisible();
  const input = locator.element() as HTMLInputElement;
  return {
    input,
    /** The last value the form received. */
    value: () => values.at(-1) ?? initial,
    put(caret: number) {
      input.focus();
      input.setSelectionRange(caret, caret);
    },
    paste(text: string) {
      input.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const isFree = input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      // The browser's default action, unless prevented.
      if (isFree) document.execCommand('insertText', false, text);
    },
    clear() {
      input.focus();
      input.select();
      document.execCommand('delete');
    },
  };
}

describe('a phone number', () => {
  test('pasted in any notation gives the same ten digits, replacing any text', async () => {
    const { input, value, paste, clear, put } = await field();
    for (const { text, digits } of some(phoneWritings, 60)) {
      clear();
      paste(text);
      expect(phoneDigits(value()), text).toBe(digits);
      expect(input.value, text).toBe(maskPhone(digits.startsWith('7') || digits.startsWith('8') ? `+7${digits}` : digits));
      put(9);
      paste(text);
      expect(phoneDigits(value()), text).toBe(digits);
    }
  });

  test('filled in by the browser without a key is accepted', async () => {
    const { input, value } = await field();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const { text, digits } of some(phoneWritings, 30)) {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      expect(phoneDigits(value()), text).toBe(digits);
    }
  });

  test('with a digit too many or too few stays as pasted, and is invalid', async () => {
    const { input, value, paste, clear } = await field();
    for (const text of some(wrongPhoneWritings, 40)) {
      clear();
      paste(text);
      expect(phoneDigits(value()), text).toBeNull();
      expect(phoneDigits(input.value), text).toBeNull();
    }
  });

  test.each([
    ['+7 (916) 204-12-34', '9162041234'],
    ['8 916 204 12 34', '9162041234'],
    ['79162041234', '9162041234'],
    ['916-204-12-34', '9162041234'],
    ['(+7) 916 204 12 34', '9162041234'],
    ['+ 7 916 204 12 34 доб. 5', '9162041234'],
    ['тел. 8 (812) 204-12-34', '8122041234'],
    ['٩١٦٢٠٤١٢٣٤', '9162041234'],
  ])('typed as %s is %s', async (text, digits) => {
    const { input, value, put } = await field();
    put(0);
    for (const sign of text) await userEvent.keyboard(sign === '[' || sign === '{' ? sign + sign : sign);
    expect(phoneDigits(value())).toBe(digits);
    expect(input.selectionStart).toBe(input.value.length);
  });

  test('can be edited in the middle like plain digits, and the caret stays at the edit', async () => {
    const digits = ['9', '1', '6', '2', '0', '4', '1'];
    const { input, value, put } = await field(maskPhone(digits.join('')));
    const step = fc.record({ key: fc.constantFrom('5', '0', 'Backspace', 'Delete', '3', 'x'), at: fc.nat() });
    for (const { key, at } of some(step, 60)) {
      const place = at % (digits.length + 1);
      put(placeAfter(place));
      let caret = place;
      if (key === 'Backspace') {
        if (place > 0) {
          digits.splice(place - 1, 1);
          caret -= 1;
        }
      } else if (key === 'Delete') digits.splice(place, 1);
      else if (key !== 'x' && digits.length < 10) {
        digits.splice(place, 0, key);
        caret += 1;
      }
      await userEvent.keyboard(key.length > 1 ? `{${key}}` : key);
      const what = `${key} at ${place} of ${value()}`;
      expect(value().replace(/^\+7/, '').replace(/\D/g, ''), what).toBe(digits.join(''));
      if (digits.length > 0)
        expect(
          input.value
            .slice(0, input.selectionStart ?? 0)
            .replace(/^\+7/, '')
            .replace(/\D/g, '').length,
          what,
        ).toBe(caret);
      if (digits.length < 3) {
        digits.splice(0, digits.length, '9', '1', '6', '2');
        input.select();
        await userEvent.keyboard('9162');
      }
    }
  });
});
