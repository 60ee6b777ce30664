import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { pictureFormats } from '../library';
import type { PictureFiles } from '../pictureFiles';
import { makeComposed } from './composedPicture';

/**
 * Makes the files of composed pictures when they are first asked for: there are thousands, of which few are looked at. They are kept with
 * the pictures that come with the server.
 */
export function withComposed(files: PictureFiles, builtIn: Pick<PictureFiles, 'write'>, db: Kysely<Database>): PictureFiles {
  const making = new Map<string, Promise<Buffer | null>>();
  const make = async (hash: string, name: string) => {
    const [width = 0, format] = [Number.parseInt(name, 10), pictureFormats.find((known) => name.endsWith(`.${known}`))];
    const picture = await db.selectFrom('pictures').select(['source', 'widths']).where('hash', '=', hash).executeTakeFirst();
    if (!format || !picture?.source || !picture.widths.includes(width)) return null;
    const content = await makeComposed(picture.source, width, format);
    if (content) await builtIn.write(hash, name, content);
    return content;
  };
  return {
    ...files,
    async read(hash, name) {
      const known = await files.read(hash, name);
      if (known) return known;
      const key = `${hash}/${name}`;
      const pending = making.get(key) ?? make(hash, name).finally(() => making.delete(key));
      making.set(key, pending);
      return pending;
    },
  };
}
