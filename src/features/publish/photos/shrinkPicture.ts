/** How a picture is made small. */
export interface Shrinking {
  /** Width to decode to, of a picture that is larger; null for one that is not. */
  readonly resizeWidth: number | null;
  readonly longestSide: number;
  readonly mostBytes: number;
  /** The first is as good as one sees; below the last the picture gets smaller instead (D45). */
  readonly qualities: readonly number[];
  /** Share by which it gets smaller. */
  readonly step: number;
}

/**
 * Returns a JPEG within the limits, turned as its EXIF says, without any metadata (§5). Rejects with `InvalidStateError` for what is no picture.
 * Its text is also the program of a worker, so it uses nothing from outside itself.
 */
export async function shrinkPicture(file: Blob, { resizeWidth, longestSide, mostBytes, qualities, step }: Shrinking): Promise<Blob> {
  const turned = { imageOrientation: 'from-image' } as const;
  // The width after turning: scaled while it is decoded, a picture of 12 megapixels never gets to the page.
  const bitmap = await createImageBitmap(file, resizeWidth ? { ...turned, resizeWidth, resizeQuality: 'high' } : turned);
  try {
    let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    for (;;) {
      const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))];
      const isOnPage = typeof document !== 'undefined' && typeof OffscreenCanvas === 'undefined';
      const canvas = isOnPage ? Object.assign(document.createElement('canvas'), { width, height }) : new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
      if (!context) throw new Error('No canvas');
      // JPEG has no transparency, and would make it black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      for (const quality of qualities) {
        const blob =
          'convertToBlob' in canvas
            ? await canvas.convertToBlob({ type: 'image/jpeg', quality })
            : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
        if (!blob) throw new Error('Not encoded');
        if (blob.size <= mostBytes) return blob;
      }
      scale *= step;
    }
  } finally {
    bitmap.close();
  }
}
