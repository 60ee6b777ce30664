import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { durations, easings } from './motion';
import { constants } from './tokens';

const all = { ...durations, ...easings };

it('has the values of the token sheet', () => {
  const declared = Object.entries(constants).filter(([name]) => /^(?:duration|ease)/.test(name));
  expect(declared.length).toBe(3);
  for (const [name, value] of declared) expect([name, all[name]]).toEqual([name, value]);
});

it('has what the sheet at the bottom of a map falls back to', () => {
  const styles = readFileSync('src/ui/overlay/BottomSheet.styles.ts', 'utf8');
  const read = [...styles.matchAll(/var\(--kv-((?:duration|ease)-[\w-]+), ?([^()]*(?:\([^)]*\))?)\)/g)];
  expect(read.length).toBeGreaterThan(1);
  for (const [, name = '', value = ''] of read) expect([name, value.replaceAll(/\s|(?<=[(, ])0(?=\.)/g, '')]).toEqual([name, all[name]]);
});
