import type { MouseEvent } from 'react';
import type { Listing } from '../../../domain/listing';
import { ListingRow } from '../../../parts/ListingRow';
import { ListingTile } from '../../../parts/ListingTile';
import { useRuntime } from '../../../state/runtimeContext';
import { listingUrl, selectListingDetail } from '../../../state/selectListing';
import type { OwnMarkupProps } from './OwnMarkup';

interface BuiltInCardProps extends Pick<OwnMarkupProps, 'layout' | 'headingLevel' | 'onSelect'> {
  readonly listing: Listing;
}

/** For a listing of which a template shows nothing. */
export function BuiltInCard({ listing, layout, headingLevel, onSelect }: BuiltInCardProps) {
  const runtime = useRuntime();
  const Card = layout === 'rows' ? ListingRow : ListingTile;
  return (
    <Card
      listing={listing}
      headingLevel={headingLevel}
      href={listingUrl(runtime, listing)}
      mediaHost={runtime.mediaHost}
      onSelect={(event: MouseEvent) => {
        if (!onSelect(selectListingDetail(runtime, listing))) event.preventDefault();
      }}
    />
  );
}
