import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { asciiDigits, phoneDigits } from '../../../domain/forms/phoneDigits';
import { FieldFrame, fieldAria } from '../field';
import type { TextFieldProps } from '../TextField';
import { firstPlace, maskLeft, maskPhone, placeAfter, typedDigits } from './phoneMask';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'icon' | 'placeholder'> {
  /** A masked number, possibly incomplete, or any other text as it was pasted. `domain/forms/phoneDigits` reads it. */
  value: string;
}

const Place = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  align-self: stretch;
  min-width: 0;
`;

/** Lies under the text of the input and repeats it invisibly. */
const Left = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  overflow: hidden;
  color: var(--kv-text-subtle);
  font-variant-numeric: var(--kv-numeric);
  white-space: pre;
  pointer-events: none;
  > i {
    visibility: hidden;
    font-style: normal;
  }
`;

/** A Russian phone number by the mask +7 (###) ### ##-## (§5). Native attributes, `ref` and `part` go to the `<input>`. */
export function PhoneField({ label, hideLabel, hint, error, isInvalid, size, className, value, onChange, ...input }: PhoneFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  // The field may be newer than the last render when the visitor types faster than React renders.
  const accepted = useRef(value);
  accepted.current = value;

  const take = (element: HTMLInputElement, next: string, place: number) => {
    // Written at once: the next render has the same value, so the caret set here stays.
    element.value = next;
    element.setSelectionRange(place, place);
    if (next === accepted.current) return;
    accepted.current = next;
    onChange(next);
  };

  const change = ({ currentTarget: element, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = element.value;
    const caret = element.selectionStart ?? text.length;
    const digits = typedDigits(text);
    const before = accepted.current;
    const isKey = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1;
    if (digits === null) {
      // A letter or an eleventh digit is a typing error; a plus may become +7.
      const isRefused = isKey && (before === '' ? text !== '+' : typedDigits(before) !== null);
      return isRefused ? take(element, before, Math.max(0, caret - 1)) : take(element, text, caret);
    }
    const isNothing = text === '' || before.startsWith(text) || (before === '' && !/[+\p{Nd}]/u.test(text));
    if (digits === '' && isNothing) return take(element, '', 0);
    const behind = asciiDigits(text.slice(caret)).replace(/\D/g, '').length;
    take(element, maskPhone(text), placeAfter(Math.max(0, digits.length - behind)));
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (phoneDigits(text) !== null) {
      // A pasted complete number replaces the text of the field.
      event.preventDefault();
      const masked = maskPhone(text);
      take(event.currentTarget, masked, masked.length);
    }
    input.onPaste?.(event);
  };

  return (
    <FieldFrame {...{ label, hideLabel, hint, error, isInvalid, size, className }} id={id} disabled={input.disabled}>
      <Place>
        {value !== '' && typedDigits(value) !== null && (
          <Left aria-hidden="true">
            <i>{value}</i>
            {maskLeft(value)}
          </Left>
        )}
        <input
          autoComplete="tel"
          {...input}
          {...fieldAria(id, { hint, error, isInvalid })}
          type="tel"
          inputMode="tel"
          placeholder={maskLeft('')}
          value={value}
          onChange={change}
          onPaste={paste}
          onKeyDown={(event) => {
            stepOverMask(event);
            input.onKeyDown?.(event);
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            if (typedDigits(accepted.current) === '') take(event.currentTarget, '', 0);
            input.onBlur?.(event);
          }}
        />
      </Place>
    </FieldFrame>
  );
}

/** A mask character cannot be deleted alone, so the key deletes the digit behind it. */
function stepOverMask({ key, currentTarget: element }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = element;
  if (caret === null || caret !== selectionEnd || typedDigits(value) === null) return;
  const isSign = (place: number) => place >= firstPlace && place < value.length && !/\d/.test(value.charAt(place));
  let place = caret;
  if (key === 'Backspace') while (isSign(place - 1)) place -= 1;
  if (key === 'Delete') while (isSign(place)) place += 1;
  if (place !== caret) element.setSelectionRange(place, place);
}
