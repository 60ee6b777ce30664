/** Strokes of the signs that a plan needs, in a box of 6 by 10: text would depend on the fonts of the machine. */
const strokes: Readonly<Record<string, string>> = {
  '0': 'M3 0C1 0 .3 2 .3 5s.7 5 2.7 5 2.7-2 2.7-5S5 0 3 0z',
  '1': 'M1 2 3.4 0V10',
  '2': 'M.5 2.6C.7.8 1.8 0 3.1 0 4.6 0 5.5 1 5.5 2.6 5.5 5 .5 7.4.4 10H5.7',
  '3': 'M.6 1.7C1 .6 1.9 0 3 0 4.5 0 5.4.9 5.4 2.4S4.4 4.8 2.6 4.8C4.6 4.8 5.7 5.7 5.7 7.3S4.6 10 3 10C1.7 10 .8 9.4.4 8.2',
  '4': 'M4.4 10V0L.2 7H5.9',
  '5': 'M5.2 0H1.2L.8 4.4C1.5 3.9 2.2 3.7 3 3.7 4.7 3.7 5.7 4.9 5.7 6.7S4.6 10 2.9 10C1.6 10 .7 9.4.3 8.3',
  '6': 'M5.2 1.5C4.8.5 4.1 0 3.2 0 1.3 0 .3 2 .3 5.5.3 8.5 1.3 10 3 10S5.7 8.7 5.7 6.8 4.7 3.8 3.1 3.8.4 5 .3 6.6',
  '7': 'M.3 0H5.7C4 3 2.7 6 2.4 10',
  '8': 'M3 4.6C1.5 4.6.7 3.7.7 2.3S1.6 0 3 0 5.3.9 5.3 2.3 4.5 4.6 3 4.6C1.3 4.6.3 5.7.3 7.3S1.3 10 3 10 5.7 8.9 5.7 7.3 4.7 4.6 3 4.6z',
  '9': 'M.8 8.5C1.2 9.5 1.9 10 2.8 10 4.7 10 5.7 8 5.7 4.5 5.7 1.5 4.7 0 3 0S.3 1.3.3 3.2 1.3 6.2 2.9 6.2 5.6 5 5.7 3.4',
  ',': 'M1 9.4 1 9.8 .2 11.4',
  м: 'M.3 10V4L3 8.5 5.7 4V10',
};
const widths: Readonly<Record<string, number>> = { ',': 2.2, ' ': 2.6, м: 6 };
const gap = 1.9;

const advanceOf = (sign: string) => (widths[sign] ?? 6) + gap;

/** Returns a number of m², such as '18,4 м²', drawn around a point. */
export function areaLabel(text: string, x: number, y: number, height: number): string {
  const scale = height / 10;
  const signs = [...text, ' ', 'м'];
  const width = signs.reduce((sum, sign) => sum + advanceOf(sign), 0) + 3;
  let at = x - (width * scale) / 2;
  const paths = signs.map((sign) => {
    const path = strokes[sign] ? stroke(strokes[sign], at, y - height / 2, scale) : '';
    at += advanceOf(sign) * scale;
    return path;
  });
  return [...paths, stroke(strokes['2'] ?? '', at - scale, y - height / 2, scale / 2)].join('');
}

function stroke(path: string, x: number, y: number, scale: number): string {
  const line = `stroke-width="${(1.15 * scale > 1.4 ? 1.15 : 1.4 / scale).toFixed(2)}"`;
  return `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" ${line}/>`;
}
