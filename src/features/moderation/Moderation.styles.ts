import { css, styled } from 'styled-components';

/** Tones that only this page has: approved, rejected, worth a look. */
const tones = css`
  --good: light-dark(#1c6e3a, #7fcb94);
  --good-soft: light-dark(#e6f2e8, #12291b);
  --bad-soft: light-dark(#fbeae6, #331917);
  --look-soft: light-dark(#fbf0da, #2e2412);
`;

export const Root = styled.div`
  ${tones}
  position: relative;
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 40px;
  align-items: end;
  margin-bottom: 24px;
  box-shadow: inset 0 -1px var(--kv-line);
  > :is(h1, h2, h3, h4) {
    margin: 0;
    padding-bottom: 12px;
    font: var(--kv-type-h1);
    letter-spacing: var(--kv-track-h1);
  }
  @container kv (width < 1200px) {
    grid-template-columns: auto minmax(0, 1fr);
    > p {
      grid-column: 1 / -1;
      order: 3;
    }
  }
  @container kv (width < 744px) {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: 16px;
    > :is(h1, h2, h3, h4) {
      padding-bottom: 4px;
      font: var(--kv-type-h1-s);
      letter-spacing: var(--kv-track-h1-s);
    }
    > p {
      display: none;
    }
  }
`;

export const Waiting = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0;
  padding: 10px 0 14px;
  font: var(--kv-type-small);
  font-variant-numeric: var(--kv-numeric);
  color: var(--kv-text-muted);
  b {
    font-weight: 600;
    color: var(--kv-text);
    white-space: nowrap;
  }
`;

/** A key beside a named command; not for fingers. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: 3px 7px 3px 3px;
  background: var(--kv-bg-surface);
  box-shadow: inset 0 0 0 1px var(--kv-line-control);
  font: var(--kv-type-micro);
  color: var(--kv-text-muted);
  white-space: nowrap;
  @media (pointer: coarse) {
    display: none;
  }
  @container kv (width < 744px) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The number of a remark: the same in the list, in the text and on the photo. */
export const Mark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 4px;
  border-radius: 3px 8px 3px 3px;
  background: var(--look-soft);
  color: var(--kv-warning);
  font: var(--kv-type-micro);
  font-weight: 600;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Subtitle = styled.div`
  > :is(h2, h3, h4, h5, h6) {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    font: var(--kv-type-title);
  }
`;

/** What somebody has written about a listing. */
export const Quote = styled.blockquote`
  margin: 10px 0 0;
  padding-inline-start: 14px;
  border-inline-start: 2px solid var(--kv-line-strong);
  font: var(--kv-type-small);
  overflow-wrap: anywhere;
  > p {
    margin: 0;
  }
  > footer {
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
  }
`;

export const Note = styled.div<{ $isBad?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 12px 16px;
  border-radius: var(--kv-shape-home-s);
  background: ${({ $isBad }) => ($isBad ? 'var(--bad-soft)' : 'var(--kv-bg-sunken)')};
  font: var(--kv-type-small);
  > svg {
    color: ${({ $isBad }) => ($isBad ? 'var(--kv-danger)' : 'var(--kv-text-muted)')};
  }
  > p {
    flex: 1 1 160px;
    margin: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A word about a listing. Not the badge of cards: every search would have to export that. */
export const Tag = styled.span<{ $isGood?: boolean; $isBad?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 8px;
  border-radius: var(--kv-radius-tight);
  background: ${({ $isGood, $isBad }) => ($isGood ? 'var(--good-soft)' : $isBad ? 'var(--bad-soft)' : 'var(--kv-bg-sunken)')};
  color: ${({ $isGood, $isBad }) => ($isGood ? 'var(--good)' : $isBad ? 'var(--kv-danger)' : 'var(--kv-text-muted)')};
  font: var(--kv-type-caption);
  font-weight: 500;
  white-space: nowrap;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** What can be done about something in a list, beside it or below it. */
export const Actions = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  > * {
    justify-content: flex-start;
    padding-inline: 12px;
  }
  > [data-danger] {
    color: var(--kv-danger);
  }
  /* A tag is no button. */
  > span {
    place-self: center start;
  }
  @container kv (width < 992px) {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
    > * {
      justify-content: center;
    }
  }
  @container kv (width < 744px) {
    grid-template-columns: minmax(0, 1fr);
    > span {
      justify-self: center;
    }
  }
`;

/** Complaints, or texts to many. */
export const ListOfCases = styled.div`
  > :first-child {
    border: 0;
  }
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  &:focus {
    outline: none;
  }
`;

/** A case without a picture: words, and beside them what can be done. */
export const CaseOfWords = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 252px;
  gap: 24px;
  padding: 24px 0;
  border-top: 1px solid var(--kv-line);
  @container kv (width < 992px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
`;

/** An action within text. */
export const LinkButton = styled.button`
  padding: 4px 0;
  background: none;
  color: var(--kv-text-accent);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
