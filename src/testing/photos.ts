import type { Photo } from '../domain/listing/listing';

/** Wall, floor, furniture and an accent. */
const palettes = [
  ['#e9dfd0', '#b98f63', '#8a6f5a', '#2f5d62'],
  ['#dfe5e2', '#a9896b', '#5f7470', '#c46a4a'],
  ['#efe6da', '#c9a77c', '#7b6a58', '#556b8d'],
  ['#e3e0ea', '#9c8a77', '#6a6379', '#b5894c'],
  ['#e4eadf', '#b39b7a', '#6c7a5c', '#8c4a4a'],
] as const;

type Palette = (typeof palettes)[number];

const rooms: readonly ((palette: Palette) => string)[] = [
  // Living room: sofa, lamp, picture.
  ([, , sofa, accent]) =>
    `<rect x="120" y="290" width="300" height="90" rx="14" fill="${sofa}"/><rect x="140" y="250" width="260" height="60" rx="12" fill="${sofa}" opacity=".8"/><rect x="200" y="120" width="120" height="80" fill="${accent}"/><path d="M470 380V200m-30 0h60l-14-44h-32z" stroke="#444" fill="${accent}"/>`,
  // Kitchen: cupboards, worktop, hob.
  ([, , wood, accent]) =>
    `<rect x="80" y="120" width="360" height="70" fill="${wood}"/><rect x="80" y="270" width="360" height="110" fill="${wood}"/><rect x="72" y="258" width="376" height="14" fill="#333"/><circle cx="150" cy="250" r="16" fill="${accent}"/><path d="M200 120v70m120-70v70M200 272v108m120-108v108" stroke="#fff" opacity=".6"/>`,
  // Bedroom: bed, headboard, bedside table.
  ([, , wood, accent]) =>
    `<rect x="150" y="210" width="260" height="90" rx="8" fill="${wood}"/><rect x="140" y="290" width="280" height="90" rx="10" fill="#f6f3ee"/><rect x="140" y="325" width="280" height="55" rx="10" fill="${accent}"/><rect x="450" y="310" width="70" height="70" fill="${wood}"/>`,
  // Plan of the flat.
  ([, , , accent]) =>
    `<rect width="640" height="480" fill="#fbfaf7"/><path d="M120 80h400v320H120zM120 240h180m0-160v90m0 90v140m0-70h220" fill="none" stroke="${accent}" stroke-width="10"/>`,
];

const window =
  '<rect x="470" y="80" width="110" height="150" fill="#cfe3ee" stroke="#fff" stroke-width="8"/><path d="M525 80v150" stroke="#fff" stroke-width="6"/>';

/** Returns a drawn room as a data URL, for images without a network. Deterministic. */
export function drawnRoom(palette: number, room: number): string {
  const colors = palettes[palette % palettes.length] ?? palettes[0];
  const [wall, floor] = colors;
  const draw = rooms[room % rooms.length] ?? rooms[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><rect width="640" height="480" fill="${wall}"/>` +
    `<rect y="370" width="640" height="110" fill="${floor}"/>${window}${draw?.(colors) ?? ''}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a photo with a data URL. Overrides replace single fields. */
export function aPhoto(overrides: Partial<Photo> = {}): Photo {
  const id = overrides.id ?? 1;
  const palette = palettes[id % palettes.length] ?? palettes[0];
  return { id, url: drawnRoom(id, id), alt: '', variants: null, color: palette[0], ...overrides };
}

/** An image URL that always fails without a network request. */
export const brokenPhotoUrl = 'data:image/png;base64,AAAA';
