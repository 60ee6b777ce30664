/**
 * Work that can be paused at each `yield`. Yields how much was drawn, in tiles: browsers defer drawing to the end of the frame, so the
 * clock does not see it.
 */
export type Sliced<T> = Generator<number | void, T>;

interface Job {
  /** Returns how much was drawn, or that the job is over. */
  step(): number | 'over';
}

/** Ms; a little less than a frame leaves for scripts. */
const budget = 8;
/** Tiles per frame, adapted to the device. */
const [minTiles, initialTiles, maxTiles] = [1, 3, 10];
/** Ms of a late and of a timely frame. */
const [slowFrame, fastFrame] = [26, 19];

/** Runs work in slices, first in, first out, to avoid long tasks. */
export class SliceQueue {
  readonly #jobs: Job[] = [];
  #channel: MessageChannel | null = null;
  #allowed = initialTiles;
  #drawn = 0;
  #lastFrame = 0;

  run<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((done, fail) => {
      const step = () => {
        try {
          signal?.throwIfAborted();
          const next = work.next();
          if (!next.done) return next.value ?? 0;
          done(next.value);
        } catch (reason) {
          fail(reason);
        }
        return 'over';
      };
      this.#jobs.push({ step });
      if (this.#jobs.length === 1) this.#soon();
    });
  }

  /** Runs work that cannot be paused and draws about as much as a tile. */
  draw(work: () => void): Promise<void> {
    return this.run(
      (function* (): Sliced<void> {
        work();
        yield 1;
      })(),
    );
  }

  #soon(): void {
    if (this.#drawn >= this.#allowed) {
      this.#nextFrame();
      return;
    }
    if (!this.#channel) {
      this.#channel = new MessageChannel();
      this.#channel.port1.addEventListener('message', () => this.#slice());
      this.#channel.port1.start();
    }
    this.#channel.port2.postMessage(null);
  }

  #slice(): void {
    const until = performance.now() + budget;
    while (performance.now() < until && this.#drawn < this.#allowed) {
      const [job] = this.#jobs;
      if (!job) break;
      const result = job.step();
      if (result === 'over') this.#jobs.shift();
      else this.#drawn += result;
    }
    if (this.#jobs.length > 0) this.#soon();
    else this.#goIdle();
  }

  /** Continues after the next frame, or after a timeout in a hidden tab, which has no frames. */
  #nextFrame(): void {
    let isDone = false;
    const next = (isFrame: boolean) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      const now = performance.now();
      const took = now - this.#lastFrame;
      this.#lastFrame = now;
      if (isFrame && took > slowFrame) this.#allowed = Math.max(minTiles, this.#allowed - 1);
      else if (isFrame && took < fastFrame) this.#allowed = Math.min(maxTiles, this.#allowed + 1);
      this.#drawn = 0;
      this.#soon();
    };
    const timer = setTimeout(() => next(false), 200);
    const frame = requestAnimationFrame(() => next(true));
  }

  /** An open port prevents garbage collection of the page. */
  #goIdle(): void {
    this.#channel?.port1.close();
    this.#channel = null;
    // Later work runs in another frame.
    this.#drawn = 0;
    this.#lastFrame = performance.now();
  }
}
