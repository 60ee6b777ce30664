import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { allModes, usualModes } from '../../.storybook/chromaticModes';
import { viewports } from '../../.storybook/viewports';

it('ends with a sentence when there is no token', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/chromatic.ts'], { encoding: 'utf8', env });
  expect(stderr).toContain('Chromatic needs the token of a project: CHROMATIC_PROJECT_TOKEN');
  expect(stderr).toContain('Nothing was sent');
  expect(stdout).toBe('');
  expect(status).toBe(1);
}, 30_000);

it('fails when a picture has changed and nobody has accepted it', async () => {
  const config: unknown = JSON.parse(await readFile('chromatic.config.json', 'utf8'));
  expect(config).toMatchObject({ exitZeroOnChanges: false });
});

it('has modes for both themes on both sides of every breakpoint', () => {
  expect(Object.keys(allModes)).toHaveLength(2 * Object.keys(viewports).length);
  expect(Object.keys(usualModes)).toEqual(['light w375', 'light w744', 'light w1200', 'dark w1200']);
});
