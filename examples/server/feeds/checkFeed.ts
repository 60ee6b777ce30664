import { FeedProblem, isRefusal, noteText, printable } from './feedNote';
import type { FeedFormat } from './feedOffer';
import type { AddressReader } from './listing/address';
import { encodeOffer } from './listing/encodeOffer';
import { type FeedFile, type FeedResult, readFeed } from './readFeed';

/** What would happen to an offer. */
export interface CheckedOffer {
  readonly id: string | null;
  readonly line: number;
  readonly result: 'accepted' | 'refused';
  /** Reasons of a refusal. */
  readonly kinds: readonly string[];
  readonly warnings: readonly string[];
  /** All of both, with the field and the words for an agent. */
  readonly notes: readonly { readonly kind: string; readonly field: string; readonly text: string }[];
  readonly listing: ReturnType<typeof encodeOffer> | null;
}

/** What would happen if a feed were imported; `Kept` is what somebody keeps of each offer. */
export interface FeedCheck<Kept = CheckedOffer> {
  readonly format: FeedFormat | null;
  readonly totals: { readonly offers: number; readonly accepted: number; readonly refused: number };
  /** Why the whole file is refused; its offers are not listed then, because none of them would change. */
  readonly problem: { readonly kind: string; readonly text: string } | null;
  readonly offers: readonly Kept[];
}

interface Checking<Kept> {
  readonly address: AddressReader;
  readonly keep: (offer: CheckedOffer) => Kept;
  readonly now?: () => Date;
}

/** Checks a feed without storing anything. Only what is kept of an offer stays in memory. */
export async function checkFeed<Kept>(open: () => Promise<FeedFile>, { address, keep, now }: Checking<Kept>): Promise<FeedCheck<Kept>> {
  const offers: Kept[] = [];
  let format: FeedFormat | null = null;
  let accepted = 0;
  try {
    for await (const result of readFeed(await open(), address, now)) {
      format = result.format;
      if (result.form) accepted += 1;
      offers.push(keep(checkedOffer(result)));
    }
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    const totals = { offers: 0, accepted: 0, refused: 0 };
    return { format, totals, problem: { kind: error.kind, text: error.message }, offers: [] };
  }
  return { format, totals: { offers: offers.length, accepted, refused: offers.length - accepted }, problem: null, offers };
}

/** Returns what a report says of an offer. */
export function checkedOffer({ id, line, notes, form }: Omit<FeedResult, 'format'>): CheckedOffer {
  const kindsOf = (wanted: boolean) => [...new Set(notes.filter((note) => isRefusal(note) === wanted).map(({ kind }) => kind))];
  return {
    id: id && printable(id),
    line,
    result: form ? 'accepted' : 'refused',
    kinds: kindsOf(true),
    warnings: kindsOf(false),
    notes: notes
      .toSorted((a, b) => Number(isRefusal(b)) - Number(isRefusal(a)))
      .map((note) => ({ kind: note.kind, field: note.field, text: noteText(note) })),
    listing: form && encodeOffer(form),
  };
}
