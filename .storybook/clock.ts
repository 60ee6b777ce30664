const RealDate = Date;

/** Starts the clock of the page at `start`; it goes on from there, so that nothing which waits stands still. Answers a function that ends it. */
export function startClockAt(start: Date): () => void {
  const offset = start.getTime() - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [value: number | string | Date]) {
      if (parts.length === 0) super(RealDate.now() + offset);
      else super(...parts);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
