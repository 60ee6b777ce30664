import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { overlayIcons } from '../icons/overlayIcons';
import { anchorTo } from '../overlay/anchor';
import { panel } from '../overlay/panel';
import { comboboxEnvironment } from './environment';
import type { ComboboxAria, ComboboxControl, ComboboxProps } from './types';

export interface ComboboxListProps<T> extends ComboboxProps<T> {
  /** Id of the input; ids of the list start with it. */
  id: string;
  box: RefObject<HTMLElement>;
  input: RefObject<HTMLInputElement>;
  control: RefObject<ComboboxControl | null>;
  startsOpen: boolean;
  aria: ComboboxAria;
  onAria(aria: ComboboxAria): void;
}

const Panel = styled.div`
  ${panel}
  overflow: hidden;
  padding: 0;
  &:popover-open {
    display: flex;
    flex-direction: column;
  }
`;

const Options = styled.ul`
  flex: 1;
  min-height: 0;
  padding: 8px;
  overflow: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: 8px 10px;
  border-radius: calc(6px * var(--kv-radius-factor));
  cursor: pointer;
  overflow-wrap: anywhere;
  > svg {
    margin-inline-start: auto;
    color: var(--kv-indicator);
  }
  &[data-state='chosen'] {
    background: var(--kv-accent-soft);
    font-weight: 500;
  }
  &[data-highlighted] {
    background: var(--kv-bg-hover);
  }
  &:active {
    background: var(--kv-bg-pressed);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Message = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding: 8px 18px;
  color: var(--kv-text-muted);
  &[data-state='warning'] {
    color: var(--kv-warning);
  }
  &[data-state='danger'] {
    color: var(--kv-danger);
  }
`;

const { stateChangeTypes: types } = useCombobox;

/** The handlers below report choices, so downshift only keeps the highlight and whether the list is open. */
function reduce<T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>): Partial<UseComboboxState<T>> {
  const next = { ...changes, selectedItem: null, inputValue: state.inputValue };
  switch (type) {
    case types.InputChange:
      return { ...next, inputValue: changes.inputValue, highlightedIndex: -1 };
    case types.InputClick:
      return { ...next, isOpen: true };
    default:
      return next;
  }
}

/** The list of a {@link Combobox}, attached to an input that is already in the page. Keyboard as in the APG combobox pattern. */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { id, box, input, control, aria, onAria, items, message, inputValue, maxListHeight = 210, part } = props;
  const floating = useRef<HTMLDivElement>(null);
  const environment = useMemo(() => comboboxEnvironment(input.current), [input]);
  const chosen = new Set(props.selected.map((item) => props.itemKey(item)));

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<T>({
    items: [...items],
    itemToString: (item) => (item === null ? '' : props.itemKey(item)),
    itemToKey: (item) => item && props.itemKey(item),
    selectedItem: null,
    inputValue,
    initialIsOpen: props.startsOpen,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    environment,
    stateReducer: reduce,
  });

  // Enter takes the first match for the typed text, and so does an arrow down before it; without text Enter takes nothing.
  const active = highlightedIndex < 0 && inputValue !== '' ? 0 : highlightedIndex;

  const choose = (item: T) => {
    if (chosen.has(props.itemKey(item))) props.onRemove(item);
    else props.onSelect(item);
    if (inputValue !== '' && !props.keepsText) props.onInputChange('');
  };

  // The field renders the input, so its handlers and element are passed up instead of being spread.
  const listeners = getInputProps();
  const attach: unknown = listeners.ref;
  useLayoutEffect(() => {
    if (typeof attach === 'function') attach(input.current);
  });
  useLayoutEffect(() => {
    control.current = {
      onChange: (event) => listeners.onChange?.(event),
      onBlur: (event) => listeners.onBlur?.(event),
      onClick: (event) => listeners.onClick?.(event),
      onKeyDown(event) {
        const highlighted = isOpen ? items[active] : undefined;
        if (event.key === 'Enter' && highlighted !== undefined && !event.nativeEvent.isComposing) choose(highlighted);
        if (event.key === 'Escape' && (isOpen || inputValue !== '')) {
          // The first Escape closes the list; a surrounding dialog gets the next one.
          event.preventDefault();
          event.stopPropagation();
          if (!isOpen) props.onInputChange('');
        }
        listeners.onKeyDown?.(event);
      },
    };
    return () => {
      control.current = null;
    };
  });

  const isShown = isOpen && (items.length > 0 || Boolean(message));
  const activeId = isShown && active >= 0 && active < items.length ? `${id}-${active}` : undefined;
  useLayoutEffect(() => {
    if (aria.isOpen !== isShown || aria.activeId !== activeId) onAria({ isOpen: isShown, activeId });
  }, [aria, onAria, isShown, activeId]);

  useLayoutEffect(() => {
    const element = floating.current;
    if (!isShown || !element) return;
    element.showPopover();
    const stop = anchorTo(box.current, element, { gap: 4, maxHeight: maxListHeight, matchWidth: true });
    return () => {
      stop();
      element.hidePopover();
    };
  }, [isShown, box, maxListHeight]);

  return (
    // Scrolling or touching the list must not take the focus from the input.
    <Panel ref={floating} popover="manual" part={part && `${part}-list`} onMouseDown={(event) => event.preventDefault()}>
      {isShown && message && (
        <Message data-state={message.tone}>
          {message.tone === 'danger' && <Icon name="alert-circle" />}
          {message.text}
        </Message>
      )}
      <Options {...getMenuProps({ 'aria-label': props.listLabel, 'aria-multiselectable': !props.keepsText })}>
        {isShown &&
          items.map((item, index) => {
            const isChosen = chosen.has(props.itemKey(item));
            const option = getItemProps({ item, index, onClick: () => choose(item) });
            return (
              <Option
                {...option}
                key={props.itemKey(item)}
                aria-selected={isChosen}
                data-state={isChosen ? 'chosen' : 'idle'}
                data-highlighted={index === active || undefined}
              >
                {props.renderItem(item)}
                {isChosen && <Icon name={overlayIcons.check} size={18} />}
              </Option>
            );
          })}
      </Options>
    </Panel>
  );
}
