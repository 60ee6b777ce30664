import { converter, formatHex, parse } from 'culori';
import { mapColours } from '../../src/ui/theme/mapColours';
import { durations, easings } from '../../src/ui/theme/motion';
import { themed } from '../../src/ui/theme/themed';
import { constants, spaces, typeStyles } from '../../src/ui/theme/tokens';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}
type Group = { readonly [name: string]: Token | Group | string };

/** The tokens of the design in the format of the Design Tokens Community Group, for Figma and style tools. Names are those of `--kv-…`. */
export function tokensDocument(): Group {
  const fonts = (constants['font'] ?? '').split(',').map((name) => name.replaceAll('"', ''));
  const colours = Object.entries({ ...themed, ...mapColours });
  const theme = (index: 0 | 1): Group => ({
    ...byName(
      colours,
      ([light]) => isColour(light),
      (pair) => ({ $type: 'color', $value: colour(pair[index]) }),
    ),
    ...byName(
      colours,
      ([light]) => / \d/.test(light) && light.includes('px'),
      (pair) => ({ $type: 'shadow', $value: shadows(pair[index]) }),
    ),
    ...byName(
      colours,
      ([light]) => /^[\d.]+$/.test(light),
      (pair) => ({ $type: 'number', $value: Number(pair[index]) }),
    ),
  });
  const shared = Object.entries(constants);
  return {
    $description:
      'Kvartal. A token is the custom property --kv- with its name; lengths are multiplied by --kv-px, radii by --kv-radius-factor.',
    light: theme(0),
    dark: theme(1),
    shared: {
      font: { $type: 'fontFamily', $value: fonts },
      ...byName(shared, isColour, (value) => ({ $type: 'color', $value: colour(value) })),
      ...byName(
        shared,
        (value) => /^calc\(\d+px\*/.test(value),
        (value) => pixels(Number(/\d+/.exec(value)?.[0])),
      ),
      ...Object.fromEntries(spaces.map((step) => [`space-${step}`, pixels(step)])),
      ...byName(
        Object.entries(durations),
        () => true,
        (value) => ({
          $type: 'duration',
          $value: { value: Number.parseFloat(value), unit: 'ms' },
        }),
      ),
      ...byName(
        Object.entries(easings),
        () => true,
        (value) => ({
          $type: 'cubicBezier',
          $value: value
            .replaceAll(/cubic-bezier\(|\)/g, '')
            .split(',')
            .map(Number),
        }),
      ),
      ...byName(
        Object.entries(typeStyles),
        () => true,
        ([weight, size, line, track]) => ({
          $type: 'typography',
          $value: {
            fontFamily: fonts,
            fontSize: { value: size, unit: 'px' },
            fontWeight: weight,
            letterSpacing: { value: Math.round(track * size * 1000) / 1000, unit: 'px' },
            lineHeight: Math.round((line / size) * 1000) / 1000,
          },
        }),
        'type-',
      ),
    },
  };
}

function byName<T>(
  entries: readonly (readonly [string, T])[],
  isOne: (value: T) => boolean,
  token: (value: T) => Token,
  prefix = '',
): Group {
  return Object.fromEntries(entries.flatMap(([name, value]) => (isOne(value) ? [[prefix + name, token(value)]] : [])));
}

const isColour = (text: string) => parse(text) !== undefined;
const toRgb = converter('rgb');

function colour(text: string): object {
  const rgb = toRgb(text);
  if (!rgb) throw new Error(`${text} is not a colour`);
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [rgb.r, rgb.g, rgb.b].map(round), alpha: rgb.alpha ?? 1, hex: formatHex(rgb) };
}

/** `0 1px 2px rgb(…)` and `0 8px 20px -4px rgb(…)`, one or more. */
function shadows(text: string): object[] {
  return text.split(/,(?![^(]*\))/).map((one) => {
    const [, lengths = '', paint = ''] = /^(.*?) (rgb\(.*\)|#\w+)$/.exec(one) ?? [];
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.split(' ').map(Number.parseFloat);
    const length = (value: number) => ({ value, unit: 'px' });
    return { color: colour(paint), offsetX: length(offsetX), offsetY: length(offsetY), blur: length(blur), spread: length(spread) };
  });
}

function pixels(value: number): Token {
  return { $type: 'dimension', $value: { value, unit: 'px' } };
}
