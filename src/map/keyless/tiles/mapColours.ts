import { mapColour, mapColours } from '../../../ui/theme/mapColours';
import { themed } from '../../../ui/theme/themed';

interface Source {
  readonly css: string;
  /** Used if the browser returns no colour. */
  readonly fallback: string;
}

const ofMap = (token: keyof typeof mapColours): Source => ({ css: mapColour(token), fallback: mapColours[token][0] });
const ofText = (token: 'text' | 'text-muted'): Source => ({ css: `var(--kv-${token},${themed[token][0]})`, fallback: themed[token][0] });

const sources = {
  land: ofMap('map-land'),
  block: ofMap('map-block'),
  green: ofMap('map-green'),
  water: ofMap('map-water'),
  road: ofMap('map-road'),
  edge: ofMap('map-road-edge'),
  label: ofMap('map-label'),
  text: ofText('text-muted'),
  strong: ofText('text'),
} as const;

/** Map colours as `#rrggbb`. */
export type MapColours = Readonly<Record<keyof typeof sources, string>>;

const names = Object.keys(sources) as (keyof typeof sources)[];

/** Returns the token colours at the map's place in the page, resolved by the browser. */
export function readColours(container: HTMLElement): MapColours {
  const { ownerDocument: document } = container;
  const probe = document.createElement('i');
  probe.style.colorScheme = 'var(--kv-scheme)';
  // Forced colours would make the map one colour; images keep theirs.
  probe.style.setProperty('forced-color-adjust', 'none');
  container.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = names.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  names.forEach((name, index) => {
    if (!context) return;
    const { css, fallback } = sources[name];
    context.fillStyle = fallback;
    probe.style.color = css;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(index, 0, 1, 1);
  });
  probe.remove();
  const pixels = context?.getImageData(0, 0, names.length, 1).data;
  const colours = names.map((name, index) => [name, pixels ? toHex(pixels.subarray(index * 4, index * 4 + 3)) : sources[name].fallback]);
  return Object.fromEntries(colours) as MapColours;
}

const toHex = (channels: Iterable<number>) => `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns a mix of two colours; `share` is the first one's. */
export function mixColours(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return toHex(channels);
}

/** Whether the colours are those of a dark theme. */
export const isDark = ({ land, label }: MapColours) => lightness(land) < lightness(label);

const lightness = (colour: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
