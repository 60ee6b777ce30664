import { type ContactMethod, isOwn, isReachable } from '../../../domain/contact/contact';
import type { Listing } from '../../../domain/listing/listing';
import { ContactButtons } from '../../../parts/card/ContactButtons';
import { useUserId } from '../../../state/account/useUserId';
import { listingTitle } from '../../../text/listing/describe';
import { useFavouritesText } from '../../../text/listing/favourites/useFavouritesText';
import { Ways } from './ComparisonTable.styles';

export interface ContactRowProps {
  readonly listings: readonly Listing[];
  onContact(method: ContactMethod, listing: Listing): void;
}

/** 'Позвонить' and 'Написать' below each column. A visitor's own flat has none. */
export function ContactRow({ listings, onContact }: ContactRowProps) {
  const { common, text, format } = useFavouritesText();
  const viewer = { id: useUserId() };
  const reachable = listings.filter((listing) => isReachable(listing) && !isOwn(listing, viewer));
  if (reachable.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <td aria-label={text.contacts} />
        {listings.map((listing) => (
          <td key={listing.id}>
            {reachable.includes(listing) && (
              <Ways role="group" aria-label={listingTitle(listing, common, text.floor, format)}>
                <ContactButtons communicationMethod={listing.communicationMethod} onContact={(method) => onContact(method, listing)} />
              </Ways>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
