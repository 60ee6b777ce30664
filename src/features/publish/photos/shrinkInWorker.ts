import { type Shrinking, shrinkPicture } from './shrinkPicture';

/** What a worker answers: the picture, or the name of the error. */
type Answer = readonly [blob: Blob | null, error: string];

/** Where a page requires Trusted Types, the address of a worker is one of them. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
  };
}

/** Made once: a page may allow one policy of a name. A page that allows none of this name may still take plain addresses. */
let createScriptURL: ((address: string) => string) | undefined;

function scriptUrl(address: string): string {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  try {
    const policy = createScriptURL ? null : trustedTypes?.createPolicy('kvartal-worker', { createScriptURL: String });
    createScriptURL ??= policy ? (one) => policy.createScriptURL(one) : String;
  } catch {
    createScriptURL = String;
  }
  return createScriptURL(address);
}

/** The page says that it allows a worker, its policy does not: found out once. */
let isForbidden = false;

/**
 * Shrinks a picture in a worker, away from the page. Returns null where that is not possible, and the page does it. The program comes from a blob: a
 * script from another address could not be a worker of the page. Not to be tried unless the page allows it: a browser reports what a policy forbids.
 * @throws `InvalidStateError` for what is no picture
 */
export async function shrinkInWorker(file: Blob, how: Shrinking): Promise<Blob | null> {
  if (isForbidden || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const worker = startWorker();
  if (!worker) return null;
  try {
    const [blob, error] = await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage([file, how], []);
    });
    if (error === 'InvalidStateError') throw new DOMException('no picture', error);
    return blob;
  } catch (thrown) {
    if (thrown instanceof DOMException) throw thrown;
    isForbidden = true;
    return null;
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  const program = `const shrink=${shrinkPicture};onmessage=({data:[file,how]})=>shrink(file,how).then((blob)=>postMessage([blob,'']),(error)=>postMessage([null,String(error&&error.name)]))`;
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  try {
    return new Worker(scriptUrl(address));
  } catch {
    isForbidden = true;
    return null;
  } finally {
    // The worker has its program by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }
}
