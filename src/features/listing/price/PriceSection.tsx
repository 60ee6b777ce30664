import { createElement } from 'react';
import { getListingPrice } from '../../../api/listing/listingPrice';
import { pricePerSquareMetre } from '../../../domain/listing/listing';
import type { ListingDetails } from '../../../domain/listing/listingDetails';
import { seesContent } from '../../../domain/listing/permissions/listingView';
import { priceChanges } from '../../../domain/price/priceHistory';
import { Price } from '../../../parts/Price';
import { publicStoreOf } from '../../../state/data/publicStore';
import { useLoad } from '../../../state/data/useLoad';
import { useRuntime } from '../../../state/runtime/runtimeContext';
import { useListingPriceText } from '../../../text/listing/price/useListingPriceText';
import { Comparison } from './Comparison';
import { PriceHistory } from './PriceHistory';
import { Card, Reserved, Sum } from './PriceSection.styles';

export interface PriceSectionProps {
  readonly listing: ListingDetails;
  readonly headingLevel: number;
}

/** 'Оценка цены': how the price compares with those of similar flats, and what it was. */
export function PriceSection({ listing, headingLevel }: PriceSectionProps) {
  const { text, common, format } = useListingPriceText();
  const { transport } = useRuntime();
  const { id, price, status, tradeType, publishedAt } = listing;
  // What is not public has neither: it is asked for as everybody.
  const isTold = price > 0 && seesContent(listing, 'stranger');
  const load = useLoad(publicStoreOf, isTold ? ['price', id, price, status] : null, (options) => getListingPrice(transport, id, options));
  if (!isTold || load.status === 'failed') return null;
  const title = createElement(`h${headingLevel}`, null, text.title);
  if (load.status !== 'ready') {
    return (
      <section part="section">
        {title}
        <Reserved role="status" aria-busy="true" aria-label={text.loading} />
      </section>
    );
  }
  const { history, similar } = load.value;
  const changes = priceChanges(history, publishedAt);
  const hasHistory = changes.length > 1;
  if (!similar && !hasHistory) return null;
  const perMetre = tradeType === 'rent' ? null : pricePerSquareMetre(listing);
  return (
    <section part="section">
      {title}
      <Card part="price-judgement">
        <Sum>
          <Price value={price} size="l" {...(tradeType === 'rent' && { per: common.listing.perMonth })} />
          {perMetre !== null && <p>{common.listing.perSquareMetre(format.price(perMetre))}</p>}
        </Sum>
        {similar && <Comparison listing={listing} similar={similar} />}
        {hasHistory && <PriceHistory changes={changes} headingLevel={Math.min(6, headingLevel + 1)} />}
      </Card>
    </section>
  );
}
