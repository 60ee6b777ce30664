import { type AvatarProblem, avatarLimits } from '../../../domain/account/avatarLimits';
import { isTooLarge, pictureHeader } from '../../../domain/picture/pictureHeader';

/** Width to which larger pictures are decoded: enough for any part of them that is cut out. */
const decodedWidth = 1600;

/** Checks a file (§5) and decodes it, turned as its EXIF says. Rejects if it cannot be read now. */
export async function readAvatar(file: File): Promise<ImageBitmap | AvatarProblem> {
  if (file.size > avatarLimits.bytes) return 'size';
  if (file.size === 0) return 'broken';
  const header = pictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (typeof header === 'string') return header;
  // The header is checked before anything is decoded: a few kilobytes may say 20 000 by 20 000.
  if (isTooLarge(header)) return 'pixels';
  const isLarge = Math.min(header.width, header.height) > decodedWidth;
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(isLarge && { resizeWidth: decodedWidth, resizeQuality: 'high' }),
    });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') return 'broken';
    throw thrown;
  }
}
