import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { Notes } from '../formats/words';

/** Returns the addresses of the photos that are taken, each once: the first of a listing, relative ones beside the feed. */
export function readPhotos(written: readonly string[], feedUrl: string | null, notes: Notes): string[] {
  const byAddress = new Map<string, string>();
  for (const text of written) {
    const address = addressOf(text, feedUrl);
    if (address === null) notes.add('photo_address', 'photos', { value: text });
    else if (!byAddress.has(address)) byAddress.set(address, /^https?:/i.test(text) ? text : address);
  }
  const { max } = formLimits.photos;
  if (byAddress.size > max) notes.add('photos_cut', 'photos', { n: max });
  return [...byAddress.values()].slice(0, max);
}

function addressOf(text: string, feedUrl: string | null): string | null {
  if (!URL.canParse(text, feedUrl ?? undefined)) return null;
  const url = new URL(text, feedUrl ?? undefined);
  if (url.protocol === 'https:' || url.protocol === 'http:') return url.href;
  // A file of this machine names the files of its folder, and no feed from elsewhere does.
  return feedUrl !== null && url.href.startsWith(new URL('.', feedUrl).href) && url.protocol === 'file:' ? url.href : null;
}
