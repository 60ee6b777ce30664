import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { badRequest } from './problems';

const folder = fileURLToPath(new URL('../basemap/', import.meta.url));
const file = 'moscow.pmtiles';

/**
 * `GET /basemap/moscow.pmtiles`: the basemap, by ranges. Its tag tells the content and is strong, so that a reader that holds pieces of one
 * file notices when they would be followed by pieces of another.
 */
export async function basemap(api: FastifyInstance): Promise<void> {
  const content = await readFile(folder + file);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const refuse: RouteShorthandOptions['errorHandler'] = (error, _request, reply) => {
    reply.removeHeader('cache-control').removeHeader('etag');
    if (error.statusCode !== 416) throw error;
    return reply.code(416).header('content-range', `bytes */${content.length}`).send(badRequest);
  };

  await api.register(fastifyStatic, { root: folder, serve: false });
  // Tiles are compressed one by one, and a range counts bytes of the file as it is.
  api.get(`/basemap/${file}`, { schema: { hide: true }, compress: false, errorHandler: refuse }, (request, reply) => {
    const { headers } = request;
    reply.header('etag', tag).header('cache-control', 'public, max-age=86400');
    if (names(headers['if-none-match'], tag)) return reply.code(304).send();
    // Pieces of another file than this: all of it is sent instead.
    if (headers['if-range'] !== undefined && headers['if-range'] !== tag) delete headers.range;
    delete headers['if-range'];
    return reply
      .type('application/vnd.pmtiles')
      .sendFile(file, { cacheControl: false, contentType: false, etag: false, lastModified: false });
  });
}

/** Whether a list of tags, as `If-None-Match` holds it, names this one. */
function names(list: string | undefined, tag: string): boolean {
  return list !== undefined && list.split(',').some((item) => ['*', tag, `W/${tag}`].includes(item.trim()));
}
