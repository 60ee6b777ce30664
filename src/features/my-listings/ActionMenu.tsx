import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { type OwnerAction, ownerActions } from '../../domain/listing/permissions/ownerActions';
import { useMyListingsText } from '../../text/my-listings/useMyListingsText';
import { IconButton } from '../../ui/buttons/IconButton';
import { rootOf } from '../../ui/dom/dom';
import { Icon } from '../../ui/icons/Icon';
import { panel } from '../../ui/overlay/panel';
import { usePopover } from '../../ui/overlay/usePopover';
import { actionIcons, dots } from './listingIcons';

export interface ActionMenuProps {
  readonly label: string;
  isOffered(action: OwnerAction): boolean;
  /** Why an action is not offered, if the badge of the listing does not say it; else null. */
  reasonOf(action: OwnerAction): string | null;
  onSelect(action: OwnerAction): void;
}

const Panel = styled.div`
  ${panel}
  width: max-content;
  min-width: 240px;
  max-width: min(360px, calc(100vw - 16px));
  &:not(:popover-open) {
    display: none;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 8px 10px;
  border-radius: calc(6px * var(--kv-radius-factor));
  text-align: start;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: var(--kv-bg-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  /* Apart from the others, under a line. */
  &[data-key='delete'] {
    position: relative;
    margin-top: 13px;
    color: var(--kv-danger);
    &::before {
      position: absolute;
      inset: -7px 10px auto;
      border-top: 1px solid var(--kv-line);
      content: '';
    }
  }
  small {
    display: block;
    font: var(--kv-type-caption);
    color: var(--kv-text-muted);
    &:empty {
      display: none;
    }
  }
  &[aria-disabled] {
    background: none;
    color: var(--kv-text-disabled);
    cursor: not-allowed;
  }
`;

const anchor = { gap: 6, align: 'end' } as const;

/**
 * What an owner can do with a listing; what the status does not allow is shown, but does nothing (§4). Not `ui/overlay/Menu`, which has no such items:
 * every page of a listing loads that one.
 */
export function ActionMenu({ label, isOffered, reasonOf, onSelect }: ActionMenuProps) {
  const { text } = useMyListingsText();
  const { isOpen, trigger, panel: surface, close } = usePopover(undefined, anchor);

  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    // The browser then moves the focus on from the button.
    if (event.key === 'Tab') close();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const index = items.findIndex((item) => rootOf(item).activeElement === item);
    const targets: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items.at(target % items.length)?.focus();
  };

  return (
    <>
      <IconButton {...trigger} icon={dots} label={label} aria-haspopup="menu" />
      <Panel {...surface} role="menu" aria-label={label} onKeyDown={pressed}>
        {isOpen &&
          ownerActions.map((action) => (
            <Item
              key={action}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-key={action}
              aria-disabled={isOffered(action) ? undefined : true}
              onClick={() => {
                if (!isOffered(action)) return;
                close();
                onSelect(action);
              }}
            >
              <Icon name={actionIcons[action]} />
              <span>
                {text.action[action]}
                {!isOffered(action) && <small>{reasonOf(action)}</small>}
              </span>
            </Item>
          ))}
      </Panel>
    </>
  );
}
