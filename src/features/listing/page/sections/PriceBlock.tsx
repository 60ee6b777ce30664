import { styled } from 'styled-components';
import { isReachable } from '../../../../domain/contact/contact';
import { firstPaymentOf, type Listing, pricePerSquareMetre } from '../../../../domain/listing/listing';
import { type ListingDetails, unknownPartsOf } from '../../../../domain/listing/listingDetails';
import { addressLine } from '../../../../parts/facts/addressLine';
import { Price } from '../../../../parts/Price';
import { useListingText } from '../../../../text/listing/useListingText';
import { Icon } from '../../../../ui/icons/Icon';
import { overlayIcons } from '../../../../ui/icons/overlayIcons';
import { narrow } from '../../contact/Contact.styles';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 24px;
  @container kv (width <= 720px) {
    display: block;
  }
`;

const Sum = styled.div`
  min-width: 0;
  > p {
    margin-top: 2px;
    color: var(--kv-text-muted);
    font-variant-numeric: var(--kv-numeric);
    word-spacing: -0.07em;
  }
`;

const Big = styled(Price)`
  font: 600 calc(34 * var(--kv-px)) / calc(40 * var(--kv-px)) var(--kv-font);
  letter-spacing: -0.022em;
  small {
    font-size: calc(16 * var(--kv-px));
  }
  @container kv (width <= 720px) {
    font-size: calc(30 * var(--kv-px));
    line-height: calc(36 * var(--kv-px));
  }
`;

const Meta = styled.p`
  display: grid;
  flex: none;
  max-width: 50%;
  margin-top: 6px;
  font: var(--kv-type-small);
  color: var(--kv-text-muted);
  text-align: end;
  @container kv (width <= 720px) {
    display: block;
    max-width: none;
    margin-top: 10px;
    font: var(--kv-type-caption);
    color: var(--kv-text-subtle);
    text-align: start;
    > span + span:not(:last-child)::before {
      content: ' · ';
    }
    > :last-child {
      display: block;
    }
  }
`;

/** The seller in narrow pages: wide ones have the contact panel. */
const Seller = styled.span`
  overflow-wrap: anywhere;
  @container kv (${narrow}) {
    color: var(--kv-text);
    font-weight: 500;
  }
  @container kv (width >= 1024px) {
    display: none;
  }
`;

const AddressLine = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  > svg {
    margin-top: 2px;
    color: var(--kv-text-subtle);
  }
`;

/** Price, owner type, date and place (§2). */
export function PriceBlock({ listing }: { listing: Listing & Partial<Pick<ListingDetails, 'views'>> }) {
  const { common, text: listingText, format } = useListingText();
  const { price, tradeType, owner, publishedAt, views, address } = listing;
  const isRent = tradeType === 'rent';
  const perMetre = isRent ? null : pricePerSquareMetre(listing);
  const first = firstPaymentOf(listing);
  const name = isReachable(listing) ? owner.name.trim() : '';
  const meta = [
    owner.type && common.listing.owner[owner.type],
    publishedAt && listingText.page.published(format.moment(publishedAt, new Date())),
  ].filter((text) => text !== null);
  // Zero views are not shown. Their line stays: a list does not know them, and what follows must not move.
  const seen = views && views.last30Days > 0;
  return (
    <>
      <Row>
        <Sum part="price">
          <Big value={price} size="l" per={isRent ? common.listing.perMonth : undefined} />
          {perMetre !== null && <p>{common.listing.perSquareMetre(format.price(perMetre))}</p>}
          {isRent && !listing.isDeleted && (
            <p>
              {common.listing.firstPayment(
                first === null
                  ? listingText.page.unknownParts(unknownPartsOf(listing))
                  : format.priceWithSign(first) + listingText.page.paidAtOnce,
              )}
            </p>
          )}
        </Sum>
        {(name !== '' || meta.length > 0 || seen) && (
          <Meta>
            {name !== '' && <Seller dir="auto">{name}</Seller>}
            {meta.map((text) => (
              <span key={text}>{text}</span>
            ))}
            <span>
              {seen ? listingText.page.views(format.number(views.last30Days), views.last30Days, format.number(views.today)) : '\u00a0'}
            </span>
          </Meta>
        )}
      </Row>
      {address && (
        <AddressLine>
          <Icon name={overlayIcons['map-pin']} />
          <span dir="auto">{addressLine(address, listingText)}</span>
        </AddressLine>
      )}
    </>
  );
}
