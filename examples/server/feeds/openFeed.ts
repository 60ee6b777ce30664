import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { downloadFeed, downloadIfChanged } from './download/downloadFeed';
import { FeedProblem } from './feedNote';
import { isAddress } from './feedPlace';
import type { FeedFile, FileValidators } from './readFeed';

/**
 * Opens a feed by its address, or a file of this machine.
 * @throws FeedProblem for what cannot be opened
 */
export async function openFeed(place: string, allowedHosts: readonly string[]): Promise<FeedFile> {
  return isAddress(place) ? downloadFeed(place, allowedHosts) : openFile(place);
}

/** Opens a feed as {@link openFeed} does, unless its server says that it is still the one with the `known` validators. */
export async function openIfChanged(
  place: string,
  allowedHosts: readonly string[],
  known: FileValidators | null,
): Promise<FeedFile | 'unchanged'> {
  return isAddress(place) ? downloadIfChanged(place, allowedHosts, known) : openFile(place);
}

async function openFile(place: string): Promise<FeedFile> {
  const isFile = await stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new FeedProblem('feed_unreachable', { status: `нет файла ${place}` });
  return { bytes: createReadStream(place), url: pathToFileURL(place).href, charset: null };
}
