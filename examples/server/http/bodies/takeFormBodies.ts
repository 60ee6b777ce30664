import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../problems';
import { type BodyFile, bodyFile } from './bodyFile';
import { isLarge } from './largeBodies';
import { takeLongTexts } from './longTexts';

/** Bytes of a body without its photos, as of any other. */
const mostText = 1024 * 1024;
/** A large body of which fewer bytes than this arrive in so many ms, before it is complete, is given up: others wait for its room. */
const slowest = { bytes: 160_000, ms: 10_000 };

const files = new WeakMap<FastifyRequest, BodyFile>();

/** Returns the file with the photos of a request's body; an empty one if it has no body. */
export const fileOf = (request: FastifyRequest): BodyFile => files.get(request) ?? bodyFile('');

/**
 * Lets these routes take JSON with photos as base64. While it arrives the photos are written to a file, and marks stand for them in the body: in
 * memory there is never more than one photo of a body.
 * @param folder where the files are, which have no names
 * @param photosOf the texts of a body that may be long
 */
export function takeFormBodies(routes: FastifyInstance, folder: string, photosOf: (body: unknown) => readonly unknown[]): void {
  const parse = routes.getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
    });
  routes.removeContentTypeParser('application/json');
  routes.addContentTypeParser('application/json', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const limit = request.routeOptions.bodyLimit;
    if (Number(request.headers['content-length']) > limit) throw tooLarge();
    const file = bodyFile(folder);
    files.set(request, file);
    try {
      const short = takeLongTexts(file);
      let size = 0;
      for await (const chunk of isLarge(request) ? inTime(payload) : payload) {
        size += chunk.length;
        if (size > limit) throw tooLarge();
        await short.add(chunk);
        if (short.size() > mostText) throw tooLarge();
      }
      const text = short.text();
      const body = await parsed(request, text);
      const photos = new Set(photosOf(body));
      const others = file.marks.filter((mark) => !photos.has(mark));
      if (others.length === 0) return body;
      // A long text in another place is a text.
      if (others.reduce((sum, mark) => sum + (file.lengthOf(mark) ?? 0), text.length) > mostText) throw tooLarge();
      return await parsed(request, await file.restore(text, others));
    } catch (error) {
      await file.close();
      throw error;
    }
  });
  const close = async (request: FastifyRequest) => files.get(request)?.close();
  routes.addHook('onError', close);
  routes.addHook('onSend', close);
}

/** Passes on what arrives. Throws a Refusal when it arrives too slowly. */
async function* inTime(payload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let arrived = 0;
  let refusal: Refusal | null = null;
  /** Ends the present wait. */
  let refuse: (error: Refusal) => void = () => undefined;
  const timer = setInterval(() => {
    if (arrived < slowest.bytes) {
      refusal = new Refusal(408, { detail: 'Запрос пришёл не полностью.' }, { connection: 'close' });
      refuse(refusal);
    }
    arrived = 0;
  }, slowest.ms);
  const chunks = payload[Symbol.asyncIterator]();
  // A race with one promise for all chunks would keep all of them in memory.
  const nextChunk = () =>
    new Promise<IteratorResult<Buffer, unknown>>((resolve, reject) => {
      refuse = reject;
      if (refusal) reject(refusal);
      chunks.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const next = await nextChunk();
      if (next.done) return;
      arrived += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(timer);
  }
}

const tooLarge = () => Object.assign(new Error('Too large'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
