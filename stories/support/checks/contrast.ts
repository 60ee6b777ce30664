/** Any CSS colour as sRGB over white, through a canvas: computed styles may be in `oklch` or `color-mix`, and the kit's own mathematics is not asked. */
export function toRgb(color: string): [number, number, number] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  for (const layer of ['#fff', color]) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = toRgb(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
