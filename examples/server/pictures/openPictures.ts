import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../config/settings';
import { folderFiles } from './folderFiles';
import { type PictureFiles, withBuiltIn } from './pictureFiles';
import { s3Files } from './s3Files';

export interface OpenPictures {
  /** Every server encodes those that come with it for itself. */
  readonly builtIn: PictureFiles;
  readonly files: PictureFiles;
}

/** Opens the storage of the settings. One that cannot be used now is reported, and asked again with each picture. */
export function openPictures({ dataDir, pictureStorage }: Pick<Settings, 'dataDir' | 'pictureStorage'>): OpenPictures {
  const builtIn = folderFiles(join(dataDir, 'pictures'));
  if (!pictureStorage) return { builtIn, files: builtIn };
  const storage = s3Files(pictureStorage);
  storage.check().catch((error: unknown) => console.error(error instanceof Error ? error.message : 'The storage of pictures'));
  return { builtIn, files: withBuiltIn(builtIn, storage) };
}

/** The same at each start of this server, another one for others: their uploads are under way. */
export function instanceOf({ dataDir, port }: Pick<Settings, 'dataDir' | 'port'>): string {
  return `${hostname()}:${port}:${dataDir}`;
}
