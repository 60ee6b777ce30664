import { styled } from 'styled-components';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { crumbPath } from '../../../../domain/listing/listingLinks';
import { cataloguePath } from '../../../../domain/search/cataloguePath';
import { useRuntime } from '../../../../state/runtime/runtimeContext';
import { useListingText } from '../../../../text/listing/useListingText';
import type { ListingProps } from '../../definition';
import { listingLink } from '../listingLink';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  font: var(--kv-type-caption);
  color: var(--kv-text-subtle);
  > li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
  }
  > li + li::before {
    content: '';
    width: 4px;
    height: 4px;
    margin-inline-end: 2px;
    border: solid currentColor;
    border-width: 1.25px 1.25px 0 0;
    rotate: 45deg;
  }
  a {
    padding-block: 3px;
    border-radius: 3px;
    color: var(--kv-text-muted);
  }
  a:hover {
    color: var(--kv-text-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 13px;
    }
  }
`;

export interface CrumbsProps {
  readonly listing: ListingDetails;
  readonly onNavigate: ListingProps['onNavigate'];
}

/** Breadcrumbs: city, deal, rooms, type. The last two open the same search (§2). */
export function Crumbs({ listing, onNavigate }: CrumbsProps) {
  const { common, text: listingText } = useListingText();
  const { siteUrl } = useRuntime();
  const { tradeType, realtyType, rooms, address } = listing;
  const like = siteUrl + crumbPath(listing);
  const crumbs = [
    { text: listingText.page.home(address?.city || listingText.page.city), ...listingLink(onNavigate, 'home', `${siteUrl}/`) },
    { text: common.listing.deal[tradeType], ...listingLink(onNavigate, 'catalogue', siteUrl + cataloguePath(tradeType)) },
    ...(rooms === null ? [] : [{ text: listingText.page.roomsCrumb(rooms), ...listingLink(onNavigate, 'catalogue', like) }]),
    { text: listingText.page.realtyOption[realtyType], ...listingLink(onNavigate, 'catalogue', like) },
  ];
  return (
    <nav aria-label={listingText.page.crumbs}>
      <List>
        {/* Keyed by index: a studio's rooms and type have the same text. */}
        {crumbs.map(({ text, ...link }, place) => (
          <li key={place}>
            <a {...link}>{text}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
