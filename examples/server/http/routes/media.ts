import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtInPictures } from '../../pictures/library';
import type { IsPublicPicture } from '../../pictures/pictureAccess';
import type { PictureLinks } from '../../pictures/pictureLinks';
import { pictureHeaders } from '../headers';
import { notFound } from '../problems';

export interface MediaOptions {
  /** Holds `{hash}/{width}.{format}`. */
  readonly pictureDir: string;
  readonly isPublicPicture: IsPublicPicture;
  readonly pictureLinks: PictureLinks;
}

/** The content at an address never changes. */
const forever = 'public, max-age=31536000, immutable';

/** Serves prepared pictures: of listings that everybody sees, or by a signed link. Any other is answered like one that does not exist. */
export async function media(app: FastifyInstance, { pictureDir, isPublicPicture, pictureLinks }: MediaOptions): Promise<void> {
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const hash = /^\/media\/([0-9a-f]{32})\/\d{2,5}\.(?:webp|jpg)$/.exec(path)?.[1];
      if (hash === undefined) return reply.code(404).send(notFound);
      const seconds = pictureLinks.secondsLeft(hash, request.query);
      // The browser may keep the picture as long as the link works, a proxy may not.
      if (seconds > 0) return void reply.header('cache-control', `private, max-age=${seconds}`);
      if (!(await isPublicPicture(hash))) return reply.code(404).send(notFound);
    });
    await pictures.register(fastifyStatic, {
      root: pictureDir,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders(reply) {
        reply.headers(pictureHeaders);
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', forever);
      },
    });
  });
  app.get('/temp-card.webp', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').sendFile('temp-card.webp', builtInPictures, { cacheControl: false }),
  );
}
