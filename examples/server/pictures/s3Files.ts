import { AwsClient } from 'aws4fetch';
import type { PictureStorageSettings } from '../config/storageSettings';
import { folderOfPicture, type PictureFiles, pathOfFile, StorageProblem } from './pictureFiles';

/** Ms for one call with all that it reads: a storage that hangs is one that fails. */
const patience = 8000;

/** Picture files in a bucket. Nothing in it is public: the server reads it for those who may see a picture. */
export interface S3Files extends PictureFiles {
  /** Rejects with a StorageProblem unless the bucket can be used. Creates a missing one. */
  check(): Promise<void>;
}

/** Keeps pictures in a bucket of an S3-compatible storage, `{hash}/{width}.{format}`. */
export function s3Files(settings: PictureStorageSettings, timeout = patience): S3Files {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  // Path style: hosts of buckets need a wildcard name, which few own storages have.
  const root = `${endpoint}/${bucket}`;

  /** Reads the answer to a call; null for what is not there. */
  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: { readonly content: Buffer; readonly type: string }) {
    const response = await reached(endpoint, async () => {
      const answer = await client.fetch(`${root}${path}`, {
        method,
        signal: AbortSignal.timeout(timeout),
        ...(body && { body: new Uint8Array(body.content), headers: { 'content-type': body.type } }),
      });
      return { status: answer.status, isOk: answer.ok, content: Buffer.from(await answer.arrayBuffer()) };
    });
    if (response.isOk) return response.content;
    if (response.status === 404) return null;
    // Somebody else has created the bucket in this moment.
    if (response.status === 409 && path === '') return response.content;
    throw new StorageProblem(`The storage of pictures: ${response.status} ${codeOf(response.content)}`.trimEnd());
  }

  async function createBucket(): Promise<void> {
    if (!(await call('PUT', ''))) throw new StorageProblem('The storage of pictures: there is no bucket, and none can be created');
  }

  async function names(hash: string): Promise<Set<string>> {
    const folder = folderOfPicture(hash);
    const list = await call('GET', `?list-type=2&prefix=${encodeURIComponent(folder)}`);
    return new Set([...(list ?? '').toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(folder.length)));
  }

  return {
    names,
    async write(hash, name, content) {
      const write = () => call('PUT', `/${pathOfFile(hash, name)}`, { content, type: typeOf(name) });
      if (await write()) return;
      // There is no bucket: the storage was not there yet when the server started.
      await createBucket();
      if (!(await write())) throw new StorageProblem('The storage of pictures: the bucket is gone');
    },
    read: async (hash, name) => call('GET', `/${pathOfFile(hash, name)}`),
    async remove(hash) {
      const folder = folderOfPicture(hash);
      for (const name of await names(hash)) await call('DELETE', `/${folder}${name}`);
    },
    async check() {
      if (!(await call('GET', '?list-type=2&max-keys=1'))) await createBucket();
    },
  };
}

async function reached<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageProblem(`The storage of pictures: ${new URL(endpoint).host} does not answer (${causeOf(error)})`);
  }
}

/** Returns `ECONNREFUSED`, `ENOTFOUND` or `TimeoutError`; messages may hold addresses with keys. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
}

/** `<Code>SignatureDoesNotMatch</Code>`. */
function codeOf(content: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(content.toString())?.[1] ?? '';
}

function typeOf(name: string): string {
  if (name.endsWith('.webp')) return 'image/webp';
  return name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain';
}
