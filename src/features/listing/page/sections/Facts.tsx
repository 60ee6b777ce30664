import type { ListingDetails } from '../../../../domain/listing/listingDetails';
import { AmenityList } from '../../../../parts/facts/AmenityList';
import { HouseFacts } from '../../../../parts/facts/HouseFacts';
import { Terms, type TermsProps } from '../../../../parts/facts/Terms';
import { Description } from './Description';
import { FactStrip } from './FactStrip';
import { PriceBlock } from './PriceBlock';

export interface FactsProps {
  readonly listing: ListingDetails;
  /** Heading level of the sections. */
  readonly headingLevel: number;
}

/** Price, terms and key facts, also of a listing of which only a list has told. */
export function FirstFacts({ listing, placeholder }: TermsProps) {
  return (
    <>
      <PriceBlock listing={listing} />
      <Terms listing={listing} placeholder={placeholder} />
      <FactStrip listing={listing} />
    </>
  );
}

/** The sections below, down to the owner's text; empty ones are omitted. */
export function FurtherFacts({ listing, headingLevel }: FactsProps) {
  return (
    <>
      <AmenityList listing={listing} headingLevel={headingLevel} />
      <HouseFacts listing={listing} headingLevel={headingLevel} />
      <Description text={listing.description} headingLevel={headingLevel} />
    </>
  );
}
