import { listAddressesAt } from '../../../api/address';
import type { Transport } from '../../../api/client/request';
import { getSimilarPrices } from '../../../api/listing/similarPrices';
import { formLimits } from '../../../domain/listing/form/formLimits';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import type { PostingFacts } from '../../../domain/listing/postingRules/postingHints';
import { isPlace } from '../../../domain/map/coordinates';
import type { FormValues } from '../form/formValues';
import type { PhotoEntry } from '../form/photoEntry';
import { photoFactsOf } from './photoFacts';

/** A stored photo was looked at when it came. */
const stored = { width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER, fingerprint: null };

/** Houses beside the place of an address, among which its own is looked for. */
const besides = 5;

/** Returns the facts that are known about a form, and calls `onMore` when there are more. What cannot be found out stays unknown. */
export function coachFacts(
  transport: Transport,
  listingId: number | null,
  onMore: () => void,
): (values: FormValues, isPriceDone: boolean) => PostingFacts {
  const known = new Map<string, unknown>();
  const ask = <T>(key: string, call: () => Promise<T>): T | null => {
    if (known.has(key)) return known.get(key) as T | null;
    known.set(key, null);
    call().then(
      (value) => {
        known.set(key, value);
        onMore();
      },
      // Advice: without the network there is none.
      () => {},
    );
    return null;
  };

  const houseAt = (address: FormAddress | null) => {
    if (!address || !isPlace(address)) return null;
    return ask(`house ${JSON.stringify(address)}`, async () => {
      const found = await listAddressesAt(transport, address, { count: besides });
      const same = found.find(
        ({ address: other }) =>
          other.houseNumber === address.houseNumber && other.corpus === address.corpus && other.building === address.building,
      );
      return same?.house ?? null;
    });
  };
  const similarTo = ({ tradeType, realtyType, rooms, area, address }: FormValues) => {
    if (!tradeType || !realtyType || !area || !address || !isPlace(address)) return null;
    // The server refuses to compare what the form refuses.
    if (area < formLimits.area.min || area > formLimits.area.max) return null;
    const at = { latitude: address.latitude, longitude: address.longitude };
    const flat = { tradeType, realtyType, rooms, area, at, listingId };
    return ask(`prices ${JSON.stringify(flat)}`, () => getSimilarPrices(transport, flat));
  };
  const photoOf = (entry: PhotoEntry) => (entry.kind === 'new' && ask(`photo ${entry.hash}`, () => photoFactsOf(entry.data))) || stored;

  return (values, isPriceDone) => ({
    house: houseAt(values.address),
    // The form says it at the address.
    address: null,
    similar: isPriceDone ? similarTo(values) : null,
    photos: values.photos.map(photoOf),
  });
}
