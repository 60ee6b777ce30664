import { css, styled } from 'styled-components';
import type { ListingStatus } from '../../domain/enumerations';

export const Section = styled.section`
  /* Holds the focus when a listing is gone; not a control. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 8px;
  > :first-child {
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
  @container kv (width < 480px) {
    > :last-child:not(:first-child) {
      flex: 1 1 100%;
    }
  }
`;

export const tones: Readonly<Record<ListingStatus, string>> = {
  active: '--tone:var(--kv-text-accent);--paper:var(--kv-accent-soft);',
  moderation: '--tone:var(--kv-warning);--paper:color-mix(in srgb, var(--kv-warning) 12%, var(--kv-bg-page));',
  rejected: '--tone:var(--kv-danger);--paper:color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-page));',
  archived: '--tone:var(--kv-text-muted);--paper:var(--kv-bg-sunken);',
};

const photoColumn = css`
  @container kv (width >= 640px) {
    grid-template-columns: 228px minmax(0, 1fr);
    column-gap: 20px;
  }
`;

/** Photo beside the text; on a phone a small one, with counters and banner below. */
export const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 0 14px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  overflow-wrap: anywhere;
  ${photoColumn}
  > [data-photo] {
    --kv-photo-ratio: 1;
    grid-row: 1;
    align-self: start;
  }
  &:not([data-status='active']) > [data-photo] img {
    filter: grayscale(1) opacity(0.72);
  }
  @container kv (width >= 640px) {
    > [data-photo] {
      --kv-photo-ratio: 3 / 2;
      grid-row: 1 / span 3;
    }
  }
`;

export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  > :is(h2, h3, h4, h5, h6) {
    margin-top: 8px;
    font: var(--kv-type-h3);
    letter-spacing: var(--kv-track-h3);
  }
  > :is(h2, h3, h4, h5, h6) > a:hover {
    color: var(--kv-text-accent);
  }
  > p {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
`;

export const Status = styled.span<{ $status: ListingStatus }>`
  ${({ $status }) => tones[$status]}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  /* Beside the menu; what is below it has all of the width. */
  margin-inline-end: 44px;
  min-height: 24px;
  padding: 0 8px;
  border-radius: var(--kv-radius-tight);
  background: var(--paper);
  font: var(--kv-type-caption);
  font-weight: 500;
  color: var(--tone);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: 16px;
  right: -8px;
`;

export const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 20px;
  margin-top: 12px;
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: baseline;
  }
  small {
    font: var(--kv-type-small);
    color: var(--kv-text-muted);
  }
  @container kv (width >= 640px) {
    grid-column: 2;
  }
`;

export const Views = styled.dl`
  display: flex;
  margin: 0;
  overflow-wrap: normal;
  > div {
    padding-inline: 16px;
    border-left: 1px solid var(--kv-line);
  }
  > div:last-child {
    padding-inline-end: 0;
  }
  dt {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
  dd {
    margin: 0;
    font: var(--kv-type-ui);
    font-weight: 600;
    font-variant-numeric: var(--kv-numeric);
  }
  @container kv (width < 640px) {
    flex: 1 1 100%;
    > div {
      padding-inline: 12px;
    }
    > div:first-child {
      padding-inline-start: 0;
      border-left: 0;
    }
  }
`;

export const Banner = styled.div<{ $status: ListingStatus }>`
  ${({ $status }) => tones[$status]}
  grid-column: 1 / -1;
  display: flex;
  align-items: flex-start;
  gap: 10px;
  margin-top: 14px;
  padding: 12px 14px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--paper);
  font: var(--kv-type-small);
  > svg {
    color: var(--tone);
  }
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
  @container kv (width >= 640px) {
    grid-column: 2;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Looks like the link beside it. */
export const banneredAction = css`
  color: var(--kv-text-accent);
  text-decoration: underline;
  text-decoration-color: var(--kv-accent-line);
  text-underline-offset: 3px;
  cursor: pointer;
`;
export const BannerLink = styled.a`
  ${banneredAction}
`;
export const BannerButton = styled.button`
  ${banneredAction}
  padding: 0;
`;

export const Placeholder = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 14px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  ${photoColumn}
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
  }
`;

export const Choice = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 4px;
  > p {
    margin-bottom: 12px;
    color: var(--kv-text-muted);
  }
  > [role='alert'] {
    color: var(--kv-danger);
  }
`;
