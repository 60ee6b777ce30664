/**
 * Work that can be left and taken up again after each `yield`. What is yielded is how much was drawn, where a tile is 1: the browser puts
 * drawing off to the end of the frame, so the clock does not see it.
 */
export type Sliced<T> = Generator<number | void, T>;

interface Job {
  /** How much was drawn, or that it is over. */
  step(): number | 'over';
}

/** Ms; a little less than what a frame leaves to scripts. */
const budget = 8;
/** Tiles in one frame: as many as this computer bears. */
const [fewest, first, most] = [1, 3, 10];
/** Ms of a frame that was late, and of one that was not. */
const [late, early] = [26, 19];

/** Does work in slices, first come first served, so that no task of the page is held up. */
export class SliceQueue {
  readonly #jobs: Job[] = [];
  #channel: MessageChannel | null = null;
  #allowed = first;
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

  /** Work that cannot be left half done, and draws as much as a tile. */
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
    else this.#rest();
  }

  /** Goes on after what was drawn has been put on the screen; in a tab that nobody sees there are no frames. */
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
      if (isFrame && took > late) this.#allowed = Math.max(fewest, this.#allowed - 1);
      else if (isFrame && took < early) this.#allowed = Math.min(most, this.#allowed + 1);
      this.#drawn = 0;
      this.#soon();
    };
    const timer = setTimeout(() => next(false), 200);
    const frame = requestAnimationFrame(() => next(true));
  }

  /** An open port would keep the page's memory. */
  #rest(): void {
    this.#channel?.port1.close();
    this.#channel = null;
    // Whatever comes later comes in another frame.
    this.#drawn = 0;
    this.#lastFrame = performance.now();
  }
}
