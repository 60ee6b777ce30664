import { listAddressesAt } from '../../../api/address';
import type { Transport } from '../../../api/client/request';
import { getSimilarPrices } from '../../../api/listing/similarPrices';
import { formLimits } from '../../../domain/listing/form/formLimits';
import type { FormAddress } from '../../../domain/listing/form/listingForm';
import { fingerprintOf, fingerprintSize, type PhotoFacts } from '../../../domain/listing/postingRules/comparePhotos';
import type { PostingFacts } from '../../../domain/listing/postingRules/postingHints';
import { isPlace } from '../../../domain/map/coordinates';
import type { FormValues } from '../form/formValues';
import type { PhotoEntry } from '../form/photoEntry';

/** Returns what the rules look at, of a compressed photo. The browser decodes and scales it beside the main thread. */
async function photoFactsOf(data: string): Promise<PhotoFacts> {
  const blob = new Blob([bytesOf(data)]);
  const whole = await createImageBitmap(blob);
  const { width, height } = whole;
  whole.close();
  const small = { resizeWidth: fingerprintSize.width, resizeHeight: fingerprintSize.height, resizeQuality: 'high' } as const;
  const bitmap = await createImageBitmap(blob, small);
  const canvas = document.createElement('canvas');
  canvas.width = fingerprintSize.width;
  canvas.height = fingerprintSize.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, fingerprintSize.width, fingerprintSize.height).data;
  const grey = Array.from({ length: fingerprintSize.width * fingerprintSize.height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.slice(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { width, height, fingerprint: fingerprintOf(grey) };
}

/** Decodes a `data:` URL without `fetch`, which policies of pages forbid for these. */
function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  const letters = atob(data.slice(data.indexOf(',') + 1));
  const bytes = new Uint8Array(letters.length);
  // A loop: `Uint8Array.from` with a function takes ten times as long.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

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
