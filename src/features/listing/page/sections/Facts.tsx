import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { AmenityList } from './AmenityList';
import { Description } from './Description';
import { FactStrip } from './FactStrip';
import { HouseFacts } from './HouseFacts';
import { PriceBlock } from './PriceBlock';
import { Terms } from './Terms';

export interface FactsProps {
  readonly listing: ListingDetails;
  /** Of the sections' titles. */
  readonly headingLevel: number;
}

/** What is asked first: price, terms, the facts at a glance. */
export function FirstFacts({ listing }: Pick<FactsProps, 'listing'>) {
  return (
    <>
      <PriceBlock listing={listing} />
      <Terms listing={listing} />
      <FactStrip listing={listing} />
    </>
  );
}

/** What a listing says of itself below that, to the owner's own words. A section without a word is not there. */
export function FurtherFacts({ listing, headingLevel }: FactsProps) {
  return (
    <>
      <AmenityList listing={listing} headingLevel={headingLevel} />
      <HouseFacts listing={listing} headingLevel={headingLevel} />
      <Description text={listing.description} headingLevel={headingLevel} />
    </>
  );
}
