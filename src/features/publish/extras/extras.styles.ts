import { css, styled } from 'styled-components';

export type BannerTone = 'info' | 'quiet' | 'warning' | 'danger';

const tones = {
  info: css`
    --tone: var(--kv-text-accent);
    background: var(--kv-accent-soft);
  `,
  quiet: css`
    --tone: var(--kv-text-muted);
    background: var(--kv-bg-sunken);
  `,
  warning: css`
    --tone: var(--kv-warning);
    background: color-mix(in srgb, var(--kv-warning) 12%, var(--kv-bg-page));
  `,
  danger: css`
    --tone: var(--kv-danger);
    background: color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-page));
  `,
} satisfies Record<BannerTone, unknown>;

export const Banner = styled.div<{ $tone: BannerTone }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 14px 16px;
  &:has(> button) {
    @container kv (width < 600px) {
      flex-wrap: wrap;
    }
  }
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  font: var(--kv-type-ui);
  overflow-wrap: anywhere;
  > svg {
    color: var(--tone);
  }
  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  /* Beside the text it would leave a few words a line. */
  > button {
    @container kv (width < 600px) {
      flex-basis: 100%;
    }
  }
  p {
    margin: 0;
  }
  p + p {
    margin-top: 4px;
  }
  b {
    font-weight: 600;
  }
  a {
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    @media (pointer: coarse) {
      display: inline-block;
      padding: 12px 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;

/** Drafts to choose from, each with its buttons. */
export const Drafts = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 10px 0;
    border-top: 1px solid var(--kv-line);
    &:first-child {
      border-top: 0;
    }
    &:last-child {
      padding-bottom: 0;
    }
    > span {
      flex: 1 1 100%;
      @container kv (width >= 744px) {
        flex-basis: 240px;
      }
    }
  }
`;

/** What stands above the form. */
export const AboveColumn = styled.div`
  display: grid;
  gap: 16px;
  max-width: 980px;
  margin-bottom: 32px;
  &:empty {
    display: none;
  }
  @container kv (width < 744px) {
    margin-bottom: 24px;
  }
`;

/** The line uses the space below the title, so that nothing moves. */
export const Kept = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  height: 20px;
  margin: -34px 0 14px;
  font: var(--kv-type-caption);
  color: var(--kv-text-muted);
  @container kv (width < 744px) {
    margin: -28px 0 8px;
  }
`;

/** Stays in view at the end of the window, above the buttons of a phone. */
export const BelowPlace = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 2;
  margin-top: 24px;
  border-radius: var(--kv-radius-control);
  background: var(--kv-bg-page);
  &:empty {
    display: none;
  }
  @container kv (width < 744px) {
    bottom: calc(77px + var(--kv-foot, 0px));
  }
  /* At 400 % zoom it would cover most of the window. */
  @media (max-height: 399.98px) {
    position: static;
  }
`;
