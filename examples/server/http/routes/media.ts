import type { FastifyInstance } from 'fastify';
import type { ReadLimit } from '../../accounts/limits/readCounts';
import { addSurrogateKeys, pictureKey } from '../../edge/surrogateKeys';
import { builtInPictures } from '../../pictures/library';
import type { IsPublicPicture } from '../../pictures/pictureAccess';
import type { PictureFiles } from '../../pictures/pictureFiles';
import type { PictureLinks } from '../../pictures/pictureLinks';
import { pictureHeaders } from '../headers';
import { forever } from '../pageAnswers';
import { notFound } from '../problems';
import { valuesOf } from '../queryOf';
import { missLimit } from '../readLimits';

export interface MediaOptions {
  readonly pictureFiles: PictureFiles;
  readonly isPublicPicture: IsPublicPicture;
  readonly pictureLinks: PictureLinks;
  /** Limit of pictures that are not there, per address; none when absent. */
  readonly readLimit?: ReadLimit | null;
}

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Serves prepared pictures: of listings that everybody sees, or by a signed link. Any other is answered like one that does not exist. */
export async function media(app: FastifyInstance, { pictureFiles, isPublicPicture, pictureLinks, readLimit }: MediaOptions): Promise<void> {
  const misses = readLimit ? missLimit(readLimit) : null;
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const [, hash, name = '', format] = /^\/media\/([0-9a-f]{32})\/(\d{1,5}\.(webp|jpg))$/.exec(path) ?? [];
    if (hash === undefined) return reply.code(404).send(notFound);
    const seconds = pictureLinks.secondsLeft(hash, valuesOf(request));
    // Every hash that is made up would cost the database two statements, and every size a look at the storage.
    await misses?.refuseGuesses(request);
    const content = seconds > 0 || (await isPublicPicture(hash)) ? await pictureFiles.read(hash, name) : null;
    if (!content) {
      await misses?.count(request);
      return reply.code(404).send(notFound);
    }
    if (seconds <= 0) addSurrogateKeys(reply, [pictureKey(hash)]);
    return reply
      .headers(pictureHeaders)
      .headers({
        'content-type': types[format as keyof typeof types],
        // The browser may keep the picture as long as the link works, a proxy may not.
        'cache-control': seconds > 0 ? `private, max-age=${seconds}` : forever,
        etag: `"${hash}-${name}"`,
      })
      .send(content);
  });
  app.get('/temp-card.webp', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').sendFile('temp-card.webp', builtInPictures, { cacheControl: false }),
  );
}
