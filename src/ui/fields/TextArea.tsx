import { type ChangeEvent, type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LiveRegion } from '../dom/LiveRegion';
import { ErrorText, FieldBox, type FieldProps, fieldAria, Label } from './field';
import { truncateToLimit } from './truncateToLimit';

type OwnProps = Pick<FieldProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'className'>;

export interface TextAreaProps
  extends OwnProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof OwnProps | 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onChange(value: string): void;
  /** Maximum length in UTF-16 units: a counter is shown below, and further input is refused. */
  limit?: number;
  /** Further input stays: the rules of the form say what is wrong, and nothing pasted is lost. */
  isSoft?: boolean;
  /** Announces how many characters are left, when they are few. */
  sayLeft?(count: number): string;
}

/** How few characters must remain for their number to be announced. */
const few = 20;

const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Box = styled(FieldBox)`
  align-items: stretch;
  padding: 0;
  textarea {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 120px;
    max-height: 40vh;
    padding: 12px 14px;
    border: 0;
    border-radius: inherit;
    background: none;
    outline: 0;
    box-shadow: none;
    color: inherit;
    font: inherit;
    line-height: calc(24 * var(--kv-px));
    resize: none;
    /* Grows with the text where the browser supports it; scrolls elsewhere. */
    field-sizing: content;
    overflow-wrap: anywhere;
  }
  textarea::placeholder {
    color: var(--kv-text-subtle);
    opacity: 1;
  }
`;

/** The counter stays at the right, with or without a message beside it. */
const Foot = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
`;

const Count = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: var(--kv-numeric);
  white-space: nowrap;
`;

/** Several lines of text. Native attributes, `ref` and `part` go to the `<textarea>`. */
export function TextArea({ label, hideLabel, hint, error, className, value, onChange, limit, isSoft, sayLeft, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const [announced, setAnnounced] = useState('');
  const isComposing = useRef(false);
  /** The text before the change, and before a composition. */
  const settled = useRef(value);
  if (!isComposing.current) settled.current = value;

  const take = (field: HTMLTextAreaElement) => {
    let text = field.value;
    // Cutting a running composition would break it, so the text is cut when it ends.
    if (limit !== undefined && !isSoft && !isComposing.current && text.length > limit) {
      const fit = truncateToLimit(settled.current, text, limit);
      text = fit.text;
      field.value = text;
      field.setSelectionRange(fit.caret, fit.caret);
    }
    if (limit !== undefined && sayLeft) {
      const left = Math.max(0, limit - text.length);
      // Announced once when few are left and once when none are: announcing every letter would be too much.
      setAnnounced((before) => (left > few ? '' : left === 0 || before === '' || before === sayLeft(0) ? sayLeft(left) : before));
    }
    if (text !== value) onChange(text);
  };

  const aria = fieldAria(id, { hint, error });
  const described = [aria['aria-describedby'], limit !== undefined && `${id}-count`].filter(Boolean).join(' ');
  const state = area.disabled ? 'disabled' : error ? 'invalid' : area.readOnly ? 'readonly' : 'idle';
  return (
    <Root className={className}>
      <Label id={`${id}-label`} htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <Box as="label" htmlFor={id} data-state={state}>
        <textarea
          rows={5}
          {...area}
          {...aria}
          aria-describedby={described || undefined}
          value={value}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => take(event.currentTarget)}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            take(event.currentTarget);
          }}
        />
      </Box>
      {(error || hint || limit !== undefined) && (
        <Foot>
          {error ? <ErrorText id={`${id}-note`}>{error}</ErrorText> : hint && <span id={`${id}-note`}>{hint}</span>}
          {limit !== undefined && (
            <Count id={`${id}-count`}>
              {value.length} / {limit}
            </Count>
          )}
        </Foot>
      )}
      {sayLeft && <LiveRegion>{announced}</LiveRegion>}
    </Root>
  );
}
