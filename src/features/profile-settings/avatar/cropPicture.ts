import { avatarLimits } from '../../../domain/account/avatarLimits';
import { type CropPlace, squareOf } from './cropFrame';

/** Returns what the frame shows as a JPEG: a new picture, without anything that stood beside the pixels. */
export function cropPicture(picture: ImageBitmap, place: CropPlace): Promise<Blob> {
  const { left, top, side } = squareOf(picture, place);
  const length = Math.max(1, Math.min(avatarLimits.sentSide, Math.round(side)));
  const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length });
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('No canvas'));
  // JPEG has no transparency, and would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, length, length);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, length, length);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), 'image/jpeg', 0.9);
  });
}
