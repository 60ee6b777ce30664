import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { readColours } from '../../src/map/keyless/tiles/mapColours';

test('the map keeps its colours where the system forces those of the page', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  const before = readColours(container);
  expect(new Set(Object.values(before)).size).toBeGreaterThan(5);
  const force = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  onTestFinished(async () => void (await force('')));
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(readColours(container)).toEqual(before);
});
