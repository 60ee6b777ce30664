import { type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Overloaded } from '../../accounts/limits/boundedQueue';
import { bodyErrors } from '../problems';
import type { LongTexts } from './longTexts';

/** Bytes that are read at once: larger strings would stay in memory until the next full garbage collection. */
const block = 32 * 1024;

/** A text of a body that lies in a file. */
interface Kept {
  readonly start: number;
  length: number;
}

/** The long texts of one body, in a file that nothing but this process can open and that is gone with it. */
export interface BodyFile extends LongTexts {
  /** Bytes of the text that a mark stands for, as JSON writes it; null for another text. */
  lengthOf(mark: string): number | null;
  /** Reads the text that a mark stands for as base64. */
  decode(mark: string): Promise<Buffer>;
  /** Adds a text to a hash, with the long texts in the places of their marks. */
  update(hash: Hash, text: string): Promise<void>;
  /** Returns a text with the long texts in the places of these marks. */
  restore(text: string, marks: readonly string[]): Promise<string>;
  readonly marks: readonly string[];
  close(): Promise<void>;
}

export function bodyFile(folder: string): BodyFile {
  const id = randomUUID();
  const texts: Kept[] = [];
  let file: Promise<FileHandle> | null = null;
  let size = 0;
  let isBegun = false;

  const handle = () => {
    file ??= openUnnamed(folder, `${id}.part`);
    return file;
  };
  const markOf = (index: number) => `long text ${index} of ${id}`;
  const keptOf = (mark: string) => {
    const index = mark.endsWith(id) ? Number(/^long text (\d+) of /.exec(mark)?.[1] ?? -1) : -1;
    return texts[index];
  };
  const theKept = (mark: string) => {
    const kept = keptOf(mark);
    if (!kept) throw new TypeError('Not a mark of this body');
    return kept;
  };
  /** Each piece is overwritten by the next. */
  async function* read({ start, length }: Kept): AsyncGenerator<Buffer> {
    const buffer = Buffer.allocUnsafe(Math.min(block, length));
    for (let at = 0; at < length; at += block) {
      const wanted = Math.min(block, length - at);
      const { bytesRead } = await (await handle()).read(buffer, 0, wanted, start + at);
      if (bytesRead !== wanted) throw new Error('The file of a body ends early');
      yield buffer.subarray(0, wanted);
    }
  }
  const whole = async (mark: string) => {
    const parts: Buffer[] = [];
    for await (const part of read(theKept(mark))) parts.push(Buffer.from(part));
    return Buffer.concat(parts).toString();
  };

  return {
    get marks() {
      return texts.map((_, index) => markOf(index));
    },
    async write(bytes) {
      if (!isBegun) texts.push({ start: size, length: 0 });
      isBegun = true;
      const kept = texts.at(-1);
      await (await handle()).write(bytes, 0, bytes.length, size).catch(asOverload);
      size += bytes.length;
      if (kept) kept.length += bytes.length;
    },
    end() {
      isBegun = false;
      return markOf(texts.length - 1);
    },
    lengthOf: (mark) => keptOf(mark)?.length ?? null,
    async decode(mark) {
      const kept = theKept(mark);
      const bytes = Buffer.allocUnsafe(Math.ceil((kept.length * 3) / 4));
      let at = 0;
      let isFirst = true;
      let rest = '';
      for await (const part of read(kept)) {
        const text = part.toString('latin1');
        const content: string = rest + (isFirst ? base64Of(text) : text);
        // Some clients escape the slashes of base64, so that it must be read as JSON first.
        if (!/^[\w+/=-]*$/.test(content)) return Buffer.from(base64Of(parsed(await whole(mark))), 'base64');
        isFirst = false;
        const full = content.length - (content.length % 4);
        at += bytes.write(content.slice(0, full), at, 'base64');
        rest = content.slice(full);
      }
      at += bytes.write(rest, at, 'base64');
      return bytes.subarray(0, at);
    },
    async update(hash, text) {
      let at = 0;
      for (const { 0: mark, index } of text.matchAll(new RegExp(`long text \\d+ of ${id}`, 'g'))) {
        hash.update(text.slice(at, index));
        for await (const part of read(theKept(mark))) hash.update(part);
        at = index + mark.length;
      }
      hash.update(text.slice(at));
    },
    async restore(text, marks) {
      let restored = text;
      for (const mark of marks) {
        const long = await whole(mark);
        restored = restored.replace(mark, () => long);
      }
      return restored;
    },
    async close() {
      const opened = file;
      file = Promise.reject(new Error('The file of this body is closed'));
      file.catch(() => undefined);
      await opened?.then(
        (open) => open.close(),
        () => undefined,
      );
    },
  };
}

/** Opens a new file and takes its name away, so that it is gone with the process, however that ends. */
async function openUnnamed(folder: string, name: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const handle = await open(path, 'wx+', 0o600).catch(asOverload);
  await unlink(path);
  return handle;
}

function asOverload(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw new Overloaded('The disk has no room for a body');
  throw error;
}

/** The content of a `data:` URL, or all of it. */
export function base64Of(text: string): string {
  return text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text;
}

function parsed(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch (cause) {
    const code = 'FST_ERR_CTP_INVALID_JSON_BODY' satisfies keyof typeof bodyErrors;
    throw Object.assign(new Error('A text of the body is no JSON', { cause }), { statusCode: 400, code });
  }
}
