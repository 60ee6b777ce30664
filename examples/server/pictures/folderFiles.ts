import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfPicture, type PictureFiles, pathOfFile, StorageProblem } from './pictureFiles';

/** Keeps each picture in a separate folder, `{hash}/{width}.{format}`. */
export function folderFiles(root: string): PictureFiles {
  return {
    async names(hash) {
      return new Set((await ifPresent(readdir(join(root, folderOfPicture(hash))))) ?? []);
    },
    async write(hash, name, content) {
      const file = join(root, pathOfFile(hash, name));
      // Renamed when complete: a half-written file would be cached for ever.
      const part = `${file}.${process.pid}.part`;
      await ifPossible(
        mkdir(join(root, folderOfPicture(hash)), { recursive: true })
          .then(() => writeFile(part, content))
          .then(() => rename(part, file)),
      );
    },
    read: (hash, name) => ifPresent(readFile(join(root, pathOfFile(hash, name)))),
    remove: (hash) => ifPossible(rm(join(root, folderOfPicture(hash)), { recursive: true, force: true })),
  };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** Null without such a file. */
function ifPresent<T>(reading: Promise<T>): Promise<T | null> {
  return ifPossible(
    reading.catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
      throw error;
    }),
  );
}

async function ifPossible<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageProblem(`The folder of pictures: ${codeOf(error)}`, { cause: error });
  }
}
