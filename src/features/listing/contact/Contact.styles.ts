import { css, styled } from 'styled-components';

/** Width at which the bottom bar takes over the panel's buttons (§9). */
export const narrow = 'width < 1024px';

export const Panel = styled.section`
  padding: 24px;
  border-radius: var(--kv-radius-box) var(--kv-radius-corner-l) var(--kv-radius-box) var(--kv-radius-box);
  background: var(--kv-bg-surface);
  box-shadow: 0 0 0 1px var(--kv-line), var(--kv-shadow-1);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Name = styled.p`
  font: var(--kv-type-h3);
  letter-spacing: var(--kv-track-h3);
`;

export const Kind = styled.p`
  margin-top: 2px;
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
`;

export const Method = styled.p`
  margin-top: 16px;
  color: var(--kv-text-muted);
  font: var(--kv-type-small);
  > b {
    color: var(--kv-text);
    font-weight: 500;
  }
`;

export const Ways = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 20px;
  @container kv (${narrow}) {
    display: none;
  }
`;

export const Note = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  color: var(--kv-text-subtle);
  font: var(--kv-type-caption);
  > svg {
    margin-top: 1px;
  }
`;

export const ClosedTitle = styled.p`
  font: var(--kv-type-title);
`;

export const Reason = styled.p`
  margin: 4px 0 16px;
  color: var(--kv-text-muted);
`;

/** Full-bleed if the page sets its margin; sticky while the listing is in view. */
export const Bar = styled.div`
  display: none;
  position: sticky;
  bottom: 0;
  z-index: 10;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline: calc(-1 * var(--kv-bleed, 0px));
  padding: 10px max(16px, var(--kv-bleed, 0px)) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--kv-line);
  background: var(--kv-bg-surface);
  > button {
    /* Words stay whole where they are set wider. */
    flex: 1 1 calc(50% - 8px);
    min-width: min-content;
    padding-inline: 8px;
    overflow-wrap: normal;
  }
  @container kv (${narrow}) {
    display: flex;
  }
  /* Text matters more than icons. */
  @container kv (width < 300px) {
    > button svg {
      display: none;
    }
  }
  /* At 400 % zoom it would cover most of the window. */
  @media (max-height: 399.98px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

/** Keeps the toasts above the bar. */
export const AboveBar = styled.div<{ $hasBar: boolean }>`
  ${({ $hasBar }) =>
    $hasBar &&
    css`
      @container kv (${narrow}) {
        --kv-foot: 69px;
      }
    `}
`;
