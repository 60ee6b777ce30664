import { formLimits } from '../../../domain/listing/form/formLimits';
import type { PictureHeader } from '../../../domain/picture/pictureHeader';
import { shrinkInWorker } from './shrinkInWorker';
import { type Shrinking, shrinkPicture } from './shrinkPicture';

const { longestSide, bytes: mostBytes } = formLimits.compressed;

/**
 * Returns a JPEG within the limits as a `data:` URL, null for what is no picture. A worker does it where the page allows one; elsewhere the browser
 * decodes, scales and encodes beside the main thread. Rejects if neither can.
 */
export async function compressPicture(file: Blob, { width, height }: PictureHeader): Promise<string | null> {
  const isLarge = Math.min(width, height) > longestSide;
  const how: Shrinking = {
    resizeWidth: isLarge ? longestSide : null,
    longestSide,
    mostBytes,
    qualities: [0.86, 0.76, 0.66, 0.56],
    step: 0.8,
  };
  try {
    return await dataUrl((await shrinkInWorker(file, how)) ?? (await shrinkPicture(file, how)));
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
