import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { feedLimits } from '../feedLimits';
import { FeedProblem } from '../feedNote';

/** Bytes in which a file says its encoding. */
const headBytes = 1024;

/**
 * Reads a file of any encoding as text, without holding it. A packed one is known by its first two bytes. The encoding is that of the byte order
 * mark, else of the declaration, else of the answer that brought it, else UTF-8.
 * @throws FeedProblem for bytes that do not fit the encoding, a torn archive, and more than a feed may have
 */
export async function* feedText(file: Readable, charset: string | null): AsyncGenerator<string> {
  try {
    yield* decoded(file, charset);
  } finally {
    // Whatever ended the reading, nothing more is loaded.
    file.destroy();
  }
}

async function* decoded(file: Readable, charset: string | null): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of unpacked(file)) {
    size += chunk.length;
    if (size > feedLimits.megabytes * 1024 * 1024) throw new FeedProblem('feed_large', { n: feedLimits.megabytes });
    if (decoder) yield decode(decoder, chunk);
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      decoder = decoderOf(head, charset);
      yield decode(decoder, head);
    }
  }
  if (!decoder) {
    decoder = decoderOf(head, charset);
    yield decode(decoder, head);
  }
  try {
    yield decoder.decode();
  } catch {
    // The file ends within a letter: the reader of the text says in which line it breaks off.
  }
}

async function* unpacked(file: Readable): AsyncGenerator<Buffer> {
  const bytes = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let first = await bytes.next();
  while (!first.done && first.value.length < 2) {
    const more = await bytes.next();
    if (more.done) break;
    first = { done: false, value: Buffer.concat([first.value, more.value]) };
  }
  const all = async function* () {
    for (let next = first; !next.done; next = await bytes.next()) yield next.value;
  };
  if (first.done || first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all();
    return;
  }
  const out = new PassThrough();
  // Its failure comes out of the loop below.
  const done = pipeline(all(), createGunzip(), out).catch((error: unknown) => error);
  try {
    yield* out as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof FeedProblem) throw error;
    throw isOfArchive(error) ? new FeedProblem('feed_broken', { line: 1 }) : error;
  }
  const failed = await done;
  if (failed !== undefined) throw failed;
}

const isOfArchive = (error: unknown) => (error as { code?: unknown }).code?.toString().startsWith('Z_') ?? false;

function decoderOf(head: Buffer, charset: string | null): TextDecoder {
  const label =
    markOf(head) ?? /<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head.toString('latin1', 0, headBytes))?.[1] ?? charset;
  try {
    return new TextDecoder(label ?? 'utf-8', { fatal: true });
  } catch {
    throw new FeedProblem('feed_encoding');
  }
}

function markOf(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

function decode(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new FeedProblem('feed_encoding');
  }
}
