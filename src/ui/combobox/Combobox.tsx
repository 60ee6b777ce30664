import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FilterChip } from '../buttons/FilterChip';
import { hasFocus } from '../dom/dom';
import { LiveRegion } from '../dom/LiveRegion';
import { FieldBox, Label } from '../fields/field';
import { Icon } from '../icons/Icon';
import type { ComboboxListProps } from './ComboboxList';
import type { ComboboxAria, ComboboxControl, ComboboxProps } from './types';

export type { ComboboxMessage, ComboboxProps } from './types';

type List = <T>(props: ComboboxListProps<T>) => ReactNode;

let loading: Promise<List> | null = null;

/** A failed import can be retried. */
function loadList(): Promise<List> {
  loading ??= import('./ComboboxList').then(
    (module) => module.ComboboxList,
    (reason: unknown) => {
      loading = null;
      throw reason;
    },
  );
  return loading;
}

const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Box = styled(FieldBox)`
  padding-block: 4px;
  &[data-state='disabled'] > span {
    pointer-events: none;
  }
`;

const Content = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-width: 0;
  /* Chips sit closer to the edge than text. */
  &:has(button) {
    margin-inline-start: -6px;
  }
  input {
    flex: 1 1 40px;
    min-height: 32px;
  }
`;

/** Lower than usual under a coarse pointer, so that a row of chips is not higher than the field. */
const Chip = styled(FilterChip)`
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
`;

/**
 * The field works from the first frame. Its list, and the library behind it, loads on the first interaction and attaches to the same input,
 * so text, caret, composition and focus are preserved.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hideLabel, placeholder, selected, inputValue, onInputChange, message, size, disabled, isInvalid, className, part } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = useRef<HTMLLabelElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<ComboboxControl | null>(null);
  // A click or typing before the list has loaded opens it once it has; focus alone does not.
  const wantsOpen = useRef(false);
  const isMounted = useRef(false);
  const [List, setList] = useState<List | null>(null);
  const [aria, setAria] = useState<ComboboxAria>({ isOpen: false, activeId: undefined });
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const prepare = () => {
    if (disabled) return;
    props.onOpen?.();
    if (List) return;
    loadList().then(
      (loaded) => {
        if (isMounted.current) setList(() => loaded);
      },
      () => {
        // The field stays a plain input and tries again on the next interaction.
      },
    );
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    wantsOpen.current = true;
    if (!control.current) prepare();
    onInputChange(event.currentTarget.value);
    control.current?.onChange(event);
  };

  const removeChip = (item: T) => {
    props.onRemove(item);
    input.current?.focus();
  };

  return (
    <Root className={className} onPointerEnter={prepare}>
      <Label id={`${id}-label`} htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <Box
        as="label"
        ref={box}
        htmlFor={id}
        $size={size}
        data-state={disabled ? 'disabled' : isInvalid || message?.tone === 'danger' ? 'invalid' : aria.isOpen ? 'open' : 'closed'}
      >
        <Content>
          {selected.map((item) => (
            <Chip
              key={props.itemKey(item)}
              part={part && `${part}-chip`}
              removeLabel={props.removeLabel(item)}
              disabled={disabled}
              onRemove={(event) => {
                // The box is a label: its click would also reach the input and open the list.
                event.preventDefault();
                removeChip(item);
              }}
            >
              {props.renderChip(item)}
            </Chip>
          ))}
          <input
            ref={input}
            id={id}
            part={part}
            type="text"
            role="combobox"
            aria-labelledby={`${id}-label`}
            aria-autocomplete="list"
            aria-expanded={aria.isOpen}
            aria-controls={List ? `${id}-list` : undefined}
            aria-activedescendant={aria.activeId}
            aria-invalid={isInvalid || undefined}
            aria-describedby={props.describedBy}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            disabled={disabled}
            placeholder={selected.length === 0 ? placeholder : undefined}
            value={inputValue}
            onFocus={prepare}
            onPointerDown={() => {
              wantsOpen.current = true;
            }}
            onChange={change}
            onKeyDown={(event) => {
              const last = selected.at(-1);
              if (event.key === 'Backspace' && inputValue === '' && last !== undefined) props.onRemove(last);
              control.current?.onKeyDown(event);
            }}
            onBlur={(event) => control.current?.onBlur(event)}
            onClick={(event) => control.current?.onClick(event)}
          />
        </Content>
        <Icon name="search" />
      </Box>
      {List && box.current && input.current && (
        <List
          {...props}
          id={id}
          box={box as RefObject<HTMLElement>}
          input={input as RefObject<HTMLInputElement>}
          control={control}
          startsOpen={wantsOpen.current && hasFocus(input.current)}
          aria={aria}
          onAria={setAria}
        />
      )}
      <LiveRegion>{message?.text}</LiveRegion>
    </Root>
  );
}
