import { createElement, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { amenityIcons } from '../../../../parts/facts/amenityIcons';
import { useListingText } from '../../../../text/listing/useListingText';
import { Icon, type IconName, type IconPath } from '../../../../ui/icons/Icon';
import type { ListingLink } from '../listingLink';
import { BackLink } from '../Page.styles';
import { unavailableText } from '../unavailable';

type Tone = 'warning' | 'danger' | 'quiet';

const icons: Record<Tone, IconName | IconPath> = { warning: amenityIcons.clock, danger: 'alert-circle', quiet: amenityIcons.archive };

const colours: Record<Tone, string> = {
  warning: '--tone:var(--kv-warning);--paper:color-mix(in srgb, var(--kv-warning) 12%, var(--kv-bg-page));',
  danger: '--tone:var(--kv-danger);--paper:color-mix(in srgb, var(--kv-danger) 9%, var(--kv-bg-page));',
  quiet: '--tone:var(--kv-text-muted);--paper:var(--kv-bg-sunken);',
};

const Box = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => colours[$tone]}
  display: flex;
  align-items: flex-start;
  gap: 12px;
  margin-bottom: 20px;
  padding: 14px 16px;
  border-radius: var(--kv-radius-control) var(--kv-radius-corner-s) var(--kv-radius-control) var(--kv-radius-control);
  background: var(--paper);
  font: var(--kv-type-ui);
  > svg {
    color: var(--tone);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    min-width: 0;
  }
  > div > :first-child {
    font: inherit;
    font-weight: 600;
    outline: none;
    box-shadow: none;
  }
  @container kv (width <= 720px) {
    margin-block: 12px 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface StatusBannerProps {
  readonly listing: ListingDetails;
  /** Link to the search for similar listings. */
  readonly similar: ListingLink;
  /** Makes the text the heading of the page, which has nothing else. */
  readonly title?: { readonly level: number; readonly ref: Ref<HTMLElement> };
}

/** Tells why a listing is unavailable and links to similar ones (§2, §4). Empty for an active one. */
export function StatusBanner({ listing, similar, title }: StatusBannerProps) {
  const { text: listingText } = useListingText();
  const { status, isDeleted } = listing;
  const text = unavailableText(listing, listingText);
  if (!text) return null;
  const tone = status === 'archived' ? 'quiet' : isDeleted || status === 'rejected' ? 'danger' : 'warning';
  return (
    <Box $tone={tone} data-state={isDeleted ? 'deleted' : status}>
      <Icon name={icons[tone]} />
      <div>
        {title ? createElement(`h${title.level}`, { ref: title.ref, part: 'title', tabIndex: -1 }, text) : <p>{text}</p>}
        <BackLink {...similar}>{listingText.page.similar}</BackLink>
      </div>
    </Box>
  );
}
