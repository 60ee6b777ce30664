import { formLimits } from '../../../domain/listing/form/formLimits';
import type { PictureHeader } from './pictureHeader';

const { longestSide, bytes: mostBytes } = formLimits.compressed;

/** The first is as good as one sees; below the last the picture gets smaller instead (D45). */
const qualities = [0.86, 0.76, 0.66, 0.56] as const;
const shrink = 0.8;

/**
 * Returns a JPEG within the limits as a `data:` URL: turned as its EXIF says, without any metadata (§5). The browser decodes, scales and encodes
 * beside the main thread. Rejects for what is no picture.
 */
export async function compressPicture(file: Blob, { width, height }: PictureHeader): Promise<string> {
  const isLarge = Math.min(width, height) > longestSide;
  // The width after turning: scaled while it is decoded, a picture of 12 megapixels never gets to the page.
  const bitmap = await createImageBitmap(file, isLarge ? { resizeWidth: longestSide, resizeQuality: 'high' } : {});
  try {
    let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    for (;;) {
      const canvas = drawn(bitmap, scale);
      for (const quality of qualities) {
        const blob = await encoded(canvas, quality);
        if (blob.size <= mostBytes) return await dataUrl(blob);
      }
      scale *= shrink;
    }
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency, and would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), 'image/jpeg', quality);
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')));
    reader.readAsDataURL(blob);
  });
}
