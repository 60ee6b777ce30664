/** Work that can be left and taken up again after each `yield`. */
export type Sliced<T> = Generator<void, T>;

interface Job {
  step(): boolean;
}

/** A little less than what a frame leaves to scripts. */
const budget = 9;

/** Does work in slices, first come first served, so that no task of the page is held up. */
export class SliceQueue {
  readonly #jobs: Job[] = [];
  #channel: MessageChannel | null = null;

  run<T>(work: Sliced<T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((done, fail) => {
      const step = (): boolean => {
        try {
          signal?.throwIfAborted();
          const next = work.next();
          if (next.done) done(next.value);
          return next.done === true;
        } catch (reason) {
          fail(reason);
          return true;
        }
      };
      this.#jobs.push({ step });
      if (this.#jobs.length === 1) this.#soon();
    });
  }

  /** Work that cannot be left half done. */
  runWhole(work: () => void): Promise<void> {
    return this.run(whole(work));
  }

  #soon(): void {
    if (!this.#channel) {
      this.#channel = new MessageChannel();
      this.#channel.port1.addEventListener('message', () => this.#slice());
      this.#channel.port1.start();
    }
    this.#channel.port2.postMessage(null);
  }

  #slice(): void {
    const until = performance.now() + budget;
    while (performance.now() < until) {
      const [job] = this.#jobs;
      if (!job) break;
      if (job.step()) this.#jobs.shift();
    }
    if (this.#jobs.length > 0) this.#soon();
    else this.#close();
  }

  /** An open port would keep the page's memory. */
  #close(): void {
    this.#channel?.port1.close();
    this.#channel = null;
  }
}

function* whole(work: () => void): Sliced<void> {
  work();
  yield;
}
