import type { MapEvents } from './MapEngine';

type Listener<E extends keyof MapEvents> = (detail: MapEvents[E]) => void;

export class Emitter {
  readonly #listeners: { [E in keyof MapEvents]?: Set<Listener<E>> } = {};
  #isOver = false;

  on<E extends keyof MapEvents>(event: E, listener: Listener<E>): () => void {
    const all: Set<Listener<E>> = this.#of(event);
    all.add(listener);
    return () => all.delete(listener);
  }

  raise<E extends keyof MapEvents>(event: E, detail: MapEvents[E]): void {
    if (this.#isOver) return;
    for (const listener of [...this.#of(event)]) listener(detail);
  }

  end(): void {
    this.#isOver = true;
  }

  #of<E extends keyof MapEvents>(event: E): Set<Listener<E>> {
    const known = this.#listeners[event];
    if (known) return known as Set<Listener<E>>;
    const made = new Set<Listener<E>>();
    Object.assign(this.#listeners, { [event]: made });
    return made;
  }
}
