const RealDate = Date;

/** Sets the page's clock to `start`; it keeps running, so timers still work. Returns a function that restores the real clock. */
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
