import type { NewEvent } from '../../domain/events/liveEvent';

/** An event as it is sent. */
export interface FakeEvent {
  readonly id: number;
  readonly userId: number;
  readonly event: NewEvent;
}

/** Events of a fake server. */
export interface FakeEvents {
  /** Returns the events of the user after this id. */
  after(userId: number, id: number): readonly FakeEvent[];
  last(): number;
  /** How long ago the newest event of the user was, totals apart, ms; null if there is none. */
  newestAge(userId: number): number | null;
  tell(userId: number, ...events: readonly NewEvent[]): void;
  /** Calls on every event. Returns a function that ends it. */
  listen(listener: () => void): () => void;
  /** How many listen: open streams. */
  listeners(): number;
}

export function createFakeEvents(): FakeEvents {
  let events: readonly (FakeEvent & { readonly at: number })[] = [];
  const listeners = new Set<() => void>();
  return {
    after: (userId, id) => events.filter((one) => one.userId === userId && one.id > id),
    last: () => events.length,
    newestAge(userId) {
      const newest = events.findLast((one) => one.userId === userId && one.event.kind !== 'counters');
      return newest ? Math.max(0, Date.now() - newest.at) : null;
    },
    tell(userId, ...added) {
      events = [...events, ...added.map((event, index) => ({ id: events.length + index + 1, userId, event, at: Date.now() }))];
      for (const listener of [...listeners]) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners: () => listeners.size,
  };
}
