import { styled } from 'styled-components';
import { ThumbnailFrame } from '../../../parts/photo/Thumbnail';
import { chatColours } from '../chatColours';
import { emojiFont } from '../emojiFont';

export const Pane = styled.section`
  container: kv-chats / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  /* Nothing to press: the focus only begins here. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Hint = styled.p`
  flex: none;
  padding: 12px 16px;
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
`;

/** Scrolls by itself. */
export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  padding-inline: 16px;
  & + &::before {
    content: '';
    position: absolute;
    inset: 0 16px auto 76px;
    border-top: 1px solid var(--kv-line);
  }
  &[data-short]::before {
    inset-inline: 16px;
  }
  &[data-selecting]::before {
    inset-inline: 0;
  }
  &:has([href]):hover {
    background: var(--kv-bg-hover);
  }
  &[data-state='selected'] {
    background: color-mix(in srgb, var(--kv-accent-soft) 60%, transparent);
  }
  &[data-state='current'] {
    background: var(--kv-accent-soft);
  }
  &[data-state='current']::before,
  &[data-state='current'] + &::before {
    display: none;
  }
  > label {
    flex: none;
  }
`;

/** Everything that opens the chat. */
export const Target = styled.a`
  display: flex;
  flex: 1;
  gap: 12px;
  min-width: 0;
  padding: 12px 0;
  color: inherit;
  text-decoration: none;
  /* The whole row can be pressed. */
  &[href]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--kv-focus);
    outline-offset: -2px;
  }
`;

export const Picture = styled(ThumbnailFrame)`
  > i {
    position: absolute;
    right: -3px;
    bottom: -3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${chatColours.online};
    box-shadow: 0 0 0 2.5px var(--kv-bg-surface);
  }
  /* The name beside a button needs the room. */
  @container kv-chats (width < 360px) {
    [data-short] & {
      display: none;
    }
  }
`;

export const Facts = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  min-width: 0;
  > span:first-child,
  > span:last-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    min-width: 0;
  }
  b,
  small > :first-child,
  em {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font: var(--kv-type-ui);
    font-weight: 600;
  }
  small {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
  }
  /* As high as its line. */
  [data-mark] {
    flex: none;
    min-height: 0;
    padding: 0 6px;
  }
  em {
    min-width: 0;
    color: var(--kv-text-muted);
    font: var(--kv-type-small);
    ${emojiFont}
    font-style: normal;
    /* Lines of a message are one here. */
    unicode-bidi: isolate;
    > svg {
      display: inline;
      margin-right: 4px;
      vertical-align: -3px;
    }
    &[data-state='failed'] {
      color: var(--kv-danger);
    }
  }
  [data-short] & {
    align-self: center;
    small {
      flex-wrap: wrap;
      column-gap: 8px;
      row-gap: 2px;
    }
    b,
    small > :first-child {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  [data-new] em {
    color: var(--kv-text);
  }
  time {
    flex: none;
    color: var(--kv-text-subtle);
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
  }
`;

/** Content that lies above the link that covers the row. */
export const Above = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
`;

export const More = styled.div`
  display: grid;
  place-items: center;
  padding: 12px;
`;

export const Placeholder = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  > :last-child {
    display: grid;
    flex: 1;
    gap: 6px;
  }
`;
