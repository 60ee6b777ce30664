import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 16px;
  > :first-child {
    /* The button goes below rather than break the word. */
    flex: 1 1 auto;
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
  /* A thread needs the height of a phone, and has the heading there. */
  @container kv (width < 640px) {
    &[data-open] {
      display: none;
    }
  }
`;

/** Width from which list and thread stand side by side. */
const wide = '@container kv (width >= 640px)';

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  box-sizing: border-box;
  height: var(--kv-chat-height, min(max(420px, 100dvh - 200px), max(280px, 100dvh)));
  /* What a keyboard leaves. */
  max-height: max(280px, var(--kv-visible-height, 100000px));
  overflow: hidden;
  border: 1px solid var(--kv-line);
  border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
  background: var(--kv-bg-surface);
  > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  /* One of the two on a phone. */
  @container kv (width < 640px) {
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
  ${wide} {
    grid-template-columns: minmax(304px, 38%) minmax(0, 1fr);
    height: var(--kv-chat-height, min(680px, max(480px, 100dvh - 160px)));
    > :first-child {
      border-inline-end: 1px solid var(--kv-line);
    }
    [data-back] {
      display: none;
    }
    /* There is nothing to choose. */
    &:not([data-open]):has([part='list'][data-bare]) {
      grid-template-columns: minmax(0, 1fr);
      > :first-child {
        border: 0;
      }
      > :last-child {
        display: none;
      }
    }
  }
`;

export const Choose = styled.p`
  margin: auto;
  padding: 24px;
  color: var(--kv-text-muted);
  text-align: center;
`;
