import { createElement, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Listing } from '../../../domain/listing';
import { cardLink, plainClick } from '../../../parts/card';
import { ListingPhoto } from '../../../parts/ListingPhoto';
import { MetroLabel } from '../../../parts/MetroLabel';
import { Price } from '../../../parts/Price';
import { Bar, PhotoBar } from '../../../parts/skeletonPieces';
import { useRuntime } from '../../../state/runtimeContext';
import { listingUrl, selectListingDetail } from '../../../state/selectListing';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/Button';
import type { SimilarProps } from './Similar';

export interface SimilarCardProps extends Pick<SimilarProps, 'headingLevel' | 'onSelectListing'> {
  readonly listing: Listing;
}

const Card = styled.article`
  ${cardLink}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  height: 100%;
  text-align: start;
  overflow-wrap: anywhere;
  /* The slider cuts off what stands out. */
  a[data-card-link]:focus-visible::after {
    outline-offset: -2px;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-width: 0;
  > :is(h2, h3, h4, h5, h6) {
    font: 400 calc(16 * var(--kv-px)) / calc(22 * var(--kv-px)) var(--kv-font);
  }
  /* Read after the title, seen before it. */
  > [data-price] {
    order: -1;
  }
`;

/** Above the link that covers the card. */
const More = styled(Button)`
  z-index: 1;
  margin-top: 10px;
`;

const Foot = styled.span`
  width: 100%;
  margin-top: 10px;
`;

/** Another listing: photo, price, title, metro, and 'Подробнее' to its page (§2). */
export function SimilarCard({ listing, headingLevel, onSelectListing }: SimilarCardProps) {
  const { t, l, format } = useListingText();
  const runtime = useRuntime();
  const href = listingUrl(runtime, listing);
  const title = listingTitle(listing, t, l, format);
  const select = (event: MouseEvent) => {
    if (!onSelectListing(selectListingDetail(runtime, listing))) event.preventDefault();
  };
  return (
    <Card part="card" data-listing={listing.id}>
      <ListingPhoto
        part="card"
        listing={listing}
        href={href}
        mediaHost={runtime.mediaHost}
        sizes="(min-width: 1024px) 33vw, (min-width: 744px) 50vw, 87vw"
        onSelect={select}
      />
      <Body>
        {createElement(
          `h${headingLevel}`,
          null,
          <a href={href} part="card-title" data-card-link="" dir="auto" onClick={plainClick(select)}>
            {title}
          </a>,
        )}
        <span part="card-price" data-price="">
          <Price value={listing.price} per={listing.tradeType === 'rent' ? t.listing.perMonth : undefined} />
        </span>
        <MetroLabel metro={listing.metro} />
        <More variant="soft" size="s" href={href} aria-label={`${l.similar.more}: ${title}`} onClick={plainClick(select)}>
          {l.similar.more}
        </More>
      </Body>
    </Card>
  );
}

/** Stands for a {@link SimilarCard} with the same boxes. */
export function SimilarSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <PhotoBar data-photo="" $radius="var(--kv-shape-home)" />
      <Body>
        <Bar line={24} width="52%" />
        <Bar line={22} width="86%" />
        <Bar line={18} width="60%" />
        <Foot>
          <Bar line={32} width="36%" />
        </Foot>
      </Body>
    </Card>
  );
}
