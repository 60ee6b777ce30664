import { describe, expect, it } from 'vitest';
import { mapColours } from '../../src/ui/theme/mapColours';
import { durations, easings } from '../../src/ui/theme/motion';
import { themed } from '../../src/ui/theme/themed';
import { spaces, typeStyles } from '../../src/ui/theme/tokens';
import { tokensDocument } from './tokensDocument';

type Tokens = Readonly<Record<string, { readonly $type: string; readonly $value: unknown }>>;
const { light, dark, shared } = tokensDocument() as Readonly<Record<string, Tokens>>;

describe('tokens.json', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('has every token of the %s theme', (_, theme) => {
    expect(Object.keys(theme ?? {}).toSorted()).toEqual(Object.keys({ ...themed, ...mapColours }).toSorted());
  });

  it('has radii, spaces, motion and type', () => {
    const names = [
      ...['radius-tight', 'radius-corner', 'font', 'on-photo', 'photo-chip'],
      ...spaces.map((step) => `space-${step}`),
      ...Object.keys({ ...durations, ...easings }),
      ...Object.keys(typeStyles).map((name) => `type-${name}`),
    ];
    for (const name of names) expect(shared).toHaveProperty(name);
  });

  it('writes values as the format wants them', () => {
    expect(light?.['accent']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0392, 0.3608, 0.3922], alpha: 1, hex: '#0a5c64' },
    });
    expect(light?.['shadow-1']).toMatchObject({
      $type: 'shadow',
      $value: [
        {
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1 },
          blur: { value: 2 },
          spread: { value: 0 },
          color: { alpha: 0.06, hex: '#15211f' },
        },
        { blur: { value: 1 } },
      ],
    });
    expect(light?.['shadow-2']).toMatchObject({ $value: [{}, { blur: { value: 20 }, spread: { value: -4 } }] });
    expect(shared?.['duration-fast']).toEqual({ $type: 'duration', $value: { value: 150, unit: 'ms' } });
    expect(shared?.['ease']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
    expect(shared?.['type-h1']).toMatchObject({
      $value: { fontSize: { value: 32, unit: 'px' }, fontWeight: 600, letterSpacing: { value: -0.64 } },
    });
    expect(JSON.stringify(shared)).not.toMatch(/null|NaN/);
    expect(JSON.stringify([light, dark])).not.toMatch(/null|NaN/);
  });
});
