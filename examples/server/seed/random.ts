/** A deterministic random stream: the same seed gives the same numbers on every machine. */
export class Random {
  private state: number;

  /** @param seed a whole number; neighbouring seeds give unrelated streams */
  constructor(seed: number) {
    this.state = scramble(seed ^ 0x9e3779b9);
  }

  /** A number in [0, 1); the generator is mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** Picks by weights. */
  weighted<T>(options: readonly [readonly [T, number], ...(readonly [T, number])[]]): T {
    let rest = this.next() * options.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of options) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return options[0][0];
  }

  /** About normal, with mean 0 and deviation 1. */
  normal(): number {
    return this.next() + this.next() + this.next() + this.next() + this.next() + this.next() - 3 + (this.next() - 0.5) * 0.8;
  }
}

function scramble(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
