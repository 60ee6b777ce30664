import { toString as drawQr } from 'qrcode';

/** Returns a QR code for calling these ten digits after +7. */
export const qrOf = (phone: string): Promise<string> => qrOfText(`tel:+7${phone}`);

/** Returns a QR code as a data URL: no extra request, nothing to cache. */
export async function qrOfText(text: string): Promise<string> {
  const svg = await drawQr(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
