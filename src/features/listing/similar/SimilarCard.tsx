import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Listing } from '../../../domain/listing/listing';
import { plainClick } from '../../../parts/card/card';
import { PhotoCard } from '../../../parts/card/PhotoCard';
import { PhotoCardSkeleton } from '../../../parts/card/PhotoCardSkeleton';
import { Bar } from '../../../parts/card/skeletonPieces';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { listingUrl, type SelectListingDetail, selectListingDetail } from '../../../state/search/selectListing';
import { listingTitle } from '../../../text/listing/describe';
import { useListingText } from '../../../text/listing/useListingText';
import { Button } from '../../../ui/buttons/Button';

export interface SimilarCardProps {
  readonly listing: Listing;
  readonly headingLevel: number;
  /** Returns false if the page opens the listing itself. */
  onSelectListing(detail: SelectListingDetail): boolean;
}

/** The button lies above the link that covers the card. */
const More = styled(Button)`
  z-index: 1;
  margin-top: 10px;
`;

const Foot = styled.span`
  width: 100%;
  margin-top: 10px;
`;

/** A similar listing: photo, price, title, metro, and 'Подробнее' (§2). */
export function SimilarCard({ listing, headingLevel, onSelectListing }: SimilarCardProps) {
  const { common, text, format } = useListingText();
  const runtime = useRuntime();
  const href = listingUrl(runtime, listing);
  const title = listingTitle(listing, common, text.page.floor, format);
  const select = (event: MouseEvent) => {
    if (!onSelectListing(selectListingDetail(runtime, listing))) event.preventDefault();
  };
  return (
    <PhotoCard
      part="card"
      listing={listing}
      href={href}
      title={title}
      headingLevel={headingLevel}
      mediaHost={runtime.mediaHost}
      sizes="(min-width: 1024px) 33vw, (min-width: 632px) 48vw, 87vw"
      onSelect={select}
    >
      <More variant="soft" size="s" href={href} aria-label={`${text.similar.more}: ${title}`} onClick={plainClick(select)}>
        {text.similar.more}
      </More>
    </PhotoCard>
  );
}

/** Skeleton of a {@link SimilarCard}. */
export function SimilarSkeleton() {
  return (
    <PhotoCardSkeleton>
      <Foot>
        <Bar line={32} width="36%" />
      </Foot>
    </PhotoCardSkeleton>
  );
}
