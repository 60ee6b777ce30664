/**
 * How long a request may wait for its databases altogether: for connections and statements, one after another or at once. What it does in between,
 * such as reading a large body or encoding photos, does not count.
 */
export class WaitingTime {
  #used = 0;
  /** Waits that have begun and not ended. */
  #waits = 0;
  #since = 0;

  /** @param limit ms */
  constructor(
    private readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is left, ms; never negative. */
  left(): number {
    return Math.max(0, this.limit - this.#used - (this.#waits > 0 ? this.now() - this.#since : 0));
  }

  begin(): void {
    if (this.#waits === 0) this.#since = this.now();
    this.#waits += 1;
  }

  end(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.#used += this.now() - this.#since;
  }
}
