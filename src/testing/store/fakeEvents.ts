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
  /** How long ago the newest event of the user was, totals apart, ms; null if there is none, or it is of the set-up. */
  newestAge(userId: number): number | null;
  /** A page asks for something. What was told before the first time is set-up, and older than any page. */
  asked(): void;
  tell(userId: number, ...events: readonly NewEvent[]): void;
  /** Calls on every event. Returns a function that ends it. */
  listen(listener: () => void): () => void;
  /** How many listen: open streams. */
  listeners(): number;
}

export function createFakeEvents(): FakeEvents {
  let events: readonly (FakeEvent & { readonly at: number; readonly isSetUp: boolean })[] = [];
  const listeners = new Set<() => void>();
  let isAsked = false;
  return {
    after: (userId, id) => events.filter((one) => one.userId === userId && one.id > id),
    last: () => events.length,
    newestAge(userId) {
      const newest = events.findLast((one) => one.userId === userId && one.event.kind !== 'counters' && !one.isSetUp);
      return newest ? Math.max(0, Date.now() - newest.at) : null;
    },
    asked() {
      isAsked = true;
    },
    tell(userId, ...added) {
      const common = { userId, at: Date.now(), isSetUp: !isAsked };
      events = [...events, ...added.map((event, index) => ({ id: events.length + index + 1, event, ...common }))];
      for (const listener of [...listeners]) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners: () => listeners.size,
  };
}
