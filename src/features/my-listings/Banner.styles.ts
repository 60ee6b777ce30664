import { css, styled } from 'styled-components';
import type { ListingStatus } from '../../domain/enumerations';
import { tones } from './MyListings.styles';

/** Why a listing is not in the search, and what its owner can do about it. */
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
    > div {
      flex-wrap: nowrap;
    }
    > div > :not(span) {
      flex: none;
      align-self: start;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Looks like the link beside it. */
const banneredAction = css`
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
