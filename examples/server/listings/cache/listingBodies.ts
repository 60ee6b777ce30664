import { hash } from 'node:crypto';
import { encodeListing } from '../../../../src/api/wire/listing/encodeListing';
import { encodeListingDetails, encodeViews } from '../../../../src/api/wire/listing/encodeListingDetails';
import type { Listing } from '../../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../../src/domain/listing/listingDetails';
import { withoutViews } from './detailsCache';

/** JSON as bytes, and what changes with it: made from hashes of its parts, of which most are known. */
export interface JsonBody {
  readonly bytes: Buffer;
  readonly tag: string;
}

const open = Buffer.from('{"results":[');
const comma = Buffer.from(',');
/** The last property of a listing. */
const noViews = '"counter_views":null}';

/** The page of a listing with the views that were sent last. */
interface LastBody extends JsonBody {
  readonly views: ListingDetails['views'];
  /** How many bytes come before the views, and what changes with these. */
  readonly startLength: number;
  readonly startTag: string;
}

/** Stores keep listings that were read before, so the JSON of one is made once. */
const cards = new WeakMap<Listing, JsonBody>();
const lastBodies = new WeakMap<ListingDetails, LastBody>();

const tagOf = (content: string | Buffer) => hash('sha1', content, 'base64');

function jsonBody(json: string): JsonBody {
  const bytes = Buffer.from(json);
  return { bytes, tag: tagOf(bytes) };
}

function cardOf(listing: Listing): JsonBody {
  const known = cards.get(listing);
  if (known) return known;
  const card = jsonBody(JSON.stringify(encodeListing(listing)));
  cards.set(listing, card);
  return card;
}

/** Returns the body of a page of a list, as `{ results, count }` would be sent. */
export function resultsBody(results: readonly Listing[], count: number): JsonBody {
  const parts: Buffer[] = [open];
  let tags = '';
  for (const listing of results) {
    const { bytes, tag } = cardOf(listing);
    parts.push(bytes, comma);
    tags += tag;
  }
  if (results.length > 0) parts.pop();
  parts.push(Buffer.from(`],"count":${count}}`));
  return { bytes: Buffer.concat(parts), tag: tagOf(`${tags} ${count}`) };
}

/** Returns the body of the page of a listing, as `encodeListingDetails` would be sent. For what all see alike. */
export function detailsBody(listing: ListingDetails): JsonBody {
  const lasting = withoutViews(listing);
  const last = lastBodies.get(lasting);
  // Stores keep the views, too, until they change.
  if (last && last.views === listing.views) return last;
  const start = last ? { bytes: last.bytes.subarray(0, last.startLength), tag: last.startTag } : startOf(lasting);
  const views = `"counter_views":${JSON.stringify(encodeViews(listing.views))}}`;
  const body = {
    bytes: Buffer.concat([start.bytes, Buffer.from(views)]),
    tag: tagOf(start.tag + views),
    views: listing.views,
    startLength: start.bytes.length,
    startTag: start.tag,
  };
  lastBodies.set(lasting, body);
  return body;
}

function startOf(listing: ListingDetails): JsonBody {
  const json = JSON.stringify(encodeListingDetails(listing));
  if (!json.endsWith(noViews)) throw new Error('Views are not the last property of a listing');
  return jsonBody(json.slice(0, -noViews.length));
}
