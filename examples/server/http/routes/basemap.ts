import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { files } from '../../files';
import { badRequest } from '../problems';

const file = 'moscow.pmtiles';

/**
 * `GET /basemap/moscow.pmtiles`: the basemap, by ranges. Its ETag is strong, so that a reader holding parts of one version never mixes them
 * with another.
 */
export async function basemap(api: FastifyInstance): Promise<void> {
  const content = await readFile(files.basemap + file);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const onRangeError: RouteShorthandOptions['errorHandler'] = (error, _request, reply) => {
    reply.removeHeader('cache-control').removeHeader('etag');
    if (error.statusCode !== 416) throw error;
    return reply.code(416).header('content-range', `bytes */${content.length}`).send(badRequest);
  };

  // Tiles are already compressed, and ranges count the file's own bytes.
  api.get(`/basemap/${file}`, { schema: { hide: true }, compress: false, errorHandler: onRangeError }, (request, reply) => {
    const { headers } = request;
    reply.header('etag', tag).header('cache-control', 'public, max-age=86400');
    if (includesTag(headers['if-none-match'], tag)) return reply.code(304).send();
    // The client holds parts of another version: send the whole file.
    if (headers['if-range'] !== undefined && headers['if-range'] !== tag) delete headers.range;
    delete headers['if-range'];
    return reply
      .type('application/vnd.pmtiles')
      .sendFile(file, files.basemap, { cacheControl: false, contentType: false, etag: false, lastModified: false });
  });
}

/** Returns whether an `If-None-Match` list contains this tag. */
function includesTag(list: string | undefined, tag: string): boolean {
  return list !== undefined && list.split(',').some((item) => ['*', tag, `W/${tag}`].includes(item.trim()));
}
