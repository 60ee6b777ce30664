import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';

interface Asked {
  readonly offset: number;
  readonly length: number;
  readonly etag: string | undefined;
  done(answer: RangeResponse): void;
  fail(reason: unknown): void;
}

/** Bytes between two ranges that are sooner read than asked for apart. */
const gap = 16_384;
/** Ranges of one answer together. */
const mostAtOnce = 400_000;
/** A host without ranges gives the whole file; what is larger than this was not meant for that. */
const largestWhole = 40_000_000;

/** Reads a file by `Range`, neighbouring ranges at once; where the host does not know ranges, the whole file once. */
export class RangeSource implements Source {
  readonly #address: string;
  readonly #fetch: typeof fetch;
  #whole: ArrayBuffer | null = null;
  #asked: Asked[] = [];

  /** Ends what is being read. */
  signal: AbortSignal | undefined;

  constructor(address: string, fetchFile: typeof fetch) {
    this.#address = address;
    this.#fetch = fetchFile;
  }

  getKey(): string {
    return this.#address;
  }

  getBytes(offset: number, length: number, _signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    if (this.#whole) return Promise.resolve({ data: this.#whole.slice(offset, offset + length) });
    return new Promise((done, fail) => {
      this.#asked.push({ offset, length, etag, done, fail });
      // A moment later: tiles of one view are asked for one after another.
      if (this.#asked.length === 1) setTimeout(() => this.#flush());
    });
  }

  #flush(): void {
    const asked = this.#asked.sort((a, b) => a.offset - b.offset);
    this.#asked = [];
    for (const run of inRuns(asked)) this.#read(run).catch((reason) => run.forEach(({ fail }) => fail(reason)));
  }

  async #read(run: readonly Asked[]): Promise<void> {
    const from = run[0]?.offset ?? 0;
    const to = endOf(run);
    const { data, etag } = this.#whole ? { data: null, etag: undefined } : await this.#fetchRange(from, to);
    for (const { offset, length, etag: expected, done, fail } of run) {
      if (expected && etag && expected !== etag) fail(new EtagMismatch());
      else if (data) done({ data: data.slice(offset - from, offset - from + length), etag });
      else done({ data: (this.#whole ?? new ArrayBuffer(0)).slice(offset, offset + length), etag });
    }
  }

  /** `data` is null when the whole file has come instead. */
  async #fetchRange(from: number, to: number): Promise<{ data: ArrayBuffer | null; etag: string | undefined }> {
    this.signal?.throwIfAborted();
    const answer = await this.#fetch(this.#address, { headers: { Range: `bytes=${from}-${to - 1}` }, signal: this.signal });
    const tag = answer.headers.get('ETag');
    const etag = tag && !tag.startsWith('W/') ? tag : undefined;
    if (answer.status === 206) return { data: await answer.arrayBuffer(), etag };
    if (!answer.ok) throw new Error(`${answer.status} ${this.#address}`);
    if (Number(answer.headers.get('Content-Length')) > largestWhole) {
      await answer.body?.cancel();
      throw new Error(`no ranges of ${this.#address}`);
    }
    this.#whole = await answer.arrayBuffer();
    return { data: null, etag };
  }
}

const endOf = (run: readonly Asked[]) => Math.max(...run.map(({ offset, length }) => offset + length));

function inRuns(sorted: readonly Asked[]): Asked[][] {
  const runs: Asked[][] = [];
  for (const asked of sorted) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run && first && asked.offset - endOf(run) <= gap && asked.offset + asked.length - first.offset <= mostAtOnce) run.push(asked);
    else runs.push([asked]);
  }
  return runs;
}
