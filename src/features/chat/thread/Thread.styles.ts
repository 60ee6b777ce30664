import { styled } from 'styled-components';
import { chatColours } from '../chatColours';

export const Frame = styled.section`
  container: kv-thread / size;
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

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 64px;
  padding: 8px 8px 8px 16px;
  > [data-back] {
    margin-inline: -12px -6px;
  }
  > :is(button, a, [role='menu']) + :is(button, a) {
    margin-inline-start: -8px;
  }
  /* The panel: the name needs what there is. */
  @container kv-thread (width < 360px) {
    gap: 8px;
    padding-inline: 12px 4px;
    > [data-back] {
      margin-inline: -8px -6px;
    }
  }
`;

export const Who = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  > :first-child {
    overflow: hidden;
    font: var(--kv-type-title);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :focus-visible {
    outline: 0;
    box-shadow: none;
  }
  @container kv-thread (width < 360px) {
    > :first-child {
      display: -webkit-box;
      font: var(--kv-type-ui);
      font-weight: 600;
      white-space: normal;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;

export const Presence = styled.span<{ $isOnline: boolean | null }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $isOnline }) => ($isOnline ? chatColours.online : 'var(--kv-text-subtle)')};
  font: var(--kv-type-caption);
  ${({ $isOnline }) =>
    $isOnline !== null &&
    `&::before {
      content: '';
      width: 8px;
      height: 8px;
      border-radius: 50%;
      ${$isOnline ? 'background: currentcolor;' : 'box-shadow: inset 0 0 0 1.5px var(--kv-line-control);'}
    }`}
`;

/** The listing that the chat is about, and what can be done where the head has no room for it. */
export const AboutLine = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding-inline-end: 4px;
  border-top: 1px solid var(--kv-line);
  background: var(--kv-bg-sunken);
  > :first-child {
    padding-inline-end: 8px;
  }
`;

export const About = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;
  &[href]:hover b {
    color: var(--kv-text-accent);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  > :first-child {
    width: 48px;
    height: 36px;
    border-radius: calc(3px * var(--kv-radius-factor)) calc(11px * var(--kv-radius-factor)) calc(3px * var(--kv-radius-factor))
      calc(3px * var(--kv-radius-factor));
  }
  > span:nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font: var(--kv-type-small);
    font-weight: 500;
  }
  small {
    color: var(--kv-text-muted);
    font: var(--kv-type-caption);
    font-variant-numeric: var(--kv-numeric);
  }
  > strong {
    flex: none;
    font: var(--kv-type-title);
    font-variant-numeric: var(--kv-numeric);
  }
  [data-narrow] {
    display: none;
  }
  @container kv-thread (width < 440px) {
    > strong,
    [data-wide] {
      display: none;
    }
    [data-narrow] {
      display: block;
    }
  }
`;

export const Strip = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  background: var(--kv-bg-sunken);
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
`;

/** The part between head and composer. */
export const Middle = styled.div`
  container: kv-messages / size;
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-top: 1px solid var(--kv-line);
  > [part='state'] {
    margin-block: auto;
  }
`;

/** Scrolls by itself; few messages stand at the end. */
export const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 0 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The position is kept by the list itself. */
  overflow-anchor: none;
  &::before {
    content: '';
    flex-grow: 1;
  }
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  @container kv-thread (width < 440px) {
    padding-inline: 12px;
  }
`;

export const Down = styled.div`
  position: absolute;
  right: 16px;
  bottom: 12px;
  > button {
    border-radius: var(--kv-radius-control);
    background: var(--kv-bg-raised);
    box-shadow: var(--kv-shadow-2), inset 0 0 0 1px var(--kv-line);
  }
`;

export const Waiting = styled.div`
  display: grid;
  flex: 1;
  gap: 8px;
  place-content: center;
  place-items: center;
  color: var(--kv-text-muted);
`;
