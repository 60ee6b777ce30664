/** Tells listeners of events by name; after its end, nobody of anything. */
export function makeEmitter<Events extends object>() {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();
  let hasEnded = false;
  return {
    emit<E extends keyof Events>(event: E, detail: Events[E]): void {
      if (hasEnded) return;
      for (const listener of [...(listeners.get(event) ?? [])]) (listener as (given: Events[E]) => void)(detail);
    },
    on<E extends keyof Events>(event: E, listener: (detail: Events[E]) => void): () => void {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known);
      known.add(listener);
      return () => void known.delete(listener);
    },
    end(): void {
      hasEnded = true;
      listeners.clear();
    },
  };
}
