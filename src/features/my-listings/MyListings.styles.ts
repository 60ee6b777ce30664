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

/** Photo beside the text; on a phone a small one beside text and price, with counters and banner below. */
export const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 0 14px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  overflow-wrap: anywhere;
  ${photoColumn}
  /* Right below the heading. */
  &:first-child {
    border-top: 0;
  }
  > [data-photo] {
    --kv-photo-ratio: 1;
    grid-row: 1 / span 2;
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
  @container kv (width < 640px) {
    > :is(h2, h3, h4, h5, h6) {
      font: var(--kv-type-title);
    }
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
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 36px;
  margin-top: 12px;
  /* The line before the counters, where they are in a row apart. */
  overflow-x: clip;
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
  @container kv (width < 640px) {
    display: contents;
    > span {
      grid-column: 2;
      margin-top: 8px;
    }
  }
`;

export const Views = styled.dl`
  display: flex;
  margin: 0 0 0 -17px;
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
    grid-column: 1 / -1;
    justify-content: space-between;
    margin: 12px 0 0;
    padding-top: 10px;
    border-top: 1px solid var(--kv-line);
    > div {
      padding-inline: 12px 0;
    }
    > div:first-child {
      padding-inline-start: 0;
      border-left: 0;
    }
  }
`;

export const Placeholder = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 14px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  ${photoColumn}
  /* After the words for screen readers. */
  &:nth-child(2) {
    border-top: 0;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
  }
`;
