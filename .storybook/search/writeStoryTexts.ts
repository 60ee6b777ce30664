import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storyTexts } from './storyTexts.ts';

/** Writes the texts of all stories as `texts.json`, which the index of Storybook has no place for, and returns the folder. */
export function writeStoryTexts(): string {
  const folder = resolve('.cache/storybook-search');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'texts.json'), JSON.stringify(storyTexts()));
  return folder;
}
