import type { OutgoingMessage } from './outgoingMessage';

/** What a tab knows of the storage that it shares with others. */
export interface KnownOfStorage {
  /** Keys of messages that were there before the reading: only these can be missed. */
  readonly kept: ReadonlySet<string>;
  /** Keys of those that this tab has sent or removed, which a reading that began before may still have. */
  readonly gone: ReadonlySet<string>;
}

/** Returns the messages of a tab with what is in the storage now: what other tabs have written, sent, removed or were refused. */
export function withKept(
  here: readonly OutgoingMessage[],
  found: readonly OutgoingMessage[],
  { kept, gone }: KnownOfStorage,
): readonly OutgoingMessage[] {
  const there = new Map(found.filter(({ key }) => !gone.has(key)).map((one) => [one.key, one]));
  const left = here.filter(({ key, status }) => status === 'sending' || !kept.has(key) || there.has(key));
  const known = new Set(left.map(({ key }) => key));
  const others = [...there.values()].filter(({ key }) => !known.has(key));
  // Written while these were read, by a clock that was set back.
  const last = others.at(-1)?.order ?? 0;
  const late = left.filter(({ key, order }) => order <= last && !there.has(key));
  return [
    // One that was on its way when the page went: its key makes sure that it is sent once.
    ...others.map((one) => (one.status === 'sending' ? { ...one, status: 'waiting' as const } : one)),
    ...left.map((one) => (late.includes(one) ? { ...one, order: last + 1 + late.indexOf(one) } : latest(one, there.get(one.key)))),
  ].sort((one, other) => one.order - other.order);
}

/** Returns a message as it is here, or as another tab has left it: refused, or asked for again by hand. */
function latest(here: OutgoingMessage, there: OutgoingMessage | undefined): OutgoingMessage {
  if (!there || here.status === 'sending' || there.status === here.status) return here;
  const [mine, theirs] = [here.writtenAt.getTime(), there.writtenAt.getTime()];
  return theirs > mine || (theirs === mine && there.status === 'failed') ? there : here;
}
