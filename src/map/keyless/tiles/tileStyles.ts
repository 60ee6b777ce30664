/** Widths in px by zoom, interpolated exponentially. 0: not drawn. */
type Stops = readonly (readonly [zoom: number, width: number])[];

const roads: Record<string, Stops> = {
  'road:1': [
    [7, 1.2],
    [9, 2],
    [10, 3],
    [11, 4],
    [12, 5.5],
    [13, 7.5],
    [14, 10],
    [16, 18],
    [19, 46],
  ],
  'road:2': [
    [8, 0.7],
    [9, 1.1],
    [10, 1.7],
    [11, 2.7],
    [12, 4],
    [13, 5.6],
    [14, 8.5],
    [16, 16],
    [19, 42],
  ],
  'road:3': [
    [9.5, 0],
    [10, 0.7],
    [11, 1.3],
    [12, 2.4],
    [13, 3.8],
    [14, 6],
    [16, 13],
    [19, 36],
  ],
  'road:4': [
    [10.5, 0],
    [11, 0.6],
    [12, 1.3],
    [13, 2.6],
    [14, 4.6],
    [16, 10.5],
    [19, 30],
  ],
  'road:5': [
    [12.5, 0],
    [13, 1.2],
    [14, 2.6],
    [15, 4.8],
    [16, 8],
    [19, 26],
  ],
  link: [
    [10.5, 0],
    [11, 0.8],
    [12, 1.4],
    [13, 2.6],
    [14, 4.2],
    [16, 9],
    [19, 22],
  ],
};

const waterways: Record<string, Stops> = {
  'waterway:1': [
    [7, 1.2],
    [9, 1.8],
    [10, 3],
    [11, 5],
    [12, 9],
    [13, 16],
    [14, 30],
    [19, 900],
  ],
  'waterway:2': [
    [8, 0.6],
    [10, 1],
    [12, 2.6],
    [14, 8],
    [16, 20],
    [19, 90],
  ],
  'waterway:3': [
    [9, 0.5],
    [11, 0.8],
    [13, 2.4],
    [16, 9],
    [19, 36],
  ],
  'waterway:4': [
    [10.5, 0],
    [11, 0.5],
    [13, 1.3],
    [16, 4.5],
    [19, 14],
  ],
  'waterway:5': [
    [11.5, 0],
    [12, 0.4],
    [14, 1],
    [16, 2.5],
    [19, 8],
  ],
};

/** Least important first, so that major roads are drawn on top. */
export const roadStyles = ['road:5', 'link', 'road:4', 'road:3', 'road:2', 'road:1'] as const;
export const waterwayStyles = Object.keys(waterways);

export function widthOf(style: string, zoom: number): number {
  const stops = roads[style] ?? waterways[style];
  if (!stops) return 0;
  const next = stops.findIndex(([at]) => at >= zoom);
  const after = stops[next] ?? stops.at(-1);
  const before = stops[next === -1 ? stops.length - 2 : next - 1];
  if (!after) return 0;
  if (after[0] === zoom) return after[1];
  if (!before || before[1] === 0 || after[1] === 0) return 0;
  return before[1] * (after[1] / before[1]) ** ((zoom - before[0]) / (after[0] - before[0]));
}
