import { formLimits } from '../../../domain/listing/form/formLimits';
import type { PictureHeader } from '../../../domain/picture/pictureHeader';
import { shrinkInWorker } from './shrinkInWorker';
import { type Shrinking, shrinkPicture } from './shrinkPicture';

const { longestSide, bytes: mostBytes } = formLimits.compressed;

/**
 * Returns a JPEG within the limits as a `data:` URL, null for what is no picture. The browser decodes, scales and encodes beside the main thread; with
 * `inWorker` a worker does it, unless the browser refuses one. Rejects if neither can.
 */
export async function compressPicture(file: Blob, { width, height }: PictureHeader, inWorker = false): Promise<string | null> {
  const isLarge = Math.min(width, height) > longestSide;
  const how: Shrinking = {
    resizeWidth: isLarge ? longestSide : null,
    longestSide,
    mostBytes,
    qualities: [0.86, 0.76, 0.66, 0.56],
    step: 0.8,
  };
  try {
    const shrunk = inWorker ? await shrinkInWorker(file, how) : null;
    return await dataUrl(shrunk ?? (await shrinkPicture(file, how)));
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') return null;
    throw thrown;
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')));
    reader.readAsDataURL(blob);
  });
}
