import { toString as drawQr } from 'qrcode';

/** Returns a QR code for calling these ten digits after +7, as a data URL: no extra request, nothing to cache. */
export async function qrOf(phone: string): Promise<string> {
  const svg = await drawQr(`tel:+7${phone}`, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
