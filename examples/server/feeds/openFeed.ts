import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { downloadFeed } from './download/downloadFeed';
import { FeedProblem } from './feedNote';
import { isAddress } from './feedPlace';
import type { FeedFile } from './readFeed';

/**
 * Opens a feed by its address, or a file of this machine.
 * @throws FeedProblem for what cannot be opened
 */
export async function openFeed(place: string, allowedHosts: readonly string[]): Promise<FeedFile> {
  if (isAddress(place)) return downloadFeed(place, allowedHosts);
  const isFile = await stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new FeedProblem('feed_unreachable', { status: `нет файла ${place}` });
  return { bytes: createReadStream(place), url: pathToFileURL(place).href, charset: null };
}
