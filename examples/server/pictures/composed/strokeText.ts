import { strokes, widthOf } from './strokes';

/** Between two signs, as a share of ten of the height. */
const gap = 1.9;
const advanceOf = (sign: string) => widthOf(sign) + gap;

/** Returns the width of a text, per px of its height. */
export function textWidth(text: string): number {
  return ([...text].reduce((sum, sign) => sum + advanceOf(sign), 0) - gap) / 10;
}

/** Returns a text drawn around a point. A raised figure, as of m², is written with ^ before it. */
export function strokeText(text: string, x: number, y: number, height: number): string {
  const scale = height / 10;
  let at = x - (textWidth(text.replace('^2', ' ')) * height) / 2;
  let size = 1;
  const paths: string[] = [];
  for (const sign of text) {
    if (sign === '^') {
      size = 0.55;
      continue;
    }
    const path = strokes[sign];
    if (path) paths.push(stroke(path, at, y - height / 2, scale * size));
    at += advanceOf(sign) * scale * size;
    size = 1;
  }
  return paths.join('');
}

/** Never so thin that it is lost when the picture is small. */
const thinnest = 2.2;

function stroke(path: string, x: number, y: number, scale: number): string {
  const width = Math.max(1.15, thinnest / scale);
  return `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" stroke-width="${width.toFixed(2)}"/>`;
}
