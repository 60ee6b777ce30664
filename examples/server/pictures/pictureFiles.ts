/** Where the files of pictures are. A name of a file never gets other content. */
export interface PictureFiles {
  /** Names of the files that a picture has. */
  names(hash: string): Promise<ReadonlySet<string>>;
  /** Visible as a whole or not at all. */
  write(hash: string, name: string, content: Buffer): Promise<void>;
  /** Null if there is no such file. */
  read(hash: string, name: string): Promise<Buffer | null>;
  /** Removes all files of a picture. */
  remove(hash: string): Promise<void>;
}

/** The storage does not answer, is full, or refuses. A retry may succeed: the error handler responds with 503 and `Retry-After`. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  readonly statusCode = 503;
}

const hashes = /^[0-9a-f]{32}$/;
const names = /^(?:\d{1,5}\.(?:webp|jpg)|color\.txt)$/;

/** Returns `{hash}/{name}`; throws for anything that is no name of ours. */
export function pathOfFile(hash: string, name: string): string {
  if (!names.test(name)) throw new RangeError('Not a file of a picture');
  return folderOfPicture(hash) + name;
}

/** Returns `{hash}/`. */
export function folderOfPicture(hash: string): string {
  if (!hashes.test(hash)) throw new RangeError('Not a picture');
  return `${hash}/`;
}

/** Reads what comes with the server from its own folder, and anything else from a storage. Writes go to the storage. */
export function withBuiltIn(builtIn: Pick<PictureFiles, 'read'>, storage: PictureFiles): PictureFiles {
  return { ...storage, read: async (hash, name) => (await builtIn.read(hash, name)) ?? storage.read(hash, name) };
}
