import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { PhotoEntry } from '../../listings/writes/storePhotos';
import type { Picture } from '../../pictures/library';
import type { Uploads } from '../../pictures/uploadedPicture';
import { downloadFeed } from '../download/downloadFeed';
import { type FeedNote, FeedProblem, note } from '../feedNote';
import type { LoadedPhoto } from './feedStore';

/** Loads a photo by its address; null for what is no photo, or cannot be loaded. */
export type PhotoLoader = (url: string) => Promise<Picture | null>;

/** Agencies show one plan or house with many offers. */
const remembered = 500;

/** Returns a loader for one run: an address is asked once, from where and how feeds are loaded, and files of the folder of a feed that is one. */
export function photoLoader(uploads: Pick<Uploads, 'take'>, allowedHosts: readonly string[], folder: string | null): PhotoLoader {
  const pictures = new LRUCache<string, Promise<Picture | null>>({ max: remembered });
  const open = async (url: string): Promise<Readable> => {
    if (folder === null || !url.startsWith(folder)) return (await downloadFeed(url, allowedHosts)).bytes;
    return createReadStream(fileURLToPath(url));
  };
  return (url) => {
    const loading = pictures.get(url) ?? load(() => open(url), uploads);
    pictures.set(url, loading);
    return loading;
  };
}

async function load(open: () => Promise<Readable>, uploads: Pick<Uploads, 'take'>): Promise<Picture | null> {
  try {
    const bytes = await open();
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of bytes as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > formLimits.photoBytes) return null;
      parts.push(part);
    }
    const picture = await uploads.take(Buffer.concat(parts));
    return typeof picture === 'string' ? null : picture;
  } catch (error) {
    if (error instanceof FeedProblem || isMissing(error)) return null;
    throw error;
  }
}

/** No such file, or none that may be read. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E(?:NOENT|ACCES|ISDIR|NOTDIR)$/.test(String(error.code));

/** The photos of an offer that can be shown. */
export interface OfferPhotos {
  readonly entries: readonly PhotoEntry[];
  /** What to remember of them. */
  readonly loaded: readonly LoadedPhoto[];
  /** Of those that could not be loaded. */
  readonly notes: readonly FeedNote[];
}

/**
 * Returns the photos of an offer in their order. An address that was loaded before is not loaded again while the listing has its picture.
 * @param owned ids of the listing's photos by the hashes of their pictures
 */
export async function offerPhotos(
  urls: readonly string[],
  before: readonly LoadedPhoto[],
  owned: ReadonlyMap<string, number>,
  load: PhotoLoader,
): Promise<OfferPhotos> {
  const entries: PhotoEntry[] = [];
  const loaded: LoadedPhoto[] = [];
  const notes: FeedNote[] = [];
  const seen = new Set<string>();
  // One after another: an agency's server is asked by few at once.
  for (const url of urls) {
    const hash = before.find((photo) => photo.url === url)?.hash ?? '';
    const id = owned.get(hash);
    const picture = id === undefined ? await load(url) : null;
    const found = picture?.hash ?? (id === undefined ? null : hash);
    if (found === null) notes.push(note('photo_failed', 'photos', { value: url }));
    else {
      loaded.push({ url, hash: found });
      if (seen.has(found)) continue;
      seen.add(found);
      const known = owned.get(found);
      if (known !== undefined) entries.push({ id: known });
      else if (picture) entries.push({ picture });
    }
  }
  return { entries, loaded, notes };
}
