import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { Reference } from '../../listings/writes/placeOf';
import { messageOf } from '../../messageOf';
import { checkedOffer } from '../checkFeed';
import { type FeedNote, FeedProblem, note } from '../feedNote';
import type { AddressReader } from '../listing/address';
import type { FeedFile, FileValidators } from '../readFeed';
import { applyOffer } from './applyOffer';
import { beginRun, endRun, type Feed, type KnownOffer, keepValidators, knownOffers, knownValidators, withFeedLock } from './feedStore';
import { archiveGone, goneOffers, noteRefusal } from './goneOffers';
import { type ImportedOffer, type ImportReport, type Outcome, outcomes, silentOffer } from './importedOffer';
import { offerPhotos, type PhotoLoader } from './offerPhotos';
import { ownedPhotos } from './ownedPhotos';
import { type FeedPlan, type PlannedOffer, readPlan, unpack } from './readPlan';

/** What an import works with. */
export interface ImportParts<Kept> {
  readonly db: Kysely<Database>;
  readonly feed: Feed;
  readonly reference: Reference;
  readonly address: AddressReader;
  readonly loadPhoto: PhotoLoader;
  /** Whether listings are archived also when more than half of them have left the file at once. */
  readonly acceptsVanished?: boolean;
  /** Whether its offers are public without a moderator: the site is the agency's own. */
  readonly isOwnSite?: boolean;
  /** Called with the phone that most offers give, ten digits, before they are applied. */
  readonly onPhone?: (phone: string) => Promise<void>;
  /** Ends the run between two offers; the next one continues it. */
  readonly signal?: AbortSignal;
  /** What somebody keeps of each offer. */
  readonly keep: (offer: ImportedOffer) => Kept;
  readonly now?: () => Date;
  /** Called before each offer that is not unchanged. */
  readonly onOffer?: (id: string) => void;
}

/** Offers that are applied at once: while one waits for the database, another is prepared. */
const atOnce = 4;

/** Opens the file of a feed. `known`: of the file whose offers were all applied. */
export type OpenFeed = (known: FileValidators | null) => Promise<FeedFile | 'unchanged'>;

/**
 * Imports a feed: its offers become listings of its account. A file that is not whole changes nothing. A run that was killed is continued by the
 * next one, because each offer is a transaction that says what was applied; two runs of one feed never overlap.
 */
export async function importFeed<Kept>(open: OpenFeed, parts: ImportParts<Kept>): Promise<ImportReport<Kept>> {
  const report = await withFeedLock(parts.db, parts.feed.id, () => runImport(open, parts));
  return report === 'running' ? refusedReport(new FeedProblem('feed_running')) : report;
}

async function runImport<Kept>(open: OpenFeed, parts: ImportParts<Kept>): Promise<ImportReport<Kept>> {
  const { db, feed, address, now = () => new Date() } = parts;
  const run = await beginRun(db, feed.id);
  try {
    const file = await open(await knownValidators(db, feed.id));
    if (file === 'unchanged') {
      await endRun(db, run, { state: 'done', totals: noTotals() });
      return { format: null, totals: noTotals(), problem: null, offers: [], isUnchanged: true };
    }
    const known = await knownOffers(db, feed.id);
    const plan = await readPlan(file, known, { address, now });
    if (plan.phone !== null) await parts.onPhone?.(plan.phone);
    const { report, records } = await applyPlan(plan, known, parts);
    const { totals, problem } = report;
    await endRun(db, run, { state: problem ? 'held' : 'done', totals, problem: problem?.text ?? null, offers: records });
    // A new offer whose photos did not load has left no trace but this.
    const isWhole = !problem && !records.some(({ kinds }) => kinds.includes('photos_missing'));
    await keepValidators(db, feed.id, isWhole ? (file.validators ?? null) : null);
    return report;
  } catch (error) {
    const isRefused = error instanceof FeedProblem;
    // The record stays open while the database is away: the next run ends it.
    await endRun(db, run, { state: isRefused ? 'refused' : 'failed', problem: messageOf(error) }).catch(() => undefined);
    if (isRefused) return refusedReport(error);
    throw error;
  }
}

/** What is kept of an offer in the record of a run. */
interface RunRecord {
  readonly id: string | null;
  readonly happened: Outcome;
  readonly listing: number | null;
  readonly kinds: readonly string[];
}

const noTotals = () => ({ offers: 0, accepted: 0, ...countsOf([]) });

function refusedReport<Kept>({ kind, message }: FeedProblem): ImportReport<Kept> {
  return { format: null, totals: noTotals(), problem: { kind, text: message }, offers: [] };
}

function countsOf(happened: readonly Outcome[]): Readonly<Record<Outcome, number>> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const outcome of happened) counts[outcome] += 1;
  return counts;
}

/** Applies a whole file: first its offers, then what has left it. */
async function applyPlan<Kept>(plan: FeedPlan, known: ReadonlyMap<string, KnownOffer>, parts: ImportParts<Kept>) {
  const { db, feed, keep, acceptsVanished = false } = parts;
  const told: { readonly kept: Kept; readonly record: RunRecord }[] = [];
  const tell = ({ id, happened, listing_id: listing, kinds }: ImportedOffer) => ({ id, happened, listing, kinds });
  await eachOf(plan.offers, async (planned, index) => {
    parts.signal?.throwIfAborted();
    const offer = await importOffer(planned, planned.storedId === null ? undefined : known.get(planned.storedId), parts);
    told[index] = { kept: keep(offer), record: tell(offer) };
  });
  const gone = goneOffers(known.values(), plan.present);
  const isHeld = gone.isMass && !acceptsVanished;
  for (const offer of isHeld ? [] : gone.offers) {
    if (!(await archiveGone(db, feed, offer))) continue;
    const archived = silentOffer({ id: offer.offerId, line: null }, 'archived', offer.listingId);
    told.push({ kept: keep(archived), record: tell(archived) });
  }
  const counts = countsOf(told.map(({ record }) => record.happened));
  const totals = { offers: plan.offers.length, accepted: plan.offers.length - counts.refused, ...counts };
  const held = new FeedProblem('feed_mass_vanish', { n: gone.count, all: gone.all });
  const problem = isHeld ? { kind: held.kind, text: held.message } : null;
  const report: ImportReport<Kept> = { format: plan.format, totals, problem, offers: told.map(({ kept }) => kept) };
  // What is unchanged says nothing to those who read the record of a run.
  return { report, records: told.map(({ record }) => record).filter(({ happened }) => happened !== 'unchanged') };
}

/** Works on several at once, in their order. After the first that fails no other one is begun. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> {
  const rest = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [index, item] of rest) {
      if (hasFailed) return;
      try {
        await work(item, index);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function importOffer<Kept>(
  planned: PlannedOffer,
  known: KnownOffer | undefined,
  { db, feed, reference, loadPhoto, onOffer, isOwnSite = false }: ImportParts<Kept>,
): Promise<ImportedOffer> {
  const { id, line, packed, storedId, content } = planned;
  const listingId = known?.listingId ?? null;
  if (!packed) return silentOffer({ id, line }, 'unchanged', listingId);
  const { form, notes } = unpack(packed);
  const refuse = async (...more: readonly FeedNote[]): Promise<ImportedOffer> => {
    if (known && !known.refusedAt) await noteRefusal(db, known);
    return { ...checkedOffer({ id, line, notes: [...notes, ...more], form: null }), happened: 'refused', listing_id: listingId };
  };
  if (!form || storedId === null) return refuse();
  onOffer?.(storedId);
  if (known && (known.isDeleted || listingId === null || (known.status === 'archived' && !known.archivedAt)))
    return { ...checkedOffer({ id, line, notes, form }), happened: 'skipped', listing_id: listingId };
  const owned = listingId === null ? new Map<string, number>() : await ownedPhotos(db, listingId);
  const photos = await offerPhotos(form.photos.map(String), known?.photos ?? [], owned, loadPhoto);
  if (photos.entries.length === 0) return refuse(...photos.notes, note('photos_missing', 'photos'));
  const { happened, listingId: saved } = await applyOffer(db, feed, known, { storedId, form, photos, content, isOwnSite }, reference);
  if (happened === 'deal_changed') return refuse(note('deal_changed', 'tradeType'));
  return { ...checkedOffer({ id, line, notes: [...notes, ...photos.notes], form }), happened, listing_id: saved };
}
