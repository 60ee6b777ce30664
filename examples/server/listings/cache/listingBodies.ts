import { encodeListing } from '../../../../src/api/wire/listing/listing';
import { encodeListingDetails, encodeViews } from '../../../../src/api/wire/listing/listingDetails';
import type { Listing } from '../../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import { withoutViews } from './detailsCache';

const open = Buffer.from('{"results":[');
const comma = Buffer.from(',');
/** The last property of a listing. */
const noViews = '"counter_views":null}';

/** Stores keep listings that were read before, so the JSON of one is made once. */
const cards = new WeakMap<Listing, Buffer>();
const starts = new WeakMap<ListingDetails, Buffer>();

function cardOf(listing: Listing): Buffer {
  const known = cards.get(listing);
  if (known) return known;
  const card = Buffer.from(JSON.stringify(encodeListing(listing)));
  cards.set(listing, card);
  return card;
}

/** Returns the body of a page of a list, as `{ results, count }` would be sent. */
export function resultsBody(results: readonly Listing[], count: number): Buffer {
  const parts: Buffer[] = [open];
  for (const listing of results) parts.push(cardOf(listing), comma);
  if (results.length > 0) parts.pop();
  parts.push(Buffer.from(`],"count":${count}}`));
  return Buffer.concat(parts);
}

/** Everything up to the views. */
function startOf(listing: ListingDetails): Buffer {
  const known = starts.get(listing);
  if (known) return known;
  const json = JSON.stringify(encodeListingDetails(listing));
  if (!json.endsWith(noViews)) throw new Error('Views are not the last property of a listing');
  const start = Buffer.from(json.slice(0, -noViews.length));
  starts.set(listing, start);
  return start;
}

/** Returns the body of the page of a listing, as `encodeListingDetails` would be sent. For what all see alike. */
export function detailsBody(listing: ListingDetails): Buffer {
  const views = Buffer.from(`"counter_views":${JSON.stringify(encodeViews(listing.views))}}`);
  return Buffer.concat([startOf(withoutViews(listing)), views]);
}
