import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';

interface PendingRange {
  readonly offset: number;
  readonly length: number;
  readonly etag: string | undefined;
  done(response: RangeResponse): void;
  fail(reason: unknown): void;
}

/** Bytes between two ranges below which one request is faster than two. */
const gap = 16_384;
/** Maximum bytes per request. */
const maxBatchBytes = 400_000;
/** Bytes. Larger files are not downloaded whole from hosts without range support. */
const maxWholeFile = 40_000_000;

/** Reads a file by range requests, merging nearby ranges; without range support, downloads it once. */
export class RangeSource implements Source {
  readonly #address: string;
  readonly #fetch: typeof fetch;
  #file: ArrayBuffer | null = null;
  #pending: PendingRange[] = [];

  /** Aborts pending reads. */
  signal: AbortSignal | undefined;

  constructor(address: string, fetchFile: typeof fetch) {
    this.#address = address;
    this.#fetch = fetchFile;
  }

  getKey(): string {
    return this.#address;
  }

  getBytes(offset: number, length: number, _signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    if (this.#file) return Promise.resolve({ data: this.#file.slice(offset, offset + length) });
    return new Promise((done, fail) => {
      this.#pending.push({ offset, length, etag, done, fail });
      // Deferred, to collect the tiles of a view.
      if (this.#pending.length === 1) setTimeout(() => this.#flush());
    });
  }

  #flush(): void {
    const pending = this.#pending.sort((a, b) => a.offset - b.offset);
    this.#pending = [];
    for (const batch of batchesOf(pending)) this.#read(batch).catch((reason) => batch.forEach(({ fail }) => fail(reason)));
  }

  async #read(batch: readonly PendingRange[]): Promise<void> {
    const from = batch[0]?.offset ?? 0;
    const to = endOf(batch);
    const { data, etag } = this.#file ? { data: null, etag: undefined } : await this.#fetchRange(from, to);
    for (const { offset, length, etag: expected, done, fail } of batch) {
      if (expected && etag && expected !== etag) fail(new EtagMismatch());
      else if (data) done({ data: data.slice(offset - from, offset - from + length), etag });
      else done({ data: (this.#file ?? new ArrayBuffer(0)).slice(offset, offset + length), etag });
    }
  }

  /** `data` is null if the server sent the whole file. */
  async #fetchRange(from: number, to: number): Promise<{ data: ArrayBuffer | null; etag: string | undefined }> {
    this.signal?.throwIfAborted();
    const response = await this.#fetch(this.#address, { headers: { Range: `bytes=${from}-${to - 1}` }, signal: this.signal });
    const tag = response.headers.get('ETag');
    const etag = tag && !tag.startsWith('W/') ? tag : undefined;
    if (response.status === 206) return { data: await response.arrayBuffer(), etag };
    if (!response.ok) throw new Error(`${response.status} ${this.#address}`);
    if (Number(response.headers.get('Content-Length')) > maxWholeFile) {
      await response.body?.cancel();
      throw new Error(`no ranges of ${this.#address}`);
    }
    this.#file = await response.arrayBuffer();
    return { data: null, etag };
  }
}

const endOf = (batch: readonly PendingRange[]) => Math.max(...batch.map(({ offset, length }) => offset + length));

function batchesOf(sorted: readonly PendingRange[]): PendingRange[][] {
  const batches: PendingRange[][] = [];
  for (const pending of sorted) {
    const batch = batches.at(-1);
    const first = batch?.[0];
    if (batch && first && pending.offset - endOf(batch) <= gap && pending.offset + pending.length - first.offset <= maxBatchBytes)
      batch.push(pending);
    else batches.push([pending]);
  }
  return batches;
}
