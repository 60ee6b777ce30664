import { createHash } from 'node:crypto';
import { phoneDigits } from '../../../../src/domain/forms/phoneDigits';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { type FeedNote, printable } from '../feedNote';
import type { FeedFormat, FeedOffer } from '../feedOffer';
import type { AddressReader } from '../listing/address';
import { offerReader } from '../listing/offerListing';
import { type FeedFile, readOffers } from '../readFeed';
import { type KnownOffer, storedId } from './feedStore';
import { isRefusedForLong } from './goneOffers';

/** What there is to do about an offer of the file. */
export interface PlannedOffer {
  /** As a report names it, and as it is stored; null without one. */
  readonly id: string | null;
  readonly storedId: string | null;
  readonly line: number;
  /** Hash of what the offer says. */
  readonly content: Buffer;
  /** Form and notes as bytes, which are smaller than objects; null for an offer that says what it said before. */
  readonly packed: Buffer | null;
}

export interface OfferContent {
  readonly form: ListingForm | null;
  readonly notes: readonly FeedNote[];
}

/** A whole file, read to its end. */
export interface FeedPlan {
  readonly format: FeedFormat | null;
  readonly offers: readonly PlannedOffer[];
  /** Stored ids of the offers of the file that may keep their listings. */
  readonly present: ReadonlySet<string>;
  /** Ten digits, given by most offers; null if none gives a number that is understood. */
  readonly phone: string | null;
}

/** Refusals by which the agency itself says that an offer is over. */
const ended: readonly string[] = ['expired', 'hidden'];

/**
 * Reads a file to its end before anything is changed. Offers that say the same as before are not looked at further.
 * @throws FeedProblem for a file that is refused as a whole
 */
export async function readPlan(
  file: FeedFile,
  known: ReadonlyMap<string, KnownOffer>,
  { address, now }: { readonly address: AddressReader; readonly now: () => Date },
): Promise<FeedPlan> {
  const read = offerReader({ address, feedUrl: file.url, now });
  const offers: PlannedOffer[] = [];
  const present = new Set<string>();
  const phones = new Map<string, number>();
  let format: FeedFormat | null = null;
  for await (const { format: found, id, line, offer, refusal } of readOffers(file, now)) {
    format = found;
    // Several of one agent stand in one element.
    const phone = phoneDigits(offer.phone.split(/[,;]/)[0] ?? '');
    if (phone !== null) phones.set(phone, (phones.get(phone) ?? 0) + 1);
    const stored = id === null || refusal?.kind === 'id_duplicate' ? null : storedId(id);
    const content = hashOf(offer);
    const before = stored === null ? undefined : known.get(stored);
    const isSame = !refusal && before?.content === content.toString('hex') && before.refusedAt === null && !isAway(before);
    const outcome = isSame ? null : refusal ? { notes: [refusal], form: null } : read(offer);
    const isOver = outcome?.notes.some(({ kind }) => ended.includes(kind)) === true;
    const isBroken = outcome?.form === null && before !== undefined && isRefusedForLong(before, now());
    if (stored !== null && !isOver && !isBroken) present.add(stored);
    offers.push({ id: id && printable(id), storedId: stored, line, content, packed: outcome && Buffer.from(JSON.stringify(outcome)) });
  }
  const [most = null] = [...phones].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { format, offers, present, phone: most };
}

/** Whether its listing is not where the feed wants it. */
const isAway = ({ archivedAt, status, isDeleted }: KnownOffer) =>
  archivedAt !== null || status === null || status === 'archived' || isDeleted;

/** What a person would read of the listing: neither the line in the file nor the phone is part of that. */
function hashOf({ id: _id, line: _line, phone: _phone, ...said }: FeedOffer): Buffer {
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

export function unpack(packed: Buffer): OfferContent {
  return JSON.parse(packed.toString()) as OfferContent;
}
